import { guarded, NotYours, parse } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Question, State } from './model.ts';
import { answer } from './questions.ts';
import { QuestionSchema } from './schema.ts';
import { anna, bo, table } from './testing/table.ts';

const ask = (state: State, question: Question) => {
  const parsed = parse(QuestionSchema, JSON.parse(JSON.stringify(question)));
  if (parsed.issues) throw new Error(`not a question: ${parsed.issues[0]?.message}`);
  return answer(state, parsed.value);
};

test('a test being prepared: every number explained, warnings, and the odds for the points one has', () => {
  const preview = ask(table(), {
    ask: 'preview',
    test: {
      actor: 'wanda',
      sphere: 'ferocity',
      traits: ['Porywcza', 'Uparta'],
      proficiencies: ['combat'],
      aspects: ['Szermierka', 'Dziecko portu'],
      equipment: 1,
      categories: [
        { label: 'noc', group: 'chance', value: -1, about: 'conditions' },
        { label: 'mgła', group: 'chance', value: -1, about: 'conditions' },
      ],
    },
  });
  expect(preview).toMatchObject({
    pool: { basicSignificance: 2, equipment: 1, size: 3 },
    sphereValue: 5,
    traits: [
      { phrase: 'Uparta', points: 1 },
      { phrase: 'Porywcza', points: 3 },
    ],
    proficiencyValue: 2,
    unskilled: false,
    chance: -2,
    scale: 0,
    warnings: [{ code: 'W_COUNTED_TWICE', one: 'noc', other: 'mgła' }],
  });
  expect((preview as { readonly strip: readonly unknown[] }).strip.length).toBe(11);
  expect(ask(table(), { ask: 'preview', test: { actor: 'wanda', proficiencies: [] } })).toMatchObject({
    refusal: { code: 'E_NO_SPHERE' },
  });
  expect(ask(table(), { ask: 'preview', test: { actor: 'x' } })).toMatchObject({ refusal: { code: 'E_UNKNOWN_ID' } });
});

test('questions about a character name what they do not know', () => {
  expect(ask(table(), { ask: 'sphereValue', actor: 'x', sphere: 'character', traits: [] })).toMatchObject({
    refusal: { code: 'E_UNKNOWN_ID' },
  });
  expect(ask(table(), { ask: 'sphereValue', actor: 'wanda', sphere: 'character', traits: ['x'] })).toMatchObject({
    refusal: { code: 'E_UNKNOWN_ID' },
  });
  expect(
    ask(table(), { ask: 'proficiencyForTest', actor: 'wanda', proficiencies: ['combat'], aspects: ['x'] }),
  ).toMatchObject({ refusal: { code: 'E_UNKNOWN_ID' } });
  expect(
    ask(table(), { ask: 'featureCost', actor: 'wanda', feature: { type: 'trait', phrase: 'x', points: {} } }),
  ).toMatchObject({ refusal: { code: 'E_TRAIT_POINTS' } });
});

test('what is another’s stays another’s', () => {
  expect(() => ask(guarded(table(), bo), { ask: 'spendableXp', actor: 'wanda' })).toThrow(NotYours);
  expect(ask(guarded(table(), anna), { ask: 'spendableXp', actor: 'wanda' })).toEqual({ available: 0 });
});
