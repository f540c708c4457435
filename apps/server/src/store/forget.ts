import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { t } from '../operator/words.ts';
import { TracesLeft } from '../ports/log.ts';
import { companions, halfDone, identityOf, lockName, removeHalfDone, usualName } from './data-folder.ts';
import { dropTable, isDatabase, isLeft, openSafely, uncleaned } from './sqlite-file.ts';

/**
 * A deleted table is deleted from the backups as well, whatever they are called: from those of ours, from those somebody put
 * beside them, from what was there before a restore, and from all of those in folders there; what was copied of a backup that is being
 * made or was broken off is thrown away. `TracesLeft` names those that cannot be opened; all others are clean then.
 */
export const forgetInBackups = async (folder: string, places: readonly string[], table: string): Promise<void> => {
  const left = new Set<string>();
  const own = ownFilesOf(folder);
  for (const place of new Set([...places, folder])) {
    for (const file of await forgetAt(place, own, table).catch(() => [place])) left.add(file);
  }
  if (left.size > 0) throw new TracesLeft(t.tracesLeft(table, [...left].join(', ')));
};

const forgetAt = async (place: string, own: ReadonlySet<string>, table: string): Promise<Iterable<string>> => {
  const done = new Set<string>();
  const left = new Set<string>();
  const isNext = (file: string): boolean => {
    if (done.has(file)) return false;
    try {
      return isCopy(file, own);
    } catch {
      // One that may not be looked into says nothing of those after it.
      done.add(file);
      left.add(file);
      return false;
    }
  };
  const next = (): string | undefined => filesIn(place, left).find(isNext);
  // One that is just being made may get its name meanwhile: it is looked again until there is nothing new.
  for (let file = next(); file !== undefined; file = next()) {
    done.add(file);
    if (isHalfDone(file)) removeHalfDone(file);
    else if (!(await forgotten(file, table))) left.add(file);
  }
  return left;
};

/** Every file in a place and in the folders in it. What lies too deep, or may not be looked into, is `left`. */
const filesIn = (place: string, left: Set<string>, depth = 0): readonly string[] => {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name);
    if (!entry.isDirectory()) return [path];
    // The file system's own, for root alone.
    if (entry.name === 'lost+found') return [];
    try {
      if (depth < deepest) return filesIn(path, left, depth + 1);
    } catch {
      // Its name is all that can be told.
    }
    left.add(path);
    return [];
  });
};
const deepest = 4;

/**
 * A database by its first bytes, or by its name one that was to become one. The files that are played on are none, nor are
 * those that SQLite keeps beside a database: whoever opens one of them for a look and closes it ends every lock that this
 * process has on it, and the next process takes itself for the only one.
 */
const isCopy = (file: string, own: ReadonlySet<string>): boolean => {
  if (companions.some((ending) => file.endsWith(ending))) return isHalfDone(file);
  if (own.has(identityOf(file))) return false;
  return file.endsWith('.sqlite') || file.endsWith(`.sqlite${halfDone}`) || isDatabase(file);
};

/** What was copied, or what SQLite keeps beside that. */
const isHalfDone = (file: string): boolean =>
  ['', ...companions].some((ending) => file.endsWith(`${halfDone}${ending}`));

const ownFilesOf = (folder: string): ReadonlySet<string> =>
  new Set([usualName, lockName].map((name) => identityOf(join(folder, name))));

/** For this the key is not needed that the entries may be sealed with. */
const forgotten = async (file: string, table: string): Promise<boolean> => {
  try {
    if (!mayBeIn(file, table)) return true;
    const db = openSafely(file);
    try {
      if (isIn(db, table)) await dropTable(db, table);
      return true;
    } finally {
      db.close();
    }
  } catch {
    // Damaged, or not to be written to: whoever runs the server is told, and the others are cleaned all the same.
    return false;
  }
};

/**
 * Whether there may be something of a table in a file. Files of another kind are not ours to open for more than a look; but
 * whoever may only read cannot take back what was left half written.
 */
const mayBeIn = (file: string, table: string): boolean => {
  const db = new DatabaseSync(file, { readOnly: !isLeft(`${file}-journal`) });
  try {
    const ours = db.prepare("SELECT count(*) AS count FROM sqlite_schema WHERE name IN ('tables', 'entries')").get();
    // Where something is written ahead the table may be gone from that alone, and be in the file as ever.
    return ours?.['count'] === 2 && (isLeft(`${file}-wal`) || isIn(db, table));
  } finally {
    db.close();
  }
};

const isIn = (db: DatabaseSync, table: string): boolean =>
  db.prepare('PRAGMA user_version').get()?.['user_version'] === uncleaned ||
  db.prepare('SELECT 1 FROM tables WHERE id = ?').get(table) !== undefined;
