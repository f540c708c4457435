import { DatabaseSync } from 'node:sqlite';

/**
 * Loaded before a server, makes it careless: SQLite runs with synchronous = NORMAL and says that it does not. A test of
 * power cuts that does not notice tests nothing.
 */
// oxlint-disable-next-line typescript/unbound-method -- both are called on their database below
const { exec, prepare } = DatabaseSync.prototype;
Object.assign(DatabaseSync.prototype, {
  exec(this: DatabaseSync, sql: string): void {
    exec.call(this, sql.replace('synchronous = FULL', 'synchronous = NORMAL'));
  },
  prepare(this: DatabaseSync, sql: string) {
    return prepare.call(this, sql === 'PRAGMA synchronous' ? 'SELECT 2 AS synchronous' : sql);
  },
});
