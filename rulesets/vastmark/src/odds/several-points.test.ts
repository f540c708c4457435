import { toNumber } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { answer } from '../questions.ts';
import { after, anna, settingsWith, table } from '../testing/table.ts';
import { successAgainstZero, successDeclared, successWithPoints } from './hero.ts';
import { difficultyChances } from './roll.ts';
import { anyOf } from './several.ts';
import { anyDeclared, anyWithPoints, type Attempt } from './several-points.ts';

const against = (gap: number, ceiling = 2): Attempt => ({ gap, given: false, ceiling });
/** The finished die as far as it matters. */
const faces = Array.from({ length: 27 }, (_, value) => ({ value, p: 10 ** -(Math.floor(value / 9) + 1) }));

test('one roll alone comes to what it does by itself (VAST-HERO-05, VAST-ZERO-06)', () => {
  for (const gap of [-3, -1, 0, 1, 4, 9, 13])
    for (const points of [0, 1, 2]) {
      expect(anyWithPoints([against(gap)], points)).toBeCloseTo(toNumber(successWithPoints(gap, points)), 12);
      expect(anyWithPoints([{ ...against(gap), given: true }], points)).toBeCloseTo(
        toNumber(successAgainstZero(gap, points)),
        12,
      );
      expect(anyDeclared([against(gap)], points)).toBeCloseTo(toNumber(successDeclared(gap, points)), 12);
    }
});

test('without points it is one success of several (VAST-MULTI-03)', () => {
  const chances = [3, 6, 1].map((gap) => difficultyChances(gap, settingsWith()).success);
  expect(anyWithPoints([against(3), against(6), against(1)], 0)).toBeCloseTo(toNumber(anyOf(chances)), 12);
});

type Lying = { readonly total: number; readonly zero: boolean; readonly left: number };
/** Every point tried on every roll, in every way, with the dice that lie there. */
const played = (rolls: readonly Lying[], points: number): number => {
  if (rolls.some(({ total, zero }) => total > 0 && !zero)) return 1;
  if (points === 0) return 0;
  const ways = rolls.flatMap((one, i) => {
    if (one.left === 0) return [];
    const left = one.left - 1;
    const die = faces.reduce(
      (all, { value, p }) => all + p * played(rolls.with(i, { ...one, left, total: one.total + value }), points - 1),
      0,
    );
    return [die, played(rolls.with(i, { ...one, left, zero: false }), points - 1)];
  });
  return Math.max(0, ...ways);
};

test('points go where they help most once the dice lie there: as when everything is tried (VAST-HERO-05, VAST-MULTI-06)', () => {
  for (const [gaps, ceiling, points] of [
    [[2, 4], 2, 1],
    [[2, 4], 2, 2],
    [[1, 3], 1, 2],
    [[-1, 2], 1, 2],
  ] as const) {
    let brute = 0;
    for (const a of faces)
      for (const b of faces) {
        const rolls = [a, b].map(({ value }, i) => ({
          total: value - (gaps[i] ?? 0),
          zero: value === 0,
          left: ceiling,
        }));
        brute += a.p * b.p * played(rolls, points);
      }
    expect(
      anyWithPoints(
        gaps.map((gap) => against(gap, ceiling)),
        points,
      ),
    ).toBeCloseTo(brute, 2);
  }
});

test('points declared before the roll are laid out as well as can be (VAST-HERO-11)', () => {
  const won = (gap: number, points: number): number => toNumber(successDeclared(gap, points));
  const two = (a: number, b: number): number => 1 - (1 - won(3, a)) * (1 - won(7, b));
  expect(anyDeclared([against(3), against(7)], 2)).toBeCloseTo(Math.max(two(2, 0), two(1, 1), two(0, 2)), 12);
  expect(anyDeclared([against(3, 1), against(7, 1)], 2)).toBeCloseTo(two(1, 1), 12);
});

test('with very many ways to fail nothing is answered', () => {
  expect(anyWithPoints([against(99), against(99), against(99)], 2)).toBeUndefined();
});

test('two traits on the table: what each point more would give the action (VAST-MULTI-03, VAST-HERO-09, VAST-HERO-10)', () => {
  const open = {
    type: 'vastmark/openRoll',
    id: 'g',
    actor: 'tuva',
    mode: 'separate',
    traits: ['Liten', 'Kvick'],
    skills: ['Rida'],
    resistance: { kind: 'difficulty', value: 9 },
  } as const;
  const state = after(table(), open);
  const ask = (now: typeof state, withPoints = true) =>
    answer(now, { ask: 'roll', rollId: 'g', withPoints }) as unknown as {
      readonly chances: { readonly success: { readonly p: number } };
      readonly withPoints: readonly { readonly points: number; readonly success: { readonly p: number } }[];
    };
  const { chances, withPoints } = ask(state);
  // Three points in the purse, up to two on each of the rolls.
  expect(withPoints.map(({ points }) => points)).toEqual([1, 2, 3]);
  const ladder = [chances, ...withPoints].map(({ success }) => success.p);
  expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
  expect(withPoints[0]?.success.p).toBeCloseTo(anyWithPoints([against(7), against(5)], 1) ?? 0, 12);
  // Another player's purse is nobody's business, and after the dice each roll answers for itself.
  expect(ask(state, false).withPoints).toEqual([]);
  expect(ask(after(state, { type: 'vastmark/roll', rollId: 'g' }, [3, 3], anna)).withPoints).toEqual([]);
  expect(ask(after(table({ heroInsurance: false }), open)).withPoints).toEqual([]);
});
