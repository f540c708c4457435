import { expect, test } from 'vitest';
import type { Trait } from './model.ts';
import { Table, has, player, the } from './testing/table.ts';

const sword = { id: 'sword', category: 'melee' };
const shield = { id: 'shield', category: 'protective' };
const stone = { id: 'stone', category: 'ranged', skill: 'throwing', thrown: true };
const gun = { id: 'gun', category: 'ranged', skill: 'shooting' };
const levels = {
  attributes: { agility: 3, awareness: 2 },
  skills: { evade: 4, meleeWeapons: 3, brawling: 2, shooting: 1, throwing: 1 },
};

type Setting = {
  me?: object;
  them?: object;
  weapon?: string;
  melee?: boolean;
  combat?: object;
  settings?: object;
  declare?: object;
};

/** x attacks y with a weapon; y is to answer. */
const attacked = ({
  me = {},
  them = {},
  weapon = 'unarmed',
  melee = true,
  combat = {},
  settings = {},
  declare = {},
}: Setting = {}) => {
  const table = new Table({
    settings,
    characters: [
      { id: 'x', items: [sword, stone, gun], hands: { right: weapon === 'unarmed' ? null : weapon }, ...me },
      { id: 'y', ...levels, ...them },
    ],
    combat: {
      round: 2,
      combatants: { x: { kp: 20 } },
      melees: melee ? [{ id: 'm', sides: [['x'], ['y']] }] : [],
      ...combat,
    },
  });
  table.ok('declareAttack', { by: 'x', target: 'y', weapon, ...declare });
  return table;
};
const answer = (table: Table, traits: readonly Trait[], move?: object) =>
  the(table.ok('chooseVigilance', { by: 'y', traits, ...(move && { move }) }), 'vigilanceChosen');
const step = { metres: 1 };

test('the target’s vigilance is the base of the difficulty (AOR-VIG-01, AOR-ATK-08)', () => {
  expect(answer(attacked(), ['awareness', 'evade'])).toMatchObject({ vigilance: 6, difficulty: 6 });
});

test('who does not know of the attack, or lies unconscious, is not vigilant (AOR-VIG-02)', () => {
  for (const table of [
    attacked({ declare: { unaware: true }, combat: { round: 1 } }),
    attacked({ them: { conscious: false }, combat: { round: 1 } }),
  ]) {
    expect(table.combat.pendingAttack).toMatchObject({ step: 'roll', difficulty: 0, vigilance: 0 });
    expect(table.no('chooseVigilance', { by: 'y', traits: [] })).not.toBe('accepted');
  }
});

test('at most three traits, chosen attack by attack by whoever plays the target (AOR-VIG-03)', () => {
  const table = attacked();
  expect(table.no('chooseVigilance', { by: 'y', traits: ['agility', 'awareness', 'evade', 'brawling'] })).toBe(
    'tooManyTraits',
  );
  expect(table.no('chooseVigilance', { by: 'y', traits: [] }, player('x'))).toBe('notYours');
  expect(answer(table, [], undefined).vigilance).toBe(0);
});

test('no trait counts twice (AOR-VIG-12)', () => {
  expect(attacked().no('chooseVigilance', { by: 'y', traits: ['evade', 'evade'] })).toBe('duplicateTrait');
});

test('RÖR, SIN, Evade and the skill of the attack are always there (AOR-VIG-04)', () => {
  const table = attacked({ weapon: 'gun', melee: false });
  for (const trait of ['agility', 'awareness', 'evade', 'shooting'] as const)
    expect(table.no('chooseVigilance', { by: 'y', traits: [trait], move: step })).toBe('accepted');
  for (const trait of ['throwing', 'meleeWeapons', 'brawling', 'willpower', 'car'] as const)
    expect(table.no('chooseVigilance', { by: 'y', traits: [trait] })).toBe('traitNotAvailable');
});

test('Melee Weapons meets every attack in melee, shots included (AOR-VIG-05)', () => {
  expect(attacked({ weapon: 'gun' }).no('chooseVigilance', { by: 'y', traits: ['meleeWeapons'] })).toBe('accepted');
  expect(attacked({ weapon: 'gun', melee: false }).no('chooseVigilance', { by: 'y', traits: ['meleeWeapons'] })).toBe(
    'traitNotAvailable',
  );
});

test('−2 with Melee Weapons for one who holds no proper melee weapon (AOR-VIG-06)', () => {
  expect(answer(attacked(), ['meleeWeapons']).vigilance).toBe(1);
  expect(answer(attacked({ them: { items: [sword], hands: { left: 'sword' } } }), ['meleeWeapons']).vigilance).toBe(3);
  const stool = { id: 'stool', category: 'gear', meleeUse: true };
  expect(answer(attacked({ them: { items: [stool], hands: { left: 'stool' } } }), ['meleeWeapons']).vigilance).toBe(3);
});

test('a shield gives +2 with Melee Weapons, and makes it serve against throws (AOR-VIG-07)', () => {
  const both = { items: [sword, shield], hands: { right: 'sword', left: 'shield' } };
  const alone = { items: [shield], hands: { left: 'shield' } };
  expect(answer(attacked({ them: both }), ['meleeWeapons']).vigilance).toBe(5);
  expect(answer(attacked({ them: alone }), ['meleeWeapons']).vigilance).toBe(3);
  expect(
    answer(attacked({ them: alone, settings: { shieldSuspendsMinusTwo: true } }), ['meleeWeapons']).vigilance,
  ).toBe(5);
  expect(answer(attacked({ them: both, weapon: 'stone', melee: false }), ['meleeWeapons']).vigilance).toBe(5);
  expect(attacked({ weapon: 'stone', melee: false }).no('chooseVigilance', { by: 'y', traits: ['meleeWeapons'] })).toBe(
    'traitNotAvailable',
  );
});

test('Brawling meets every attack in melee, −1 per occupied hand (AOR-VIG-08)', () => {
  expect(answer(attacked(), ['brawling']).vigilance).toBe(2);
  const both = { items: [sword, shield], hands: { right: 'sword', left: 'shield' } };
  expect(answer(attacked({ them: both }), ['brawling']).vigilance).toBe(0);
});

const blades = { items: [sword], hands: { right: 'sword' } };

test('an unarmed attack that misses a parrying weapon hurts the limb used, nothing modifies it (AOR-VIG-09, AOR-STR-07)', () => {
  const table = attacked({
    them: blades,
    me: { armour: { leftLeg: 9 }, attributes: { physique: 2 } },
    declare: { limb: 'leftLeg' },
  });
  answer(table, ['meleeWeapons', 'evade']);
  table.ok('rollAttack', { by: 'x' }, [1, 1, 1, 1, 5]);
  const events = table.ok('confirmAttack', { by: 'x' }, [6]);
  expect(the(events, 'parried')).toMatchObject({ who: 'y', by: 'x', limb: 'leftLeg', roll: { total: 6 } });
  expect(the(events, 'wounded').numbers.value).toMatchObject({ finalStrength: 6, divisor: 3, damage: 2 });
  expect(table.state.dueRolls).toEqual([{ kind: 'pain', person: 'x', area: 'leftLeg', test: 1 }]);
});

test('no parry hit for weapons, nor without the skill, nor without a weapon (AOR-VIG-09)', () => {
  const misses = (table: Table, traits: readonly Trait[]) => {
    answer(table, traits);
    table.ok('rollAttack', { by: 'x' }, [1, 1, 1, 1, 5]);
    return has(table.ok('confirmAttack', { by: 'x' }), 'parried');
  };
  expect(misses(attacked({ them: blades, weapon: 'sword' }), ['meleeWeapons', 'evade'])).toBe(false);
  expect(misses(attacked({ them: blades }), ['awareness', 'evade'])).toBe(false);
  expect(misses(attacked(), ['meleeWeapons', 'evade', 'awareness'])).toBe(false);
});

test('KP kept for vigilance are added whatever traits are used (AOR-VIG-10)', () => {
  const combat = { combatants: { x: { kp: 20 }, y: { vigilanceBonus: 4 } } };
  expect(answer(attacked({ combat }), []).vigilance).toBe(4);
  expect(answer(attacked({ combat }), ['evade']).vigilance).toBe(8);
});

test('in round 1 the bonus is SIN, so it may count twice (AOR-VIG-11)', () => {
  const combat = { round: 1, combatants: { x: { kp: 20 }, y: { vigilanceBonus: 7 } } };
  expect(answer(attacked({ combat }), ['awareness']).vigilance).toBe(4);
  const acted = { round: 1, combatants: { x: { kp: 20 }, y: { vigilanceBonus: 7, activated: true } } };
  expect(
    answer(attacked({ combat: acted, settings: { firstRoundVigilance: 'untilOwnActivation' } }), []).vigilance,
  ).toBe(7);
  expect(answer(attacked({ combat: acted }), []).vigilance).toBe(2);
});

test('vigilance is never below 0 (AOR-VIG-13)', () => {
  expect(answer(attacked({ them: { skills: { meleeWeapons: 0 } } }), ['meleeWeapons']).vigilance).toBe(0);
});

test('who uses RÖR and is not in cover must move (AOR-VIG-14)', () => {
  expect(attacked().no('chooseVigilance', { by: 'y', traits: ['agility'] })).toBe('mustMove');
  const cover = { y: { x: { value: 3, hiddenAreas: ['leftLeg'] } } };
  expect(answer(attacked({ melee: false, weapon: 'gun', combat: { cover } }), ['agility']).dodge).toBeNull();
});

test('in melee the dodge is 1 metre away; the others follow unless they say no (AOR-VIG-15)', () => {
  const table = attacked();
  expect(table.no('chooseVigilance', { by: 'y', traits: ['agility'], move: { metres: 2 } })).toBe('mustMove');
  expect(answer(table, ['agility'], step)).toMatchObject({ dodge: { metres: 1, direction: 'away' }, followers: ['x'] });
  expect(table.fighter('y')).toMatchObject({ dodgeMetresThisRound: 1, stationary: false });
  expect(table.combat.melees).toHaveLength(1);
  table.ok('follow', { by: 'x', follow: false });
  expect(table.combat.distances['x|y']).toBe(2);
  expect(table.no('follow', { by: 'x', follow: true })).toBe('wrongStep');
});

test('at range it is 1 to RÖR metres, to cover or to the side (AOR-VIG-16)', () => {
  const table = attacked({ weapon: 'gun', melee: false });
  expect(table.no('chooseVigilance', { by: 'y', traits: ['agility'], move: { metres: 4 } })).toBe('mustMove');
  expect(table.no('chooseVigilance', { by: 'y', traits: ['agility'], move: { metres: 0 } })).toBe('mustMove');
  expect(answer(table, ['agility'], { metres: 3, direction: 'cover' }).dodge).toMatchObject({
    metres: 3,
    direction: 'cover',
  });
  const stiff = attacked({ weapon: 'gun', melee: false, them: { attributes: { agility: 0 } } });
  expect(answer(stiff, ['agility'], step).dodge?.metres).toBe(1);
});

test('one metre may be swapped for throwing oneself down, without KP (AOR-VIG-17)', () => {
  const table = attacked({ weapon: 'gun', combat: { combatants: { x: { kp: 20 }, y: { kp: 5 } } } });
  const chosen = answer(table, ['agility'], { throwDown: true });
  expect(chosen).toMatchObject({ dodge: { metres: 0, throwDown: true }, adjust: { rangedInMelee: 0 } });
  expect(table.person('y').posture).toBe('lying');
  expect(table.fighter('y').kp).toBe(5);
});

test('a dodge needs room in the round, costs no KP and is no walk (AOR-MOVE-07)', () => {
  const spent = { combatants: { x: { kp: 20 }, y: { kp: 5, metresThisRound: 16 } } };
  const table = attacked({ combat: spent });
  expect(table.no('chooseVigilance', { by: 'y', traits: ['agility'], move: step })).toBe('mustMove');
  expect(table.no('chooseVigilance', { by: 'y', traits: ['agility'], move: { throwDown: true } })).toBe('accepted');
  const free = attacked({ combat: { combatants: { x: { kp: 20 }, y: { kp: 5 } } } });
  answer(free, ['agility'], step);
  expect(free.fighter('y')).toMatchObject({ kp: 5, metresThisRound: 0, dodgeMetresThisRound: 1 });
});

test('who falls unconscious before she has answered is not waited for (AOR-VIG-13, AOR-ATK-08)', () => {
  const table = new Table({
    characters: [{ id: 'x' }, { id: 'y' }],
    combat: {
      round: 2,
      combatants: { x: { kp: 6 }, y: { kp: 6, vigilanceBonus: 4 } },
      melees: [{ id: 'm', sides: [['x'], ['y']] }],
    },
  });
  table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'unarmed' });
  table.ok('applyHit', { person: 'y', area: 'leftLeg', strength: 6, useArmour: false });
  expect(table.person('y').conscious).toBe(false);
  expect(table.combat.pendingAttack).toMatchObject({ step: 'roll', vigilance: 0, difficulty: 0 });
  expect(table.no('rollAttack', { by: 'x' })).toBe('accepted');
});
