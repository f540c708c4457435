import { StatementSync } from 'node:sqlite';

/**
 * Loaded before a server, makes it tell by its time how much is hidden: it takes half a millisecond over every hidden thing
 * whenever something is written. A test of time that does not notice tests nothing.
 */
const eachMs = 0.5;
// oxlint-disable-next-line typescript/unbound-method -- it is called on its statement below
const { run } = StatementSync.prototype;
const hidden = new Map<unknown, number>();
Object.assign(StatementSync.prototype, {
  run(this: StatementSync, ...values: Parameters<StatementSync['run']>) {
    const [table, , , bytes] = values as readonly unknown[];
    if (typeof bytes === 'string' && bytes.includes('"seq"')) {
      const many = (hidden.get(table) ?? 0) + (bytes.includes('"only":"gm"') ? 1 : 0);
      hidden.set(table, many);
      const end = performance.now() + many * eachMs;
      while (performance.now() < end);
    }
    return run.apply(this, values);
  },
});
