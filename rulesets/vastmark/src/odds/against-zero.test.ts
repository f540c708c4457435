import { show, toNumber } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { answer } from '../questions.ts';
import { duel, opened, opposed, settingsWith, table } from '../testing/table.ts';
import { successAgainstZero, successDeclaredAgainstZero, successIfSpent } from './hero.ts';
import { successAfterLooking } from './looking.ts';
import { opposedChances, totalChances } from './roll.ts';
import { anyAgainstOne, anyAgainstOneOrItsZero } from './several.ts';

/** The finished die as far as it matters: P(D = 9k + r) = 10^−(k+1). */
const faces = Array.from({ length: 54 }, (_, value) => ({ value, p: 10 ** -(Math.floor(value / 9) + 1) }));
const settings = settingsWith({ opposedZero: 'otherSucceeds' });

/** A side without a zero wins when it is higher, or lower than a zero. */
const wins = (own: number, delta: number, other: number): boolean =>
  own !== 0 && (own + delta > other || (other === 0 && own + delta < other));

test('several traits against one roll, where its zero gives the success (VAST-MULTI-05, VAST-ZERO-06)', () => {
  for (const deltas of [
    [-3, -5],
    [0, -4],
    [2, 3],
    [-12, 1],
  ] as const) {
    let brute = 0;
    for (const other of faces) {
      const none = deltas.map((delta) =>
        faces.reduce((sum, own) => sum + (wins(own.value, delta, other.value) ? 0 : own.p), 0),
      );
      brute += other.p * (1 - none.reduce((a, b) => a * b, 1));
    }
    expect(toNumber(anyAgainstOneOrItsZero(deltas))).toBeCloseTo(brute, 4);
  }
  for (const delta of [-7, -1, 0, 4]) {
    expect(anyAgainstOneOrItsZero([delta])).toEqual(opposedChances(delta, settings).A.success);
  }
});

/** Points spent one by one after looking: first against one's own zero, then dice until it is won. */
const played = (gap: number, die: number, zero: boolean, points: number): number => {
  if (zero) return points === 0 ? 0 : played(gap, die, false, points - 1);
  if (die !== gap) return 1;
  return points === 0
    ? 0
    : faces.reduce((sum, { value, p }) => sum + p * played(gap, die + value, false, points - 1), 0);
};

test('hero points against a zero that gives the success (VAST-ZERO-06, VAST-HERO-11)', () => {
  for (const gap of [-2, 0, 1, 5, 9, 14]) {
    for (const points of [0, 1, 2]) {
      const brute = faces.reduce((sum, { value, p }) => sum + p * played(gap, value, value === 0, points), 0);
      expect(toNumber(successAgainstZero(gap, points))).toBeCloseTo(brute, 4);
    }
    expect(successAgainstZero(gap, 0)).toEqual(totalChances(gap, true, settings).success);
  }
});

test('points declared before the roll against a zero that gives the success (VAST-HERO-11, VAST-ZERO-06)', () => {
  for (const gap of [-2, 0, 1, 5, 12]) {
    // All dice, or one point against one's own zero; anything but a tie wins.
    const sums = (dice: number): readonly { value: number; p: number }[] =>
      dice === 0
        ? [{ value: 0, p: 1 }]
        : sums(dice - 1).flatMap(({ value, p }) => faces.map((die) => ({ value: value + die.value, p: p * die.p })));
    const chanceOf = (dice: number, from: readonly { value: number; p: number }[]): number =>
      from.reduce(
        (sum, own) =>
          sum + own.p * sums(dice).reduce((all, more) => all + (own.value + more.value === gap ? 0 : more.p), 0),
        0,
      );
    const spoiled = faces.filter(({ value }) => value !== 0);
    expect(toNumber(successDeclaredAgainstZero(gap, 0))).toBeCloseTo(chanceOf(0, spoiled), 4);
    expect(toNumber(successDeclaredAgainstZero(gap, 1))).toBeCloseTo(
      Math.max(chanceOf(1, spoiled), chanceOf(0, faces)),
      4,
    );
  }
});

test('after looking: what another zero has given is not lost, and what is level takes a die (VAST-HERO-05, VAST-ZERO-06)', () => {
  const own = { total: 4, zero: false };
  const chanceOf = (total: number, others: Parameters<typeof successAfterLooking>[1], points: number, zero = false) =>
    successAfterLooking({ ...own, total, zero }, others, settings, points);
  const low = [{ total: 9, zero: true }];
  expect(show(chanceOf(4, low, 0))).toBe('1');
  expect(show(chanceOf(4, low, 1, true))).toBe('1');
  expect(show(chanceOf(4, low, 0, true))).toBe('0');
  // Level with it: any die but a zero.
  expect(show(chanceOf(9, low, 1))).toBe('9/10');
  // Two others, one with a zero above one without: over the lower one, but not level with the higher.
  const two = [
    { total: 9, zero: true },
    { total: 6, zero: false },
  ];
  const brute = faces.reduce((sum, { value, p }) => sum + (4 + value > 6 && 4 + value !== 9 ? p : 0), 0);
  expect(toNumber(chanceOf(4, two, 1))).toBeCloseTo(brute, 5);
  // Without a zero it is the plain sum.
  expect(chanceOf(4, [{ total: 9, zero: false }], 2)).toEqual(successIfSpent(6, false, 2));
});

test('a roll on the table: the other has a zero and more, so no point is needed (VAST-ZERO-06)', () => {
  const state = duel({ add: 0, faces: [3] }, { add: 6, faces: [0] }, { opposedZero: 'otherSucceeds' });
  const found = answer(state, { ask: 'roll', rollId: 'a' }) as {
    readonly ifSpent: readonly { success: { p: number } }[];
  };
  for (const { success } of found.ifSpent) expect(success.p).toBe(1);
  expect(found.ifSpent.length).toBeGreaterThan(0);
});

test('a preview of several traits against a roll counts that roll once (VAST-MULTI-05)', () => {
  const state = opened(table(), { id: 'x', actor: 'spy', resistance: opposed });
  const roll = { actor: 'tuva', mode: 'separate', traits: ['Liten', 'Kvick'], resistance: opposed } as const;
  const exact = show(anyAgainstOne([-1, 1], 1));
  expect(answer(state, { ask: 'preview', roll, against: 'x' })).toMatchObject({ success: { exact } });
});
