import type { Role, Wire } from '@aspekt/contract';
import type { ClientMessage, Line, ServerMessage } from '@aspekt/protocol';
import type { Watch } from './network.ts';
import type { Secrets } from './secrets.ts';

/** What one page sent and heard, taken down at its socket, and what was wrong with it at once. */
export type Witness = Watch & {
  readonly commands: ReadonlyMap<string, Wire>;
  /** The first answer to each command that was taken for one: `done`, or the code of what stood against it. */
  readonly answers: ReadonlyMap<string, string>;
  /** Every line that was ever told, by number, each wording once. */
  readonly lines: ReadonlyMap<number, ReadonlyMap<string, Line>>;
  readonly byes: ReadonlyMap<string, number>;
  readonly complaints: readonly string[];
  /** So many frames came. */
  readonly frames: () => number;
};

/** What is not taken now is to be sent again later. */
const later: ReadonlySet<string> = new Set(['too_fast', 'storage_full']);

export const openWitness = (
  who: { readonly name: string; readonly seat: string; readonly role: Role },
  secrets: Secrets,
): Witness => {
  const commands = new Map<string, Wire>();
  const answers = new Map<string, string>();
  const lines = new Map<number, Map<string, Line>>();
  const byes = new Map<string, number>();
  const complaints: string[] = [];
  let frames = 0;

  const answer = (id: string | undefined, what: string): void => {
    if (id !== undefined && !answers.has(id)) answers.set(id, what);
  };
  const read = (told: readonly Line[], t: string, cursor?: number): void => {
    for (const [i, line] of told.entries()) {
      const before = told[i - 1];
      if (before && line.n !== before.n + 1)
        complaints.push(`I3 ${who.name} is told line ${line.n} after ${before.n} in one ${t}`);
      const { struck: _, ...rest } = line;
      const wordings = lines.get(line.n) ?? new Map<string, Line>();
      wordings.set(JSON.stringify(rest), rest);
      lines.set(line.n, wordings);
    }
    const last = told.at(-1);
    if (cursor !== undefined && last && last.n !== cursor)
      complaints.push(`I3 ${who.name} is told lines up to ${last.n} and the cursor ${cursor}`);
  };

  return {
    commands,
    answers,
    lines,
    byes,
    complaints,
    frames: () => frames,
    sent: (frame) => {
      const message = JSON.parse(frame) as ClientMessage;
      if (message.t !== 'do') return;
      commands.set(message.id, message.command as Wire);
      // A page that asks again did not take the answer: it came over a connection that it no longer listened to.
      if (answers.get(message.id) !== 'done') answers.delete(message.id);
    },
    heard: (frame) => {
      frames++;
      for (const word of secrets.leaked(frame, who)) complaints.push(`I6 ${who.name} reads ${word}`);
      const message = JSON.parse(frame) as ServerMessage;
      switch (message.t) {
        case 'welcome':
        case 'changed':
          return read(message.lines, message.t, message.cursor);
        case 'older':
          return read(message.lines, message.t);
        case 'done':
          return answer(message.id, 'done');
        case 'refused':
          return answer(message.id, message.refusal.code);
        case 'invalid':
          return later.has(message.code) ? undefined : answer(message.id, message.code);
        case 'bye':
          return void byes.set(message.code, (byes.get(message.code) ?? 0) + 1);
        case 'waiting':
        case 'odds':
        case 'answer':
        case 'unknown':
        case 'offers':
        case 'pong':
        case 'knocking':
        case 'seated':
      }
    },
  };
};
