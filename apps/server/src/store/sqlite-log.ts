import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { CannotServe } from './data-folder.ts';
import { sealingFrom, type Sealing } from './sealing.ts';
import {
  BrokenLog,
  Conflict,
  StorageFull,
  type Batch,
  type Kept,
  type Key,
  type Log,
  type Row,
  type TableRow,
} from '../ports/log.ts';

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
  CREATE TABLE IF NOT EXISTS seals (word TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY CHECK (one = 1), beats INTEGER NOT NULL) STRICT;
`;

const usualName = 'aspekt.sqlite';
export const fileIn = (folder: string): string => join(folder, usualName);

/** Another process may read the file at the same moment; it is waited for. */
const patienceMs = 2000;
/** About so many bytes are written ahead before they are moved into place. */
const mostAhead = 4 * 1024 * 1024;
/** What an entry costs there beside its own bytes: the pages of its indexes. */
const perEntry = 3 * 4096;

/** The log in one SQLite file. Every commit is on the disk before it is acknowledged. */
export const sqliteLog = (folder: string, { name = usualName, sealing = sealingFrom(process.env) } = {}): Log => {
  const db = openSafely(join(folder, name));
  demandKey(db, sealing, true);
  const sql = statements(db);
  let ahead = 0;

  /** SQLite passes over errors when it does this by itself; here a failed sync is an error like any other. */
  const moveIntoPlace = (): void => {
    try {
      db.exec('PRAGMA wal_checkpoint(PASSIVE)');
      ahead = 0;
    } catch (error) {
      // Without room for it everything stays where it is, and is as safe there.
      if (!(named(error) instanceof StorageFull)) throw error;
    }
  };

  const write: Log['write'] = async (batch) => {
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const { id, game, createdAt } of batch.tables ?? []) sql.addTable.run(id, game, createdAt);
      let last: Row | undefined;
      for (const row of batch.rows ?? []) {
        if (!(last?.table === row.table && follows(row, last))) demandPlace(sql, row);
        const bytes = sealing.seal(row.bytes, placeOf(row.table, row.seq));
        sql.addEntry.run(row.table, row.seq, row.id, bytes, row.prev, row.hash);
        last = row;
      }
      for (const { hash, table, kind, seat, role } of batch.keys ?? []) sql.addKey.run(hash, table, kind, seat, role);
      for (const hash of batch.revoked ?? []) sql.revoke.run(hash);
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw named(error);
    }
    ahead += sizeOf(batch);
    if (ahead > mostAhead) moveIntoPlace();
  };

  return {
    write,
    probe: async () => {
      try {
        db.exec('INSERT INTO pulse VALUES (1, 1) ON CONFLICT DO UPDATE SET beats = beats + 1');
      } catch (error) {
        throw named(error);
      }
    },
    ...readingOf(sql, sealing),
    remove: async (table) => {
      try {
        db.exec('BEGIN IMMEDIATE');
        for (const statement of [sql.dropEntries, sql.dropKeys, sql.dropTable]) statement.run(table);
        db.exec(`PRAGMA user_version = ${uncleaned}; COMMIT`);
        await cleanUp(db);
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        throw named(error);
      }
    },
    close: async () => db.close(),
  };
};

const follows = ({ seq, prev }: Row, last: Pick<Row, 'seq' | 'hash'>): boolean =>
  seq === last.seq + 1 && prev === last.hash;

/** An entry has to follow from the one that is there; that the next place is free, its key sees to. */
const demandPlace = (sql: Statements, row: Row): void => {
  const { table, seq } = row;
  const known = seq > 1 ? sql.entry.get(table, seq - 1) : sql.table.get(table);
  if (!known || (seq > 1 && !follows(row, { seq: seq - 1, hash: String(known['hash']) })))
    throw new Conflict(`entry ${seq} of ${table}`);
};

/** A file from which something was deleted that may still be legible in it. */
const uncleaned = 1;

/** Leave nothing legible of what was deleted. Interrupted, it is done when the file is next opened. */
const cleanUp = async (db: DatabaseSync): Promise<void> => {
  // Pages that were split may keep copies of what was moved; a file written anew has none.
  db.exec('VACUUM; PRAGMA user_version = 0');
  // Nor may it linger in the write-ahead log; whoever is reading that is waited for.
  while (db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] !== 0) {
    await new Promise((later) => setTimeout(later, 100));
  }
};

/** What is kept in one SQLite file, to look at and not to touch: a backup, or a folder that a server is using. */
export const keptLog = (file: string, sealing = sealingFrom(process.env)): KeptLog => {
  const db = new DatabaseSync(file, { readOnly: true, timeout: patienceMs });
  const sql = openedWith(db, sealing);
  return {
    ...readingOf(sql, sealing),
    fault: () => {
      const [first] = db.prepare('PRAGMA integrity_check(1)').all();
      const found = String(first?.['integrity_check']);
      return found === 'ok' ? undefined : found;
    },
    strays: () =>
      Number(
        db
          .prepare(
            `SELECT (SELECT count(*) FROM entries WHERE table_id NOT IN (SELECT id FROM tables))
                  + (SELECT count(*) FROM keys WHERE table_id NOT IN (SELECT id FROM tables)) AS strays`,
          )
          .get()?.['strays'],
      ),
    copyTo: (path) => void db.prepare('VACUUM INTO ?').run(path),
    close: async () => db.close(),
  };
};

export type KeptLog = Omit<Log, 'write' | 'probe' | 'remove'> & {
  /** What SQLite finds wrong with its own file, if anything. */
  fault(): string | undefined;
  /** Entries and links of tables that are not there. */
  strays(): number;
  /** Everything as it is at this moment, in a new file. */
  copyTo(path: string): void;
};

type Statements = Readonly<Record<keyof typeof queries, StatementSync>>;

const openedWith = (db: DatabaseSync, sealing: Sealing): Statements => {
  try {
    demandKey(db, sealing, false);
    return statements(db);
  } catch (error) {
    db.close();
    throw error;
  }
};

/** An entry is sealed for its own place: moved to another it does not open. */
const placeOf = (table: string, seq: number): string => `${table} ${seq}`;

/** A word sealed with the key is kept beside what the key seals, so that another key, or none, is noticed at once. */
const demandKey = (db: DatabaseSync, sealing: Sealing, mayWrite: boolean): void => {
  const word = db.prepare('SELECT word FROM seals').get()?.['word'];
  if (typeof word !== 'string') {
    if (sealing.on && mayWrite) db.prepare('INSERT INTO seals VALUES (?)').run(sealing.seal('aspekt', 'seal'));
    return;
  }
  try {
    sealing.open(word, 'seal');
  } catch (error) {
    if (!(error instanceof BrokenLog)) throw error;
    throw new CannotServe('The tables here are sealed with another key than the one in ASPEKT_KEY_FILE.', {
      cause: error,
    });
  }
};

const readingOf = (
  sql: Statements,
  sealing: Sealing,
): Pick<Log, 'table' | 'tables' | 'read' | 'scan' | 'length' | 'key' | 'keys'> => {
  // A long log is read much faster as lists than as objects.
  sql.entries.setReturnArrays(true);
  const scan = (table: string, after: number): Iterable<Kept> => wholeOf(sql, sealing, table, after);
  return {
    table: async (id) => {
      const row = sql.table.get(id);
      return row && ({ id, game: row['game'], createdAt: row['created_at'] } as TableRow);
    },
    tables: async () =>
      sql.tables.all().map((row) => ({ id: row['id'], game: row['game'], createdAt: row['created_at'] }) as TableRow),
    read: async (table, after = 0) => [...scan(table, after)],
    scan: async (table) => scan(table, 0),
    length: async (table) => Number(sql.length.get(table)?.['length'] ?? 0),
    key: async (hash) => sql.key.get(hash) as Key | undefined,
    keys: async (table) => sql.keys.all(table) as Key[],
  };
};

/** The rows after `after`. A whole log is counted by its other index too: a lost last row breaks no chain. */
function* wholeOf(sql: Statements, sealing: Sealing, table: string, after: number): Generator<Kept> {
  let count = 0;
  try {
    const rows = sql.entries.iterate(table, after) as Iterable<unknown> as Iterable<readonly [number, string, string]>;
    for (const [seq, bytes, hash] of rows) {
      count++;
      yield { seq, bytes: sealing.open(bytes, placeOf(table, seq)), hash };
    }
    if (after === 0 && Number(sql.count.get(table)?.['count']) !== count) throw new BrokenLog(`table ${table}`);
  } catch (error) {
    throw named(error);
  }
}

const sizeOf = ({ tables = [], rows = [], keys = [], revoked = [] }: Batch): number =>
  rows.reduce((sum, { bytes }) => sum + bytes.length + perEntry, 0) +
  (tables.length + keys.length + revoked.length) * perEntry;

const statements = (db: DatabaseSync): Statements =>
  Object.fromEntries(Object.entries(queries).map(([name, text]) => [name, db.prepare(text)])) as Record<
    keyof typeof queries,
    StatementSync
  >;

const keyColumns = 'hash, table_id AS "table", kind, seat, role';
const queries = {
  addTable: 'INSERT INTO tables (id, game, created_at) VALUES (?, ?, ?)',
  addEntry: 'INSERT INTO entries (table_id, seq, cmd_id, bytes, prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?)',
  addKey: 'INSERT INTO keys (hash, table_id, kind, seat, role) VALUES (?, ?, ?, ?, ?)',
  revoke: 'UPDATE keys SET revoked = 1 WHERE hash = ?',
  table: 'SELECT game, created_at FROM tables WHERE id = ?',
  tables: 'SELECT id, game, created_at FROM tables ORDER BY created_at, id',
  entries: 'SELECT seq, bytes, hash FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq',
  entry: 'SELECT hash FROM entries WHERE table_id = ? AND seq = ?',
  count: 'SELECT count(*) AS count FROM entries INDEXED BY sqlite_autoindex_entries_2 WHERE table_id = ?',
  length: 'SELECT max(seq) AS length FROM entries WHERE table_id = ?',
  key: `SELECT ${keyColumns} FROM keys WHERE hash = ? AND revoked = 0`,
  keys: `SELECT ${keyColumns} FROM keys WHERE table_id = ? AND revoked = 0`,
  dropEntries: 'DELETE FROM entries WHERE table_id = ?',
  dropKeys: 'DELETE FROM keys WHERE table_id = ?',
  dropTable: 'DELETE FROM tables WHERE id = ?',
} as const;

const openSafely = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file, { timeout: patienceMs });
  try {
    chmodSync(file, 0o600);
    demandSafe(db);
    // What an earlier process wrote ahead may never have reached the disk if its last sync failed, and would not be
    // synced again: it is written anew, into place.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA wal_autocheckpoint = 0');
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
const named = (error: unknown): unknown => {
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
