import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { answer } from './questions.ts';
import { after, anna, bo, characterIn, gm, opened, refusal, resultOf, rollIn, table, when } from './testing/table.ts';
import { describe } from './texts/index.ts';

const daze = (value: number, actor = 'tuva') => ({ type: 'vastmark/setDaze', actor, value }) as const;
const dazed = (value: number) => after(table({ daze: true }), daze(value));
const roll = { type: 'vastmark/roll', rollId: 'r' } as const;

test('omtöckning is taken from every roll until the game master removes it (VAST-X-DAZE-01)', () => {
  const first = after(opened(dazed(2), { skills: ['Rida'] }), roll, [8], anna);
  expect(resultOf(first)).toMatchObject({ total: 8 + 3 - 2, margin: 0, outcome: 'failure' });
  const second = after(opened(first, { id: 's' }), { ...roll, rollId: 's' }, [8], anna);
  expect(resultOf(second, 's').total).toBe(6);
  const clear = after(second, daze(0));
  expect(characterIn(clear).daze).toBe(0);
  expect(resultOf(after(opened(clear, { id: 't' }), { ...roll, rollId: 't' }, [8], anna), 't').total).toBe(8);
});

test('a roll that waits for its die is dazed too; what has been thrown stays (VAST-X-DAZE-01)', () => {
  const waiting = after(opened(table({ daze: true })), daze(3));
  expect(rollIn(waiting).daze).toBe(3);
  const thrown = after(waiting, roll, [8], anna);
  expect(resultOf(after(thrown, daze(1))).total).toBe(5);
  expect(rollIn(after(thrown, daze(1))).daze).toBe(3);
});

test('the odds before the die count it exactly (VAST-X-DAZE-01)', () => {
  const chanceAt = (value: number) => answer(opened(dazed(value)), { ask: 'roll', rollId: 'r' });
  // Against 9 with nothing added: above nine is a nine and then at least one. Two less: a nine and then at least three.
  expect(chanceAt(0)).toMatchObject({ additions: 0, chances: { success: { exact: '9/100' } } });
  expect(chanceAt(2)).toMatchObject({ daze: 2, additions: -2, chances: { success: { exact: '7/100' } } });
  const preview = { ask: 'preview', roll: { actor: 'tuva', resistance: { kind: 'difficulty', value: 9 } } } as const;
  expect(answer(dazed(2), preview)).toMatchObject({ rolls: [{ additions: -2 }] });
});

test('only the game master dazes, and only at a table that plays with it; off nothing is noted (VAST-X-DAZE-01)', () => {
  expect(refusal(table({ daze: true }), daze(1), anna)).toBe('E_NOT_GM');
  expect(refusal(table(), daze(1))).toBe('E_SETTING_OFF');
  expect(refusal(table({ daze: true }), daze(1, 'nobody'))).toBe('E_UNKNOWN_ID');
  expect(rollIn(opened(table()))).not.toHaveProperty('daze');
  const off = after(dazed(2), { type: 'vastmark/setTableSettings', settings: { daze: false } });
  expect(resultOf(after(opened(off), roll, [8], anna)).total).toBe(8);
});

test('the table sees who is dazed, but nothing of somebody hidden (VAST-X-DAZE-01)', () => {
  expect(see(dazed(2), bo).characters.find(({ id }) => id === 'tuva')?.daze).toBe(2);
  const shadow = after(table({ daze: true }), { type: 'vastmark/createQuickExtra', id: 'shadow' });
  const { events, state } = when(shadow, daze(2, 'shadow'));
  expect(see(events, anna)).toEqual([]);
  expect(JSON.stringify(see(state, anna))).not.toContain('shadow');
});

test('the sentence counts it and the arithmetic names it, in three languages (VAST-X-DAZE-01)', () => {
  const [event] = when(opened(dazed(2)), roll, [8], anna).events;
  const seen = event && see(event, gm);
  if (!seen) throw new Error('the roll is told');
  const told = (locale: 'sv' | 'pl' | 'en') => describe(seen, locale, () => 'Tuva');
  expect(told('sv').text).toBe('Tuva: 8 − 2 = 6 mot 9 – misslyckat.');
  expect(told('sv').why).toContain('Omtöckning −2');
  expect(told('pl').why).toContain('Oszołomienie −2');
  expect(told('en').why).toContain('Daze −2');
  expect(told('en').rules).toContain('VAST-X-DAZE-01');
});
