import { chmodSync, closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BrokenLog, Conflict, StorageFull } from '../ports/log.ts';

/** SQLite before this can damage a database in WAL mode. */
const oldestSafe = '3.51.3';

const schema = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, cmd_id TEXT NOT NULL, bytes TEXT NOT NULL,
    prev_hash TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (table_id, seq), UNIQUE (table_id, cmd_id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS keys (
    hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL, role TEXT NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS keys_by_table ON keys (table_id);
  CREATE TABLE IF NOT EXISTS snapshots (table_id TEXT PRIMARY KEY, bytes TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS restored (table_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS seals (word TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY CHECK (one = 1), beats INTEGER NOT NULL) STRICT;
`;

export const usualName = 'aspekt.sqlite';
export const fileIn = (folder: string): string => join(folder, usualName);

/** Another process may read the file at the same moment; it is waited for. */
export const patienceMs = 2000;
/** Opens the file so that what is written to it stays, and ready for what is kept in it. */
export const openSafely = (file: string): DatabaseSync => {
  const left = isLeft(`${file}-wal`);
  const db = new DatabaseSync(file, { timeout: patienceMs });
  try {
    chmodSync(file, 0o600);
    demandSafe(db);
    // What an earlier process wrote ahead may never have reached the disk if its last sync failed, and would not be
    // synced again: it is written anew, into place.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA wal_autocheckpoint = 0');
    // That it is gone from there must be on the disk too: otherwise after a power cut what is older would be read from it.
    if (left) syncFile(`${file}-wal`);
    db.exec(schema);
    if (db.prepare('PRAGMA user_version').get()?.['user_version'] === uncleaned) {
      db.exec('VACUUM; PRAGMA user_version = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    }
    return db;
  } catch (error) {
    db.close();
    throw named(error);
  }
};

const isLeft = (ahead: string): boolean => (statSync(ahead, { throwIfNoEntry: false })?.size ?? 0) > 0;

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
  if (code === 13) return new StorageFull('the disk is full', { cause: error });
  if (code === 19) return new Conflict('written already', { cause: error });
  // Damaged, no database at all, or bytes that the disk does not give back.
  if (code === 11 || code === 26 || full === ioErrorOnRead) {
    return new BrokenLog('the file is damaged', { cause: error });
  }
  return error;
};
const ioErrorOnRead = 266;

/** A file from which something was deleted that may still be legible in it. */
export const uncleaned = 1;

/** Leave nothing legible of what was deleted. Interrupted, it is done when the file is next opened. */
export const cleanUp = async (db: DatabaseSync): Promise<void> => {
  // Pages that were split may keep copies of what was moved; a file written anew has none.
  db.exec('VACUUM; PRAGMA user_version = 0');
  // Nor may it linger in the write-ahead log; whoever is reading that is waited for.
  while (db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] !== 0) {
    await new Promise((later) => setTimeout(later, 100));
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
