import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { harmFor } from './harm.ts';
import type { Settings, State } from './model.ts';
import {
  after,
  anna,
  bo,
  characterIn,
  closed,
  contestIn,
  opened,
  refusal,
  table,
  when,
  wolfLine,
} from './testing/table.ts';
import { describe } from './texts/index.ts';

/** Wanda (2 coins) and the wolf (3 coins) have met; the coins say who won. */
const met = (coins: readonly number[], settings: Partial<Settings> = { harm: true }): State => {
  const mine = opened(table(settings), { id: 'a', kind: 'contested' });
  const both = after(mine, wolfLine('b', { pool: 3, sphereValue: 1, proficiencyValue: 0 }));
  return after(both, { type: 'kolo/contestedTest', id: 'c', a: 'a', b: 'b' }, coins);
};
const settled = (coins: readonly number[], settings?: Partial<Settings>): State =>
  closed(closed(met(coins, settings), 'a'), 'b');
const byOne = [1, 0, 1, 0, 0];
const byTwo = [1, 1, 1, 0, 0];
const byFour = [1, 1, 0, 0, 0];
const wolfByOne = [0, 0, 1, 0, 0];
const place = (phrase = 'Okulawiony') => ({ type: 'kolo/placeHarm', contestId: 'c', phrase }) as const;

test('the winner leaves a marker on the loser: chance −1 by 1, chance −2 by 2, scale −1 by 3 or more (KOLO-X-HARM-01)', () => {
  const markerAfter = (coins: readonly number[]) =>
    characterIn(after(settled(coins), place(), [], anna), 'wolf').markers;
  expect(markerAfter(byOne)).toEqual([{ phrase: 'Okulawiony', group: 'chance', value: -1 }]);
  expect(markerAfter(byTwo)).toEqual([{ phrase: 'Okulawiony', group: 'chance', value: -2 }]);
  expect(markerAfter(byFour)).toEqual([{ phrase: 'Okulawiony', group: 'scale', value: -1 }]);
  expect([1, -2, 3, -7].map((margin) => harmFor(margin))).toEqual([
    { group: 'chance', value: -1 },
    { group: 'chance', value: -2 },
    { group: 'scale', value: -1 },
    { group: 'scale', value: -1 },
  ]);
});

test('the one who won places it, for an npc the game master; once, and when the contest is settled (KOLO-X-HARM-01)', () => {
  expect(refusal(settled(byOne), place(), bo)).toBe('E_NOT_OWNER');
  expect(refusal(settled(wolfByOne), place(), anna)).toBe('E_NOT_OWNER');
  expect(characterIn(after(settled(wolfByOne), place())).markers).toHaveLength(1);
  expect(refusal(met(byOne), place(), anna)).toBe('E_WRONG_STATUS');
  expect(refusal(settled([1, 1, 1, 1, 0]), place())).toBe('E_WRONG_STATUS');
  const placed = after(settled(byOne), place(), [], anna);
  expect(contestIn(placed).harm).toBe('Okulawiony');
  expect(refusal(placed, place('Znów'), anna)).toBe('E_WRONG_STATUS');
  expect(refusal(settled(byOne), { ...place(), contestId: 'x' }, anna)).toBe('E_UNKNOWN_ID');
  const marked = after(settled(byOne), { type: 'kolo/addMarker', actor: 'wolf', phrase: 'Okulawiony', value: -1 });
  expect(refusal(marked, place(), anna)).toBe('E_PHRASE_TAKEN');
});

test('off nothing is placed; the game master removes what was (KOLO-X-HARM-01)', () => {
  expect(refusal(settled(byOne, {}), place(), anna)).toBe('E_SETTING_OFF');
  const placed = after(settled(byOne), place(), [], anna);
  const healed = after(placed, { type: 'kolo/removeMarker', actor: 'wolf', phrase: 'Okulawiony' });
  expect(characterIn(healed, 'wolf').markers).toEqual([]);
});

test('the table hears of it, but not where somebody hidden is concerned (KOLO-X-HARM-01)', () => {
  const { events } = when(settled(byTwo), place(), [], anna);
  const told = events.flatMap((event) => {
    const seen = see(event, bo);
    return seen ? [describe(seen, 'sv', (id) => (id === 'wanda' ? 'Wanda' : 'vargen')).text] : [];
  });
  expect(told).toEqual(['Wanda lämnar en markör på vargen: Okulawiony, chanskategori −2.']);
  const hidden = after(settled(wolfByOne), { type: 'kolo/showCharacter', actor: 'wolf', shown: false });
  expect(refusal(hidden, place(), anna)).toBe('E_UNKNOWN_ID');
  expect(see(when(hidden, place()).events, anna)).toEqual([]);
});
