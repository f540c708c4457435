import { expect, test } from 'vitest';
import type { Aspect, AddAspect } from './model.ts';
import { kinds, proficiencies, proficiencyForTest } from './proficiencies.ts';
import { after, characterIn, opened, openTest, refusal, table, testIn } from './testing/table.ts';

const aspect = (
  phrase: string,
  kind: Aspect['kind'],
  ...assigned: readonly (typeof proficiencies)[number][]
): Aspect => ({
  phrase,
  kind,
  description: '',
  assigned: assigned.map((proficiency) => ({ proficiency })),
});
const add = (inputs: Partial<AddAspect>): AddAspect => ({
  type: 'kolo/addAspect',
  actor: 'jan',
  phrase: 'Kupiec',
  kind: 'role',
  assigned: ['knowledge'],
  ...inputs,
});

test('six proficiencies and three kinds of aspects (KOLO-PROF-01, KOLO-ASP-02)', () => {
  expect(proficiencies).toEqual(['combat', 'fitness', 'knowledge', 'perception', 'expression', 'precision']);
  expect(kinds).toEqual(['background', 'role', 'focus']);
});

test('an aspect is a key phrase, best with a few sentences about it (KOLO-ASP-01, KOLO-ASP-04)', () => {
  const state = after(table(), add({ description: 'Dziesięć lat na targach północy.' }));
  expect(characterIn(state, 'jan').aspects).toEqual([
    {
      phrase: 'Kupiec',
      kind: 'role',
      description: 'Dziesięć lat na targach północy.',
      assigned: [{ proficiency: 'knowledge' }],
    },
  ]);
  expect(refusal(state, add({ assigned: ['combat'] }))).toBe('E_PHRASE_TAKEN');
});

test('background to three proficiencies at most, role to two, focus to one, each once (KOLO-ASP-03)', () => {
  const code = (kind: Aspect['kind'], count: number) =>
    refusal(table(), add({ kind, assigned: proficiencies.slice(0, count) }));
  expect([code('background', 3), code('role', 2), code('focus', 1)]).toEqual([undefined, undefined, undefined]);
  expect([code('background', 4), code('role', 3), code('focus', 2)]).toEqual(Array(3).fill('E_TOO_MANY_PROFICIENCIES'));
  expect(refusal(table(), add({ assigned: [] }))).toBe('E_NO_PROFICIENCY');
  expect(refusal(table(), add({ assigned: ['combat', 'combat'] }))).toBe('E_DUPLICATE_PROFICIENCY');
});

test('the value is the number of different kinds that fit; each kind counts once (KOLO-PROF-03, KOLO-PROF-04)', () => {
  const two = [aspect('a', 'role', 'combat'), aspect('b', 'role', 'combat')];
  expect(proficiencyForTest(two, ['combat'], false).proficiencyValue).toBe(1);
  expect(proficiencyForTest([...two, aspect('c', 'focus', 'combat')], ['combat'], false).proficiencyValue).toBe(2);
  expect(proficiencyForTest([...two, aspect('c', 'focus', 'precision')], ['combat'], false).proficiencyValue).toBe(1);
});

test('nothing that fits: unskilled, unless the field is really very common (KOLO-PROF-05)', () => {
  expect(proficiencyForTest([], ['combat'], false)).toMatchObject({ proficiencyValue: 0, unskilled: true });
  expect(proficiencyForTest([], ['combat'], true)).toMatchObject({ proficiencyValue: 0, unskilled: false });
});

test('unskilled is one negative scale category (KOLO-PROF-06)', () => {
  expect(testIn(opened(table(), { veryCommon: false }))).toMatchObject({ unskilled: true, scale: -1, chance: 0 });
  const skilled = opened(table(), { veryCommon: false, aspects: ['Szermierka'] });
  expect(testIn(skilled)).toMatchObject({ unskilled: false, scale: 0, proficiencyValue: 1 });
});

test('several at once: their average rounded down (KOLO-PROF-07)', () => {
  const aspects = ['Dziecko portu', 'Szermierka', 'Mistrzyni noża'];
  expect(testIn(opened(table(), { aspects, proficiencies: ['combat', 'fitness'] })).proficiencyValue).toBe(2);
  expect(
    testIn(opened(table(), { aspects, proficiencies: ['combat', 'fitness', 'expression'] })).proficiencyValue,
  ).toBe(2);
});

test('if any of them has none the character is unskilled, once (KOLO-PROF-08)', () => {
  const aspects = ['Dziecko portu', 'Szermierka', 'Mistrzyni noża'];
  const state = opened(table(), { aspects, proficiencies: ['combat', 'knowledge', 'precision'], veryCommon: false });
  expect(testIn(state)).toMatchObject({ proficiencyValue: 1, unskilled: true, scale: -1 });
  expect(refusal(table(), openTest({ proficiencies: [] }))).toBe('E_NO_PROFICIENCY');
});

test('a key phrase may stand on an assignment, where the table has them (KOLO-PROF-09)', () => {
  const keyed = add({ assigned: ['knowledge', 'expression'], keyPhrases: { expression: 'targowanie' } });
  expect(characterIn(after(table(), keyed), 'jan').aspects[0]?.assigned).toEqual([
    { proficiency: 'knowledge' },
    { proficiency: 'expression', keyPhrase: 'targowanie' },
  ]);
  expect(refusal(table({ keyPhrases: 'off' }), keyed)).toBe('E_SETTING_OFF');
});
