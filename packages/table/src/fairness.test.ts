import { requestHash, verify, type Report } from '@aspekt/fair';
import { describe, expect, test } from 'vitest';
import { exportFor, importTable, tableFrom, turnDice } from './index.ts';
import { pebbles } from './testing/pebbles.ts';
import { allFor, anna, bo, countedLuck, gm, linesFor, onlooker, scene, throwOf, viewFor } from './testing/scene.ts';

const reportOf = (file: string): Report => {
  const report = verify(file);
  if ('fault' in report) throw new Error(JSON.stringify(report.fault));
  return report;
};
const toAnna = throwOf(anna, { to: ['anna'] as never });
const toBoth = throwOf(anna, { to: ['anna', 'bo'] as never });

describe('revealing the dice of a few', () => {
  test('proves their throws to them and the game master, and tells nobody else', () => {
    const { table, must } = scene();
    must(gm, toAnna);
    must(gm, toAnna);
    const before = [bo, onlooker].map((viewer) => allFor(table, viewer));
    must(gm, { type: 'table/reveal-dice', audience: ['anna'] as never });
    expect([bo, onlooker].map((viewer) => allFor(table, viewer))).toEqual(before);
    for (const viewer of [anna, gm]) {
      expect(reportOf(exportFor(table, viewer))).toMatchObject({ outcome: 'proved', count: { proved: 2 } });
    }
    must(gm, toAnna);
    expect(reportOf(exportFor(table, anna))).toMatchObject({
      outcome: 'unrevealed',
      count: { proved: 2, unrevealed: 1 },
    });
  });
  test('is refused where no chain was ever opened', () => {
    const { ask } = scene();
    expect(ask(gm, { type: 'table/reveal-dice', audience: ['anna', 'bo'] as never })).toMatchObject({
      refusal: { code: 'TABLE_E_NO_DICE' },
    });
  });
});

test('that a group has dice of its own is known to the group alone, also when the dice are turned', () => {
  const { table, luck, must } = scene();
  must(gm, toBoth);
  turnDice(table, luck, 9000);
  for (const viewer of [anna, bo, gm]) expect(exportFor(table, viewer)).toContain('seats:anna,bo');
  expect(exportFor(table, onlooker)).not.toContain('seats:anna,bo');
  const copy = importTable(pebbles, exportFor(table, gm), { id: 'copy', luck: countedLuck(1000), now: 9001 });
  if ('fault' in copy) throw new Error(copy.fault);
  expect(exportFor(copy, onlooker)).not.toContain('seats:anna,bo');
  expect(copy.house.chains.find(({ audience }) => audience === 'seats:anna,bo')?.epoch).toBe(3);
});

test('no counter ever goes back: not by undo, restart, revealing, copying or bringing in (6.4)', () => {
  const { table, luck, must } = scene();
  const counters = (of = table): readonly number[] => of.house.chains.map(({ counter }) => counter);
  must(anna, throwOf(anna));
  must(gm, throwOf(bo, { to: 'gm' }));
  const before = counters();
  must(gm, { type: 'table/undo' });
  must(gm, { type: 'table/undo' });
  expect(counters()).toEqual(before);
  expect(counters(tableFrom(pebbles, table.entries))).toEqual(before);
  must(gm, { type: 'table/reveal-dice' });
  turnDice(table, luck, 9000);
  expect(counters()).toEqual(before);
  const copy = importTable(pebbles, exportFor(table, gm), { id: 'copy', luck: countedLuck(1000), now: 9001 });
  if ('fault' in copy) throw new Error(copy.fault);
  expect(counters(copy)).toEqual(before);
  must(anna, throwOf(anna));
  must(gm, { type: 'table/reveal-dice' });
  expect(reportOf(exportFor(table, bo))).toMatchObject({ outcome: 'proved', count: { proved: 2 } });
});

test('what is remarkable about the dice is counted and named by each viewer’s own line numbers', () => {
  const { table, must } = scene({ typedDice: true });
  must(anna, throwOf(anna));
  expect(viewFor(table, bo).fairness).toEqual({ rolls: 1, typed: 0, overruled: 0 });
  must(gm, { type: 'table/write-note', id: 'n', text: 'hidden' });
  must(anna, throwOf(anna), { faces: [1, 2] });
  const { fairness } = viewFor(table, bo);
  expect(fairness).toMatchObject({ rolls: 2, typed: 1, overruled: 0 });
  expect(fairness.typedAt).toEqual([linesFor(table, bo).find(({ typed }) => typed)?.n]);
  expect(viewFor(table, gm).fairness.typedAt).toEqual([linesFor(table, gm).find(({ typed }) => typed)?.n]);
  for (let i = 0; i < 30; i++) must(anna, throwOf(anna), { faces: [1, 2] });
  expect(viewFor(table, bo).fairness).toMatchObject({ typed: 31 });
  expect(viewFor(table, bo).fairness.typedAt).toHaveLength(20);
});

describe('a roll that got no answer', () => {
  const lost = { id: 'lost', salt: '11'.repeat(16), command: throwOf(anna) };
  const hash = requestHash('table', lost);

  test('is in the log with the next one, for everyone who has that line', () => {
    const { table, must } = scene();
    must(anna, throwOf(anna), { unanswered: [hash] });
    expect(linesFor(table, bo).at(-1)).toMatchObject({ unanswered: 1 });
    const report = reportOf(exportFor(table, bo));
    expect(report.unanswered).toEqual([linesFor(table, bo).length]);
    expect(exportFor(table, bo)).toContain(hash);
    const copy = importTable(pebbles, exportFor(table, gm), { id: 'copy', luck: countedLuck(1000), now: 9001 });
    expect(copy).not.toHaveProperty('fault');
  });
  test('says nothing about what it was to whoever does not know its bytes', () => {
    expect(requestHash('table', { ...lost, salt: '12'.repeat(16) })).not.toBe(hash);
    expect(requestHash('other', lost)).not.toBe(hash);
    expect(requestHash('table', lost)).toBe(hash);
  });
});
