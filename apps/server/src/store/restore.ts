import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { t } from '../operator/words.ts';
import { backUp, BackupFailed, backupsIn, keepForGood, makePlace, stamp, type Backup } from './backup.ts';
import {
  CannotServe,
  companions,
  halfDone,
  holdFolder,
  identityOf,
  isDiskFailure,
  removeHalfDone,
  syncFolder,
} from './data-folder.ts';
import { examine, type Examined } from './examine.ts';
import { keptLog } from './kept-log.ts';
import { fileIn, markRestored } from './sqlite-file.ts';
import { sqliteLog } from './sqlite-log.ts';

/** Put a backup in the place of what is in the folder; what was there is backed up first. No server may be using it. */
export const restore = async (
  file: string,
  folder: string,
  now: number,
): Promise<Backup & { readonly before?: string }> => {
  if (!existsSync(file)) throw new BackupFailed(t.noFile(file));
  const [to, partial] = [fileIn(folder), `${fileIn(folder)}${halfDone}`];
  // It would be emptied to copy into it.
  if (identityOf(file) === identityOf(partial)) throw new BackupFailed(t.restoreLeft(file));
  const examined = await wholeOf(file, file);
  const letGo = hold(folder);
  // Without tables and with this one, an earlier restore was broken off in the middle.
  const mayBeEmpty = !existsSync(to) && !existsSync(partial);
  try {
    // All of it has to be there before what is in the folder is touched.
    copyWhole(file, partial);
    const copied = await wholeOf(partial, file);
    if (copied.tables !== examined.tables || copied.entries !== examined.entries)
      throw new BackupFailed(t.changedMeanwhile(file));
    keepForGood(partial);
    const before = existsSync(to) ? await putAside(folder, now) : undefined;
    // Nothing that was written ahead for the old file may be taken for the new one's, not even after a power cut.
    for (const ending of companions) rmSync(`${to}${ending}`, { force: true });
    syncFolder(folder);
    renameSync(partial, to);
    syncFolder(folder);
    return { file, ...copied, ...(before !== undefined && { before }) };
  } finally {
    if (existsSync(to) || mayBeEmpty) removeHalfDone(partial);
    letGo();
  }
};

/** What is in a file that has nothing wrong with it; `named` is what the user knows it as. */
const wholeOf = async (file: string, named: string): Promise<Examined> => {
  const examined = await examine(file);
  if (examined.problems.length > 0) throw new BackupFailed(t.notRestorable(named, examined.problems.join(' ')));
  return examined;
};

/**
 * One moment of what is in a file, with what was written ahead for it. The name of the copy is there from the beginning:
 * by it a start notices that a restore was broken off.
 */
const copyWhole = (file: string, to: string): void => {
  try {
    writeFileSync(to, '', { mode: 0o600 });
    for (const ending of companions) rmSync(`${to}${ending}`, { force: true });
    const log = keptLog(file);
    try {
      log.copyTo(to);
    } finally {
      void log.close();
    }
    markRestored(to);
  } catch (error) {
    throw new BackupFailed(t.notCopied(file, dirname(to)), { cause: error });
  }
};

const hold = (folder: string): (() => void) => {
  try {
    return holdFolder(folder, { restoring: true });
  } catch (error) {
    if (!(error instanceof CannotServe)) throw error;
    throw new BackupFailed(`${error.message} ${t.stopFirst}`, { cause: error });
  }
};

/** What is in the folder now goes to a backup of its own; if it is too damaged for that, it is moved as it is. */
const putAside = async (folder: string, now: number): Promise<string> => {
  const to = join(backupsIn(folder), `before-restore-${stamp(now)}.sqlite`);
  try {
    // Opening it moves everything that was written ahead into place.
    await sqliteLog(folder).close();
    return (await backUp(folder, to)).file;
  } catch (error) {
    if (isDiskFailure(error)) throw error;
    makePlace(dirname(to));
    for (const ending of ['', ...companions]) {
      if (existsSync(`${fileIn(folder)}${ending}`)) renameSync(`${fileIn(folder)}${ending}`, `${to}${ending}`);
    }
    syncFolder(dirname(to));
    return to;
  }
};
