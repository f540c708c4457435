import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Conflict, StorageFull, TracesLeft, type Batch, type Log, type Row } from '../ports/log.ts';
import { atIn } from '../rows.ts';
import { isDiskFailure, usualName } from './data-folder.ts';
import { dropBeside } from './drop.ts';
import { demandKey, placeOf, prepared, readingOf, readingQueries, type Prepared, type Reading } from './kept-log.ts';
import { inOneGo, unsettled } from './places.ts';
import { sealingFrom, type Sealing } from './sealing.ts';
import { named, openSafely, settleIfThereIsRoom } from './sqlite-file.ts';

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
  const file = join(folder, name);
  const db = openSafely(file);
  const sql = statementsIn(db, sealing);
  let ahead = 0;
  /** The last entry of tables that were written to lately, so that it need not be looked up. */
  const last = new Map<string, Last>();
  /** The last entry that was written to the file, as far as is known. */
  let tip: Tip | undefined;
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
    forget();
    readIds();
  };
  const forget = (): void => {
    last.clear();
    tip = undefined;
  };

  /** After an error of the disk nothing more is written. */
  let sound = true;
  const noted = (error: unknown): unknown => {
    const known = named(error);
    if (!(known instanceof Conflict || known instanceof StorageFull)) sound = false;
    return known;
  };

  /** What writes is done as long as nothing is known to have gone wrong. */
  const soundly = (act: () => Promise<void>): Promise<void> =>
    sound ? act() : Promise.reject(new Error('An earlier write failed: nothing more is written.'));

  /** While a table is taken out beside the play, whatever else is to be written waits for it; nobody's reading does. */
  let dropping: Promise<void> | undefined;
  const inTurn = (act: () => Promise<void>): Promise<void> =>
    dropping ? dropping.then(() => inTurn(act)) : soundly(act);
  const drops = new Set<Promise<void>>();
  const drop = async (table: string): Promise<void> => {
    const { written: over, done } = dropBeside(file, table);
    const here = over.finally(() => {
      if (dropping === here) dropping = undefined;
    });
    dropping = here;
    drops.add(done);
    await done.finally(() => drops.delete(done));
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

  const added = ({ table, seq, id, hash }: Row, place: number | bigint): void => {
    last.set(table, { seq, hash });
    tip = { place, hash };
    ids.add(idOf(table, id));
  };
  const wordsFor = ({ table, seq, id, bytes, prev, hash }: Row) =>
    [table, seq, id, sealing.seal(bytes, placeOf(table, seq)), prev, hash] as const;

  /** One entry alone, as at a calm pace, where a word more costs as much as the entry. False where there is more to look at. */
  const addAlone = (row: Row): boolean => {
    const before = last.get(row.table);
    if (!tip || !before || !follows(row, before) || ids.has(idOf(row.table, row.id))) return false;
    try {
      const { changes, lastInsertRowid } = sql.addAlone.run(...wordsFor(row), tip.place, tip.hash);
      if (changes === 0) return false;
      added(row, lastInsertRowid);
      return true;
    } catch (error) {
      forget();
      throw noted(error);
    }
  };

  const begin = (): void => void sql.begin.run();
  const commit = (): void => void sql.commit.run();
  const addAll = (batch: Batch): void => {
    const taken: string[] = [];
    const addEntry = (row: Row): void => {
      const { table, seq, id } = row;
      if (!follows(row, last.get(table) ?? lastOf(table))) throw new Conflict(`entry ${seq} of ${table}`);
      if (ids.has(idOf(table, id)) || sql.known.get(table, id)) throw new Conflict(`id ${id} of ${table}`);
      added(row, sql.addEntry.run(...wordsFor(row)).lastInsertRowid);
      taken.push(idOf(table, id));
    };
    const add = (): void => {
      demandOwn();
      for (const { id, game, createdAt } of batch.tables ?? []) sql.addTable.run(id, game, createdAt);
      for (const row of batch.rows ?? []) addEntry(row);
      for (const { hash, table, kind, seat, role, endsAt = null } of batch.keys ?? [])
        sql.addKey.run(hash, table, kind, seat, role, endsAt);
      for (const hash of batch.revoked ?? []) sql.revoke.run(hash);
      for (const table of batch.turned ?? []) sql.turned.run(table);
    };
    try {
      inOneGo(db, add, { begin, commit });
    } catch (error) {
      forget();
      for (const own of taken) ids.delete(own);
      throw noted(error);
    }
  };

  const write: Log['write'] = async (batch) => {
    const alone = onlyRowOf(batch);
    if (!alone || !addAlone(alone)) addAll(batch);
    if (last.size > mostRemembered) last.clear();
    written(sizeOf(batch));
  };

  return {
    write: (batch) => inTurn(() => write(batch)),
    probe: () =>
      inTurn(async () => {
        try {
          db.exec('INSERT INTO pulse VALUES (1, 1) ON CONFLICT DO UPDATE SET beats = beats + 1');
        } catch (error) {
          throw noted(error);
        }
      }),
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
    keep: (table, snapshot) =>
      inTurn(async () => {
        const bytes = sealing.seal(snapshot, placeOf(table, 'snapshot'));
        try {
          sql.keep.run(table, bytes, table);
        } catch (error) {
          throw noted(error);
        }
        written(bytes.length);
      }),
    restored: async (table) => sql.restored.get(table) !== undefined,
    remove: (table) =>
      inTurn(async () => {
        forget();
        putInOrder();
        try {
          await drop(table);
        } catch (error) {
          throw error instanceof TracesLeft ? error : noted(error);
        } finally {
          readIds();
        }
      }),
    close: async () => {
      await Promise.allSettled(drops);
      // Closing syncs what is in doubt after an error of the disk; the file is put in order when it is next opened.
      if (!sound) return;
      moveIntoPlace();
      db.close();
    },
  };
};

const statementsIn = (db: DatabaseSync, sealing: Sealing): Statements => {
  try {
    demandKey(db, sealing, true);
    return { ...prepared(db, readingQueries), ...prepared(db, writingQueries) };
  } catch (error) {
    const known = named(error);
    if (!isDiskFailure(known)) db.close();
    throw known;
  }
};

/** The last entry of a table, if it has one. */
type Last = { readonly seq: number; readonly hash?: string };
/** The last entry of the file. */
type Tip = { readonly place: number | bigint; readonly hash: string };

const idOf = (table: string, id: string): string => `${table} ${id}`;

/** The entry that a batch consists of, if it is one alone. */
const onlyRowOf = ({ rows, tables, keys, revoked, turned }: Batch): Row | undefined =>
  rows?.length === 1 && !tables?.length && !keys?.length && !revoked?.length && !turned?.length ? rows[0] : undefined;

const follows = ({ seq, prev }: Row, last: Last): boolean =>
  seq === last.seq + 1 && (last.hash === undefined || prev === last.hash);

const sizeOf = ({ tables = [], rows = [], keys = [], revoked = [] }: Batch): number =>
  rows.reduce((sum, { bytes }) => sum + bytes.length + perEntry, perCommit) +
  (tables.length + keys.length + revoked.length) * perCommit;

type Statements = Reading & Prepared<typeof writingQueries>;

const writingQueries = {
  addTable: 'INSERT INTO tables (id, game, created_at) VALUES (?, ?, ?)',
  addEntry: 'INSERT INTO entries (table_id, seq, cmd_id, bytes, prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?)',
  /** The same where nobody else has written since, the table is there still, and the id is new. */
  addAlone:
    'INSERT INTO entries (table_id, seq, cmd_id, bytes, prev_hash, hash) SELECT ?1, ?2, ?3, ?4, ?5, ?6 ' +
    'WHERE ?7 = (SELECT max(place) FROM entries) AND ?8 = (SELECT hash FROM entries WHERE place = ?7) ' +
    'AND EXISTS (SELECT 1 FROM tables WHERE id = ?1) ' +
    'AND NOT EXISTS (SELECT 1 FROM places WHERE table_id = ?1 AND cmd_id = ?3)',
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  addKey: 'INSERT INTO keys (hash, table_id, kind, seat, role, ends_at) VALUES (?, ?, ?, ?, ?, ?)',
  // Its row goes: a link that is only marked would be good again when the mark rots.
  revoke: 'DELETE FROM keys WHERE hash = ?',
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
