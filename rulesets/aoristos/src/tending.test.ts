import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { sheetNumbers } from './character.ts';
import { starterStock } from './ready-made/equipment.ts';
import { itemFrom } from './item.ts';
import type { Change, Event, HealthFields } from './model.ts';
import { Table, gm, onlooker, player, the } from './testing/table.ts';

const two = () =>
  new Table({
    characters: [
      { id: 'x', skills: { bow: 2 } },
      { id: 'n', kind: 'npc' },
    ],
    combat: {},
  });

test('the game master may change or skip anything, with a reason, and every setting (AOR-GEN-04)', () => {
  const table = two();
  const fields = { attributes: { physique: 9 }, availableUp: 7, name: 'Xenia' };
  expect(table.no('adjust', { reason: 'r', change: { what: 'person', person: 'x', fields } }, player('x'))).toBe(
    'gmOnly',
  );
  table.ok('adjust', { reason: 'blessing', change: { what: 'person', person: 'x', fields } });
  expect(table.person('x')).toMatchObject({
    name: 'Xenia',
    attributes: { physique: 9, agility: 1 },
    up: { available: 7 },
  });
  table.ok('adjust', { reason: 'r', change: { what: 'combatant', person: 'x', fields: { kp: 3, side: 1 } } });
  expect(table.fighter('x')).toMatchObject({ kp: 3, side: 1 });
  table.ok('adjust', { reason: 'r', change: { what: 'turn', current: 'n', round: 4 } });
  expect(table.combat).toMatchObject({ current: 1, round: 4 });
  table.ok('adjust', { reason: 'r', change: { what: 'order', order: ['n', 'x'] } });
  expect(table.combat).toMatchObject({ order: ['n', 'x'], current: 0 });
  expect(table.no('adjust', { reason: 'r', change: { what: 'order', order: ['n'] } })).toBe('badInput');
  expect(table.no('adjust', { reason: 'r', change: { what: 'attack' } })).toBe('badInput');
  table.ok('adjust', { reason: 'r', change: { what: 'ground', add: { id: 'key', name: 'Key' } } });
  expect(table.state.scene.ground.map(({ id }) => id)).toEqual(['key']);
  table.ok('adjust', { reason: 'r', change: { what: 'ground', strike: 'key' } });
  expect(table.state.scene.ground).toEqual([]);
  table.ok('removeCombatant', { person: 'n' });
  table.ok('adjust', { reason: 'r', change: { what: 'remove', person: 'n' } });
  expect(Object.keys(table.state.people)).toEqual(['x']);
});

test('a waiting roll, and an attack that should never have been, can be struck', () => {
  const table = two();
  table.ok('applyHit', { person: 'x', area: 'leftLeg', strength: 2, useArmour: false });
  table.ok('adjust', { reason: 'r', change: { what: 'due', strike: 0 } });
  expect(table.state.dueRolls).toEqual([]);
  table.ok('setMelee', { melee: 'm', sides: [['x'], ['n']] });
  table.ok('declareAttack', { by: 'x', target: 'n', weapon: 'unarmed' });
  table.ok('adjust', { reason: 'r', change: { what: 'attack' } });
  expect(table.combat).toMatchObject({ pendingAttack: null, phase: 'active' });
});

test('what the game master sets by hand is told to those who see it change, and what is somebody’s own to her side (AOR-GEN-04)', () => {
  const table = two();
  const told = (events: readonly Event[], viewer = onlooker) =>
    events.flatMap((event) => {
      const seen = see(event, viewer);
      return seen === undefined ? [] : [seen];
    });
  const adjust = (change: Change) => table.ok('adjust', { reason: 'r', change });
  const both = adjust({ what: 'person', person: 'x', fields: { name: 'Xenia', availableUp: 7 } });
  expect(told(both)).toMatchObject([{ change: { fields: { name: 'Xenia' } } }]);
  expect(JSON.stringify(told(both))).not.toContain('availableUp');
  expect(told(both, player('x'))).toHaveLength(2);
  expect(told(adjust({ what: 'combatant', person: 'n', fields: { side: 1, kp: 3 } }))).toMatchObject([
    { change: { fields: { side: 1 } } },
  ]);
  expect(told(adjust({ what: 'combatant', person: 'n', fields: { kp: 3 } }))).toEqual([]);
  expect(told(adjust({ what: 'turn', current: 'n' }))).toHaveLength(1);
  expect(told(adjust({ what: 'ground', add: { id: 'key', name: 'Key' } }))).toHaveLength(1);
  const health = table.ok('setHealth', { person: 'n', fields: { conscious: false, organTrauma: 3 }, reason: 'r' });
  expect(told(health)).toMatchObject([{ fields: { conscious: false, posture: 'lying' }, dropped: [] }]);
  expect(JSON.stringify(told(health))).not.toContain('organTrauma');
  expect(table.person('n')).toMatchObject({ conscious: false, posture: 'lying', organTrauma: 3 });
  table.ok('removeCombatant', { person: 'n' });
  expect(told(adjust({ what: 'remove', person: 'n' }))).toHaveLength(1);
});

test('why health is corrected is told with the numbers that are her own (AOR-GEN-04)', () => {
  const table = two();
  const reasons = (events: readonly Event[], viewer = onlooker) =>
    events.flatMap((event) => {
      const seen = see(event, viewer);
      return seen?.type === 'aoristos/healthSet' ? [seen.reason] : [];
    });
  const set = (fields: HealthFields) => table.ok('setHealth', { person: 'n', fields, reason: 'poison' });
  // A corrected limb brings shock that everyone sees.
  const broken = set({ limbs: { leftLeg: { state: 'broken', since: 0 } } });
  expect(table.person('n').nerveShock).toBeGreaterThan(0);
  expect([reasons(broken), reasons(broken, gm)]).toEqual([[''], ['', 'poison']]);
  expect(reasons(set({ posture: 'lying' }))).toEqual(['poison']);
});

test('a survival roll that comes of healing stays her own, whatever else about her is set by hand (AOR-HEAL-08)', () => {
  const table = new Table({ characters: [{ id: 'x', organTrauma: 6 }, { id: 'n' }] });
  table.ok('advanceTime', { hours: 1 });
  table.ok('healingTest', { by: 'x' }, [1, 1]);
  expect(table.state.dueRolls).toEqual([{ kind: 'survival', person: 'x', only: ['seat-x'] }]);
  const before = see(table.state, onlooker);
  for (const fields of [{ availableUp: 7 }, { hidden: false }]) {
    table.ok('adjust', { reason: 'r', change: { what: 'person', person: 'x', fields } });
    expect(see(table.state, onlooker)).toEqual(before);
  }
});

test('what somebody holds everyone sees, also when its name changes or it is struck from her sheet', () => {
  const items = [{ id: 'key', name: 'Key' }];
  const table = new Table({ characters: [{ id: 'x', items, hands: { right: 'key' } }] });
  const told = (events: readonly Event[]) => events.flatMap((event) => see(event, onlooker)?.type ?? []);
  expect(told(table.ok('editItem', { by: 'x', item: 'key', fields: { storagePoints: 2 } }))).toEqual([]);
  expect(told(table.ok('editItem', { by: 'x', item: 'key', fields: { name: 'Rusty key' } }))).toEqual([
    'aoristos/heldChanged',
  ]);
  expect(told(table.ok('removeItem', { by: 'x', item: 'key' }))).toEqual(['aoristos/itemRemoved']);
});

test('settings change for all; open numbers open the sheets (AOR-GEN-04)', () => {
  const table = two();
  expect(table.no('configure', { settings: { maxLevel: 9 } }, player('x'))).toBe('gmOnly');
  expect(table.seenBy(player('y'))).not.toContain('"kp"');
  table.ok('configure', { settings: { openNumbers: true } });
  expect(table.seenBy(player('y'))).toContain('"kp"');
  table.ok('configure', { settings: { openNumbers: false } });
  expect(table.seenBy(player('y'))).not.toContain('"kp"');
});

test('a person passes from hand to hand; her numbers go with her', () => {
  const table = two();
  expect(table.no('setController', { person: 'x', controller: 'seat-y' }, player('y'))).toBe('notYours');
  table.ok('setController', { person: 'x', controller: null }, [], player('x'));
  expect(table.seenBy(player('x'))).not.toContain('"bow":2');
  table.ok('setController', { person: 'x', controller: 'seat-y' }, [], player('y'));
  expect(table.seenBy(player('y'))).toContain('"bow":2');
  expect(table.seenBy(player('y'))).toContain('"kp"');
  expect(table.no('setController', { person: 'n', controller: 'seat-y' }, player('y'))).toBe('notYours');
});

test('ids are new, and nobody is called like the machinery', () => {
  const table = two();
  expect(table.no('createCharacter', { id: 'x', name: 'X' })).toBe('badInput');
  expect(table.no('createCharacter', { id: 'gm', name: 'X' })).toBe('badInput');
  expect(table.no('successTest', { by: 'constructor', traits: [] })).toBe('notFound');
  table.ok('createCharacter', { id: 'constructor', name: 'Bob' });
  expect(table.person('constructor').name).toBe('Bob');
});

test('a whole sheet makes a person at once, if the rules allow it', () => {
  const table = new Table({});
  const sheet = {
    name: 'Eva',
    attributes: { physique: 2, chaosExperience: 2, agility: 3, awareness: 3, willpower: 2 },
    skills: { bow: 4 },
    armour: { torso: 2 },
    items: [{ id: 'bow', name: 'Bow', category: 'ranged', skill: 'bow' }],
    notes: 'Hunter',
  } as const;
  table.ok('createCharacter', { id: 'eva', name: 'Eva', sheet, finished: true }, [], player('eva'));
  expect(table.person('eva')).toMatchObject({
    creation: null,
    up: { available: 13 },
    armour: { torso: 2, head: 0 },
    notes: 'Hunter',
    controllerId: 'seat-eva',
  });
  const dear = { ...sheet, skills: { bow: 5, sling: 5, throwing: 5 } };
  expect(table.no('createCharacter', { id: 'b', name: 'B', sheet: dear }, player('b'))).toBe('insufficientUp');
  const clone = { ...sheet, items: [sheet.items[0], sheet.items[0]] };
  expect(table.no('createCharacter', { id: 'b', name: 'B', sheet: clone }, player('b'))).toBe('badInput');
});

test('the starter set is data: each thing makes an item, and the table edits, exports and imports it', () => {
  for (const { names, ...item } of starterStock.items) {
    const made = itemFrom({ ...item, name: names.sv });
    expect(made?.name).toBe(names.sv);
  }
  expect(itemFrom({ id: 's', ...starterStock.items.find(({ id }) => id === 'sling') })).toMatchObject({
    strength: 5,
    chargeCost: 3,
  });
  expect(itemFrom({ id: 'c', ...starterStock.items.find(({ id }) => id === 'carbine') })).toMatchObject({
    fireModes: [1, 3, 'auto'],
    autoHand: '2B',
  });
  const table = new Table({});
  expect(table.state.stock).toBe(starterStock);
  const names = { sv: 'Hillebard', pl: 'Halabarda', en: 'Halberd' };
  expect(table.no('stock', { item: { id: 'halberd', names } }, player('x'))).toBe('gmOnly');
  table.ok('stock', { item: { id: 'halberd', names, category: 'melee', hands: [2], strength: 5 } });
  table.ok('stock', {
    armour: { id: 'leather', names, value: 3, areas: ['torso'], storagePoints: 4 },
    cover: { id: 'hedge', names, value: 1 },
  });
  table.ok('unstock', { shelf: 'items', id: 'knife' });
  const exported = JSON.parse(JSON.stringify(table.state.stock)) as typeof starterStock;
  expect(exported.items.at(-1)?.names.en).toBe('Halberd');
  expect(exported.items.some(({ id }) => id === 'knife')).toBe(false);
  expect(exported.armour.find(({ id }) => id === 'leather')?.value).toBe(3);
  const other = new Table({ settings: { starterEquipment: 'off' } });
  expect(other.state.stock.items).toEqual([]);
  other.ok('importStock', { stock: exported });
  expect(other.state.stock).toEqual(exported);
  const item = exported.items[0];
  expect(item && other.no('importStock', { stock: { ...exported, items: [item, item] } })).toBe('badInput');
});

test('scene: surroundings, weekday, a patient’s rest and care; the clock never goes back', () => {
  const table = new Table({ characters: [{ id: 'x' }], scene: { clock: 50 } });
  table.ok('setScene', { environment: 'dryBed', weekday: 3, clock: 60, person: 'x', rest: 'none' });
  expect(table.state.scene).toMatchObject({ environment: 'dryBed', weekday: 3, clock: 60 });
  expect(table.person('x')).toMatchObject({ rest: 'none', care: 'stoneAge' });
  expect(table.no('setScene', { clock: 10 })).toBe('badInput');
  expect(table.no('setScene', { rest: 'none' })).toBe('badInput');
  expect(table.no('setScene', { weekday: 1 }, player('x'))).toBe('gmOnly');
});

test('a hidden person’s doings are the game master’s alone', () => {
  const table = new Table({ characters: [{ id: 'x' }] });
  table.ok('createCharacter', { id: 'shadow', name: 'Shadow', kind: 'npc', hidden: true });
  expect(the(table.ok('successTest', { by: 'shadow', traits: ['agility'] }, [3, 3]), 'tested').only).toBe('gm');
  expect(
    the(table.ok('applyHit', { person: 'shadow', area: 'leftLeg', strength: 4, useArmour: false }), 'wounded').only,
  ).toBe('gm');
  expect(table.seenBy(player('x'))).not.toContain('shadow');
  expect(table.seenBy(gm)).toContain('shadow');
});

test('what others are at, and how they bear pain, is told without their numbers', () => {
  const table = new Table({
    characters: [{ id: 'x' }, { id: 'y', attributes: { willpower: 3 } }],
    combat: { combatants: { x: { kp: 1 } } },
  });
  const begun = the(
    table.ok('otherAction', { by: 'x', cost: 4, text: 'HEMLIGT', beginExtended: true }),
    'extendedBegan',
  );
  expect(JSON.stringify(see(begun, player('y')))).not.toContain('HEMLIGT');
  expect(see(begun, player('y'))).toEqual({ type: 'aoristos/extendedBegan', who: 'x', action: 'otherAction' });
  table.ok('applyHit', { person: 'y', area: 'leftLeg', strength: 2, useArmour: false });
  const borne = the(table.ok('painTest', { by: 'y' }, [3, 3, 3]), 'painTested');
  expect(see(borne, player('x'))).not.toHaveProperty('test');
  expect(see(borne, player('y'))).toMatchObject({ success: true, test: { testBase: 3 } });
});

test('whoever fights cannot be hidden, and nothing is rolled for the dead', () => {
  const table = two();
  expect(table.no('adjust', { reason: 'r', change: { what: 'person', person: 'n', fields: { hidden: true } } })).toBe(
    'badInput',
  );
  table.ok('applyHit', { person: 'n', area: 'leftLeg', strength: 2, useArmour: false });
  table.ok('setHealth', { person: 'n', fields: { alive: false } });
  expect(table.state.dueRolls).toEqual([]);
});

test('the owner writes her name for all and notes for herself and the game master', () => {
  const table = new Table({ characters: [{ id: 'eva' }, { id: 'bo' }] });
  table.ok('describe', { by: 'eva', name: 'Evelina' }, [], player('eva'));
  const [noted] = table.ok('describe', { by: 'eva', notes: 'Is afraid of dogs' }, [], player('eva'));
  expect(table.person('eva')).toMatchObject({ name: 'Evelina', notes: 'Is afraid of dogs' });
  expect(noted && see(noted, player('bo'))).toBeUndefined();
  expect(table.no('describe', { by: 'eva', name: 'X' }, player('bo'))).toBe('notYours');
  expect(table.no('describe', { by: 'eva' }, player('eva'))).toBe('badInput');
});

test('a sheet being written shows price, secondary attributes and load (AOR-CHAR-08..12, AOR-ITEM-04, AOR-ITEM-05)', () => {
  const sheet = {
    name: '',
    attributes: { physique: 2, chaosExperience: 3, agility: 3, awareness: 3, willpower: 2 },
    skills: { bow: 3 },
    armour: { torso: 5 },
    items: [{ id: 'stone', name: 'Stone', storagePoints: 9 }],
    notes: '',
  };
  expect(sheetNumbers(sheet)).toMatchObject({
    spent: 1 + 4 + 4 + 4 + 1 + 3,
    carryCapacity: 8,
    shockTolerance: 5,
    movement: 8,
    actionCapacity: 8,
    hardiness: 3,
    storagePoints: 9,
    encumbrance: 1,
    currentAgility: 2,
    currentMovement: 7,
    totalArmour: 1,
  });
});

test('starter equipment turned off takes what nobody has changed, turned on brings back what is missing', () => {
  const table = two();
  const names = { sv: 'Hillebard', pl: 'Halabarda', en: 'Halberd' };
  table.ok('stock', { item: { id: 'halberd', names }, cover: { id: 'door', names, value: 9 } });
  table.ok('configure', { settings: { starterEquipment: 'off' } });
  expect(table.state.stock.items.map(({ id }) => id)).toEqual(['halberd']);
  expect(table.state.stock.armour).toEqual([]);
  expect(table.state.stock.cover).toEqual([{ id: 'door', names, value: 9 }]);
  table.ok('configure', { settings: { starterEquipment: 'on' } });
  expect(table.state.stock.items).toHaveLength(starterStock.items.length + 1);
  expect(table.state.stock.cover.find(({ id }) => id === 'door')?.value).toBe(9);
  table.ok('configure', { settings: { openNumbers: true } });
  expect(table.state.stock.items).toHaveLength(starterStock.items.length + 1);
});
