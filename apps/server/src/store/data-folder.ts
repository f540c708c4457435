import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { t } from '../operator/words.ts';

/** Why the server cannot run here, in one sentence for whoever started it. */
export class CannotServe extends Error {}

/** Make the data folder ours alone, and hold it: a second process on the same folder is refused. */
export const holdFolder = (folder: string): (() => void) => {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (isShared(folder)) throw new CannotServe(t.notOurs(folder));
    chmodSync(folder, 0o700);
    const lock = lockIn(folder);
    // What a restore that was broken off had copied is nobody's.
    rmSync(join(folder, `${usualName}${halfDone}`), { force: true });
    return () => lock.close();
  } catch (error) {
    throw error instanceof CannotServe ? error : new CannotServe(t.unwritable(folder, codeOf(error)), { cause: error });
  }
};

/** Where others keep things that are not ours, they are not to be shut out. */
const isShared = (folder: string): boolean => {
  if ((statSync(folder).mode & 0o077) === 0) return false;
  const there = readdirSync(folder).filter((name) => name !== 'lost+found');
  return there.length > 0 && !there.includes(usualName) && !there.includes(lockName);
};

/** SQLite's file lock belongs to the process and ends with it, however it ends. */
const lockIn = (folder: string): DatabaseSync => {
  const file = join(folder, lockName);
  closeSync(openSync(file, 'a', 0o600));
  giveToOwner(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    const code = resultCode(error);
    if (code === 5) throw new CannotServe(t.inUse(folder), { cause: error });
    if (code === 26) throw new CannotServe(t.badLock(file), { cause: error });
    throw error;
  }
};

/** A file that is not whole yet has this after its name. */
export const halfDone = '.partial';
export const usualName = 'aspekt.sqlite';
export const lockName = 'aspekt.lock';

/** Folder by folder: where a file system only pretends to have room, `recursive` would try for ever. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
  syncFolder(dirname(folder));
};

/** A new name in a folder survives a power cut once the folder itself is on the disk. */
export const syncFolder = (folder: string): void => {
  // Windows keeps its folders by itself and opens none.
  if (process.platform === 'win32') return;
  const open = openSync(folder, 'r');
  fsyncSync(open);
  closeSync(open);
};

/** The code by which the system or SQLite says why not. */
export const codeOf = (error: unknown): string => {
  if (resultCode(error) > 0) return `SQLite ${resultCode(error)}`;
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : String(error);
};

/** The system lets this process not write, or not even open, what belongs to somebody else or must not change. */
export const isForbidden = (error: unknown): boolean =>
  forbidding.has(resultCode(error)) || ['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error));
/** SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_AUTH. */
const forbidding: ReadonlySet<number> = new Set([3, 8, 14, 23]);

/** What the superuser makes in somebody's folder is theirs: the server may run as them. */
export const giveToOwner = (path: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
};

/** SQLite's result code without its finer parts; 0 for an error that is not SQLite's. */
export const resultCode = (error: unknown): number =>
  typeof error === 'object' && error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
