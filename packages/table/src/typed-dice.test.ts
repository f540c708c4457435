import { verify } from '@aspekt/fair';
import { describe, expect, test } from 'vitest';
import { entriesFrom } from './entries.ts';
import { exportFor, exportWhole } from './index.ts';
import { allFor, anna, bo, gm, linesFor, onlooker, scene, throwOf, viewFor } from './testing/scene.ts';

describe('real dice, typed in', () => {
  test('are refused where the table does not take them', () => {
    const { ask } = scene();
    expect(ask(anna, throwOf(anna), { faces: [] })).toMatchObject({ refusal: { code: 'TABLE_E_TYPED_DICE_OFF' } });
  });
  test('are asked for throw by throw, and then count', () => {
    const { table, ask, must } = scene({ typedDice: true });
    const entries = table.entries.length;
    expect(ask(anna, throwOf(anna, { dice: 3 }), { id: 'r', faces: [] })).toMatchObject({
      kind: 'waiting',
      what: 'throw',
      owed: 3,
    });
    expect(ask(anna, throwOf(anna, { dice: 3 }), { id: 'r', faces: [4] })).toMatchObject({ kind: 'waiting', owed: 2 });
    expect(table.entries).toHaveLength(entries);
    const { entries: written } = must(anna, throwOf(anna, { dice: 3 }), { id: 'r', faces: [4, 4, 1] });
    expect(written[0]).toMatchObject({ typed: true, throws: [{ faces: [4, 4, 1] }] });
    expect(written[0]).not.toHaveProperty('luck');
    expect(linesFor(table, gm).at(-1)).toMatchObject({ typed: true, told: [{ text: 'Anna throws 9.' }] });
    expect(viewFor(table, gm).fairness).toMatchObject({ rolls: 1, typed: 1, overruled: 0 });
  });
  test('that the die does not have, or that nobody asked for, get the game’s own refusal', () => {
    const { ask } = scene({ typedDice: true });
    expect(ask(anna, throwOf(anna), { faces: [3, 7] })).toMatchObject({
      refusal: { code: 'PEBBLES_E_MISTHROWN', data: { face: 7 } },
    });
    expect(ask(anna, throwOf(anna), { faces: [3, 2, 1] })).toMatchObject({
      refusal: { code: 'PEBBLES_E_MISTHROWN', data: { left: 1 } },
    });
  });
  test('are not asked for what the one who types may not see: that comes from the chain', () => {
    const { ask, must } = scene({ typedDice: true });
    const secretly = throwOf(anna, { to: 'gm' });
    const { entries } = must(anna, secretly, { faces: [] });
    expect(entries[0]).toMatchObject({ throws: [{ to: 'gm' }], luck: [{ audience: 'gm' }] });
    expect(entries[0]).not.toHaveProperty('typed');
    expect(ask(gm, secretly, { faces: [] })).toMatchObject({ kind: 'waiting', owed: 2 });
  });
  test('in secret leave no mark for whoever may not see them: not in a line, not in a file', () => {
    const [byHand, byTable] = [scene({ typedDice: true }), scene({ typedDice: true })];
    const known = throwOf(bo, { to: 'gm', told: true });
    byHand.must(gm, known, { id: 'r', faces: [2, 3] });
    byTable.must(gm, known, { id: 'r' });
    // The seal is noise to whoever cannot open it, and the hashes after it follow from it.
    const file = (one: typeof byHand, viewer: typeof anna): string =>
      exportFor(one.table, viewer).replaceAll(/"[0-9a-f]{64}"/g, '""');
    for (const viewer of [anna, bo, onlooker]) {
      expect(allFor(byHand.table, viewer)).toBe(allFor(byTable.table, viewer));
      expect(file(byHand, viewer)).toBe(file(byTable, viewer));
    }
    expect(linesFor(byHand.table, gm).at(-1)).toMatchObject({ typed: true });
    expect(linesFor(byTable.table, gm).at(-1)).not.toHaveProperty('typed');
  });
  test('in secret are sealed as they were typed: they prove nothing, and they cannot be changed afterwards', () => {
    const { table, must } = scene({ typedDice: true });
    must(gm, throwOf(bo, { to: 'gm', told: true }), { faces: [2, 3] });
    must(gm, throwOf(bo, { to: 'gm', told: true }));
    expect(verify(exportWhole(table))).toMatchObject({ count: { typed: 1, proved: 1, wrong: 0 } });
    must(gm, { type: 'table/open-roll', line: table.entries.length - 1 });
    must(gm, { type: 'table/reveal-dice', audience: 'gm' });
    for (const viewer of [gm, anna])
      expect(verify(exportFor(table, viewer))).toMatchObject({
        count: { wrong: 0 },
        openings: [{ verdict: 'proved' }],
      });
    const otherwise = Array.from(table.entries, (entry) => ({
      ...entry,
      throws: entry.throws.map((one) => (entry.typed ? { ...one, faces: [6, 6] } : one)),
    }));
    expect(verify(exportWhole({ ...table, entries: entriesFrom(otherwise) }))).toMatchObject({
      wrong: [{ why: 'other seal' }],
    });
  });
});
