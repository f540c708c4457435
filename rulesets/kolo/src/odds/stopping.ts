import { fraction, type Fraction } from '@aspekt/dice';
import { evaluate, thresholds } from '../evaluate.ts';
import { outOf, ways } from './binomial.ts';
import type { Shape } from './simple.ts';

/** How far one has come with so many successes and failures, and how much each degree needs. */
export type Measure = {
  readonly reach: (successes: number, failures: number) => number;
  readonly needed: readonly [number, number, number];
};

export const measureOf = ({ how, settings }: Shape): Measure => ({
  reach: (successes, failures) => evaluate(successes, failures, how, settings.scaleOnNegative).final,
  needed: thresholds(how.stretch),
});

/**
 * In how many of the 2^left ways the next `left` coins can fall a target is reached by one who goes on while below it
 * and stops when there, which is the best one can do for a fixed target (KOLO-ENG-06).
 */
const reaching = ({ reach }: Measure, target: number, left: number) => {
  const known = new Map<number, number>();
  const from = (successes: number, failures: number, coins: number): number => {
    if (reach(successes, failures) >= target) return 2 ** coins;
    if (coins === 0) return 0;
    // Together these two determine the third.
    const key = successes * 1024 + failures;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = from(successes + 1, failures, coins - 1) + from(successes, failures + 1, coins - 1);
    known.set(key, value);
    return value;
  };
  return (successes: number, failures: number): number => from(successes, failures, left);
};

/** The chance to reach a target with coins already on the table and `left` points to add one by one. */
export const chanceToReach = (
  measure: Measure,
  target: number,
  successes: number,
  failures: number,
  left: number,
): Fraction => fraction(reaching(measure, target, left)(successes, failures), 2 ** left);

/** The same before the coins: `pool` at once, then up to `left` more, one by one. */
export const chanceFromPool = (measure: Measure, target: number, pool: number, left: number): Fraction => {
  const further = reaching(measure, target, left);
  let count = 0n;
  for (const [successes, way] of ways(pool).entries()) count += way * BigInt(further(successes, pool - successes));
  return outOf(count, pool + left);
};

/** What the degrees are worth to a player, and a point of engagement. */
export type Stakes = {
  /** By how many degrees have been reached: none, partial, goal, extraordinary. */
  readonly degrees: readonly [number, number, number, number];
  readonly point: number;
  /** What the one more that a failure brings is worth: a point, or nothing to a full pool. */
  readonly bonus: number;
  /** From how many degrees on the test counts as a success. */
  readonly successFrom: number;
};

export type Value = { readonly stop: Fraction; readonly goOn: Fraction | null };

/**
 * Graded stakes: what stopping is worth, and what one more coin is worth if one plays on as well as possible. Stopping at
 * a success loses the points put in; stopping at anything else brings them back and one more if there is room (KOLO-ENG-02, KOLO-ENG-03).
 */
export const valueNow = (
  { reach, needed }: Measure,
  { degrees, point, bonus, successFrom }: Stakes,
  successes: number,
  failures: number,
  spent: number,
  left: number,
): Value => {
  const known = new Map<number, bigint>();
  const stopAt = (s: number, f: number, used: number): number => {
    const reached = needed.filter((need) => reach(s, f) >= need).length;
    return (degrees[reached] ?? 0) + (reached >= successFrom ? -point * used : used > 0 ? bonus : 0);
  };
  const best = (s: number, f: number, coins: number): bigint => {
    const key = s * 1024 + f;
    const found = known.get(key);
    if (found !== undefined) return found;
    const stop = BigInt(stopAt(s, f, spent + left - coins)) << BigInt(coins);
    const on = coins === 0 ? stop : best(s + 1, f, coins - 1) + best(s, f + 1, coins - 1);
    const value = on > stop ? on : stop;
    known.set(key, value);
    return value;
  };
  return {
    stop: fraction(stopAt(successes, failures, spent)),
    goOn:
      left === 0
        ? null
        : outOf(best(successes + 1, failures, left - 1) + best(successes, failures + 1, left - 1), left),
  };
};
