import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { Problem } from './problem.ts';
import { t } from './words/index.ts';

/** What is in a file, or with - what comes in. */
export const fileText = (path: string): string =>
  attempted(path, t.unreadable, () => readFileSync(path === '-' ? process.stdin.fd : path, 'utf8'));

/** Whether a file begins so. */
export const opensWith = (path: string, beginning: string): boolean =>
  attempted(path, t.unreadable, () => {
    const read = Buffer.alloc(beginning.length);
    const fd = openSync(path, 'r');
    readSync(fd, read);
    closeSync(fd);
    return read.toString('latin1') === beginning;
  });

/** The same bit by bit, as it comes. */
export const fileStream = (path: string): Readable => {
  if (path === '-') return process.stdin;
  const fd = attempted(path, t.unreadable, () => openSync(path, 'r'));
  if (statSync(path).isDirectory()) throw new Problem(t.notAFile(path));
  return createReadStream(path, { fd });
};

export const writeText = (path: string, text: string): void =>
  attempted(path, t.unwritten, () => writeFileSync(path, text));

/** Learn now, and not when there is something to lose, whether a file can be written. What is in it stays. */
export const demandWritable = (path: string): void =>
  attempted(path, t.unwritten, () => closeSync(openSync(path, 'a')));

/** Whether there is something at a path. Where one may not look, that is said rather than that there is nothing. */
export const isThere = (path: string): boolean =>
  attempted(path, t.unreadable, () => statSync(path, { throwIfNoEntry: false }) !== undefined);

type Telling = (path: string, code: string) => string;

/** What the file system says no to is a sentence. */
const attempted = <T>(path: string, tell: Telling, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    const code = errnoOf(error);
    if (code === undefined) throw error;
    if (code === 'EISDIR') throw new Problem(t.notAFile(path));
    if (code === 'ENOENT' && tell === t.unreadable) throw new Problem(t.noFile(path));
    throw new Problem(tell(path, code));
  }
};

/** The name of an error of the file system, such as EACCES. */
export const errnoOf = (error: unknown): string | undefined =>
  error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : undefined;
