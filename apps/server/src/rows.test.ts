import { firstHash, nextHash } from '@aspekt/fair';
import type { Entry } from '@aspekt/table';
import { expect, test } from 'vitest';
import type { Kept } from './ports/log.ts';
import { BrokenLog } from './ports/log.ts';
import { entriesOf, rowsOf } from './rows.ts';

const readAll = (rows: readonly Kept[], head: string, after = 0) => {
  const read = entriesOf(rows, head, after);
  const entries: Entry[] = [];
  let next = read.next();
  for (; !next.done; next = read.next()) entries.push(next.value);
  return { entries, head: next.value };
};

const entry = (seq: number, text: string): Entry => ({
  seq,
  at: seq,
  by: 'gm',
  id: `c${seq}`,
  rules: { id: 'table', version: 1 },
  command: { type: 'table/say', text },
  throws: [],
  events: [],
});
const entries = [entry(1, 'a'), entry(2, 'Zażółć 🎲 ”å”'), entry(3, 'x'.repeat(70_000)), entry(4, '')];

test('rows are chained by the hash that a verifier computes', () => {
  let previous = firstHash('t');
  for (const { bytes, prev, hash } of rowsOf('t', entries, firstHash('t'))) {
    expect(prev).toBe(previous);
    expect(hash).toBe(nextHash(previous, bytes));
    previous = hash;
  }
});

test('what was written is read back, and the chain goes on from there', () => {
  const rows = rowsOf('t', entries, firstHash('t'));
  expect(readAll(rows, firstHash('t'))).toEqual({ entries, head: rows.at(-1)?.hash });
  expect(readAll(rows.slice(2), rows[1]?.hash ?? '', 2)).toEqual({
    entries: entries.slice(2),
    head: rows.at(-1)?.hash,
  });
});

test('a row that is changed, missing, doubled, moved or of another table is noticed', () => {
  const [a, b, c, d] = rowsOf('t', entries, firstHash('t'));
  if (!a || !b || !c || !d) throw new Error('four rows');
  const broken = [
    [a, { ...b, bytes: b.bytes.replace('Zaż', 'Zaz') }, c, d],
    [a, c, d],
    [a, b, b, c],
    [b, a, c, d],
    [a, b, { ...c, hash: d.hash }, d],
    [b, c, d],
  ];
  for (const rows of broken) expect(() => readAll(rows, firstHash('t'))).toThrow(BrokenLog);
  expect(() => readAll([a, b, c, d], firstHash('u'))).toThrow(BrokenLog);
});
