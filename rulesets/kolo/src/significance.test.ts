import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { AddSecret, Aspect, ResourceKind, SecretAbility, Trait } from './model.ts';
import { answer } from './questions.ts';
import {
  basicOf,
  creationTarget,
  levelsOf,
  significance,
  significanceReasons,
  totalModifierTable,
} from './significance.ts';
import { assignments } from './spheres.ts';
import {
  after,
  anna,
  bo,
  characterIn,
  gm,
  onlooker,
  play,
  refusal,
  settingsWith,
  table,
  when,
} from './testing/table.ts';

const settings = settingsWith();
const traitsOf = (...places: readonly number[]): readonly Trait[] =>
  places.map((i) => ({ phrase: `t${i}`, ...(assignments[i] ?? { main: 'character', aux: null }) }));
const aspect = (
  phrase: string,
  kind: Aspect['kind'],
  ...assigned: readonly Aspect['assigned'][number]['proficiency'][]
): Aspect => ({
  phrase,
  kind,
  description: '',
  assigned: assigned.map((proficiency) => ({ proficiency })),
});
const points = (sheet: {
  traits?: readonly Trait[];
  aspects?: readonly Aspect[];
  secrets?: readonly SecretAbility[];
}) => significance({ traits: [], aspects: [], secrets: [], ...sheet }, [], settings).parts;
const secret = (value: number, phrase = `s${value}`): SecretAbility => ({ phrase, text: '', value });

test('traits beyond the sixth: 8 points each (KOLO-SIG-03)', () => {
  // Places 0, 3, 6, 9, 12 are the whole ones; the others are split.
  expect(points({ traits: traitsOf(0, 3, 6, 9, 12, 1) }).traits).toBe(0);
  expect(points({ traits: traitsOf(0, 3, 6, 9, 12, 1, 5, 8) }).traits).toBe(16);
});

test('trait points in one sphere above five: 6 each, the base 1 is none of them (KOLO-SIG-07, KOLO-SIG-08)', () => {
  expect(points({ traits: traitsOf(0, 1) }).spheres).toBe(0);
  // 3 + 2 + 2 in Charakter: two above five.
  expect(points({ traits: traitsOf(0, 1, 2) }).spheres).toBe(12);
});

test('a proficiency with three kinds is worth 6, with two 4, not both (KOLO-SIG-04, KOLO-SIG-05)', () => {
  const [b, r, f] = [
    aspect('b', 'background', 'combat'),
    aspect('r', 'role', 'combat'),
    aspect('f', 'focus', 'combat'),
  ];
  expect(points({ aspects: [b] }).proficiencies).toBe(0);
  expect(points({ aspects: [b, r] }).proficiencies).toBe(4);
  expect(points({ aspects: [b, r, f] }).proficiencies).toBe(6);
  expect(points({ aspects: [r, aspect('r2', 'role', 'combat')] }).proficiencies).toBe(0);
});

test('aspects beyond the third: 1 each (KOLO-SIG-06)', () => {
  expect(points({ aspects: ['a', 'b', 'c', 'd', 'e'].map((phrase) => aspect(phrase, 'role', 'combat')) }).aspects).toBe(
    2,
  );
});

test('a secret: twice its value (KOLO-SIG-09); a specialisation twice ten per level, or once where the table says so (KOLO-SEC-05)', () => {
  expect(points({ secrets: [secret(1), secret(3)] }).secrets).toBe(8);
  const special = { ...secret(20, 'spec'), specialisation: { tests: 'ogień', difference: 2 } };
  expect(points({ secrets: [special] }).secrets).toBe(40);
  const plain = settingsWith({ specialisationDoubled: false });
  expect(significance({ traits: [], aspects: [], secrets: [special] }, [], plain).parts.secrets).toBe(20);
});

test('every started ten points make a level, from 1 to 5 (KOLO-SIG-01, KOLO-SIG-02)', () => {
  expect([0, 1, 10, 11, 20, 21, 25, 40, 41, 99].map(basicOf)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 5, 5]);
});

test('total significance has no upper limit and takes what the resources add (KOLO-SIG-10, KOLO-RES-01, KOLO-RES-02)', () => {
  expect([0, 51, 99].map(levelsOf)).toEqual([1, 6, 10]);
  const resource = (phrase: string, value: number, kind?: ResourceKind) =>
    ({ type: 'kolo/addResource', actor: 'wanda', phrase, value, ...(kind && { kind }) }) as const;
  const state = play(table(), resource('Dwór', 2, 'wealth'), resource('Wróg', -4));
  expect(characterIn(state).significance).toMatchObject({ basic: 2, total: 2 + 2 - 4 });
  expect(refusal(table(), resource('x', 0.5))).toBe('E_NOT_INTEGER');
  expect(refusal(table(), resource('x', 1), anna)).toBe('E_NOT_GM');
  expect(refusal(state, resource('Dwór', 1))).toBe('E_PHRASE_TAKEN');
});

test('each row of modifiers has its range, and what shares a row shares it (KOLO-SIG-11)', () => {
  const add = (kind: ResourceKind, value: number, phrase = 'r') =>
    ({ type: 'kolo/addResource', actor: 'wanda', phrase, kind, value }) as const;
  for (const [kind, lowest, highest] of totalModifierTable) {
    expect(refusal(table(), add(kind, lowest))).toBeUndefined();
    expect(refusal(table(), add(kind, highest))).toBeUndefined();
    expect(refusal(table(), add(kind, lowest - 1))).toBe('E_MODIFIER_RANGE');
    expect(refusal(table(), add(kind, highest + 1))).toBe('E_MODIFIER_RANGE');
  }
  const friend = after(table(), add('connections', 1));
  expect(refusal(friend, add('connections', 1, 'drugi'))).toBe('E_MODIFIER_RANGE');
  expect(refusal(friend, add('wealth', 3, 'skarb'))).toBeUndefined();
});

test('starting resources are the campaign’s business: any value without a row (KOLO-RES-03)', () => {
  expect(refusal(table(), { type: 'kolo/addResource', actor: 'wanda', phrase: 'Długi', value: -17 })).toBeUndefined();
});

test('every point has its reason', () => {
  const { own, traits, aspects, significance: weight } = characterIn(table());
  const reasons = significanceReasons({ traits, aspects, secrets: own.value.secrets }, settings);
  expect(reasons).toEqual([
    { row: 'proficiencyThreeKinds', about: 'combat', count: 1, points: 6 },
    { row: 'proficiencyTwoKinds', about: 'fitness', count: 1, points: 4 },
    { row: 'secretPerValue', about: 'Kocie oczy', count: 3, points: 6 },
    { row: 'secretPerValue', about: 'Szósty zmysł', count: 2, points: 4 },
  ]);
  expect(weight.points).toBe(20);
  const sheet = { name: '', traits, aspects, secrets: own.value.secrets, notes: '' };
  expect(answer(table(), { ask: 'significance', sheet })).toMatchObject({ points: 20, basic: 2, target: 25 });
});

test('the campaign fixes level and range; characters are built half-way up the level (KOLO-CAMP-01, KOLO-CAMP-02, KOLO-CAMP-03)', () => {
  expect([1, 2, 3, 4, 5].map(creationTarget)).toEqual([5, 15, 25, 35, 45]);
  expect(table().campaign.basicSignificance).toBe(3);
  const set = (inputs: object) => ({ type: 'kolo/setCampaign', ...inputs }) as const;
  expect(answer(after(table(), set({ basicSignificance: 2 })), { ask: 'creationTarget' })).toEqual({
    points: 15,
    suggestedTraits: 6,
  });
  for (const level of [0, 6]) expect(refusal(table(), set({ basicSignificance: level }))).toBe('E_BAD_SETTING');
  expect(refusal(table(), set({ basicSignificance: 2.5 }))).toBe('E_NOT_INTEGER');
  expect(refusal(table(), set({ totalRange: [3, 1] }))).toBe('E_BAD_SETTING');
  expect(refusal(table(), set({ settings: { nonsense: true } }))).toBe('E_BAD_SETTING');
  expect(refusal(table(), set({ settings: { xpMultiplier: 0 } }))).toBe('E_BAD_SETTING');
  expect(refusal(table(), set({}), anna)).toBe('E_NOT_GM');
  expect(after(table(), set({ totalRange: [1, 4], settings: { successAt: 'goal' } })).settings.successAt).toBe('goal');
});

test('approval: points within the pool, total within the range, or the game master’s override (KOLO-CAMP-02)', () => {
  const approve = (override = false) => ({ type: 'kolo/approveCharacter', actor: 'wanda', override }) as const;
  const poor = after(table(), { type: 'kolo/setCampaign', basicSignificance: 1 });
  expect(refusal(poor, approve())).toBe('E_OVER_BUDGET');
  expect(refusal(poor, approve(true))).toBeUndefined();
  const exact = after(table(), { type: 'kolo/setCampaign', settings: { creationBudget: 'exact' } });
  expect(refusal(exact, approve())).toBe('E_OVER_BUDGET');
  const high = after(table(), { type: 'kolo/setCampaign', totalRange: [4, 6] });
  expect(refusal(high, approve())).toBe('E_TOTAL_RANGE');
  expect(refusal(high, approve(true))).toBeUndefined();
  expect(refusal(table(), approve(), anna)).toBe('E_NOT_GM');
});

test('a change of settings is read into every sheet', () => {
  const special = after(table(), {
    type: 'kolo/addSecret',
    actor: 'wanda',
    phrase: 'Ogień',
    difference: 1,
    tests: 'ogień',
  });
  expect(characterIn(special).significance.points).toBe(40);
  const plain = after(special, { type: 'kolo/setCampaign', settings: { specialisationDoubled: false } });
  expect(characterIn(plain).significance.points).toBe(30);
});

test('a secret is worth at least 1; above 3 only by the game master, a specialisation ten per level (KOLO-SEC-01, KOLO-SEC-04, KOLO-SEC-05)', () => {
  const add = (inputs: Partial<AddSecret>): AddSecret => ({
    type: 'kolo/addSecret',
    actor: 'new',
    phrase: 'Sekret',
    ...inputs,
  });
  const state = after(table(), { type: 'kolo/createCharacter', id: 'new' }, [], anna);
  const code = (inputs: Partial<AddSecret>, by = anna) => refusal(state, add(inputs), by);
  expect(code({ value: 0 })).toBe('E_NOT_POSITIVE');
  expect(code({})).toBe('E_NOT_POSITIVE');
  expect(code({ value: 1.5 })).toBe('E_NOT_INTEGER');
  expect(code({ difference: 0 })).toBe('E_NOT_POSITIVE');
  expect(code({ value: 4 })).toBe('E_SECRET_NEEDS_GM');
  expect(code({ value: 4 }, gm)).toBeUndefined();
  expect(code({ value: 3 })).toBeUndefined();
  expect(code({ value: 3 }, bo)).toBe('E_NOT_OWNER');
  const made = after(state, add({ difference: 2, tests: 'skoki', text: 'Lekka jak piórko.' }), [], anna);
  expect(characterIn(made, 'new').secrets).toEqual([
    { phrase: 'Sekret', text: 'Lekka jak piórko.', value: 20, specialisation: { tests: 'skoki', difference: 2 } },
  ]);
  expect(refusal(made, add({ value: 1 }), anna)).toBe('E_PHRASE_TAKEN');
});

test('what secrets and resources add to significance is for the table, what they are is not (KOLO-SIG-09, KOLO-SIG-11)', () => {
  const given = play(
    table(),
    { type: 'kolo/addSecret', actor: 'jan', phrase: 'Sekret', value: 8 },
    { type: 'kolo/addResource', actor: 'jan', phrase: 'Skarb', kind: 'wealth', value: 2 },
  );
  const whole = { points: 16, parts: { secrets: 16 }, basic: 2, total: 4 };
  for (const viewer of [gm, bo, anna, onlooker]) {
    expect(see(given, viewer).characters.find(({ id }) => id === 'jan')?.significance).toMatchObject(whole);
  }
  expect(JSON.stringify(see(given, anna))).not.toMatch(/Sekret|Skarb/);
  const approved = when(given, { type: 'kolo/approveCharacter', actor: 'jan', override: true });
  expect(see(approved.events, anna)).toMatchObject([{ points: 16, total: 4 }]);
});
