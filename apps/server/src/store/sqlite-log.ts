import { join } from 'node:path';
import { Conflict, StorageFull, type Batch, type Log, type Row } from '../ports/log.ts';
import { atIn } from '../rows.ts';
import { usualName } from './data-folder.ts';
import { demandKey, placeOf, prepared, readingOf, readingQueries, type Prepared, type Reading } from './kept-log.ts';
import { inOneGo, unsettled } from './places.ts';
import { sealingFrom } from './sealing.ts';
import { dropTable, named, openSafely, settleIfThereIsRoom } from './sqlite-file.ts';

/** About so many bytes are written ahead before they are moved into place. */
const mostAhead = 16 * 1024 * 1024;
/** So many entries are written before it is written down where they are. */
const usualSettleEvery = 4000;
/** Of so many tables the last entry is remembered. */
const mostRemembered = 10_000;
/** What an entry costs there beside its own bytes, its place included, and what a commit does. */
const perEntry = 1024;
const perCommit = 2 * 4096;

/** The log in one SQLite file. Every commit is on the disk before it is acknowledged. */
export const sqliteLog = (
  folder: string,
  { name = usualName, sealing = sealingFrom(process.env), settleEvery = usualSettleEvery } = {},
): Log => {
  const db = openSafely(join(folder, name));
  demandKey(db, sealing, true);
  const sql: Statements = { ...prepared(db, readingQueries), ...prepared(db, writingQueries) };
  let ahead = 0;
  /** The last entry of tables that were written to lately, so that it need not be looked up. */
  const last = new Map<string, Last>();
  /** The ids of entries whose places are not written down yet; of all others the file knows them. */
  const ids = new Set<string>();
  const readIds = (): void => {
    ids.clear();
    for (const { table_id: table, cmd_id: id } of sql.unsettled.all()) ids.add(`${String(table)} ${String(id)}`);
  };
  readIds();

  /** Nobody else writes to this file; if somebody does all the same, nothing that is remembered of it holds. */
  const versionOf = (): unknown => sql.version.get()?.['data_version'];
  let version = versionOf();
  const demandOwn = (): void => {
    const now = versionOf();
    if (now === version) return;
    version = now;
    last.clear();
    readIds();
  };

  /** After an error of the disk nothing more is written. */
  let sound = true;
  const noted = (error: unknown): unknown => {
    const known = named(error);
    if (!(known instanceof Conflict || known instanceof StorageFull)) sound = false;
    return known;
  };

  const putInOrder = (): void => {
    try {
      if (settleIfThereIsRoom(db)) ids.clear();
    } catch (error) {
      throw noted(error);
    }
  };

  /** SQLite passes over errors when it does this by itself; here a failed sync is an error like any other. */
  const moveIntoPlace = (): void => {
    putInOrder();
    try {
      db.exec('PRAGMA wal_checkpoint(PASSIVE)');
      ahead = 0;
    } catch (error) {
      // Without room for it everything stays where it is, and is as safe there.
      const known = noted(error);
      if (!(known instanceof StorageFull)) throw known;
    }
  };

  const written = (bytes: number): void => {
    ahead += bytes;
    if (ahead > mostAhead) moveIntoPlace();
    else if (ids.size >= settleEvery) putInOrder();
  };

  /** The last entry of a table that is there. */
  const lastOf = (table: string): Last => {
    const found = sql.lastUnsettled.get(table) ?? sql.lastSettled.get(table);
    if (found) return { seq: Number(found['seq']), hash: String(found['hash']) };
    if (!sql.table.get(table)) throw new Conflict(`table ${table}`);
    return { seq: 0 };
  };

  const write: Log['write'] = async (batch) => {
    const taken: string[] = [];
    const addEntry = (row: Row): void => {
      const { table, seq, id, prev, hash } = row;
      if (!follows(row, last.get(table) ?? lastOf(table))) throw new Conflict(`entry ${seq} of ${table}`);
      const own = `${table} ${id}`;
      if (ids.has(own) || sql.known.get(table, id)) throw new Conflict(`id ${id} of ${table}`);
      sql.addEntry.run(table, seq, id, sealing.seal(row.bytes, placeOf(table, seq)), prev, hash);
      last.set(table, { seq, hash });
      ids.add(own);
      taken.push(own);
    };
    try {
      inOneGo(db, () => {
        demandOwn();
        for (const { id, game, createdAt } of batch.tables ?? []) sql.addTable.run(id, game, createdAt);
        for (const row of batch.rows ?? []) addEntry(row);
        for (const { hash, table, kind, seat, role, endsAt = null } of batch.keys ?? [])
          sql.addKey.run(hash, table, kind, seat, role, endsAt);
        for (const hash of batch.revoked ?? []) sql.revoke.run(hash);
        for (const table of batch.turned ?? []) sql.turned.run(table);
      });
    } catch (error) {
      last.clear();
      for (const own of taken) ids.delete(own);
      throw noted(error);
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
      // All that was written ahead is moved into place with this.
      putInOrder();
      try {
        await dropTable(db, table);
      } finally {
        readIds();
      }
    },
    close: async () => {
      // Otherwise it is done when the file is next opened.
      if (sound) putInOrder();
      db.close();
    },
  };
};

/** The last entry of a table, if it has one. */
type Last = { readonly seq: number; readonly hash?: string };

const follows = ({ seq, prev }: Row, last: Last): boolean =>
  seq === last.seq + 1 && (last.hash === undefined || prev === last.hash);

const sizeOf = ({ tables = [], rows = [], keys = [], revoked = [] }: Batch): number =>
  rows.reduce((sum, { bytes }) => sum + bytes.length + perEntry, perCommit) +
  (tables.length + keys.length + revoked.length) * perCommit;

type Statements = Reading & Prepared<typeof writingQueries>;

const writingQueries = {
  addTable: 'INSERT INTO tables (id, game, created_at) VALUES (?, ?, ?)',
  addEntry: 'INSERT INTO entries (table_id, seq, cmd_id, bytes, prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?)',
  addKey: 'INSERT INTO keys (hash, table_id, kind, seat, role, ends_at) VALUES (?, ?, ?, ?, ?, ?)',
  revoke: 'UPDATE keys SET revoked = 1 WHERE hash = ?',
  version: 'PRAGMA data_version',
  unsettled: `SELECT table_id, cmd_id FROM ${unsettled}`,
  known: 'SELECT 1 FROM places WHERE table_id = ? AND cmd_id = ?',
  lastUnsettled: `SELECT seq, hash FROM ${unsettled} AND table_id = ? ORDER BY seq DESC LIMIT 1`,
  lastSettled:
    'SELECT places.seq, hash FROM places JOIN entries USING (place) WHERE places.table_id = ? ORDER BY places.seq DESC LIMIT 1',
  last: 'SELECT table_id, seq, bytes FROM entries ORDER BY place DESC LIMIT 1',
  restored: 'SELECT 1 FROM restored WHERE table_id = ?',
  turned: 'DELETE FROM restored WHERE table_id = ?',
  snapshot: 'SELECT bytes FROM snapshots WHERE table_id = ?',
  keep: 'INSERT OR REPLACE INTO snapshots (table_id, bytes) SELECT ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)',
} as const;
