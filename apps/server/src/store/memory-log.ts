import { atIn } from '../rows.ts';
import { Conflict, type Key, type Log, type Row, type TableRow } from '../ports/log.ts';

/** A log that forgets when the process ends: for tests, and for tables in the terminal. */
export const memoryLog = (): Log => {
  const tables = new Map<string, TableRow>();
  const rows = new Map<string, Row[]>();
  const taken = new Map<string, Set<string>>();
  const keys = new Map<string, Key>();
  const snapshots = new Map<string, string>();
  let last: Row | undefined;
  return {
    write: async (batch) => {
      for (const { id } of batch.tables ?? []) if (tables.has(id)) throw new Conflict(`table ${id}`);
      const laid = new Set(batch.tables?.map(({ id }) => id));
      const after = new Map<string, Row>();
      const ids = new Set<string>();
      for (const row of batch.rows ?? []) {
        const { table, seq, id } = row;
        const last = after.get(table) ?? rows.get(table)?.at(-1);
        if (!laid.has(table) && !tables.has(table)) throw new Conflict(`table ${table}`);
        if (seq !== (last?.seq ?? 0) + 1 || (last && row.prev !== last.hash))
          throw new Conflict(`entry ${seq} of ${table}`);
        if (ids.has(`${table} ${id}`) || taken.get(table)?.has(id)) throw new Conflict(`id ${id} of ${table}`);
        after.set(table, row);
        ids.add(`${table} ${id}`);
      }
      for (const table of batch.tables ?? []) {
        tables.set(table.id, table);
        rows.set(table.id, []);
        taken.set(table.id, new Set());
      }
      for (const row of batch.rows ?? []) {
        rows.get(row.table)?.push(row);
        last = row;
        taken.get(row.table)?.add(row.id);
      }
      for (const key of batch.keys ?? []) keys.set(key.hash, key);
      for (const hash of batch.revoked ?? []) keys.delete(hash);
    },
    probe: async () => {},
    table: async (id) => tables.get(id),
    tables: async () => [...tables.values()],
    read: async (table, after = 0) =>
      (rows.get(table) ?? []).slice(after).map(({ seq, bytes, hash }) => ({ seq, bytes, hash })),
    scan: async (table) => (rows.get(table) ?? []).map(({ seq, bytes, hash }) => ({ seq, bytes, hash })),
    length: async (table) => rows.get(table)?.length ?? 0,
    lastAt: async () => last && atIn(last.bytes),
    key: async (hash) => keys.get(hash),
    keys: async (table) => [...keys.values()].filter((key) => key.table === table),
    snapshot: async (table) => snapshots.get(table),
    keep: async (table, snapshot) => {
      if (tables.has(table)) snapshots.set(table, snapshot);
    },
    restored: async () => false,
    remove: async (table) => {
      tables.delete(table);
      rows.delete(table);
      taken.delete(table);
      snapshots.delete(table);
      if (last?.table === table) last = undefined;
      for (const key of keys.values()) if (key.table === table) keys.delete(key.hash);
    },
    close: async () => {},
  };
};
