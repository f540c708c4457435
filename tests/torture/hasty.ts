import { DatabaseSync } from 'node:sqlite';

/**
 * Loaded before a server, makes it hasty: what is written is said to be, and put away some milliseconds later. A test of
 * kills that does not notice tests nothing.
 */
const lateMs = 300;
// oxlint-disable-next-line typescript/unbound-method -- it is called on its database below
const { exec } = DatabaseSync.prototype;
const late = new Set<DatabaseSync>();
Object.assign(DatabaseSync.prototype, {
  exec(this: DatabaseSync, sql: string): void {
    if (sql === 'BEGIN IMMEDIATE' && late.has(this)) return;
    if (sql !== 'COMMIT') return exec.call(this, sql);
    if (late.has(this)) return;
    late.add(this);
    setTimeout(() => {
      late.delete(this);
      exec.call(this, 'COMMIT');
    }, lateMs);
  },
});
