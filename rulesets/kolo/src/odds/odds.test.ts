import { foresee, type AnyRuleSet } from '@aspekt/contract';
import {
  compare,
  equal,
  fraction,
  minus,
  one,
  oddsOf,
  plus,
  show,
  sum,
  times,
  toNumber,
  zero,
  coin,
  pool,
  type Dice,
  type Fraction,
} from '@aspekt/dice';
import { describe, expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { evolve as evolveOf } from '../evolve.ts';
import { evaluate, successDegree, thresholds, working } from '../evaluate.ts';
import type { Command, Degree, Settings, State, TestNumbers } from '../model.ts';
import { outcome } from '../outcome.ts';
import { answer } from '../questions.ts';
import {
  after,
  anna,
  closed,
  declared,
  flipped,
  gm,
  openTest,
  opened,
  settingsWith,
  table,
  withPools,
  wolfLine,
} from '../testing/table.ts';
import { outOf, ways } from './binomial.ts';
import { complexOdds, contestedComplexOdds } from './complex.ts';
import { leadChance, marginChances } from './contested.ts';
import { engagementOdds } from './engagement.ts';
import { degreeChances, expectedXp, orBetter, shapeOf } from './simple.ts';
import { chanceFromPool, chanceToReach, measureOf, valueNow } from './stopping.ts';

const settings = settingsWith();
const rules = { decide, outcome } as unknown as AnyRuleSet;
const numbers = (pool_: number, sphereValue: number, proficiency: number, chance = 0, scale = 0): TestNumbers => ({
  pool: pool_,
  sphereValue,
  proficiency,
  chance,
  scale,
});
const better = ({ pool: size, ...rest }: TestNumbers) => orBetter(degreeChances(size, shapeOf(rest, settings)));

/** Every ordered fall of `n` coins. */
const falls = (n: number): readonly (readonly number[])[] =>
  n === 0
    ? [[]]
    : falls(n - 1).flatMap((coins) => [
        [0, ...coins],
        [1, ...coins],
      ]);
const heads = (coins: readonly number[]): number => coins.reduce((total, face) => total + face, 0);

describe('a test by itself', () => {
  test('coins are fair: the ways are those of counting every fall', () => {
    for (const n of [0, 1, 4, 7]) {
      const counted = Array.from({ length: n + 1 }, (_, k) =>
        BigInt(falls(n).filter((coins) => heads(coins) === k).length),
      );
      expect(ways(n)).toEqual(counted);
    }
    expect(show(outOf(6n, 4))).toBe('3/8');
  });

  test('the odds are those of every fall of the coins, over pools, spheres, chance, proficiency and scale', () => {
    for (const size of [1, 3, 6])
      for (const sphere of [1, 3])
        for (const chance of [-2, 0, 1])
          for (const proficiency of [0, 2])
            for (const scale of [-1, 0, 1]) {
              const how = working(sphere, chance, proficiency, scale);
              const reached = falls(size).map((coins) => {
                const { final } = evaluate(heads(coins), size - heads(coins), how, 'literal');
                return successDegree(final, thresholds(how.stretch));
              });
              const share = (...degrees: readonly Degree[]) =>
                fraction(reached.filter((it) => degrees.includes(it)).length, 2 ** size);
              const odds = better(numbers(size, sphere, proficiency, chance, scale));
              expect(odds.extraordinary).toEqual(share('extraordinary'));
              expect(odds.goal).toEqual(share('goal', 'extraordinary'));
              expect(odds.partial).toEqual(share('partial', 'goal', 'extraordinary'));
            }
  });

  test('parity matters: one more coin at once can lower the odds, 15/16 to 13/16 (KOLO-ENG-09)', () => {
    expect(show(better(numbers(4, 2, 1)).partial)).toBe('15/16');
    expect(show(better(numbers(5, 2, 1)).partial)).toBe('13/16');
  });

  test('odds and play cannot disagree: the command itself gives the same', () => {
    const state = opened(table(), { other: 3, traits: ['Uparta'], aspects: ['Szermierka'] });
    const flip = { type: 'kolo/flip', testId: 't' } as const;
    const seen = foresee(rules, state, flip, anna);
    if ('refusal' in seen) throw new Error(seen.refusal.code);
    const chances = degreeChances(5, shapeOf(numbers(5, 2, 1), settings));
    for (const [degree, p] of chances) expect(seen.of.get(degree)?.exact).toEqual(p);
    expect(seen.paths).toBe(6);
    expect(answer(state, { ask: 'odds', testId: 't' })).toMatchObject({ partial: { exact: '13/16' } });
    expect(answer(flipped(state, [1, 1, 1, 1, 1]), { ask: 'odds', testId: 't' })).toMatchObject({
      refusal: { code: 'E_WRONG_STATUS' },
    });
    expect(answer(state, { ask: 'odds', testId: 'x' })).toMatchObject({ refusal: { code: 'E_UNKNOWN_ID' } });
  });

  test('expected experience: Σ P(success) · (1 + ignored) · 2^(scale against) (KOLO-XP-01, KOLO-XP-02)', () => {
    for (const [chance, scale] of [
      [0, 0],
      [-2, 0],
      [-1, -1],
    ] as const) {
      const how = working(1, chance, 1, scale);
      let brute = 0;
      for (const coins of falls(6)) {
        const read = evaluate(heads(coins), 6 - heads(coins), how, 'literal');
        if (successDegree(read.final, thresholds(how.stretch)) !== 'none')
          brute += ((1 + read.ignoredSuccesses) * 2 ** -Math.min(0, scale)) / 64;
      }
      expect(toNumber(expectedXp(6, shapeOf(numbers(6, 1, 1, chance, scale), settings)))).toBeCloseTo(brute, 12);
    }
  });
});

describe('adding coins while watching', () => {
  /** The best chance to reach a target by trying both choices at every coin. */
  const brute = (
    reach: (s: number, f: number) => number,
    target: number,
    s: number,
    f: number,
    left: number,
  ): number => {
    const stop = reach(s, f) >= target ? 1 : 0;
    if (left === 0) return stop;
    return Math.max(stop, (brute(reach, target, s + 1, f, left - 1) + brute(reach, target, s, f + 1, left - 1)) / 2);
  };

  test('going on while below and stopping when there is the best of all ways to play (KOLO-ENG-06)', () => {
    for (const shape of [
      shapeOf(numbers(0, 2, 1), settings),
      shapeOf(numbers(0, 1, 0, -1), settings),
      shapeOf(numbers(0, 2, 1, 0, -1), settings),
    ]) {
      const measure = measureOf(shape);
      for (const target of measure.needed)
        for (const [s, f] of [
          [0, 0],
          [1, 2],
          [2, 1],
          [0, 4],
        ] as const)
          for (const left of [0, 1, 4, 7]) {
            expect(toNumber(chanceToReach(measure, target, s, f, left))).toBe(brute(measure.reach, target, s, f, left));
          }
    }
  });

  test('declaring one point and extending is never worse than declaring more (KOLO-ENG-05, KOLO-ENG-06)', () => {
    for (const sphere of [1, 2, 4])
      for (const chance of [-2, 0, 2])
        for (const size of [1, 3, 4]) {
          const measure = measureOf(shapeOf(numbers(0, sphere, 1, chance), settings));
          for (const target of [1, 2, 3])
            for (let points = 1; points <= 6; points++)
              for (let declaredAtOnce = 2; declaredAtOnce <= points; declaredAtOnce++) {
                const alone = chanceFromPool(measure, target, size + 1, points - 1);
                const more = chanceFromPool(measure, target, size + declaredAtOnce, points - declaredAtOnce);
                expect(compare(alone, more)).toBeGreaterThanOrEqual(0);
              }
        }
  });

  test('the strip: 0 to 10 points side by side, at once and one by one', () => {
    const strip = engagementOdds(4, shapeOf(numbers(4, 2, 1), settings), 10);
    expect(strip.length).toBe(11);
    expect(strip.slice(0, 2).map(({ atOnce }) => show(atOnce.partial))).toEqual(['15/16', '13/16']);
    for (const { points, atOnce, oneByOne } of strip) {
      expect(equal(atOnce.partial, better(numbers(4 + points, 2, 1)).partial)).toBe(true);
      for (const name of ['partial', 'goal', 'extraordinary'] as const)
        expect(compare(oneByOne[name], atOnce[name])).toBeGreaterThanOrEqual(0);
    }
    expect(answer(table(), { ask: 'engagement', ...numbers(4, 2, 1), points: 1 })).toMatchObject({
      strip: [{ atOnce: { partial: { exact: '15/16' } } }, { atOnce: { partial: { exact: '13/16' } } }],
    });
  });

  test('graded stakes: stopping and going on are what trying every plan gives', () => {
    const measure = measureOf(shapeOf(numbers(0, 2, 0), settings));
    const stakes = { degrees: [0, 4, 10, 13], point: 1, bonus: 1, successFrom: 1 } as const;
    const worth = (s: number, f: number, spent: number): number => {
      const reached = measure.needed.filter((need) => measure.reach(s, f) >= need).length;
      return (stakes.degrees[reached] ?? 0) + (reached >= 1 ? -spent : spent > 0 ? 1 : 0);
    };
    const bestFrom = (s: number, f: number, spent: number, left: number): number => {
      const stop = worth(s, f, spent);
      return left === 0
        ? stop
        : Math.max(stop, (bestFrom(s + 1, f, spent + 1, left - 1) + bestFrom(s, f + 1, spent + 1, left - 1)) / 2);
    };
    for (const [s, f] of [
      [0, 3],
      [1, 2],
      [2, 2],
      [3, 1],
    ] as const)
      for (const left of [0, 1, 3, 6]) {
        const { stop, goOn } = valueNow(measure, stakes, s, f, 2, left);
        expect(toNumber(stop)).toBe(worth(s, f, 2));
        if (left === 0) expect(goOn).toBeNull();
        else
          expect(toNumber(goOn ?? zero)).toBe((bestFrom(s + 1, f, 3, left - 1) + bestFrom(s, f + 1, 3, left - 1)) / 2);
      }
  });

  test('at the table: what stopping and one more coin are worth, exactly', () => {
    const state = withPools(flipped(declared(opened(table()), 1), [0, 0, 1]), 3);
    // Zaciekłość 1, one success and one failure left: 0. Three points to go.
    const measure = measureOf(shapeOf(numbers(3, 1, 0), settings));
    const asked = answer(state, {
      ask: 'oneMore',
      testId: 't',
      worth: { partial: 4, goal: 8, extraordinary: 9, point: 1 },
    });
    expect(asked).toMatchObject({
      pointsLeft: 3,
      degrees: {
        partial: {
          stop: { exact: '0' },
          oneMore: { exact: '1/2' },
          best: { exact: show(chanceToReach(measure, 1, 1, 2, 3)) },
          advice: 'better',
        },
        extraordinary: { best: { exact: '1/8' }, advice: 'same' },
      },
      worth: { stop: { exact: '1' } },
    });
    expect(answer(opened(table()), { ask: 'oneMore', testId: 't' })).toMatchObject({
      refusal: { code: 'E_WRONG_STATUS' },
    });
    expect(answer(closed(state), { ask: 'oneMore', testId: 't' })).toMatchObject({
      refusal: { code: 'E_WRONG_STATUS' },
    });
  });
});

describe('contested', () => {
  const sides = { a: numbers(4, 2, 1, 1), b: numbers(3, 1, 2, 0, 1) };

  test('the margin from two independent tests, both ways of chance (KOLO-CON-03, KOLO-CON-04)', () => {
    for (const active of [false, true]) {
      const margins = marginChances({ ...sides, active }, settings);
      const counts = new Map<number, number>();
      for (const x of falls(4))
        for (const y of falls(3)) {
          const a = evaluate(
            heads(x),
            4 - heads(x),
            { forgiven: 2 + (active ? 0 : 1), lost: 0, proficiency: 1, doublings: 0, stretch: 0 },
            'literal',
          );
          const b = evaluate(
            heads(y),
            3 - heads(y),
            { forgiven: 1, lost: active ? 1 : 0, proficiency: 2, doublings: 1, stretch: 0 },
            'literal',
          );
          counts.set(a.final - b.final, (counts.get(a.final - b.final) ?? 0) + 1);
        }
      expect(new Map([...margins].map(([margin, p]) => [margin, toNumber(p) * 128]))).toEqual(
        new Map([...counts].toSorted(([p], [q]) => p - q)),
      );
      const all = plus(plus(leadChance(margins, 1, 1), leadChance(margins, 1, -1)), margins.get(0) ?? zero);
      expect(show(all)).toBe('1');
    }
  });

  test('the command itself gives the same, and so does the question about two tests on the table', () => {
    const mine = opened(table(), { id: 'a', kind: 'contested', traits: ['Uparta'] });
    const both = after(mine, wolfLine('b', { pool: 3, sphereValue: 1, proficiencyValue: 1 }));
    const command = { type: 'kolo/contestedTest', id: 'c', a: 'a', b: 'b', active: true } as const;
    const seen = foresee(rules, both, command, gm);
    if ('refusal' in seen) throw new Error(seen.refusal.code);
    const margins = marginChances({ a: numbers(2, 2, 0), b: numbers(3, 1, 1), active: true }, settings);
    const wins = [...seen.of].reduce(
      (p, [name, { exact }]) => (name.startsWith('A') ? plus(p, exact ?? zero) : p),
      zero,
    );
    expect(wins).toEqual(leadChance(margins, 1, 1));
    expect(answer(both, { ask: 'contest', a: 'a', b: 'b', active: true })).toMatchObject({
      A: { wins: { exact: show(wins) } },
    });
    expect(answer(both, { ask: 'contest', a: 'a', b: 'x', active: true })).toMatchObject({
      refusal: { code: 'E_UNKNOWN_ID' },
    });
    expect(answer(both, { ask: 'contested', a: numbers(2, 2, 0), b: numbers(3, 1, 1), active: true })).toMatchObject({
      A: { wins: { exact: show(wins) } },
    });
  });

  test('the strip of a contest holds, for every number of points, the chance that the contest itself has (KOLO-CON-05)', () => {
    const [a, b] = [numbers(3, 2, 0), numbers(4, 1, 1)];
    for (const side of ['A', 'B'] as const) {
      const strip = answer(table(), { ask: 'contestStrip', a, b, active: true, side, points: 4 });
      const each = [0, 1, 2, 3, 4].map((by) => {
        const sides = side === 'A' ? { a: { ...a, pool: a.pool + by }, b } : { a, b: { ...b, pool: b.pool + by } };
        return (answer(table(), { ask: 'contested', ...sides, active: true }) as Record<'A' | 'B', { wins: unknown }>)[
          side
        ].wins;
      });
      expect(strip).toEqual({ wins: each });
    }
  });

  test('the strip of a contested complex test reckons with what the roll before brings (KOLO-CPX-07)', () => {
    const { type: _a, kind: _k, ...line } = wolfLine('b1', { pool: 2, sphereValue: 1, proficiencyValue: 0 });
    const { type: _t, ...inputs } = openTest({ id: 'a1' });
    const next = (state: State, n: number): State =>
      after(state, {
        type: 'kolo/complexNext',
        complexId: 'x',
        a: { ...inputs, id: `a${n}` },
        b: { ...line, id: `b${n}` },
      });
    const started = next(after(table(), { type: 'kolo/startComplex', id: 'x', contested: true, active: true }), 1);
    const thrown = after(started, { type: 'kolo/contestedTest', id: 'c', a: 'a1', b: 'b1' }, [1, 0, 1, 1]);
    const second = next(
      ['a1', 'b1'].reduce((now, testId) => after(now, { type: 'kolo/closeTest', testId }), thrown),
      2,
    );
    const carry = second.complexes[0]?.carry;
    if (!carry) throw new Error('no complex test');
    const { A } = answer(second, { ask: 'contest', a: 'a2', b: 'b2', active: true }) as { A: { wins: unknown } };
    const asked = { ask: 'contestStrip', a: numbers(2, 1, 0), b: numbers(2, 1, 0), side: 'A', points: 0 } as const;
    expect(carry).toMatchObject({ levels: 1, side: 'B' });
    expect(answer(second, { ...asked, active: true, carry })).toEqual({ wins: [A.wins] });
    expect(answer(second, { ...asked, active: true })).not.toEqual({ wins: [A.wins] });
  });

  test('in a contest one more coin is weighed by the lead over the other side', () => {
    const mine = opened(table(), { id: 'a', kind: 'contested' });
    const both = declared(after(mine, wolfLine('b', { pool: 2, sphereValue: 0, proficiencyValue: 1 })), 1, 'a');
    const thrown = after(both, { type: 'kolo/contestedTest', id: 'c', a: 'a', b: 'b' }, [0, 1, 0, 1, 0]);
    // Wanda 1 − 1 = 0, the wolf 1 + 1 − 1 = 1.
    expect(answer(thrown, { ask: 'oneMore', testId: 'a' })).toMatchObject({
      degrees: { partial: { stop: { exact: '0' }, oneMore: { exact: '0' } } },
    });
  });
});

describe('complex tests', () => {
  /** Follow every roll by hand: the chance of each end within `rolls`. */
  const brute = (n: TestNumbers, reversed: boolean, rolls: number, cumulative = false) => {
    const ends = { goal: 0, failed: 0 };
    const walk = (carry: number, left: number, p: number): void => {
      if (left === 0) return;
      const chances = degreeChances(n.pool, shapeOf({ ...n, chance: (n.chance ?? 0) + carry }, settings, reversed));
      for (const [degree, chance] of chances) {
        const q = p * toNumber(chance);
        const kept = cumulative ? carry : 0;
        if (degree === 'goal' || degree === 'extraordinary') ends.goal += q;
        else if (degree === 'failure' || degree === 'criticalFailure') ends.failed += q;
        else walk(degree === 'partial' ? kept + 1 : degree === 'partialFailure' ? kept - 1 : kept, left - 1, q);
      }
    };
    walk(0, rolls, 1);
    return ends;
  };

  test('the chain on the carry is what following every roll gives (KOLO-CPX-03, KOLO-CPX-06)', () => {
    for (const reversed of [false, true])
      for (const cumulative of [false, true]) {
        const table_: Settings = settingsWith({ complexCarry: cumulative ? 'cumulative' : 'nextOnly' });
        const odds = complexOdds(numbers(3, 1, 0), reversed, 5, table_);
        for (const rolls of [1, 3, 5]) {
          const at = odds.within[rolls - 1];
          const by = brute(numbers(3, 1, 0), reversed, rolls, cumulative);
          expect(toNumber(at?.get('goal') ?? zero)).toBeCloseTo(by.goal, 12);
          expect(toNumber(at?.get('failed') ?? zero)).toBeCloseTo(by.failed, 12);
        }
        expect(show([...(odds.ends ?? new Map<string, Fraction>()).values()].reduce(plus, zero))).toBe('1');
      }
  });

  test('P(goal before failure) and expected rolls solve their equations', () => {
    const odds = complexOdds(numbers(3, 1, 0), true, 60, settings);
    const late = odds.within.at(-1);
    expect(toNumber(odds.ends?.get('goal') ?? zero)).toBeCloseTo(toNumber(late?.get('goal') ?? zero), 9);
    let expected = 0;
    for (const standing of [new Map<string, Fraction>(), ...odds.within])
      expected += 1 - toNumber(standing.get('goal') ?? zero) - toNumber(standing.get('failed') ?? zero);
    expect(toNumber(odds.rolls ?? zero)).toBeCloseTo(expected, 9);
  });

  test('from a carry already there the first roll is taken with it, the rest as before (KOLO-CPX-03, KOLO-CPX-04)', () => {
    const ahead = complexOdds(numbers(3, 1, 0), false, 2, settings, 1);
    const first = degreeChances(3, shapeOf(numbers(3, 1, 0, 1), settings));
    const goal = plus(first.get('goal') ?? zero, first.get('extraordinary') ?? zero);
    expect(ahead.within[0]?.get('goal')).toEqual(goal);
    expect(answer(table(), { ask: 'complex', ...numbers(3, 1, 0), carry: 1, rolls: 1 })).toMatchObject({
      within: [{ goal: { exact: show(goal) } }],
    });
  });

  test('the odds of the next roll of a contested complex test know what is carried (KOLO-CPX-07)', () => {
    const inputs = ({ type: _, ...rest }: ReturnType<typeof openTest>) => rest;
    const line = { pool: 3, sphereValue: 1, proficiencyValue: 0 };
    const next = (n: number) => ({
      type: 'kolo/complexNext' as const,
      complexId: 'x',
      a: inputs(openTest({ id: `a${n}` })),
      b: inputs(wolfLine(`b${n}`, line)),
    });
    const begun = after(after(table(), { type: 'kolo/startComplex', id: 'x', contested: true, active: true }), next(1));
    const thrown = after(begun, { type: 'kolo/contestedTest', id: 'c', a: 'a1', b: 'b1' }, [1, 0, 1, 0, 0]);
    const closed = after(after(thrown, { type: 'kolo/closeTest', testId: 'a1' }), {
      type: 'kolo/closeTest',
      testId: 'b1',
    });
    expect(closed.complexes[0]?.carry.levels).toBe(1);
    const again = after(closed, next(2));
    const contest: Command = { type: 'kolo/contestedTest', id: 'd', a: 'a2', b: 'b2' };
    const seen = foresee(rules, again, contest, gm);
    if ('refusal' in seen) throw new Error(seen.refusal.code);
    const wins = [...seen.of].reduce(
      (p, [name, { exact }]) => (name.startsWith('A') ? plus(p, exact ?? zero) : p),
      zero,
    );
    expect(answer(again, { ask: 'contest', a: 'a2', b: 'b2', active: false })).toMatchObject({
      A: { wins: { exact: show(wins) } },
    });
  });

  test('what may go on for ever says so', () => {
    const hopeless = complexOdds(numbers(1, 1, 0, -5), false, 3, settings);
    expect([hopeless.ends, hopeless.rolls]).toEqual([null, null]);
    expect(answer(table(), { ask: 'complex', ...numbers(1, 1, 0, -5), rolls: 2 })).toMatchObject({
      ends: null,
      rolls: null,
    });
  });

  test('contested: the chain on side and kind of the carry is what playing it through the rules gives (KOLO-CPX-07, KOLO-CPX-08)', () => {
    const line = { pool: 2, sphereValue: 1, proficiencyValue: 0 };
    const inputs = ({ type: _, ...rest }: ReturnType<typeof openTest>) => rest;
    for (const active of [true, false])
      for (const ownMistakes of [true, false]) {
        const start = after(table(), { type: 'kolo/startComplex', id: 'x', contested: true, active, ownMistakes });
        const play = (dice: Dice): string => {
          let state: State = start;
          const act = (command: Parameters<typeof decide>[1]): void => {
            const decision = decide(state, command, { dice, by: gm });
            if (!decision.ok) throw new Error(decision.refusal.code);
            state = decision.events.reduce((now, event) => evolveOf(now, event), state);
          };
          for (let n = 1; n <= 2; n++) {
            act({
              type: 'kolo/complexNext',
              complexId: 'x',
              a: inputs(openTest({ id: `a${n}` })),
              b: inputs(wolfLine(`b${n}`, line)),
            });
            act({ type: 'kolo/contestedTest', id: `c${n}`, a: `a${n}`, b: `b${n}` });
            act({ type: 'kolo/closeTest', testId: `a${n}` });
            act({ type: 'kolo/closeTest', testId: `b${n}` });
            const winner = state.complexes[0]?.winner;
            if (winner) return winner;
          }
          return 'running';
        };
        const played = oddsOf(play);
        const odds = contestedComplexOdds(
          { a: numbers(2, 1, 0), b: numbers(2, 1, 0), active },
          ownMistakes,
          2,
          settings,
        );
        for (const side of ['A', 'B']) expect(odds.within[1]?.get(side)).toEqual(played.of.get(side));
        expect(show(odds.ends?.get('A') ?? zero)).toBe('1/2');
      }
    expect(
      answer(table(), { ask: 'contestedComplex', a: numbers(3, 2, 1), b: numbers(3, 2, 1), active: true }),
    ).toMatchObject({ ends: { A: { exact: '1/2' } } });
  });
});

test('a coin of the engine is a coin of the formulas', () => {
  const odds = oddsOf((dice) => `${dice.roll('coins', pool(3, coin), sum)}`);
  expect([0, 1, 2, 3].map((k) => odds.of.get(`${k}`))).toEqual(ways(3).map((count) => outOf(count, 3)));
  expect(show(minus(one, times(one, fraction(1, 2))))).toBe('1/2');
});
