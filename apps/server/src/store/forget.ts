import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { t } from '../operator/words.ts';
import { TracesLeft } from '../ports/log.ts';
import { halfDone, lockName, usualName } from './data-folder.ts';
import { dropTable, isDatabase, openSafely, uncleaned } from './sqlite-file.ts';

/**
 * A deleted table is deleted from the backups as well, whatever they are called: from those of ours, from those somebody put
 * beside them, from what was there before a restore; what was copied of a backup that is being made or was broken off is
 * thrown away. `TracesLeft` names those that cannot be opened; all others are clean then.
 */
export const forgetInBackups = async (places: readonly string[], table: string): Promise<void> => {
  const left: string[] = [];
  for (const place of new Set(places)) left.push(...(await forgetAt(place, table).catch(() => [place])));
  if (left.length > 0) throw new TracesLeft(t.tracesLeft(table, left.join(', ')));
};

const forgetAt = async (place: string, table: string): Promise<readonly string[]> => {
  const done = new Set<string>();
  const left: string[] = [];
  const next = (): string | undefined =>
    (existsSync(place) ? readdirSync(place) : []).find((name) => !done.has(name) && isCopy(join(place, name)));
  // One that is just being made may get its name meanwhile: it is looked again until there is nothing new.
  for (let name = next(); name !== undefined; name = next()) {
    done.add(name);
    const file = join(place, name);
    if (name.endsWith(halfDone)) rmSync(file, { force: true });
    else if (!(await forgotten(file, table))) left.push(file);
  }
  return left;
};

/** A database by its first bytes, or by its name one that was to become one; the one that is played on is none. */
const isCopy = (file: string): boolean => {
  if (basename(file) === usualName || basename(file) === lockName) return false;
  return file.endsWith('.sqlite') || file.endsWith(`.sqlite${halfDone}`) || isDatabase(file);
};

/** For this the key is not needed that the entries may be sealed with. */
const forgotten = async (file: string, table: string): Promise<boolean> => {
  try {
    if (!isIn(file, table)) return true;
    const db = openSafely(file);
    try {
      await dropTable(db, table);
      return true;
    } finally {
      db.close();
    }
  } catch {
    // Damaged, or not to be written to: whoever runs the server is told, and the others are cleaned all the same.
    return false;
  }
};

/** Whether there may be something of a table in a file. Files of another kind are not ours to open for more than a look. */
const isIn = (file: string, table: string): boolean => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const ours = db.prepare("SELECT count(*) AS count FROM sqlite_schema WHERE name IN ('tables', 'entries')").get();
    if (ours?.['count'] !== 2) return false;
    const half = db.prepare('PRAGMA user_version').get()?.['user_version'] === uncleaned;
    return half || db.prepare('SELECT 1 FROM tables WHERE id = ?').get(table) !== undefined;
  } finally {
    db.close();
  }
};
