import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { t } from '../operator/words.ts';
import { companions, giveToOwner, halfDone, makeFolder, removeHalfDone, syncFolder } from './data-folder.ts';
import { examine, type Examined } from './examine.ts';
import { keptLog } from './kept-log.ts';
import { fileIn, settleCopy } from './sqlite-file.ts';

/** Why a backup was not made or not brought back, in one sentence. */
export class BackupFailed extends Error {}

export type Backup = Examined & { readonly file: string };

/**
 * Everything in the folder as it is at this moment, in one file; while a server is playing on it, too. What was written
 * is read again and every chain is checked before the file gets its name.
 */
export const backUp = async (folder: string, to: string): Promise<Backup> => {
  if (!existsSync(fileIn(folder))) throw new BackupFailed(t.noTables(folder));
  if (existsSync(to)) throw new BackupFailed(t.thereAlready(to));
  const partial = `${to}${halfDone}`;
  let copied = false;
  try {
    makePlace(dirname(to));
    accessSync(dirname(to), constants.W_OK);
    removeHalfDone(partial);
    demandRoomFor(folder, dirname(to));
    const began = Date.now() - coarsestTimeMs;
    const log = keptLog(fileIn(folder));
    try {
      // Others may look into the place: what is not whole yet is as secret.
      writeFileSync(partial, '', { mode: 0o600 });
      log.copyTo(partial);
    } finally {
      await log.close();
    }
    copied = true;
    settleCopy(partial);
    const examined = await examine(partial);
    if (examined.problems.length > 0) throw new BackupFailed(t.backupNotWhole(examined.problems.join(' ')));
    // Its time is that of what is in it: what is written while it is made is newer.
    utimesSync(partial, began / 1000, began / 1000);
    nameForGood(partial, to);
    return { file: to, ...examined };
  } catch (error) {
    if (copied && !existsSync(partial)) throw new BackupFailed(t.deletedMeanwhile, { cause: error });
    removeHalfDone(partial);
    throw error;
  }
};

/** Some file systems know the time of a file to two seconds only. */
const coarsestTimeMs = 2000;

/** A backup that fills the disk would stop the play that it is made for. */
const demandRoomFor = (folder: string, place: string): void => {
  const { bavail, bsize, blocks } = statfsSync(place);
  const size = ['', '-wal'].reduce(
    (sum, ending) => sum + (statSync(`${fileIn(folder)}${ending}`, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  // Some file systems do not say how large they are.
  if (blocks > 0 && bavail * bsize < size + leftFree) throw new BackupFailed(t.noRoomForBackup(place));
};
const leftFree = 16 * 1024 * 1024;

export const makePlace = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(folder);
  giveToOwner(folder);
};

/** A file that is whole gets its name, for good. */
const nameForGood = (partial: string, to: string): void => {
  keepForGood(partial);
  renameSync(partial, to);
  syncFolder(dirname(to));
};

/** What is in a file stays, and its name with it. */
export const keepForGood = (file: string): void => {
  chmodSync(file, 0o600);
  giveToOwner(file);
  const open = openSync(file, 'r+');
  fsyncSync(open);
  closeSync(open);
  syncFolder(dirname(file));
};

export const backupsIn = (folder: string): string => join(folder, 'backups');

/** Names of backups sort by time, to the thousandth of a second: two in a row do not get into each other's way. */
export const stamp = (now: number): string => new Date(now).toISOString().replaceAll(/[:.]/gu, '-').slice(0, 23);
export const backupName = (now: number): string => `aspekt-${stamp(now)}.sqlite`;
/** One that somebody asked for: it is not among those of which only the last are kept. */
export const askedForName = (now: number): string => `asked-for-${stamp(now)}.sqlite`;
const ours = /^aspekt-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})\.sqlite$/;

/** When a backup of ours was made, by its name. */
export const backupTime = (file: string): number | undefined => {
  const [, day, hours, minutes, seconds, parts] = ours.exec(basename(file)) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}${hours}:${minutes}:${seconds}.${parts}Z`);
};

/** The backups of ours in a place, the newest first. */
export const backupsAt = (place: string): readonly string[] =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isFile() && ours.test(entry.name))
        .map(({ name }) => join(place, name))
        .toSorted()
        .toReversed()
    : [];

/** Only so many are kept; nor what is left of one that was broken off long ago. */
export const thinOut = (place: string, keep: number, now: number): void => {
  for (const file of backupsAt(place).slice(keep)) rmSync(file, { force: true });
  for (const file of brokenOffAt(place)) {
    const { mtimeMs = now } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (now - mtimeMs > anHour) rmSync(file, { force: true });
  }
};
const anHour = 3_600_000;

/** Backups that are being made, or were broken off. */
const brokenOffAt = (place: string): readonly string[] =>
  existsSync(place)
    ? readdirSync(place)
        .filter((name) => ['', ...companions].some((ending) => name.endsWith(`.sqlite${halfDone}${ending}`)))
        .map((name) => join(place, name))
    : [];
