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

/**
 * Make the data folder ours alone, and hold it: a second process on the same folder is refused, and so is one from which the
 * tables were moved away by a restore that never put others in their place, unless it is there to do it again.
 */
export const holdFolder = (folder: string, { restoring = false } = {}): (() => void) => {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (isShared(folder)) throw new CannotServe(t.notOurs(folder));
    chmodSync(folder, 0o700);
    // A file is written anew beside first: here, for elsewhere there may be no room, and nothing that SQLite may write to.
    process.env['SQLITE_TMPDIR'] ||= resolve(folder);
    const lock = lockIn(folder);
    if (!restoring) clearRestore(folder, () => lock.close());
    return () => lock.close();
  } catch (error) {
    throw error instanceof CannotServe ? error : new CannotServe(t.unwritable(folder, codeOf(error)), { cause: error });
  }
};

/** What a restore had copied that was broken off is nobody's, as long as what was there before is still there. */
const clearRestore = (folder: string, letGo: () => void): void => {
  const partial = join(folder, `${usualName}${halfDone}`);
  if (existsSync(partial) && !existsSync(join(folder, usualName))) {
    letGo();
    throw new CannotServe(t.restoreBrokenOff(folder));
  }
  removeHalfDone(partial);
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
  // Once it is there it is only ever opened by SQLite: closing it otherwise would end what this process holds of it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  giveToOwner(file);
  const lock = new DatabaseSync(file);
  try {
    // Nothing is ever written to it: letting go of it shall sync nothing.
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
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
/** With what SQLite keeps beside it, which would be taken for that of the next file of this name. */
export const removeHalfDone = (partial: string): void => {
  for (const ending of ['', ...companions]) rmSync(`${partial}${ending}`, { force: true });
};
/** How the names end of what SQLite keeps beside a database. */
export const companions = ['-journal', '-wal', '-shm'] as const;
export const usualName = 'aspekt.sqlite';
export const lockName = 'aspekt.lock';

/** Folder by folder: where a file system only pretends to have room, `recursive` would try for ever. */
export const makeFolder = (folder: string): void => {
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

/**
 * A write or a sync that failed for good, SQLITE_IOERR or EIO: what the system has in memory for it may never get to the disk,
 * though later syncs succeed. Nothing more may be written, synced or closed by this process.
 */
export const isDiskFailure = (error: unknown): boolean => resultCode(error) === 10 || codeOf(error) === 'EIO';

/** What a path leads to, by whatever name it is called. */
export const identityOf = (path: string): string => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : path;
};

/** What the superuser makes in somebody's folder is theirs: the server may run as them. */
export const giveToOwner = (path: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
};

/** SQLite's result code without its finer parts; 0 for an error that is not SQLite's. */
export const resultCode = (error: unknown): number =>
  typeof error === 'object' && error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
