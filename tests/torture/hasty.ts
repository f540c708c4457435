import { DatabaseSync, type SQLInputValue, type StatementResultingChanges, type StatementSync } from 'node:sqlite';

/**
 * Loaded before a server, makes it hasty: what is written is said to be, and put away some milliseconds later. A test of
 * kills that does not notice tests nothing.
 */
const lateMs = 300;
// oxlint-disable-next-line typescript/unbound-method -- both are called on their database below
const { exec, prepare } = DatabaseSync.prototype;
const late = new Set<DatabaseSync>();

const begin = (db: DatabaseSync): void => {
  if (!late.has(db)) exec.call(db, 'BEGIN IMMEDIATE');
};
const commit = (db: DatabaseSync): void => {
  if (late.has(db)) return;
  late.add(db);
  setTimeout(() => {
    late.delete(db);
    exec.call(db, 'COMMIT');
  }, lateMs);
};
const nothing = { changes: 0, lastInsertRowid: 0 };
type Run = (...words: SQLInputValue[]) => StatementResultingChanges;
/** One entry alone is a commit of its own. */
const alone =
  (db: DatabaseSync, run: Run): Run =>
  (...words) => {
    const isAlone = !db.isTransaction;
    if (isAlone) begin(db);
    const written = run(...words);
    if (isAlone) commit(db);
    return written;
  };

Object.assign(DatabaseSync.prototype, {
  exec(this: DatabaseSync, sql: string): void {
    if (sql === 'BEGIN IMMEDIATE') begin(this);
    else if (sql === 'COMMIT') commit(this);
    else exec.call(this, sql);
  },
  prepare(this: DatabaseSync, sql: string): StatementSync {
    const statement = prepare.call(this, sql);
    const run: Run = statement.run.bind(statement);
    if (sql === 'BEGIN IMMEDIATE') statement.run = () => (begin(this), nothing);
    else if (sql === 'COMMIT') statement.run = () => (commit(this), nothing);
    else if (sql.startsWith('INSERT INTO entries')) statement.run = alone(this, run) as typeof statement.run;
    return statement;
  },
});
