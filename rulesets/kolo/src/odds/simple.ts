import { plus, times, fraction, zero, type Fraction } from '@aspekt/dice';
import { degree, evaluate, succeeds, thresholds, working, type Working } from '../evaluate.ts';
import type { Degree, Settings, TestNumbers } from '../model.ts';
import { outOf, ways } from './binomial.ts';

/** What decides a test besides its coins. */
export type Shape = {
  readonly how: Working;
  readonly reversed: boolean;
  readonly settings: Pick<Settings, 'scaleOnNegative' | 'successAt'>;
};

export const shapeOf = (
  { sphereValue, chance = 0, proficiency, scale = 0 }: Omit<TestNumbers, 'pool'>,
  settings: Shape['settings'],
  reversed = false,
): Shape => ({ how: working(sphereValue, chance, proficiency, scale), reversed, settings });

/** The degree that so many successes and failures come to. */
const degreeOf = (successes: number, failures: number, { how, reversed, settings }: Shape): Degree =>
  degree(evaluate(successes, failures, how, settings.scaleOnNegative).final, thresholds(how.stretch), reversed);

/** The chance of every degree with `pool` coins. */
export const degreeChances = (pool: number, shape: Shape): ReadonlyMap<Degree, Fraction> => {
  const counts = new Map<Degree, bigint>();
  for (const [successes, count] of ways(pool).entries()) {
    const reached = degreeOf(successes, pool - successes, shape);
    counts.set(reached, (counts.get(reached) ?? 0n) + count);
  }
  return new Map([...counts].map(([reached, count]) => [reached, outOf(count, pool)]));
};

export type OrBetter = { readonly partial: Fraction; readonly goal: Fraction; readonly extraordinary: Fraction };

/** Each degree "or better". */
export const orBetter = (chances: ReadonlyMap<Degree, Fraction>): OrBetter => {
  const extraordinary = chances.get('extraordinary') ?? zero;
  const goal = plus(extraordinary, chances.get('goal') ?? zero);
  return { extraordinary, goal, partial: plus(goal, chances.get('partial') ?? zero) };
};

/** Expected experience of a success on which engagement was spent: Σ P · (1 + ignored) · 2^(scale against) (KOLO-XP-01, KOLO-XP-02). */
export const expectedXp = (pool: number, shape: Shape): Fraction => {
  let sum = zero;
  for (const [successes, count] of ways(pool).entries()) {
    if (!succeeds(degreeOf(successes, pool - successes, shape), shape.settings.successAt)) continue;
    const ignored = Math.min(successes, shape.how.lost);
    sum = plus(sum, times(outOf(count, pool), fraction(1 + ignored)));
  }
  return times(sum, fraction(1n << BigInt(shape.how.stretch)));
};
