import { expect, test } from 'vitest';
import type { Trait } from './model.ts';
import { answer } from './questions.ts';
import { after, anna, characterIn, opened, refusal, rollIn, table } from './testing/table.ts';
import { inBookOrder, suggestTrait } from './traits.ts';

const trait = (name: string, group: Trait['group'], value: number): Trait => ({ name, group, value });
const sheet = [
  trait('Odödlig', 'unbeatable', 4),
  trait('Liten', 'value', -3),
  trait('Förälskad', 'situational', 1),
  trait('Rädd', 'situational', -2),
  trait('Kvick', 'unset', 3),
];

test('every trait belongs to one of the groups (VAST-TRAIT-01)', () => {
  expect(characterIn(table()).own.traits.map(({ name, group }) => [name, group])).toEqual([
    ['Förälskad', 'situational'],
    ['Rädd', 'situational'],
    ['Liten', 'value'],
    ['Kvick', 'unset'],
    ['Odödlig', 'unbeatable'],
  ]);
});

test('a fitting situational trait comes first (VAST-TRAIT-02), even when a value trait is stronger', () => {
  expect(suggestTrait(sheet, ['Liten', 'Förälskad'])).toEqual({
    suggested: 'Förälskad',
    usedValue: 1,
    reason: 'situational',
    candidates: [],
  });
});

test('only if no situational trait fits comes a value trait (VAST-TRAIT-03)', () => {
  expect(suggestTrait(sheet, ['Liten'])).toMatchObject({ suggested: 'Liten', usedValue: -3, reason: 'noSituational' });
});

test('unbeatable traits are never suggested (VAST-TRAIT-04)', () => {
  expect(suggestTrait(sheet, ['Odödlig'])).toEqual({
    suggested: null,
    usedValue: null,
    reason: 'onlyUnbeatable',
    candidates: ['Odödlig'],
  });
  expect(suggestTrait(sheet, ['Odödlig', 'Liten']).suggested).toBe('Liten');
  expect(suggestTrait(sheet, [])).toMatchObject({ suggested: null, reason: 'none', candidates: [] });
});

test('of two that fit the highest absolute value counts, so a bad trait may be the one (VAST-TRAIT-05, VAST-TRAIT-10)', () => {
  expect(suggestTrait(sheet, ['Förälskad', 'Rädd'])).toMatchObject({ suggested: 'Rädd', usedValue: -2 });
});

test('equal absolute values are for the game master to settle (VAST-TRAIT-06)', () => {
  expect(suggestTrait(sheet, ['Kvick', 'Liten'])).toEqual({
    suggested: null,
    usedValue: null,
    reason: 'tie',
    candidates: ['Kvick', 'Liten'],
  });
  expect(suggestTrait(sheet, ['Kvick', 'Kvick']).suggested).toBe('Kvick');
});

test('the game master’s list: situational, value, unbeatable, each character in one block (VAST-TRAIT-08)', () => {
  expect(inBookOrder(sheet).map(({ name }) => name)).toEqual(['Förälskad', 'Rädd', 'Liten', 'Kvick', 'Odödlig']);
  const edited = after(
    table(),
    { type: 'vastmark/editTrait', actor: 'tuva', name: 'Arg', value: 2, group: 'situational' },
    [],
    anna,
  );
  expect(characterIn(edited).own.traits.map(({ name }) => name)).toEqual([
    'Förälskad',
    'Rädd',
    'Arg',
    'Liten',
    'Kvick',
    'Odödlig',
  ]);
});

test('the game master has the last word on the trait and may overrule every suggestion (VAST-TRAIT-07)', () => {
  expect(answer(table(), { ask: 'suggestTrait', actor: 'tuva', fitting: ['Förälskad', 'Rädd'] })).toMatchObject({
    suggested: 'Rädd',
  });
  const proposed = after(
    table(),
    {
      type: 'vastmark/openRoll',
      id: 'r',
      actor: 'tuva',
      traits: ['Rädd'],
      resistance: { kind: 'difficulty', value: 9 },
    },
    [],
    anna,
  );
  expect(rollIn(proposed)).toMatchObject({ status: 'proposed', traitId: 'Rädd' });
  const ruled = after(proposed, { type: 'vastmark/ruleTrait', rollId: 'r', trait: 'Odödlig' });
  expect(rollIn(ruled)).toMatchObject({ status: 'ruled', traitId: 'Odödlig', traitValue: 4 });
});

test('an unbeatable trait is used only by the game master’s choice (VAST-TRAIT-04)', () => {
  const open = (by?: typeof anna) =>
    refusal(
      table(),
      {
        type: 'vastmark/openRoll',
        id: 'r',
        actor: 'tuva',
        traits: ['Odödlig'],
        resistance: { kind: 'difficulty', value: 9 },
      },
      by,
    );
  expect(open(anna)).toBe('E_UNBEATABLE_NEEDS_GM');
  expect(open()).toBeUndefined();
});

test('a turned trait has its sign flipped for this roll, and the sheet keeps it (VAST-TURN-01, VAST-TURN-02)', () => {
  const state = opened(table(), { traits: ['Rädd'], turned: ['Rädd'] });
  expect(rollIn(state)).toMatchObject({ turned: true, traitValue: 3 });
  expect(characterIn(state).own.traits.find(({ name }) => name === 'Rädd')?.value).toBe(-3);
  const next = opened(state, { id: 's', traits: ['Rädd'] });
  expect(rollIn(next, 's')).toMatchObject({ turned: false, traitValue: -3 });
});

test('a trait that is not on the sheet is unknown, in a question too', () => {
  expect(answer(table(), { ask: 'suggestTrait', actor: 'tuva', fitting: ['Stark'] })).toMatchObject({
    refusal: { code: 'E_UNKNOWN_ID' },
  });
  expect(answer(table(), { ask: 'suggestTrait', actor: 'nobody', fitting: [] })).toMatchObject({
    refusal: { code: 'E_UNKNOWN_ID' },
  });
});
