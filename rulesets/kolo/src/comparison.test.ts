import { expect, test } from 'vitest';
import type { Need } from './model.ts';
import { after, anna, opened, refusal, table, testIn, warnings, when } from './testing/table.ts';

const compare = (need: Need, actor = 'wanda') => ({ type: 'kolo/comparisonTest', actor, need }) as const;
const result = (need: Need, actor?: string) => {
  const [event] = when(table(), compare(need, actor)).events;
  return event?.type === 'kolo/compared' ? { value: event.value, passes: event.passes, ...event.routine } : undefined;
};

test('whether a character can do something is a look at what it has, without coins (KOLO-CMP-01)', () => {
  const { events, state } = when(table(), compare({ kind: 'aspect', aspect: 'Szermierka' }));
  expect(events[0]).toMatchObject({ passes: true, only: ['anna'] });
  expect(state).toEqual(table());
});

test('knowledge: a needed proficiency from named aspects (KOLO-CMP-03)', () => {
  const need = (value: number, ...aspects: readonly string[]): Need => ({
    kind: 'proficiency',
    proficiency: 'combat',
    value,
    aspects,
  });
  expect(result(need(2, 'Szermierka', 'Dziecko portu'))).toMatchObject({ value: 2, passes: true });
  expect(result(need(2, 'Szermierka'))).toMatchObject({ value: 1, passes: false });
});

test('owning the aspect may be enough, assigned or not (KOLO-CMP-04)', () => {
  expect(result({ kind: 'aspect', aspect: 'Szermierka' })).toMatchObject({ passes: true });
  expect(result({ kind: 'aspect', aspect: 'Rycerz' })).toMatchObject({ passes: false });
});

test('a trait test: a needed sphere value, its base included (KOLO-CMP-05)', () => {
  const need = (...traits: readonly string[]): Need => ({ kind: 'sphere', sphere: 'character', value: 3, traits });
  expect(result(need())).toMatchObject({ value: 1, passes: false });
  expect(result(need('Uparta'))).toMatchObject({ value: 3, passes: true });
});

test('routine work: the proficiency on the success scale, rescaled both ways (KOLO-CMP-02)', () => {
  const need = (
    value: number,
    aspects: readonly string[] = ['Szermierka', 'Dziecko portu'],
    veryCommon = false,
  ): Need => ({
    kind: 'routine',
    proficiencies: ['combat'],
    aspects,
    veryCommon,
    categories: value === 0 ? [] : [{ label: 's', group: 'scale', value }],
  });
  expect(result(need(0))).toMatchObject({ value: 2, scale: 0, final: 2, thresholds: [1, 2, 3], degree: 'goal' });
  expect(result(need(1))).toMatchObject({ final: 4, degree: 'extraordinary' });
  expect(result(need(-1))).toMatchObject({ final: 2, thresholds: [2, 4, 6], degree: 'partial' });
  expect(result(need(0, []))).toMatchObject({ value: 0, scale: -1, degree: 'none' });
  expect(result(need(0, [], true))).toMatchObject({ scale: 0 });
  const twice: Need = {
    kind: 'routine',
    proficiencies: ['combat'],
    aspects: [],
    categories: [
      { label: 'a', group: 'scale', value: 1, about: 'size' },
      { label: 'b', group: 'scale', value: 1, about: 'size' },
    ],
  };
  expect(warnings(table(), compare(twice))).toEqual(['W_COUNTED_TWICE']);
});

test('what is refused', () => {
  expect(refusal(table(), compare({ kind: 'sphere', sphere: 'character', value: 3, traits: ['x'] }))).toBe(
    'E_UNKNOWN_ID',
  );
  expect(refusal(table(), compare({ kind: 'proficiency', proficiency: 'combat', value: 2, aspects: ['x'] }))).toBe(
    'E_UNKNOWN_ID',
  );
  expect(refusal(table(), compare({ kind: 'sphere', sphere: 'character', value: 2.5, traits: [] }))).toBe(
    'E_NOT_INTEGER',
  );
  expect(refusal(table(), compare({ kind: 'routine', proficiencies: [], aspects: [] }))).toBe('E_NO_PROFICIENCY');
  expect(refusal(table(), compare({ kind: 'routine', proficiencies: ['combat'], aspects: [], merges: [['x']] }))).toBe(
    'E_UNKNOWN_ID',
  );
  expect(refusal(table(), compare({ kind: 'aspect', aspect: 'x' }), anna)).toBe('E_NOT_GM');
  expect(refusal(table(), compare({ kind: 'aspect', aspect: 'x' }, 'x'))).toBe('E_UNKNOWN_ID');
});

test('a random test is for the unpredictable: the game master may always decide without one (KOLO-CMP-06)', () => {
  const decided = when(table(), { type: 'kolo/decideWithoutTest', actor: 'wanda', text: 'zna drogę', degree: 'goal' });
  expect(decided.events).toEqual([
    { type: 'kolo/decidedWithoutTest', actor: 'wanda', text: 'zna drogę', degree: 'goal' },
  ]);
  expect(decided.state).toEqual(table());
  expect(refusal(table(), { type: 'kolo/decideWithoutTest', actor: 'wanda', text: '', degree: 'goal' }, anna)).toBe(
    'E_NOT_GM',
  );
});

test('a secret may pass simple tests by itself or open new ones: it is text, and the game master decides (KOLO-SEC-02, KOLO-SEC-03)', () => {
  const state = after(table(), {
    type: 'kolo/addSecret',
    actor: 'wanda',
    phrase: 'Mowa ptaków',
    text: 'Rozumie ptaki bez testu.',
    value: 1,
  });
  expect(state.characters[0]?.own.value.secrets.at(-1)).toEqual({
    phrase: 'Mowa ptaków',
    text: 'Rozumie ptaki bez testu.',
    value: 1,
  });
  const passed = when(state, { type: 'kolo/decideWithoutTest', actor: 'wanda', text: 'Mowa ptaków', degree: 'goal' });
  expect(passed.refusal).toBeUndefined();
  // It may change how circumstances are read: a category that others have is left out of this test.
  expect(testIn(opened(state, { categories: [] })).chance).toBe(0);
});
