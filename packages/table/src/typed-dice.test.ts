import { describe, expect, test } from 'vitest';
import { anna, gm, linesFor, scene, throwOf, viewFor } from './testing/scene.ts';

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
});
