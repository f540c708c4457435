import { parse } from '@aspekt/contract';
import { d10, fraction, pool, show, throwsOf, toNumber } from '@aspekt/dice';
import { expect, test } from 'vitest';
import type { GaugeNumbers, PlannedActivation, RollerNumbers } from '../model.ts';
import { questions } from '../questions.ts';
import { score } from '../score.ts';
import { defaults } from '../settings.ts';
import type { Quantity } from './answers.ts';
import { complex, mover, round } from './gauge.ts';
import { plans, points } from './points.ts';
import { opposed, roll, scores, slowHarm } from './rolls.ts';

const table = { settings: defaults };
const n = (effective: number, net = 0): RollerNumbers => ({ effective, net });
const gauge = (a: RollerNumbers, b: RollerNumbers | undefined, more: Partial<GaugeNumbers> = {}): GaugeNumbers => ({
  a,
  ...(b && { b }),
  scale: 5,
  needle: 0,
  round: 1,
  ...more,
});
const chances = (rows: readonly { readonly chance: Quantity }[]): readonly (string | undefined)[] =>
  rows.map(({ chance }) => chance.exact);

/** All faces of all dice, one throw after the other: the twin of the readings that know their own odds. */
const bruteScores = ({ effective, net }: RollerNumbers): ReadonlyMap<number, string> => {
  const dice = pool(1 + Math.abs(net), d10);
  const ways = new Map<number, bigint>();
  for (const { faces, ways: count } of throwsOf(dice)) {
    const all = faces.map((face) => score(face, effective));
    const counted = net < 0 ? Math.min(...all) : Math.max(...all);
    ways.set(counted, (ways.get(counted) ?? 0n) + count);
  }
  return new Map([...ways].map(([value, count]) => [value, show(fraction(count, 10n ** BigInt(dice.count)))]));
};

test('a single roll against 5 succeeds half the time (NYX-ROLL-11), against 8 it fails one time in five', () => {
  expect(roll(table, n(5)).success.exact).toBe('1/2');
  expect(roll(table, n(8)).success.exact).toBe('4/5');
});

test('attribute 3 with three dice, best counts: 657/1000 succeed, 271/1000 with effect 3 (NYX-DICE-02)', () => {
  const { success, effects } = roll(table, n(3, 2));
  expect(success.exact).toBe('657/1000');
  expect(effects.find(({ effect }) => effect === 3)?.chance.exact).toBe('271/1000');
});

test('attribute 5 with two dice, worst counts: one in four succeeds (NYX-DICE-03)', () => {
  expect(roll(table, n(5, -1)).success.exact).toBe('1/4');
});

test('effective 8 with two dice, best counts: 1/25 fail, 19/100 have effect 8', () => {
  const { success, effects } = roll(table, n(8, 1));
  expect(success.exact).toBe('24/25');
  expect(effects.at(-1)).toEqual({ effect: 8, chance: { exact: '19/100', value: 0.19 } });
});

test('+4 has the effects 5 to 14, each one time in ten (NYX-ATTR-10)', () => {
  const { success, effects, margins } = roll(table, n(14));
  expect(success.exact).toBe('1');
  expect(effects.map(({ effect }) => effect)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(new Set(chances(effects))).toEqual(new Set(['1/10']));
  expect(margins).toEqual([]);
});

test('an effective attribute of 0 or less never succeeds and misses by the die and what it is below 0 (NYX-ROLL-08)', () => {
  const { success, margins } = roll(table, n(-1, 1));
  expect(success.exact).toBe('0');
  expect(margins[0]).toEqual({ margin: 2, chance: { exact: '19/100', value: 0.19 } });
});

test('the odds of a roll are those of counting every face of every die', () => {
  for (const effective of [-3, 0, 1, 4, 10, 13])
    for (const net of [-3, -1, 0, 1, 3]) {
      const found = scores(table, n(effective, net));
      expect(new Map([...found].map(([value, chance]) => [value, show(chance)]))).toEqual(
        bruteScores(n(effective, net)),
      );
    }
});

test('what a failed roll costs follows the table (NYX-IND-02)', () => {
  expect(roll(table, n(9)).expectedHarm.exact).toBe('1/10');
  expect(roll(table, n(8)).expectedHarm.exact).toBe('3/10');
  expect(roll({ settings: { ...defaults, individualFailureHarm: 'one' } }, n(8)).expectedHarm.exact).toBe('1/5');
  expect(roll({ settings: { ...defaults, individualFailureHarm: 'none' } }, n(8)).expectedHarm.exact).toBe('0');
});

test('5 against 5: win 7/20, tie 3/10 (NYX-CON-02, NYX-CON-05)', () => {
  const { win, tie, lose, harmToA, harmToB } = opposed(table, n(5), n(5));
  expect([win.exact, tie.exact, lose.exact]).toEqual(['7/20', '3/10', '7/20']);
  expect([harmToA.exact, harmToB.exact]).toEqual(['19/20', '19/20']);
});

test('an opposed roll is every score against every other', () => {
  const [a, b] = [n(4, 3), n(6, -2)];
  const { margins, harmToB } = opposed(table, a, b);
  const twin = new Map<number, number>();
  for (const [x, p] of scores(table, a))
    for (const [y, q] of scores(table, b)) {
      const margin = Math.max(0, x) - Math.max(0, y);
      twin.set(margin, (twin.get(margin) ?? 0) + toNumber(p) * toNumber(q));
    }
  expect(margins.map(({ margin }) => margin)).toEqual([...twin.keys()].toSorted((x, y) => x - y));
  for (const { margin, chance } of margins) expect(chance.value).toBeCloseTo(twin.get(margin) ?? 0, 12);
  const harm = [...twin].reduce((sum, [margin, p]) => sum + Math.max(0, margin) * p, 0);
  expect(harmToB.value).toBeCloseTo(harm, 12);
});

test('the loser of an opposed roll takes the winner’s whole effect if the table says so (NYX-CON-04)', () => {
  const settings = { ...defaults, conflictHarm: 'winnerEffect' as const };
  // She wins with effect k = 1..5 against anything below it: Σ k · 1/10 · (5 + k − 1)/10.
  expect(opposed({ settings }, n(5), n(5)).harmToB.exact).toBe('23/20');
});

test('a slow harm brings none, one or two damages (NYX-SLOW-06)', () => {
  expect(slowHarm(table, 8, [0, 0]).damages.map(({ exact }) => exact)).toEqual(['16/25', '8/25', '1/25']);
  expect(slowHarm(table, 8, [2, 0]).damages.map(({ exact }) => exact)).toEqual(['496/625', '128/625', '1/625']);
});

test('one round: moves, the chance to pass the end, and by how much (NYX-CPX-12)', () => {
  const { moves, pass, overflow, needles } = round(table, gauge(n(5), n(5), { needle: 3, round: 2 }));
  expect(moves.find(({ move }) => move === 0)?.chance.exact).toBe('3/10');
  expect(pass.A.exact).toBe('9/50');
  expect(overflow.A).toEqual([
    { steps: 1, chance: { exact: '7/100', value: 0.07 } },
    { steps: 2, chance: { exact: '3/50', value: 0.06 } },
    { steps: 3, chance: { exact: '1/20', value: 0.05 } },
  ]);
  expect(pass.B.exact).toBe('0');
  expect(needles.at(-1)).toEqual({ needle: 5, chance: { exact: '13/50', value: 0.26 } });
});

test('against a passive side the needle moves by the score (NYX-CPX-11)', () => {
  const moves = mover(table)(n(4));
  expect(new Map([...moves].map(([move, chance]) => [move, show(chance)]))).toEqual(bruteScores(n(4)));
});

test('a situational edge counts in round 1, while ahead and while behind, and not in balance (NYX-SIT-03..06)', () => {
  const spear = { side: 'A', value: 4 } as const;
  const success = (needle: number, number: number): number =>
    round(table, gauge(n(3), n(0), { needle, round: number, situational: spear })).moves.reduce(
      (sum, { move, chance }) => (move > 0 ? sum + chance.value : sum),
      0,
    );
  expect(success(0, 1)).toBeCloseTo(0.7, 12);
  expect(success(0, 2)).toBeCloseTo(0.3, 12);
  expect(success(2, 2)).toBeCloseTo(0.7, 12);
  expect(success(-2, 2)).toBe(0);
});

test('attribute 1 against 1 on a scale of 1: even from the middle after 200/9 rounds, 3/4 from one ahead', () => {
  const even = complex(table, gauge(n(1), n(1), { scale: 1 }));
  expect([even.win.exact, even.lose.exact, even.rounds.exact]).toEqual(['1/2', '1/2', '200/9']);
  expect(complex(table, gauge(n(1), n(1), { scale: 1, needle: 1 })).win.exact).toBe('3/4');
});

test('equal sides without an edge are even on every scale', () => {
  for (const scale of [1, 2, 3, 5, 8, 20]) {
    expect(complex(table, gauge(n(6, 1), n(6, 1), { scale })).win.exact).toBe('1/2');
  }
});

test('4 against 5 on a scale of 5 wins about 0.2106 of the time in about 8.46 rounds', () => {
  const { win, lose, rounds, overflow, within } = complex(table, gauge(n(4), n(5)));
  expect(win.value).toBeCloseTo(0.2106, 4);
  expect(rounds.value).toBeCloseTo(8.46, 2);
  expect(win.value + lose.value).toBeCloseTo(1, 12);
  expect(overflow.A.reduce((sum, { chance }) => sum + chance.value, 0)).toBeCloseTo(win.value, 12);
  expect(within[1]).toEqual({ rounds: 2, win: 0.0191, lose: 0.0795 });
});

test('nothing is too unlikely to be counted', () => {
  const { win, tie, lose } = opposed(table, n(1, -20), n(1, -20));
  expect([win.value, lose.value]).toEqual([1e-21, 1e-21]);
  expect(tie.value).toBe(1);
  expect(complex(table, gauge(n(1, -20), n(1, -20), { scale: 1 })).win.exact).toBe('1/2');
});

test('a conflict that nothing can move is neither won nor lost', () => {
  const { win, lose } = complex(table, gauge(n(0), n(-2)));
  expect([win.exact, lose.exact]).toEqual(['0', '0']);
});

const spend = (value: number): PlannedActivation => ({ name: 'Viljestark', price: 1, gain: 0, onA: value, onB: 0 });
const ask = (held: number, cap: number, activations: readonly PlannedActivation[]) =>
  points(table, { ask: 'points', ...gauge(n(4), n(5)), points: held, cap, activations });

test('one point for an aspect of value 3 lifts 4 against 5 to about 0.3078, three points to about 0.5488', () => {
  expect(ask(0, 5, [spend(3)]).win.value).toBeCloseTo(0.2106, 4);
  const one = ask(1, 5, [spend(3)]);
  expect(one.win.value).toBeCloseTo(0.3078, 4);
  expect(one.now[0]?.activate).toEqual([]);
  expect(ask(3, 5, [spend(3)]).win.value).toBeCloseTo(0.5488, 4);
  expect(one.oneMore.value).toBe(ask(2, 5, [spend(3)]).win.value);
});

test('being hindered now may pay later, but never in the same round as spending (NYX-DICE-04)', () => {
  const small: PlannedActivation = { name: 'Liten', price: 0, gain: 1, onA: -1, onB: 0 };
  const bear: PlannedActivation = { name: 'Björntalisman', price: 0, gain: 0, onA: 1, onB: 0 };
  const together = plans([spend(3), small, bear]).map(({ activate }) => activate.join('+'));
  expect(together).toEqual([
    '',
    'Viljestark',
    'Liten',
    'Björntalisman',
    'Viljestark+Björntalisman',
    'Liten+Björntalisman',
  ]);
  expect(ask(0, 5, [spend(3), small]).win.value).toBeGreaterThan(ask(0, 5, [spend(3)]).win.value);
});

test('large processes are answered in plain numbers, and agree with the exact ones', () => {
  const small: PlannedActivation = { name: 'Liten', price: 0, gain: 1, onA: -1, onB: 0 };
  const exact = ask(2, 10, [spend(3), small]);
  const nearly = ask(2, 12, [spend(3), small]);
  // Nobody saves up more than ten points here.
  expect(nearly.win.value).toBeCloseTo(exact.win.value, 11);
  expect(nearly.win.exact).toBeUndefined();
});

test('questions are checked before they are answered', () => {
  const bad = (question: unknown): boolean => parse(questions.schema, question).issues !== undefined;
  expect(bad({ ask: 'roll', effective: 5, net: 0 })).toBe(false);
  expect(bad({ ask: 'roll', effective: 5, net: 31 })).toBe(true);
  expect(bad({ ask: 'complex', ...gauge(n(4), n(5)) })).toBe(false);
  expect(bad({ ask: 'complex', ...gauge(n(4), n(5), { needle: 6 }) })).toBe(true);
  expect(bad({ ask: 'complex', ...gauge(n(4), n(5), { scale: 21 }) })).toBe(true);
});
