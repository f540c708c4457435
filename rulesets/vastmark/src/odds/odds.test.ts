import { foresee, type AnyRuleSet } from '@aspekt/contract';
import { equal, fraction, minus, one, plus, show, sum, times, toNumber, zero, type Fraction } from '@aspekt/dice';
import { describe, expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { againstDifficulty, againstOthers } from '../judge.ts';
import type { Outcome, Settings } from '../model.ts';
import { outcome } from '../outcome.ts';
import { after, anna, gm, opened, opposed, settingsWith, table } from '../testing/table.ts';
import { atLeast, differenceAtLeast, differenceExactly, exactly, sumAtLeast } from './die.ts';
import { successDeclared, successIfSpent, successWithPoints } from './hero.ts';
import { difficultyChances, opposedChances, totalChances, type Chances } from './roll.ts';
import { seriesOdds } from './series.ts';
import { anyAgainstOne, anyOf } from './several.ts';

const settings = settingsWith();
const rollIt = { type: 'vastmark/roll', rollId: 'r' } as const;
/** Every finished die up to `most`, for brute force; what lies beyond is `beyond`. */
const most = 80;
const dice = Array.from({ length: most + 1 }, (_, value) => ({ value, p: 10 ** -(Math.floor(value / 9) + 1) }));
const close = (exact: Fraction, brute: number): void => expect(Math.abs(toNumber(exact) - brute)).toBeLessThan(1e-8);

describe('the finished die', () => {
  test('P(D = 9k + r) = 10^−(k+1), P(D ≥ 9k + r) = (10 − r)/10^(k+1), mean 5', () => {
    expect([0, 8, 9, 17, 18].map((n) => show(exactly(n)))).toEqual(['1/10', '1/10', '1/100', '1/100', '1/1000']);
    for (let n = -2; n < 40; n++) {
      close(exactly(n), dice.find(({ value }) => value === n)?.p ?? 0);
      close(
        atLeast(n),
        dice.filter(({ value }) => value >= n).reduce((all, { p }) => all + p, 0),
      );
    }
    expect(dice.reduce((mean, { value, p }) => mean + value * p, 0)).toBeCloseTo(5, 6);
  });

  test('the die of the rules is that die', () => {
    const open = opened(table(), { resistance: { kind: 'difficulty', value: 100 } });
    const counted = new Map<string, Fraction>();
    const rules = {
      decide,
      outcome: (events: readonly { readonly type: string }[]) => {
        const [event] = events as Parameters<typeof outcome>[0];
        return event?.type === 'vastmark/rolled' ? `${event.rolls[0]?.result.dieTotal}` : '';
      },
    } as unknown as AnyRuleSet;
    const seen = foresee(rules, open, rollIt, anna);
    if ('refusal' in seen) throw new Error(seen.refusal.code);
    for (const [total, { exact }] of seen.of) if (exact) counted.set(total, exact);
    for (const n of [0, 5, 8, 9, 12, 27]) expect(counted.get(`${n}`)).toEqual(exactly(n));
    expect(seen.unresolved).toBeGreaterThan(0);
    expect(seen.unresolved).toBeLessThan(1e-11);
  });

  test('the difference of two: (10 − s)/(11·10^(j+1)), and its tail', () => {
    for (let n = -20; n <= 30; n++) {
      let [at, above] = [0, 0];
      for (const a of dice)
        for (const b of dice) {
          if (a.value - b.value === n) at += a.p * b.p;
          if (a.value - b.value >= n) above += a.p * b.p;
        }
      close(differenceExactly(n), at);
      close(differenceAtLeast(n), above);
    }
  });

  test('the sum of several is counted exactly', () => {
    for (const n of [-1, 0, 1, 5, 9, 10, 19, 28]) {
      let [two, three] = [0, 0];
      for (const a of dice)
        for (const b of dice) {
          if (a.value + b.value >= n) two += a.p * b.p;
          for (const c of dice.slice(0, 40)) if (a.value + b.value + c.value >= n) three += a.p * b.p * c.p;
        }
      close(sumAtLeast(2, n), two);
      expect(Math.abs(toNumber(sumAtLeast(3, n)) - three)).toBeLessThan(1e-4);
    }
    expect(sumAtLeast(0, 1)).toEqual(zero);
    expect(sumAtLeast(0, 0)).toEqual(one);
  });
});

const bruteDifficulty = (gap: number, s: Settings): Record<Outcome, number> => {
  const found = { perfection: 0, success: 0, statusQuo: 0, failure: 0, zeroed: 0 };
  for (const { value, p } of dice) found[againstDifficulty({ total: value, zero: value === 0 }, gap, s).outcome] += p;
  return found;
};
const same = (chances: Chances, brute: Record<Outcome, number>): void => {
  close(chances.success, brute.success + brute.perfection);
  close(chances.perfection, brute.perfection);
  close(chances.statusQuo, brute.statusQuo);
  close(chances.failure, brute.failure);
  close(chances.zeroed, brute.zeroed);
};

const tables: readonly Partial<Settings>[] = [
  {},
  { difficultyTie: 'statusQuo', opposedZero: 'otherSucceeds' },
  { perfectionAgainstDifficulty: false },
];

describe('against a number', () => {
  test('the closed form is what counting every die gives, under every setting', () => {
    for (const changes of tables) {
      const s = settingsWith(changes);
      for (let gap = -25; gap <= 30; gap++) same(difficultyChances(gap, s), bruteDifficulty(gap, s));
    }
  });

  test('never above 9/10 without a hero point; zeroed 1/10 from a gap of 1; exact ties', () => {
    expect(show(difficultyChances(-50, settings).success)).toBe('9/10');
    expect(show(difficultyChances(0, settings).zeroed)).toBe('0');
    expect(show(difficultyChances(1, settings).zeroed)).toBe('1/10');
    expect(show(difficultyChances(9, settingsWith({ difficultyTie: 'statusQuo' })).statusQuo)).toBe('1/100');
    expect(show(difficultyChances(-10, settings).perfection)).toBe('9/10');
    expect(show(difficultyChances(-9, settings).perfection)).toBe('9/10');
    expect(show(difficultyChances(-8, settings).perfection)).toBe('4/5');
  });

  test('odds and play cannot disagree: the command itself gives the same', () => {
    const open = opened(table(), { traits: ['Förälskad'], skills: ['Rida'] });
    const seen = foresee({ decide, outcome } as unknown as AnyRuleSet, open, rollIt, anna);
    if ('refusal' in seen) throw new Error(seen.refusal.code);
    const closed = difficultyChances(9 - 5, settings);
    expect(seen.of.get('zeroed')?.exact).toEqual(closed.zeroed);
    expect(
      Math.abs((seen.of.get('success')?.p ?? 0) + (seen.of.get('perfection')?.p ?? 0) - toNumber(closed.success)),
    ).toBeLessThan(1e-11);
  });
});

describe('opposed', () => {
  test('the closed form is what counting every pair of dice gives, for both sides', () => {
    for (const changes of tables) {
      const s = settingsWith(changes);
      for (const delta of [-20, -11, -10, -9, -3, -2, -1, 0, 1, 2, 8, 9, 10, 19]) {
        const A = { perfection: 0, success: 0, statusQuo: 0, failure: 0, zeroed: 0 };
        const B = { ...A };
        let tie = 0;
        for (const x of dice)
          for (const y of dice) {
            const a = { total: x.value + delta, zero: x.value === 0 };
            const b = { total: y.value, zero: y.value === 0 };
            A[againstOthers(a, [b], s).outcome] += x.p * y.p;
            B[againstOthers(b, [a], s).outcome] += x.p * y.p;
            if (a.total === b.total) tie += x.p * y.p;
          }
        const chances = opposedChances(delta, s);
        same(chances.A, A);
        same(chances.B, B);
        close(chances.tie, tie);
      }
    }
  });

  test('an even match: 5/11 each, tie 1/11, zeroed 9/100 (VAST-ZERO-08)', () => {
    const { A, B, tie } = opposedChances(0, settings);
    expect([show(A.success), show(B.success), show(tie), show(A.zeroed)]).toEqual(['5/11', '5/11', '1/11', '9/100']);
  });

  test('two rolls on the table: the command gives the closed form to 10^−12', () => {
    const a = opened(table(), { id: 'a', resistance: opposed, modifications: [{ label: 'm', value: 3 }] });
    const both = opened(a, { id: 'b', actor: 'spy', resistance: opposed });
    const command = { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] } as const;
    const seen = foresee({ decide, outcome } as unknown as AnyRuleSet, both, command, gm, { negligible: 1e-14 });
    if ('refusal' in seen) throw new Error(seen.refusal.code);
    const { A } = opposedChances(3, settings);
    const p = (name: string): number => seen.of.get(name)?.p ?? 0;
    expect(Math.abs(p('success') + p('perfection') - toNumber(A.success))).toBeLessThan(seen.unresolved);
    expect(Math.abs(p('zeroed') - toNumber(A.zeroed))).toBeLessThan(seen.unresolved);
    expect(seen.unresolved).toBeLessThan(2e-12);
  });

  test('a total typed in is a roll that has already fallen', () => {
    for (const zeroed of [false, true]) {
      for (const changes of tables) {
        const s = settingsWith(changes);
        for (let gap = -12; gap <= 22; gap++) {
          const found = { perfection: 0, success: 0, statusQuo: 0, failure: 0, zeroed: 0 };
          for (const { value, p } of dice) {
            found[againstOthers({ total: value, zero: value === 0 }, [{ total: gap, zero: zeroed }], s).outcome] += p;
          }
          same(totalChances(gap, zeroed, s), found);
        }
      }
    }
  });
});

describe('several traits', () => {
  test('against a number: 1 − Π(1 − p) (VAST-MULTI-03)', () => {
    const each = [4, 6].map((gap) => difficultyChances(gap, settings).success);
    expect(show(anyOf(each))).toBe(show(minus(one, times(minus(one, each[0] ?? zero), minus(one, each[1] ?? zero)))));
    expect(show(anyOf([fraction(1, 2), fraction(1, 3)]))).toBe('2/3');
  });

  test('against one opposing roll: the geometric series is the sum over that roll (VAST-MULTI-05)', () => {
    for (const deltas of [[0], [3], [2, -1], [12, 0, -4], [-15]]) {
      for (const lead of [1, 10]) {
        let brute = 0;
        for (const y of dice) {
          const miss = deltas.map((delta) =>
            dice
              .filter(({ value }) => value === 0 || value + delta - y.value < lead)
              .reduce((all, { p }) => all + p, 0),
          );
          brute += y.p * (1 - miss.reduce((all, p) => all * p, 1));
        }
        close(anyAgainstOne(deltas, lead), brute);
      }
    }
    expect(equal(anyAgainstOne([3], 1), opposedChances(3, settings).A.success)).toBe(true);
  });
});

describe('hero points', () => {
  test('spent now, on the dice seen: extra dice make up what is lacking, a zero takes a point first', () => {
    expect(show(successIfSpent(4, false, 1))).toBe('3/5');
    expect(show(successIfSpent(0, true, 1))).toBe('1');
    expect(show(successIfSpent(1, true, 1))).toBe('0');
    expect(show(successIfSpent(4, true, 2))).toBe('3/5');
    expect(show(successIfSpent(0, true, 0))).toBe('0');
  });

  test('the best plan before the roll is what playing it out gives', () => {
    for (const gap of [-3, 0, 4, 9, 15]) {
      for (const points of [0, 1, 2]) {
        let after_ = 0;
        for (const { value, p } of dice) {
          const lacking = gap + 1 - value;
          after_ += p * toNumber(value > 0 && lacking <= 0 ? one : successIfSpent(lacking, value === 0, points));
        }
        close(successWithPoints(gap, points), after_);
      }
    }
    expect(equal(successWithPoints(6, 0), difficultyChances(6, settings).success)).toBe(true);
  });

  test('declared beforehand a point does no more than after looking, and all of them are weighed', () => {
    for (const gap of [-3, 0, 4, 9, 15]) {
      for (const points of [0, 1, 2, 4]) {
        let bestPlan = 0;
        for (let shield = 0; shield <= Math.min(1, points); shield++) {
          let p = 0;
          for (const die of dice) {
            const extra = toNumber(sumAtLeast(points - shield, gap + 1 - die.value));
            if (die.value > 0 || shield === 1) p += die.p * extra;
          }
          bestPlan = Math.max(bestPlan, p);
        }
        close(successDeclared(gap, points), bestPlan);
        expect(toNumber(successDeclared(gap, points))).toBeLessThanOrEqual(
          toNumber(successWithPoints(gap, points)) + 1e-15,
        );
      }
    }
  });
});

describe('points bought beforehand', () => {
  test('extra dice and an ignored zero are in the odds, as counting gives', () => {
    const few = dice.slice(0, 60);
    for (const changes of tables) {
      const s = settingsWith(changes);
      for (const extraDice of [0, 1])
        for (const zeroIgnored of [false, true])
          for (const gap of [-4, 0, 1, 7, 12]) {
            const against = { perfection: 0, success: 0, statusQuo: 0, failure: 0, zeroed: 0 };
            const met = { ...against };
            for (const x of few)
              for (const y of extraDice === 1 ? few : [{ value: 0, p: 1 }]) {
                const own = { total: x.value + y.value, zero: x.value === 0 && !zeroIgnored };
                against[againstDifficulty(own, gap, s).outcome] += x.p * y.p;
                met[againstOthers(own, [{ total: gap, zero: true }], s).outcome] += x.p * y.p;
              }
            const bought = { extraDice, zeroIgnored };
            const close_ = (chances: Chances, brute: Record<Outcome, number>): void => {
              expect(Math.abs(toNumber(chances.success) - brute.success - brute.perfection)).toBeLessThan(1e-6);
              for (const name of ['perfection', 'statusQuo', 'zeroed', 'failure'] as const) {
                expect(Math.abs(toNumber(chances[name]) - brute[name])).toBeLessThan(1e-6);
              }
            };
            close_(difficultyChances(gap, s, bought), against);
            close_(totalChances(gap, true, s, bought), met);
          }
    }
  });
});

describe('contests', () => {
  test('until exactly one side succeeds: pA/(pA + pB), after 1/(pA + pB) rolls', () => {
    const { A, B } = opposedChances(2, settings);
    const odds = seriesOdds(2, 1, false, settings);
    expect(toNumber(odds.A)).toBeCloseTo(toNumber(A.success) / (toNumber(A.success) + toNumber(B.success)), 14);
    expect(toNumber(odds.rolls)).toBeCloseTo(1 / (toNumber(A.success) + toNumber(B.success)), 14);
    expect(show(seriesOdds(0, 1, false, settings).rolls)).toBe('11/10');
    expect(show(seriesOdds(0, 3, false, settings).A)).toBe('1/2');
  });

  test('first to two: the chain is what following every path gives; a daze weakens the loser', () => {
    for (const daze of [false, true]) {
      const win = (delta: number) => toNumber(seriesOdds(delta, 1, false, settings).A);
      const shift = daze ? 1 : 0;
      const p = win(1);
      const [up, down] = [win(1 + shift), win(1 - shift)];
      const brute = p * up + p * (1 - up) * win(1) + (1 - p) * down * win(1);
      expect(toNumber(seriesOdds(1, 2, daze, settings).A)).toBeCloseTo(brute, 12);
      const { A, B } = seriesOdds(1, 2, daze, settings);
      expect(show(plus(A, B))).toBe('1');
    }
  });
});

test('one die of the engine is the die of the formulas', () => {
  expect(sum([4])).toBe(4);
  expect(
    after(opened(table()), { type: 'vastmark/roll', rollId: 'r' }, [9, 9, 1], anna).rolls[0]?.result?.dieTotal,
  ).toBe(19);
});
