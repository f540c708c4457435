import { expect, test } from 'vitest';
import { Table } from './testing/table.ts';

const carrying = (items: readonly object[], attributes = {}) =>
  new Table({ characters: [{ id: 'x', attributes: { physique: 2, agility: 3, ...attributes }, items }] }).person('x');
const load = (storagePoints: number) => [{ id: 'sack', storagePoints }];

test('load up to Carrying Capacity does not encumber, beyond it every whole multiple does (AOR-ITEM-04)', () => {
  expect(carrying(load(8)).encumbrance).toBe(0);
  expect(carrying(load(8.1)).encumbrance).toBe(1);
  expect(carrying(load(15.9)).encumbrance).toBe(1);
  expect(carrying(load(16)).encumbrance).toBe(2);
});

test('each step costs 1 RÖR and 1 Movement, each for itself (AOR-ITEM-05)', () => {
  expect(carrying(load(16))).toMatchObject({ currentAgility: 1, currentMovement: 6 });
});

test('load lowers RÖR but recomputes no secondary attribute; a bought level does (AOR-CHAR-13)', () => {
  expect(carrying(load(16))).toMatchObject({ movement: 8, currentAgility: 1 });
  const table = new Table({ characters: [{ id: 'x', up: { available: 10 }, attributes: { agility: 2 } }] });
  table.ok('buyLevel', { by: 'x', trait: 'agility' });
  expect(table.person('x').movement).toBe(8);
});

test('nothing lowers a trait below 0 (AOR-GEN-07)', () => {
  expect(carrying(load(80))).toMatchObject({ currentAgility: 0, currentMovement: 0 });
  const shocked = new Table({ characters: [{ id: 'x', nerveShock: 20 }] }).person('x');
  expect(shocked).toMatchObject({ currentMovement: 0, currentActionCapacity: 0 });
});

test('with no capacity any load at all is too much (D-02)', () => {
  expect(carrying(load(0.1), { physique: 0 })).toMatchObject({ currentAgility: 0, currentMovement: 0 });
  expect(carrying([], { physique: 0 })).toMatchObject({ currentAgility: 3 });
});

test('each degree of nerve shock costs 1 Movement and 1 Action Capacity (AOR-SHK-01)', () => {
  const shocked = new Table({
    characters: [{ id: 'x', attributes: { agility: 2, chaosExperience: 2, awareness: 3 }, nerveShock: 2 }],
  }).person('x');
  expect(shocked).toMatchObject({ movement: 7, currentMovement: 5, actionCapacity: 7, currentActionCapacity: 5 });
});

const gun = { id: 'gun', category: 'ranged', magazineWeight: 0.5, weaponWeight: 3 };

test('MV weighs per full magazine, or per projectile without one (AOR-ITEM-06, AOR-ITEM-10)', () => {
  expect(carrying([{ ...gun, magazineSize: 30, loaded: 0, spare: 4 }]).storagePoints).toBe(5);
  expect(carrying([{ ...gun, magazineSize: 1, loaded: 0, spare: 4 }]).storagePoints).toBe(5);
  expect(carrying([{ ...gun, magazineSize: 5, perRoundReload: 1, loaded: 0, spare: 4 }]).storagePoints).toBe(3.4);
});

test('a loaded weapon weighs MV and VV (AOR-ITEM-07)', () => {
  expect(carrying([{ ...gun, magazineSize: 30, loaded: 12 }]).storagePoints).toBe(3.5);
  expect(carrying([{ ...gun, magazineSize: 30, loaded: 0 }]).storagePoints).toBe(3);
});

test('a belt has any length and weighs MV per hundred rounds (AOR-AUTO-08, AOR-ITEM-10)', () => {
  const belt = { ...gun, magazineSize: 'belt', magazineWeight: 3, loaded: 50, spare: 150 };
  expect(carrying([belt]).storagePoints).toBe(9);
});

test('what is in the hands weighs like what is packed (AOR-ITEM-10)', () => {
  const table = new Table({
    characters: [{ id: 'x', items: [{ id: 'axe', weaponWeight: 5 }], hands: { right: 'axe' } }],
  });
  expect(table.person('x')).toMatchObject({ storagePoints: 5, encumbrance: 1 });
});

test('total armour counts the torso three times and takes the tens (AOR-ARM-02)', () => {
  const table = new Table({ characters: [{ id: 'x', armour: { head: 4, torso: 5, leftLeg: 2 } }] });
  expect(table.person('x').totalArmour).toBe(2);
  table.ok('setArmour', { by: 'x', area: ['rightArm', 'leftArm'], value: 5 });
  expect(table.person('x').totalArmour).toBe(3);
  expect(table.no('setArmour', { by: 'x', area: 'head', value: -1 })).toBe('badInput');
});
