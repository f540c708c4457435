import { firstHash, headHash, nextHash } from './hash-chain.ts';
import { atOnce, type Steps } from './steps.ts';

export const logFormat = 'aspekt-log';
export const logVersion = 1;

/** The first line of an exported log. `entries` and `last` make a file that was cut short notice it. */
export type LogHead = {
  readonly format: typeof logFormat;
  readonly version: typeof logVersion;
  readonly table: string;
  readonly entries: number;
  readonly last: string;
};

/** A log as JSON lines: the head, then each entry's own bytes with the hashes that chain them. */
export const writeLog = (head: NewHead, entries: Iterable<string>): string => atOnce(writingLog(head, entries));
type NewHead = { readonly table: string; readonly [key: string]: unknown };

/** The same, an entry at a time. */
export function* writingLog(head: NewHead, entries: Iterable<string>): Steps<string> {
  const lines: string[] = [];
  let previous = firstHash(head.table);
  for (const entry of entries) {
    const hash = nextHash(previous, entry);
    lines.push(`{"hash":"${hash}","prev":"${previous}","entry":${entry}}\n`);
    previous = hash;
    yield undefined;
  }
  const whole: LogHead = { format: logFormat, version: logVersion, ...head, entries: lines.length, last: previous };
  const bytes = JSON.stringify(whole);
  return `{"hash":"${headHash(bytes)}","head":${bytes}}\n${lines.join('')}`;
}

export type LogFault = {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly fault: 'not a log' | 'unknown version' | 'changed' | 'cut short';
};
export type ReadLog =
  | { readonly head: LogHead; readonly entries: readonly string[]; readonly fault?: undefined }
  | { readonly fault: LogFault };

const headLine = /^\{"hash":"([0-9a-f]{64})","head":(\{.*\})\}$/s;
const entryLine = /^\{"hash":"([0-9a-f]{64})","prev":"([0-9a-f]{64})","entry":(\{.*\})\}$/s;

/** Read a log file and check the chain of hashes: any bit that was changed, any line that is missing is found. */
export const readLog = (text: string): ReadLog => {
  const lines = text.split('\n');
  const [, hash, bytes] = headLine.exec(lines[0] ?? '') ?? [];
  if (hash === undefined || bytes === undefined) return { fault: { line: 1, fault: 'not a log' } };
  if (headHash(bytes) !== hash) return { fault: { line: 1, fault: 'changed' } };
  const head = headIn(bytes);
  if (head?.format !== logFormat) return { fault: { line: 1, fault: 'not a log' } };
  if (typeof head.table !== 'string') return { fault: { line: 1, fault: 'not a log' } };
  if (head.version !== logVersion) return { fault: { line: 1, fault: 'unknown version' } };
  if (lines.length !== head.entries + 2 || lines.at(-1) !== '') {
    return { fault: { line: lines.length, fault: 'cut short' } };
  }
  const entries: string[] = [];
  let previous = firstHash(head.table);
  for (let i = 1; i <= head.entries; i++) {
    const [, own, prev, entry] = entryLine.exec(lines[i] ?? '') ?? [];
    if (entry === undefined || prev !== previous || own !== nextHash(previous, entry)) {
      return { fault: { line: i + 1, fault: 'changed' } };
    }
    entries.push(entry);
    previous = own;
  }
  if (previous !== head.last) return { fault: { line: 1, fault: 'changed' } };
  return { head, entries };
};

/** Hashes that fit can be made for nonsense too. */
const headIn = (bytes: string): LogHead | undefined => {
  try {
    return JSON.parse(bytes);
  } catch {
    return undefined;
  }
};
