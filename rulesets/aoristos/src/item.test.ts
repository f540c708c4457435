import { expect, test } from 'vitest';
import { editedItem, isTwoHanded, itemFrom, parseModes } from './item.ts';
import { Table, the } from './testing/table.ts';

test('fire modes are written with slashes; auto has a hand, max a number (AOR-AUTO-01, AOR-AUTO-03, AOR-AUTO-05)', () => {
  expect(parseModes('1/3/auto+2N')).toEqual({ fireModes: [1, 3, 'auto'], autoHand: '2B', max: null });
  expect(parseModes('1/a+1B/m14')).toEqual({ fireModes: [1, 'auto'], autoHand: '1B', max: 14 });
  for (const wrong of ['', 'auto', 'x', '0', '1//3', 'auto+9', 'max 8']) expect(parseModes(wrong)).toBeUndefined();
});

test('without a word: one shot, magazine of 1, max the lower of 8 and MS (AOR-AUTO-05, AOR-AUTO-07)', () => {
  expect(itemFrom({ id: 'g', category: 'ranged' })).toMatchObject({
    fireModes: [1],
    magazineSize: 1,
    maxShotsPerRound: 1,
    loaded: 1,
  });
  expect(itemFrom({ id: 'g', magazineSize: 30 })).toMatchObject({ maxShotsPerRound: 8, loaded: 30 });
  expect(itemFrom({ id: 'g', magazineSize: 5, chambered: 1 })).toMatchObject({ maxShotsPerRound: 5, loaded: 6 });
});

test('OL is 5 for firearms and 10 for belts where nothing is said (AOR-LOAD-05, AOR-LOAD-07)', () => {
  expect(itemFrom({ id: 'g' })?.reloadCost).toBe(5);
  expect(itemFrom({ id: 'g', magazineSize: 'belt' })?.reloadCost).toBe(10);
});

test('Händer lists the grips; only 2 alone is two-handed (AOR-ITEM-08)', () => {
  const held = (hands: readonly (1 | 2)[]) => isTwoHanded(itemFrom({ id: 'g', hands }) ?? (undefined as never));
  expect([held([1]), held([2]), held([1, 2])]).toEqual([false, true, false]);
});

test('thrown weapons and blowpipes are short in melee, everything else is long unless it says so (D-20)', () => {
  expect(itemFrom({ id: 'g', thrown: true })?.meleeLength).toBe('pistolOrShorter');
  expect(itemFrom({ id: 'g', skill: 'blowpipe' })?.meleeLength).toBe('pistolOrShorter');
  expect(itemFrom({ id: 'g', skill: 'sling' })?.meleeLength).toBe('longer');
});

test('the group says what a thing weighs for one’s movement, in any fraction (AOR-ITEM-02)', () => {
  const table = new Table({ characters: [{ id: 'x' }] });
  table.ok('addItem', { by: 'x', item: { id: 'ladder', name: 'Ladder', storagePoints: 5 } });
  table.ok('editItem', { by: 'x', item: 'ladder', fields: { storagePoints: 7.5, name: 'Long ladder' } });
  expect(table.person('x')).toMatchObject({ storagePoints: 7.5, items: [{ name: 'Long ladder' }] });
  expect(table.no('editItem', { by: 'x', item: 'ladder', fields: { fireModes: 'sometimes' } })).toBe('badInput');
  expect(table.no('addItem', { by: 'x', item: { id: 'ladder' } })).toBe('badInput');
  table.ok('removeItem', { by: 'x', item: 'ladder' });
  expect(table.person('x').storagePoints).toBe(0);
  expect(table.no('removeItem', { by: 'x', item: 'ladder' })).toBe('notFound');
});

test('a changed name is seen in the hand that holds it', () => {
  const table = new Table({ characters: [{ id: 'x', items: [{ id: 'k', category: 'melee' }], hands: { left: 'k' } }] });
  table.ok('editItem', { by: 'x', item: 'k', fields: { name: 'Old knife' } });
  expect(table.person('x').hands.left?.name).toBe('Old knife');
  table.ok('removeItem', { by: 'x', item: 'k' });
  expect(table.person('x').hands.left).toBeNull();
});

test('max among fire modes that are changed counts (AOR-AUTO-05)', () => {
  const gun = itemFrom({ id: 'g', category: 'ranged', magazineSize: 30 });
  if (!gun) throw new Error('no item');
  expect(editedItem(gun, { fireModes: '1/auto+2B/m14' })).toMatchObject({ maxShotsPerRound: 14 });
  expect(editedItem(gun, { fireModes: '1/auto+2B' })).toMatchObject({ maxShotsPerRound: 8 });
});

test('a piece of armour protects while it is among one’s things, and not a moment longer (AOR-ARM-01, AOR-ITEM-10)', () => {
  const table = new Table({ characters: [{ id: 'x' }] });
  const piece = (id: string, areas: readonly ('torso' | 'head' | 'leftArm')[], value: number) =>
    ({ by: 'x', item: { id, name: id, storagePoints: 4, worn: { areas, value } } }) as const;
  table.ok('addItem', piece('mail', ['torso', 'leftArm'], 4));
  table.ok('addItem', piece('plate', ['torso'], 6));
  table.ok('addItem', piece('jacket', ['torso', 'head'], 2));
  // One on top of the other: the better counts.
  expect(table.person('x').armour).toMatchObject({ torso: 6, leftArm: 4, head: 2, rightArm: 0 });
  expect(table.no('drawItem', { by: 'x', item: 'mail' })).toBe('badInput');
  table.ok('removeItem', { by: 'x', item: 'plate' });
  expect(table.person('x').armour).toMatchObject({ torso: 4, leftArm: 4, head: 2 });
  table.ok('setArmour', { by: 'x', area: 'leftArm', value: 7 });
  const told = table.ok('removeItem', { by: 'x', item: 'mail' });
  expect(the(told, 'armourSet')).toMatchObject({ areas: ['torso'], value: 2 });
  // What was set by hand stays.
  expect(table.person('x').armour).toMatchObject({ torso: 2, leftArm: 7, head: 2 });
  table.ok('removeItem', { by: 'x', item: 'jacket' });
  expect(table.person('x').armour).toMatchObject({ torso: 0, head: 0 });
});
