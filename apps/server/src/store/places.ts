import type { DatabaseSync } from 'node:sqlite';

/**
 * Entries are written one after the other, whatever table they belong to: that way a commit touches few pages. Where the
 * entries of each table are is written down later, for many at once. Up to `settled` it has been; the few after that are
 * looked through.
 */
export const entriesSchema = `
  CREATE TABLE IF NOT EXISTS entries (
    place INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seq INTEGER NOT NULL, cmd_id TEXT NOT NULL, bytes TEXT NOT NULL,
    prev_hash TEXT NOT NULL, hash TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS places (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, cmd_id TEXT NOT NULL, place INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq), UNIQUE (table_id, cmd_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS settled (one INTEGER PRIMARY KEY CHECK (one = 1), place INTEGER NOT NULL) STRICT;
  INSERT OR IGNORE INTO settled VALUES (1, 0);
`;

/** The entries whose places are not written down yet. In files of the old kind the place of an entry is its row. */
export const unsettled = 'entries WHERE rowid > (SELECT place FROM settled)';

/** Write down the places of all entries: each number and each id of a table once. */
export const settle = (db: DatabaseSync): void => {
  if (!db.prepare(`SELECT 1 FROM ${unsettled} LIMIT 1`).get()) return;
  inOneGo(db, () =>
    db.exec(`
      INSERT INTO places SELECT table_id, seq, cmd_id, place FROM ${unsettled} ORDER BY table_id, seq;
      UPDATE settled SET place = (SELECT max(place) FROM entries);
    `),
  );
};

/** Take the entries of a table out. The places that they leave at the end are for others. */
export const dropEntries = (db: DatabaseSync, table: string): void => {
  db.prepare('DELETE FROM entries WHERE place IN (SELECT place FROM places WHERE table_id = ?)').run(table);
  db.prepare(`DELETE FROM ${unsettled} AND table_id = ?`).run(table);
  db.prepare('DELETE FROM places WHERE table_id = ?').run(table);
  db.exec('UPDATE settled SET place = min(place, (SELECT coalesce(max(place), 0) FROM entries))');
};

/** Whether a file is from before entries had places: then every entry was found by indexes of its own table. */
export const isOfOldKind = (db: DatabaseSync): boolean =>
  db.prepare("SELECT 1 FROM pragma_table_info('entries') WHERE name = 'seq'").get() !== undefined &&
  db.prepare("SELECT 1 FROM pragma_table_info('entries') WHERE name = 'place'").get() === undefined;

/** Let a file of the old kind be read like one of now, without touching it. */
export const readAsOfNow = (db: DatabaseSync): void =>
  db.exec(`
    CREATE TEMP VIEW places AS SELECT table_id, seq, cmd_id, rowid AS place FROM entries;
    CREATE TEMP VIEW settled AS SELECT max(rowid) AS place FROM entries;
  `);

/** Make a file of the old kind one of now. */
export const renew = (db: DatabaseSync): void =>
  inOneGo(db, () =>
    db.exec(`
      ALTER TABLE entries RENAME TO entries_before;
      ${entriesSchema}
      INSERT INTO entries SELECT rowid, table_id, seq, cmd_id, bytes, prev_hash, hash FROM entries_before ORDER BY rowid;
      DROP TABLE entries_before;
    `),
  );

/** Whoever does it often has the words that begin and end it prepared. */
type Bounds = { readonly begin: () => void; readonly commit: () => void };
const bounds = (db: DatabaseSync): Bounds => ({
  begin: () => db.exec('BEGIN IMMEDIATE'),
  commit: () => db.exec('COMMIT'),
});

/** All of it or nothing. */
export const inOneGo = (db: DatabaseSync, write: () => void, { begin, commit }: Bounds = bounds(db)): void => {
  try {
    begin();
    write();
    commit();
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
};
