import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { t } from '../operator/words.ts';
import { BrokenLog, type Kept, type Key, type Log, type TableRow } from '../ports/log.ts';
import { CannotServe } from './data-folder.ts';
import { isOfOldKind, readAsOfNow, unsettled } from './places.ts';
import { sealingFrom, type Sealing } from './sealing.ts';
import { named, patienceMs } from './sqlite-file.ts';

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
                  + (SELECT count(*) FROM entries WHERE rowid NOT IN (SELECT place FROM places)
                                                    AND rowid NOT IN (SELECT rowid FROM ${unsettled}))
                  + (SELECT count(*) FROM keys WHERE table_id NOT IN (SELECT id FROM tables)) AS strays`,
          )
          .get()?.['strays'],
      ),
    copyTo: (path) => void db.prepare('VACUUM INTO ?').run(path),
    close: async () => db.close(),
  };
};

export type KeptLog = Omit<Log, 'write' | 'probe' | 'remove' | 'restored' | 'snapshot' | 'keep' | 'lastAt'> & {
  /** What SQLite finds wrong with its own file, if anything. */
  fault(): string | undefined;
  /** Entries and links of tables that are not there, and entries that nobody would find. */
  strays(): number;
  /** Everything as it is at this moment, in a new file. */
  copyTo(path: string): void;
};

const openedWith = (db: DatabaseSync, sealing: Sealing): Reading => {
  try {
    demandKey(db, sealing, false);
    if (isOfOldKind(db)) readAsOfNow(db);
    return prepared(db, readingQueries);
  } catch (error) {
    db.close();
    throw error;
  }
};

/** An entry is sealed for its own place: moved to another it does not open. */
export const placeOf = (table: string, seq: number | 'snapshot'): string => `${table} ${seq}`;

/** A word sealed with the key is kept beside what the key seals, so that another key, or none, is noticed at once. */
export const demandKey = (db: DatabaseSync, sealing: Sealing, mayWrite: boolean): void => {
  const kept = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'seals'").get();
  const word = kept && db.prepare('SELECT word FROM seals').get()?.['word'];
  if (typeof word !== 'string') {
    if (sealing.on && mayWrite) db.prepare('INSERT INTO seals VALUES (?)').run(sealing.seal('aspekt', 'seal'));
    return;
  }
  try {
    sealing.open(word, 'seal');
  } catch (error) {
    if (!(error instanceof BrokenLog)) throw error;
    throw new CannotServe(t.otherKey, { cause: error });
  }
};

/** How a log is read, with a key or without. */
export const readingOf = (
  sql: Reading,
  sealing: Sealing,
): Pick<Log, 'table' | 'tables' | 'read' | 'scan' | 'length' | 'key' | 'keys'> => {
  // A long log is read much faster as lists than as objects.
  sql.entries.setReturnArrays(true);
  const scan = (table: string, after: number): Iterable<Kept> => wholeOf(sql, sealing, table, after);
  return {
    table: async (id) => {
      const row = soundly(() => sql.table.get(id));
      return row && ({ id, game: row['game'], createdAt: row['created_at'] } as TableRow);
    },
    tables: async () =>
      soundly(() => sql.tables.all()).map(
        (row) => ({ id: row['id'], game: row['game'], createdAt: row['created_at'] }) as TableRow,
      ),
    read: async (table, after = 0) => [...scan(table, after)],
    scan: async (table) => scan(table, 0),
    length: async (table) => Number(soundly(() => sql.length.get(table))?.['length'] ?? 0),
    key: async (hash) => {
      const row = soundly(() => sql.key.get(hash));
      return row && keyFrom(row);
    },
    keys: async (table) => soundly(() => sql.keys.all(table)).map(keyFrom),
  };
};

const keyFrom = ({
  hash,
  table_id: table,
  kind,
  seat,
  role,
  ends_at: endsAt,
}: Readonly<Record<string, unknown>>): Key =>
  ({ hash, table, kind, seat, role, ...(typeof endsAt === 'number' && { endsAt }) }) as Key;

/** What cannot be read because the file is damaged is said to be just that. */
const soundly = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw named(error);
  }
};

/** The rows after `after`. A whole log is counted by its other index too: a lost last row breaks no chain. */
function* wholeOf(sql: Reading, sealing: Sealing, table: string, after: number): Generator<Kept> {
  let count = 0;
  try {
    let last = after;
    const next = () => sql.entries.all(table, last) as unknown as readonly (readonly [number, string, string])[];
    for (let rows = next(); rows.length > 0; rows = next()) {
      for (const [seq, bytes, hash] of rows) {
        // In a damaged index there need be no end, and a damaged row may hold anything.
        if (seq <= last || typeof bytes !== 'string') throw new BrokenLog(`entry after ${last} of ${table}`);
        last = seq;
        count++;
        yield { seq, bytes: sealing.open(bytes, placeOf(table, seq)), hash };
      }
    }
    // Between the last look and the counting nobody can have written, however long it took to get here.
    if (after === 0 && Number(sql.count.get(table)?.['count']) !== count) throw new BrokenLog(`table ${table}`);
  } catch (error) {
    throw named(error);
  }
}

export type Prepared<T> = Readonly<Record<keyof T, StatementSync>>;
export type Reading = Prepared<typeof readingQueries>;

export const prepared = <const T extends Readonly<Record<string, string>>>(db: DatabaseSync, queries: T): Prepared<T> =>
  Object.fromEntries(Object.entries(queries).map(([name, text]) => [name, db.prepare(text)])) as Prepared<T>;

/** So many rows at once are read faster than one by one. */
const atOnce = 500;
export const readingQueries = {
  table: 'SELECT game, created_at FROM tables WHERE id = ?',
  tables: 'SELECT id, game, created_at FROM tables ORDER BY created_at, id',
  entries:
    'SELECT places.seq, bytes, hash FROM places JOIN entries ON entries.rowid = places.place ' +
    `WHERE places.table_id = ?1 AND places.seq > ?2 AND places.seq <= ?2 + ${atOnce} UNION ALL ` +
    `SELECT seq, bytes, hash FROM ${unsettled} AND table_id = ?1 AND seq > ?2 AND seq <= ?2 + ${atOnce} ORDER BY 1`,
  // Told to look at ids, it goes through the index of those, and not again through the one of numbers.
  count:
    "SELECT (SELECT count(*) FROM places WHERE table_id = ?1 AND cmd_id > '') + " +
    `(SELECT count(*) FROM ${unsettled} AND table_id = ?1) AS count`,
  length:
    'SELECT max(coalesce((SELECT max(seq) FROM places WHERE table_id = ?1), 0), ' +
    `coalesce((SELECT max(seq) FROM ${unsettled} AND table_id = ?1), 0)) AS length`,
  // Whatever columns there are: a backup may be older than some of them.
  key: 'SELECT * FROM keys WHERE hash = ? AND revoked = 0',
  keys: 'SELECT * FROM keys WHERE table_id = ? AND revoked = 0',
} as const;
