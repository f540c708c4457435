import { expect, test } from 'vitest';
import { Table, onlooker, player, the } from './testing/table.ts';
import { see } from '@aspekt/contract';

const items = [
  { id: 'sword', category: 'melee', strength: 3 },
  { id: 'knuckles', category: 'unarmedAid', strength: 1 },
  {
    id: 'gun',
    category: 'ranged',
    skill: 'shooting',
    strength: 6,
    magazineSize: 20,
    fireModes: '1/auto+1B',
    maxShotsPerRound: 20,
  },
  { id: 'dart', category: 'ranged', skill: 'throwing', thrown: true, strength: 2, spare: 1 },
  { id: 'flame', category: 'ranged', skill: 'shooting', strength: '1B', magazineSize: 5 },
];
const fight = (weapon: string | null, them: object = {}, combat: object = {}, melee = true) =>
  new Table({
    characters: [
      {
        id: 'x',
        attributes: { physique: 3, agility: 2, awareness: 2 },
        skills: { meleeWeapons: 2, brawling: 2, shooting: 2, throwing: 2 },
        items,
        hands: { right: weapon },
      },
      { id: 'y', kind: 'npc', attributes: { physique: 2, willpower: 5 }, ...them },
    ],
    combat: {
      round: 2,
      combatants: { x: { kp: 20 } },
      melees: melee ? [{ id: 'm', sides: [['x'], ['y']] }] : [],
      ...combat,
    },
  });
/** An attack on one who does not defend herself, with these dice. */
const strike = (
  table: Table,
  weapon: string,
  faces: readonly number[],
  more: object = {},
  later: readonly number[] = [],
) => {
  table.ok('declareAttack', { by: 'x', target: 'y', weapon, unaware: true, ...more });
  table.ok('rollAttack', { by: 'x' }, faces);
  return table.ok('confirmAttack', { by: 'x' }, later);
};
const dice = [2, 3, 6, 6];

test('active strength begins with the margin (AOR-STR-02)', () => {
  const event = the(strike(fight(null), 'unarmed', [...dice, 5], { gmExtra: 4 }), 'attackResolved');
  expect(event).toMatchObject({ activeStrength: 8, parts: { margin: 5, dice: 0, weapon: 0, physique: 3 } });
});

test('with a proper weapon the dice count once more (AOR-STR-03)', () => {
  const event = the(strike(fight('sword'), 'sword', [...dice, 5]), 'attackResolved');
  expect(event).toMatchObject({ activeStrength: 20, parts: { margin: 9, dice: 5, weapon: 3, physique: 3 } });
});

test('weapon or aid add their own strength, a number or a hand (AOR-STR-04, AOR-STR-01, AOR-ATK-04)', () => {
  expect(the(strike(fight(null), 'knuckles', [...dice, 5]), 'attackResolved').parts).toMatchObject({
    dice: 0,
    weapon: 1,
  });
  expect(
    the(strike(fight('flame', {}, {}, false), 'flame', [...dice, 5], {}, [4]), 'attackResolved').parts?.weapon,
  ).toBe(4);
});

test('FYS counts by contact and throw, not with a gun (AOR-STR-05)', () => {
  expect(the(strike(fight('gun', {}, {}, false), 'gun', [...dice, 5]), 'attackResolved').parts?.physique).toBe(0);
  expect(the(strike(fight('dart', {}, {}, false), 'dart', [...dice, 5]), 'attackResolved').parts?.physique).toBe(3);
});

test('active strength and its parts are told to all; armour, Hardiness and damage to the target’s side (AOR-STR-06, AOR-STR-08)', () => {
  const events = strike(fight('sword'), 'sword', [...dice, 5]);
  for (const viewer of [player('x'), onlooker]) {
    expect(see(the(events, 'attackResolved'), viewer)).toMatchObject({ activeStrength: 20, parts: { margin: 9 } });
    expect(see(the(events, 'wounded'), viewer)).not.toHaveProperty('numbers');
    expect(see(the(events, 'wounded'), viewer)).toMatchObject({ area: 'torso', nerveShock: 6 });
  }
});

test('final strength is what the armour of the area leaves, at least 0 (AOR-ARM-01)', () => {
  const wound = (armour: object) =>
    the(strike(fight('sword', { armour }), 'sword', [...dice, 5]), 'wounded').numbers.value;
  expect(wound({ torso: 4, leftLeg: 9 })).toMatchObject({ armour: 4, finalStrength: 16, damage: 5 });
  expect(wound({ torso: 40 })).toMatchObject({ finalStrength: 0, damage: 0 });
});

const cover = (fields: object) => ({ cover: { y: { x: { value: 7, hiddenAreas: ['leftLeg', 'torso'], ...fields } } } });
const burst = { mode: 'auto', shots: 5 } as const;
const burstDice = [1, 6, 6, 1, 1, 1];

test('a hit on an area hidden by cover meets the cover as armour (AOR-ARM-06)', () => {
  const wound = (face: number) =>
    the(strike(fight('gun', { armour: { torso: 2 } }, cover({}), false), 'gun', [...dice, face]), 'wounded').numbers
      .value;
  expect(wound(5)).toMatchObject({ armour: 2, cover: 7 });
  expect(wound(4)).toMatchObject({ armour: 0, cover: 0 });
});

test('without a hit area: 1 less per hidden area in a proper cover (AOR-ARM-03)', () => {
  const table = fight('gun', { armour: { torso: 4 } }, cover({ proper: true }), false);
  expect(the(strike(table, 'gun', burstDice, burst), 'wounded').numbers.value).toMatchObject({ armour: 1, cover: 2 });
  const thin = fight('gun', {}, cover({}), false);
  expect(the(strike(thin, 'gun', burstDice, burst), 'wounded').numbers.value.cover).toBe(0);
});

test('wholly hidden from the start: the cover works as armour (AOR-ARM-04)', () => {
  const table = fight('gun', {}, cover({ proper: true, fullyHidden: true }), false);
  expect(the(strike(table, 'gun', burstDice, burst), 'wounded').numbers.value.cover).toBe(7);
});

test('with a hit area only the place before the attack counts, without one that after the dodge (AOR-ARM-05, AOR-ARM-03)', () => {
  const into = {
    target: 'y',
    attacker: 'x',
    cover: { value: 9, hiddenAreas: ['torso', 'head'], proper: true },
  } as const;
  const aimed = fight('gun', {}, {}, false);
  aimed.ok('declareAttack', { by: 'x', target: 'y', weapon: 'gun' });
  aimed.ok('chooseVigilance', { by: 'y', traits: ['agility'], move: { metres: 1, direction: 'cover' } });
  aimed.ok('setCover', into);
  aimed.ok('rollAttack', { by: 'x' }, [...dice, 5]);
  expect(the(aimed.ok('confirmAttack', { by: 'x' }), 'wounded').numbers.value.cover).toBe(0);
  const sprayed = fight('gun', {}, {}, false);
  sprayed.ok('declareAttack', { by: 'x', target: 'y', weapon: 'gun', ...burst });
  sprayed.ok('chooseVigilance', { by: 'y', traits: ['agility'], move: { metres: 1, direction: 'cover' } });
  sprayed.ok('setCover', into);
  sprayed.ok('rollAttack', { by: 'x' }, burstDice);
  expect(the(sprayed.ok('confirmAttack', { by: 'x' }), 'wounded').numbers.value.cover).toBe(2);
});

test('what is thrown leaves the hand: one less, at last the thing itself', () => {
  const table = fight('dart', {}, {}, false);
  strike(table, 'dart', [...dice, 5], { gmExtra: 50 });
  expect(table.item('x', 'dart')).toMatchObject({ spare: 0, loaded: 1 });
  expect(table.person('x').hands.right).toBeNull();
  table.ok('drawItem', { by: 'x', item: 'dart' });
  table.ok('adjust', { reason: 'test', change: { what: 'turn', round: 3 } });
  table.state = {
    ...table.state,
    combat: {
      ...table.combat,
      combatants: {
        ...table.combat.combatants,
        x: {
          ...table.fighter('x'),
          own: { ...table.fighter('x').own, value: { ...table.fighter('x').own.value, shotsThisRound: {} } },
        },
      },
    },
  };
  strike(table, 'dart', [...dice, 5], { gmExtra: 50 });
  expect(table.state.scene.ground.map(({ id }) => id)).toEqual(['dart']);
  expect(table.person('x').items.some(({ id }) => id === 'dart')).toBe(false);
});

test('falls, wire and fire have a strength too, with or without armour (AOR-STR-01)', () => {
  const table = new Table({
    characters: [{ id: 'x', attributes: { physique: 2, willpower: 5 }, armour: { torso: 9 } }],
  });
  const hit = { person: 'x', area: 'torso', strength: '2B', useArmour: false, burn: true } as const;
  expect(the(table.ok('applyHit', hit, [3, 4]), 'wounded').numbers.value).toMatchObject({ damage: 2, burn: true });
  table.ok('survivalRoll', { by: 'x' }, [6, 6, 6, 6]);
  expect(table.no('applyHit', hit, player('x'))).toBe('gmOnly');
  expect(the(table.ok('applyHit', { ...hit, strength: 15, useArmour: true }), 'wounded').numbers.value).toMatchObject({
    armour: 9,
    damage: 2,
  });
});
