import { join } from 'node:path';
import { Conflict, StorageFull, type Batch, type Log, type Row } from '../ports/log.ts';
import { atIn } from '../rows.ts';
import { usualName } from './data-folder.ts';
import { demandKey, placeOf, prepared, readingOf, readingQueries, type Prepared, type Reading } from './kept-log.ts';
import { sealingFrom } from './sealing.ts';
import { dropTable, named, openSafely } from './sqlite-file.ts';

/** About so many bytes are written ahead before they are moved into place. */
const mostAhead = 32 * 1024 * 1024;
/** Of so many tables the last entry is remembered. */
const mostRemembered = 10_000;
/** What an entry costs there beside its own bytes: the pages of its indexes. */
const perEntry = 3 * 4096;

/** The log in one SQLite file. Every commit is on the disk before it is acknowledged. */
export const sqliteLog = (folder: string, { name = usualName, sealing = sealingFrom(process.env) } = {}): Log => {
  const db = openSafely(join(folder, name));
  demandKey(db, sealing, true);
  const sql: Statements = { ...prepared(db, readingQueries), ...prepared(db, writingQueries) };
  let ahead = 0;
  /** The last entry of tables that were written to lately, so that it need not be looked up. */
  const last = new Map<string, Pick<Row, 'seq' | 'hash'>>();

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

  const written = (bytes: number): void => {
    ahead += bytes;
    if (ahead > mostAhead) moveIntoPlace();
  };

  const write: Log['write'] = async (batch) => {
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const { id, game, createdAt } of batch.tables ?? []) sql.addTable.run(id, game, createdAt);
      for (const row of batch.rows ?? []) {
        const before = last.get(row.table);
        if (!before || !follows(row, before)) demandPlace(sql, row);
        const bytes = sealing.seal(row.bytes, placeOf(row.table, row.seq));
        sql.addEntry.run(row.table, row.seq, row.id, bytes, row.prev, row.hash);
        last.set(row.table, { seq: row.seq, hash: row.hash });
      }
      for (const { hash, table, kind, seat, role, endsAt = null } of batch.keys ?? [])
        sql.addKey.run(hash, table, kind, seat, role, endsAt);
      for (const hash of batch.revoked ?? []) sql.revoke.run(hash);
      for (const table of batch.turned ?? []) sql.turned.run(table);
      db.exec('COMMIT');
    } catch (error) {
      last.clear();
      if (db.isTransaction) db.exec('ROLLBACK');
      throw named(error);
    }
    if (last.size > mostRemembered) last.clear();
    written(sizeOf(batch));
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
    lastAt: async () => {
      try {
        const row = sql.last.get();
        const place = row && placeOf(String(row['table_id']), Number(row['seq']));
        return place === undefined ? undefined : atIn(sealing.open(String(row?.['bytes']), place));
      } catch {
        // Damaged: that is noticed when its table is opened.
        return undefined;
      }
    },
    snapshot: async (table) => {
      try {
        const kept = sql.snapshot.get(table)?.['bytes'];
        return typeof kept === 'string' ? sealing.open(kept, placeOf(table, 'snapshot')) : undefined;
      } catch {
        // Damaged, or sealed for another place: whatever it is, it is of no use, and the log has everything.
        return undefined;
      }
    },
    keep: async (table, snapshot) => {
      const bytes = sealing.seal(snapshot, placeOf(table, 'snapshot'));
      try {
        sql.keep.run(table, bytes, table);
      } catch (error) {
        throw named(error);
      }
      written(bytes.length);
    },
    restored: async (table) => sql.restored.get(table) !== undefined,
    remove: async (table) => {
      last.delete(table);
      await dropTable(db, table);
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

const sizeOf = ({ tables = [], rows = [], keys = [], revoked = [] }: Batch): number =>
  rows.reduce((sum, { bytes }) => sum + bytes.length + perEntry, 0) +
  (tables.length + keys.length + revoked.length) * perEntry;

type Statements = Reading & Prepared<typeof writingQueries>;

const writingQueries = {
  addTable: 'INSERT INTO tables (id, game, created_at) VALUES (?, ?, ?)',
  addEntry: 'INSERT INTO entries (table_id, seq, cmd_id, bytes, prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?)',
  addKey: 'INSERT INTO keys (hash, table_id, kind, seat, role, ends_at) VALUES (?, ?, ?, ?, ?, ?)',
  revoke: 'UPDATE keys SET revoked = 1 WHERE hash = ?',
  entry: 'SELECT hash FROM entries WHERE table_id = ? AND seq = ?',
  last: 'SELECT table_id, seq, bytes FROM entries ORDER BY rowid DESC LIMIT 1',
  restored: 'SELECT 1 FROM restored WHERE table_id = ?',
  turned: 'DELETE FROM restored WHERE table_id = ?',
  snapshot: 'SELECT bytes FROM snapshots WHERE table_id = ?',
  keep: 'INSERT OR REPLACE INTO snapshots (table_id, bytes) SELECT ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)',
} as const;
