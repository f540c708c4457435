import { createHash } from 'node:crypto';

/** What happened in a session, in order: its last lines to be read, all of it as one hash to be compared. */
export type Trace = {
  say(line: string): void;
  /** The last lines, shortened. */
  last(): readonly string[];
  hash(): string;
};

const mostLines = 4000;
const mostChars = 200;
/** Hashed, but not worth reading. */
const isDull = /"t":"p[io]ng"/u;

export const openTrace = (now: () => number): Trace => {
  const hash = createHash('sha256');
  const lines: string[] = [];
  return {
    say: (text) => {
      const line = `${Math.round(now() * 1000) / 1000} ${text}`;
      hash.update(line).update('\n');
      if (isDull.test(line)) return;
      lines.push(line.length > mostChars ? `${line.slice(0, mostChars)}…` : line);
      if (lines.length > 2 * mostLines) lines.splice(0, mostLines);
    },
    last: () => lines.slice(-mostLines),
    hash: () => hash.copy().digest('hex'),
  };
};
