import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
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
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new CannotServe(t.unwritable(folder, codeOf(error)), { cause: error });
  }
  const file = join(folder, 'aspekt.lock');
  closeSync(openSync(file, 'a', 0o600));
  // SQLite's file lock belongs to the process and ends with it, however it ends.
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new CannotServe(t.inUse(folder), { cause: error });
  }
  // What a restore that was broken off had copied is nobody's.
  rmSync(join(folder, `${usualName}${halfDone}`), { force: true });
  return () => lock.close();
};

/** A file that is not whole yet has this after its name. */
export const halfDone = '.partial';
export const usualName = 'aspekt.sqlite';

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

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : String(error);
