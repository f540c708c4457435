import { accessSync, chmodSync, closeSync, constants, fsyncSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { t } from '../operator/words.ts';
import { BrokenLog, Conflict, StorageFull, TracesLeft } from '../ports/log.ts';
import { warn } from '../report.ts';
import { isAheadHurt } from './ahead.ts';
import { CannotServe, isDiskFailure, resultCode, usualName } from './data-folder.ts';
import { dropEntries, entriesSchema, inOneGo, isOfOldKind, renew, settle } from './places.ts';

/** SQLite before this can damage a database in WAL mode. */
const oldestSafe = '3.51.3';

const schema = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  ${entriesSchema}
  CREATE TABLE IF NOT EXISTS keys (
    hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL, role TEXT NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0, ends_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS keys_by_table ON keys (table_id);
  CREATE TABLE IF NOT EXISTS snapshots (table_id TEXT PRIMARY KEY, bytes TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS restored (table_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS seals (word TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY CHECK (one = 1), beats INTEGER NOT NULL) STRICT;
`;

/** Whether a file is one of SQLite's, by its first bytes. */
export const isDatabase = (file: string): boolean => {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  const first = Buffer.alloc(firstBytes.length);
  const open = openSync(file, 'r');
  try {
    readSync(open, first);
  } finally {
    closeSync(open);
  }
  return first.equals(firstBytes);
};
const firstBytes = Buffer.from('SQLite format 3\0');

export const fileIn = (folder: string): string => join(folder, usualName);

/** Another process may read the file at the same moment; it is waited for. */
export const patienceMs = 2000;
/** Opens the file so that what is written to it stays, and ready for what is kept in it. */
export const openSafely = (file: string): DatabaseSync => {
  const left = isLeft(`${file}-wal`);
  // What is left of it is moved into place, and there is nothing to be seen of this any more.
  if (left && isAheadHurt(file)) warn(t.aheadHurt(file));
  const db = new DatabaseSync(file, { timeout: patienceMs });
  try {
    chmodSync(file, 0o600);
    demandSafe(db);
    // What an earlier process wrote ahead may never have reached the disk if its last sync failed, and would not be
    // synced again: it is written anew, into place.
    db.exec('PRAGMA wal_autocheckpoint = 0');
    emptyAhead(db, file);
    // That it is gone from there must be on the disk too: otherwise after a power cut what is older would be read from it.
    if (left) syncFile(`${file}-wal`);
    if (isOfOldKind(db)) renew(db);
    inOneGo(db, () => db.exec(schema));
    addEnds(db);
    // Links that an older version had only marked as ended.
    db.exec('DELETE FROM keys WHERE revoked <> 0');
    settleIfThereIsRoom(db);
    if (db.prepare('PRAGMA user_version').get()?.['user_version'] === uncleaned) {
      // Without room for it the file is as good to play on; it is tried again when it is next opened.
      if (writtenAnew(db)) emptyAhead(db, file);
    }
    return db;
  } catch (error) {
    const known = isReadOnlyByItself(error, file)
      ? new BrokenLog('the file is damaged', { cause: error })
      : named(error);
    if (!isDiskFailure(known)) db.close();
    throw known;
  }
};

/** Who may write to a file, and is told by SQLite that it is for reading alone, reads a first page that was not written so. */
const isReadOnlyByItself = (error: unknown, file: string): boolean => {
  if (resultCode(error) !== 8) return false;
  try {
    accessSync(file, constants.W_OK);
    accessSync(dirname(file), constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Move everything that was written ahead into place. Whoever is reading it is waited for, but not for ever: as long as some of
 * it is left nothing may be acknowledged.
 */
const emptyAhead = (db: DatabaseSync, file: string): void => {
  const last = Date.now() + longestWaitMs;
  while (!isAheadEmpty(db)) {
    if (Date.now() > last) throw new CannotServe(t.stillRead(file));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
};
const longestWaitMs = 10_000;

const isAheadEmpty = (db: DatabaseSync): boolean => db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;

/** Entries whose places are not written down can be read as well: without room for it that waits. */
export const settleIfThereIsRoom = (db: DatabaseSync): boolean => {
  try {
    settle(db);
    return true;
  } catch (error) {
    const known = named(error);
    if (known instanceof StorageFull) return false;
    // Each was written once: a number or an id that is taken has been changed where it is kept.
    throw known instanceof Conflict ? new BrokenLog('two entries claim one place', { cause: error }) : known;
  }
};

/** In files from before links could end by themselves there is no place for it; theirs do not. */
const addEnds = (db: DatabaseSync): void => {
  const known = db.prepare("SELECT 1 FROM pragma_table_info('keys') WHERE name = 'ends_at'").get();
  if (!known) db.exec('ALTER TABLE keys ADD COLUMN ends_at INTEGER');
};

/** Whether there is something in a file that SQLite keeps beside a database. */
export const isLeft = (companion: string): boolean => (statSync(companion, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** SQLite holds no lock on this file that closing it here would end. */
const syncFile = (path: string): void => {
  const open = openSync(path, 'r+');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
};

/** Settings that make a commit survive a power cut, read back; refuse to run without them. */
const demandSafe = (db: DatabaseSync): void => {
  const version = String(db.prepare('SELECT sqlite_version() AS version').get()?.['version']);
  if (before(version, oldestSafe)) throw new Error(`SQLite ${version} is too old: ${oldestSafe} or later is needed.`);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA mmap_size = 0; PRAGMA secure_delete = ON');
  const mode = db.prepare('PRAGMA journal_mode').get()?.['journal_mode'];
  const synchronous = db.prepare('PRAGMA synchronous').get()?.['synchronous'];
  if (mode !== 'wal' || synchronous !== 2) {
    throw new Error(
      `SQLite would not promise durable commits (journal ${String(mode)}, synchronous ${String(synchronous)}).`,
    );
  }
};

const before = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (const [i, part] of (right ?? []).entries()) {
    const own = left?.[i] ?? 0;
    if (own !== part) return own < part;
  }
  return false;
};

/** SQLite's result codes that mean something to the table; any other is a reason to stop. */
export const named = (error: unknown): unknown => {
  const full = typeof error === 'object' && error && 'errcode' in error ? Number(error.errcode) : 0;
  const code = full & 0xff;
  if (code === 13 || full === ioErrorOnIndexSize) return new StorageFull('the disk is full', { cause: error });
  if (code === 19) return new Conflict('written already', { cause: error });
  // Damaged, no database at all, not the tables that our statements are for, or bytes that the disk does not give back.
  if (code === 1 || code === 11 || code === 26 || full === ioErrorOnRead) {
    return new BrokenLog('the file is damaged', { cause: error });
  }
  return error;
};
const ioErrorOnRead = 266;
/** There is no room for the index of what is written ahead, which is made anew from that and need never be on the disk. */
const ioErrorOnIndexSize = 4874;

/** A file from which something was deleted that may still be legible in it. */
export const uncleaned = 1;

/** The file once more, while it is played on, to be written to beside the play. */
export const openBeside = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file, { timeout: patienceMs });
  demandSafe(db);
  db.exec('PRAGMA wal_autocheckpoint = 0');
  return db;
};

/**
 * Take a table out of a file and leave nothing legible of it. Interrupted, that is done when the file is next opened.
 * `TracesLeft` where the table is gone and there is no room to write the file anew. After `written` others may write again.
 */
export const dropTable = async (db: DatabaseSync, table: string, written = (): void => {}): Promise<void> => {
  try {
    inOneGo(db, () => {
      dropEntries(db, table);
      for (const kept of ['snapshots', 'keys', 'restored'])
        db.prepare(`DELETE FROM ${kept} WHERE table_id = ?`).run(table);
      db.prepare('DELETE FROM tables WHERE id = ?').run(table);
      db.exec(`PRAGMA user_version = ${uncleaned}`);
    });
    const clean = writtenAnew(db);
    // Nor may it linger in the write-ahead log; whoever is reading that is waited for, and nobody waits for us meanwhile.
    db.exec('PRAGMA wal_checkpoint(PASSIVE); PRAGMA busy_timeout = 0');
    written();
    while (!isAheadEmpty(db)) {
      await new Promise((later) => setTimeout(later, 100));
      db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    }
    if (!clean) throw new TracesLeft(t.noRoomToClean);
  } catch (error) {
    throw named(error);
  }
};

/** Pages that were split may keep copies of what was moved; a file written anew has none. False if there is no room for that. */
const writtenAnew = (db: DatabaseSync): boolean => {
  try {
    db.exec('VACUUM; PRAGMA user_version = 0');
    return true;
  } catch (error) {
    if (named(error) instanceof StorageFull) return false;
    throw error;
  }
};

/**
 * A copy is made at any moment; it is put in order, so that what is in it can be checked in two ways. One that is not there
 * any more is not made anew.
 */
export const settleCopy = (file: string): void => {
  const there = pathToFileURL(file);
  there.searchParams.set('mode', 'rw');
  const db = new DatabaseSync(there);
  try {
    if (!isOfOldKind(db)) settle(db);
  } finally {
    db.close();
  }
};

/** Every table in the file came back from a backup. */
export const markRestored = (file: string): void => {
  const db = new DatabaseSync(file);
  try {
    db.exec(`${schema}; INSERT OR IGNORE INTO restored SELECT id FROM tables`);
  } finally {
    db.close();
  }
};
