import { hash } from 'node:crypto';
import { firstHash } from '@aspekt/fair';
import type { Entry } from '@aspekt/table';
import type { Row } from './ports/log.ts';

/** Entries as rows, each chained to the one before by its hash. */
export const rowsOf = (table: string, entries: readonly Entry[], head: string): readonly Row[] => {
  let prev = head;
  return entries.map((entry) => {
    const bytes = JSON.stringify(entry);
    const own = nextHash(prev, bytes);
    const row = { table, seq: entry.seq, id: entry.id, bytes, prev, hash: own };
    prev = own;
    return row;
  });
};

/** A log that does not hang together: a row is missing or was changed. */
export class BrokenLog extends Error {}

/** Rows as entries, after checking that every one follows from the one before; and the last hash. */
export const entriesOf = (
  table: string,
  rows: readonly Row[],
): { readonly entries: readonly Entry[]; readonly head: string } => {
  let head = firstHash(table);
  const entries = rows.map((row, i): Entry => {
    if (row.seq !== i + 1 || row.prev !== head || row.hash !== nextHash(head, row.bytes)) {
      throw new BrokenLog(`table ${table}: entry ${i + 1} does not follow from the one before`);
    }
    head = row.hash;
    return JSON.parse(row.bytes);
  });
  return { entries, head };
};

const length = (bytes: number): string => bytes.toString(16).padStart(8, '0');

/** The same hash as `nextHash` of the fair dice, by the machine's own SHA-256. */
const nextHash = (prev: string, bytes: string): string => {
  const size = Buffer.byteLength(bytes);
  const whole = Buffer.allocUnsafe(preamble.length + 4 + prev.length + 4 + size);
  let at = preamble.copy(whole, 0);
  at = whole.writeUInt32BE(prev.length, at);
  at += whole.write(prev, at, 'latin1');
  at = whole.writeUInt32BE(size, at);
  whole.write(bytes, at, 'utf8');
  return hash('sha256', whole);
};
const preamble = Buffer.concat([Buffer.from(length('entry-v1'.length), 'hex'), Buffer.from('entry-v1')]);
