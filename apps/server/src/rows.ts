import { hash } from 'node:crypto';
import type { Entry } from '@aspekt/table';
import { BrokenLog, type Kept, type Row } from './ports/log.ts';

/** Entries as rows, each chained to the one before by its hash. */
export const rowsOf = (table: string, entries: Iterable<Entry>, head: string): readonly Row[] => {
  const rows: Row[] = [];
  let prev = head;
  for (const entry of entries) {
    const bytes = JSON.stringify(entry);
    const own = nextHash(prev, bytes);
    rows.push({ table, seq: entry.seq, id: entry.id, bytes, prev, hash: own });
    prev = own;
  }
  return rows;
};

/** Rows one by one, each checked to follow from the one before: the first follows the entry `after` with hash `head`. */
export function* checked(rows: Iterable<Kept>, head: string, after = 0): Generator<Kept, void> {
  let last = head;
  let seq = after;
  for (const row of rows) {
    seq++;
    if (row.seq !== seq || row.hash !== nextHash(last, row.bytes)) {
      throw new BrokenLog(`entry ${seq} does not follow from the one before`);
    }
    last = row.hash;
    yield row;
  }
}

/** The same rows as entries. Returns the last hash. */
export function* entriesOf(rows: Iterable<Kept>, head: string, after = 0): Generator<Entry, string> {
  let last = head;
  for (const { bytes, hash: own } of checked(rows, head, after)) {
    last = own;
    yield JSON.parse(bytes) as Entry;
  }
  return last;
}

/** When an entry was written, by its own word. */
export const atIn = (bytes: string): number | undefined => {
  const { at } = JSON.parse(bytes) as Partial<Entry>;
  return typeof at === 'number' ? at : undefined;
};

/** The same hash as `nextHash` of the fair dice, by the machine's own SHA-256 and without new memory for every entry. */
const nextHash = (prev: string, bytes: string): string => {
  const most = preamble.length + 4 + prev.length + 4 + bytes.length * 3;
  if (most > scratch.length) scratch = Buffer.allocUnsafe(most);
  preamble.copy(scratch);
  let at = scratch.writeUInt32BE(prev.length, preamble.length);
  at += scratch.write(prev, at, 'latin1');
  const size = scratch.write(bytes, at + 4, 'utf8');
  at = scratch.writeUInt32BE(size, at) + size;
  return hash('sha256', scratch.subarray(0, at));
};
const preamble = Buffer.from('\0\0\0\u0008entry-v1', 'latin1');
let scratch = Buffer.allocUnsafe(64 * 1024);
