import { expect, test } from 'vitest';
import { attributes, skills } from './model.ts';
import { attributeFromZero, attributeStep, fromZero, skillFromZero, skillStep, stepTo } from './price.ts';
import { blankSheet } from './sheet.ts';
import { Table, gm, player, the } from './testing/table.ts';

test('levels are bought at the same prices in creation and later, step by step (AOR-ADV-09, AOR-CHAR-05)', () => {
  for (const trait of ['physique', 'car'] as const) {
    let sum = 0;
    for (let level = 1; level <= 30; level++) {
      sum += stepTo(trait, level);
      expect(sum).toBe(fromZero(trait, level));
    }
  }
});

test('attributes cost tetrahedral, skills triangular numbers (AOR-CHAR-04, AOR-SKILL-04)', () => {
  expect([0, 1, 2, 3, 4, 5].map(attributeFromZero)).toEqual([0, 0, 1, 4, 10, 20]);
  expect([0, 1, 2, 3, 4, 5].map(skillFromZero)).toEqual([0, 0, 1, 3, 6, 10]);
});

test('the next level of a skill costs its present level, of an attribute a skill from zero (AOR-ADV-07, AOR-ADV-08)', () => {
  expect([1, 2, 3, 4, 5].map(skillStep)).toEqual([0, 1, 2, 3, 4]);
  expect([1, 2, 3, 4, 5].map(attributeStep)).toEqual([0, 1, 3, 6, 10]);
});

const fresh = (settings = {}) => {
  const table = new Table({ settings });
  table.ok('createCharacter', { id: 'x', name: 'X', controller: 'seat-x' });
  return table;
};

test('a person has five attributes at 1 and twenty-one skills at 0 (AOR-CHAR-01, AOR-SKILL-01, AOR-SKILL-03)', () => {
  const person = fresh().person('x');
  expect(attributes).toHaveLength(5);
  expect(skills).toHaveLength(21);
  expect(person.attributes).toEqual({ physique: 1, chaosExperience: 1, agility: 1, awareness: 1, willpower: 1 });
  expect(Object.values(person.skills)).toEqual(Array(21).fill(0));
});

test('starting UP are the table’s, or what the game master says (AOR-CHAR-06)', () => {
  expect(fresh({ startingUp: 15 }).person('x').up.available).toBe(15);
  const table = new Table({});
  table.ok('createCharacter', { id: 'x', name: 'X', startingUp: 50 });
  expect(table.person('x').up.available).toBe(50);
  expect(table.no('createCharacter', { id: 'y', name: 'Y', startingUp: 50 }, player('y'))).toBe('gmOnly');
});

test('UP are the only currency and no die is rolled in creation (AOR-CHAR-15)', () => {
  const table = fresh();
  table.ok('setAttributeLevel', { by: 'x', trait: 'awareness', level: 5 }, []);
  expect(table.person('x').up.available).toBe(10);
  table.ok('setSkillLevel', { by: 'x', trait: 'shooting', level: 5 }, []);
  expect(table.person('x').up.available).toBe(0);
  expect(table.no('setSkillLevel', { by: 'x', trait: 'bow', level: 2 })).toBe('insufficientUp');
  table.ok('setAttributeLevel', { by: 'x', trait: 'awareness', level: 4 }, []);
  expect(table.person('x').up.available).toBe(10);
});

test('attributes come first, secondary ones follow, then skills and equipment; any order works (AOR-CHAR-14)', () => {
  const table = fresh();
  table.ok('addItem', { by: 'x', item: { id: 'rope', name: 'Rope', storagePoints: 3 } });
  table.ok('setSkillLevel', { by: 'x', trait: 'climbing', level: 2 });
  table.ok('setAttributeLevel', { by: 'x', trait: 'physique', level: 3 });
  expect(table.person('x')).toMatchObject({ carryCapacity: 12, hardiness: 4 });
});

test('level 5 is the limit unless the table says otherwise, and a level is a whole number (AOR-SKILL-06)', () => {
  const table = fresh();
  expect(table.no('setSkillLevel', { by: 'x', trait: 'bow', level: 6 })).toBe('badLevel');
  expect(table.no('setSkillLevel', { by: 'x', trait: 'bow', level: 2.5 })).toBe('badLevel');
  expect(table.no('setAttributeLevel', { by: 'x', trait: 'agility', level: -1 })).toBe('badLevel');
  table.ok('configure', { settings: { maxLevel: 8 } });
  table.ok('setSkillLevel', { by: 'x', trait: 'bow', level: 8 });
  expect(table.person('x').up.available).toBe(2);
});

test('what is left is saved, or thrown away, and creation is over (AOR-CHAR-16)', () => {
  const table = fresh();
  table.ok('finishCreation', { by: 'x', discardRest: true });
  expect(table.person('x').up).toMatchObject({ available: 0, discarded: 30 });
  expect(table.no('setSkillLevel', { by: 'x', trait: 'bow', level: 1 })).toBe('creationClosed');
  expect(table.no('finishCreation', { by: 'x' })).toBe('creationClosed');
});

test('UP may be hoarded without limit, and buy one level at a time (AOR-ADV-01, AOR-ADV-07)', () => {
  const table = new Table({ characters: [{ id: 'x', skills: { bow: 2 } }] });
  for (let i = 0; i < 40; i++) table.ok('awardUp', { characters: ['x'], reason: 'travel', months: 12, perMonth: 3 });
  expect(table.person('x').up.available).toBe(1440);
  table.ok('buyLevel', { by: 'x', trait: 'bow' });
  expect(table.person('x')).toMatchObject({ skills: { bow: 3 }, up: { available: 1438 } });
  table.ok('buyLevel', { by: 'x', trait: 'willpower' });
  expect(table.person('x')).toMatchObject({ attributes: { willpower: 2 }, up: { available: 1437 }, shockTolerance: 5 });
});

test('too few UP buy nothing, and nobody buys above the limit', () => {
  const table = new Table({ characters: [{ id: 'x', skills: { bow: 5, car: 2 }, up: { available: 1 } }] });
  expect(table.no('buyLevel', { by: 'x', trait: 'bow' })).toBe('badLevel');
  expect(table.no('buyLevel', { by: 'x', trait: 'car' })).toBe('insufficientUp');
});

test('level 1 of a skill is free, or needs the game master’s consent (D-33)', () => {
  const table = new Table({ settings: { skillLevelOne: 'gmApproves' }, characters: [{ id: 'x' }] });
  expect(table.no('buyLevel', { by: 'x', trait: 'car' }, player('x'))).toBe('conditionMissing');
  expect(the(table.ok('buyLevel', { by: 'x', trait: 'car' }, [], gm), 'levelBought').cost.value).toBe(0);
});

test('instructive travel gives 1 to 3 UP a month (AOR-ADV-02)', () => {
  const table = new Table({ characters: [{ id: 'x' }] });
  table.ok('awardUp', { characters: ['x'], reason: 'travel', months: 4, perMonth: 2 });
  expect(table.person('x').up.available).toBe(8);
  expect(table.no('awardUp', { characters: ['x'], reason: 'travel', months: 1, perMonth: 4 })).toBe('badInput');
  expect(table.no('awardUp', { characters: ['x'], reason: 'other', amount: 1 }, player('x'))).toBe('gmOnly');
});

test('training is rounded down to a row; under two hours it gives nothing, with a notice (AOR-ADV-03)', () => {
  const table = new Table({ characters: [{ id: 'x' }] });
  table.ok('awardUp', { characters: ['x'], reason: 'training', hoursPerDay: 7.5, months: 2 });
  expect(table.person('x').up.available).toBe(4);
  table.ok('awardUp', { characters: ['x'], reason: 'training', hoursPerDay: 1, months: 2 });
  expect(table.warnings.map(({ code }) => code)).toEqual(['tooFewHours']);
  expect(table.person('x').up.available).toBe(4);
});

test('eight hours need will and a teacher, twelve several teachers and cost the mind (AOR-ADV-04, AOR-ADV-05)', () => {
  const table = new Table({
    settings: { trainingWillTest: true },
    characters: [{ id: 'x', attributes: { willpower: 3 } }],
  });
  const eight = { characters: ['x'], reason: 'training', hoursPerDay: 8, months: 1 } as const;
  expect(table.no('awardUp', eight)).toBe('conditionMissing');
  expect(the(table.ok('awardUp', { ...eight, confirmed: true }, [2, 6]), 'upAwarded').up).toBe(0);
  expect(the(table.ok('awardUp', { ...eight, confirmed: true }, [3, 6]), 'upAwarded').up).toBe(3);
  const twelve = the(table.ok('awardUp', { ...eight, hoursPerDay: 12, confirmed: true }), 'upAwarded');
  expect(twelve).toMatchObject({ up: 4, psychTraumaPrompt: true });
});

test('a combat gives what its challenge is worth, to every living player character (AOR-ADV-06)', () => {
  const table = new Table({ characters: [{ id: 'x' }, { id: 'n', kind: 'npc' }], combat: {} });
  table.ok('endCombat', { challenge: 2 });
  expect(table.person('x').up.available).toBe(2);
  expect(table.person('n').up.available).toBe(0);
});

test('UP awarded while creation is open are kept (AOR-ADV-01)', () => {
  const table = new Table({});
  table.ok('createCharacter', { id: 'x', name: 'X', startingUp: 10 });
  table.ok('awardUp', { characters: ['x'], reason: 'other', amount: 5 });
  table.ok('setSkillLevel', { by: 'x', trait: 'car', level: 3 });
  expect(table.person('x').up.available).toBe(12);
  table.ok('setSkillLevel', { by: 'x', trait: 'car', level: 0 });
  expect(table.person('x').up.available).toBe(15);
});

test('consent to level 1 is asked for on every way to a skill, from players (D-33)', () => {
  const table = new Table({ settings: { skillLevelOne: 'gmApproves' } });
  const sheet = { ...blankSheet(), name: 'X', skills: { car: 2 } };
  const mine = player('x');
  expect(table.no('createCharacter', { id: 'x', name: 'X', sheet }, mine)).toBe('conditionMissing');
  table.ok('createCharacter', { id: 'x', name: 'X', sheet: { ...sheet, skills: {} } }, [], mine);
  expect(table.no('setSkillLevel', { by: 'x', trait: 'car', level: 2 }, mine)).toBe('conditionMissing');
  table.ok('setSkillLevel', { by: 'x', trait: 'car', level: 1 });
  table.ok('setSkillLevel', { by: 'x', trait: 'car', level: 2 }, [], mine);
  table.ok('setAttributeLevel', { by: 'x', trait: 'agility', level: 2 }, [], mine);
  table.ok('createCharacter', { id: 'y', name: 'Y', sheet });
});
