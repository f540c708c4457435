import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Conflict, StorageFull, type Kept, type Key, type Log, type TableRow } from '../ports/log.ts';

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
`;

/** The log in one SQLite file. Every commit is on the disk before it is acknowledged. */
export const sqliteLog = (folder: string): Log => {
  const file = join(folder, 'aspekt.sqlite');
  const db = new DatabaseSync(file);
  chmodSync(file, 0o600);
  demandSafe(db);
  db.exec(schema);
  const sql = statements(db);
  // A long log is read much faster as lists than as objects.
  sql.entries.setReturnArrays(true);

  const write: Log['write'] = async (batch) => {
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const { id, game, createdAt } of batch.tables ?? []) sql.addTable.run(id, game, createdAt);
      for (const { table, seq, id, bytes, prev, hash } of batch.rows ?? []) {
        sql.addEntry.run(table, seq, id, bytes, prev, hash);
      }
      for (const { hash, table, kind, seat, role } of batch.keys ?? []) sql.addKey.run(hash, table, kind, seat, role);
      for (const hash of batch.revoked ?? []) sql.revoke.run(hash);
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw named(error);
    }
  };

  return {
    write,
    table: async (id) => {
      const row = sql.table.get(id);
      return row && ({ id, game: row['game'], createdAt: row['created_at'] } as TableRow);
    },
    read: async (table, after = 0) => [...keptIn(sql.entries.iterate(table, after))],
    scan: async (table) => keptIn(sql.entries.iterate(table, 0)),
    length: async (table) => Number(sql.length.get(table)?.['length'] ?? 0),
    key: async (hash) => sql.key.get(hash) as Key | undefined,
    keys: async (table) => sql.keys.all(table) as Key[],
    remove: async (table) => {
      db.exec('BEGIN IMMEDIATE');
      for (const statement of [sql.dropEntries, sql.dropKeys, sql.dropTable]) statement.run(table);
      db.exec('COMMIT');
      // What was deleted must not linger in the write-ahead log either.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close: async () => db.close(),
  };
};

function* keptIn(rows: Iterable<unknown>): Generator<Kept> {
  for (const [seq, bytes, hash] of rows as Iterable<readonly [number, string, string]>) yield { seq, bytes, hash };
}

const statements = (db: DatabaseSync): Readonly<Record<keyof typeof queries, StatementSync>> =>
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
  entries: 'SELECT seq, bytes, hash FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq',
  length: 'SELECT max(seq) AS length FROM entries WHERE table_id = ?',
  key: `SELECT ${keyColumns} FROM keys WHERE hash = ? AND revoked = 0`,
  keys: `SELECT ${keyColumns} FROM keys WHERE table_id = ? AND revoked = 0`,
  dropEntries: 'DELETE FROM entries WHERE table_id = ?',
  dropKeys: 'DELETE FROM keys WHERE table_id = ?',
  dropTable: 'DELETE FROM tables WHERE id = ?',
} as const;

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
  const code = typeof error === 'object' && error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  if (code === 13) return new StorageFull('the disk is full', { cause: error });
  if (code === 19) return new Conflict('written already', { cause: error });
  return error;
};
