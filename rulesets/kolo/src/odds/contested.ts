import { plus, zero, type Fraction } from '@aspekt/dice';
import { contestWorking, noCarry } from '../contested.ts';
import { evaluate } from '../evaluate.ts';
import type { Carry, Settings, TestNumbers } from '../model.ts';
import { outOf, ways } from './binomial.ts';

export type Sides = { readonly a: TestNumbers; readonly b: TestNumbers; readonly active: boolean };
/** One way a contest can end: the margin, both results before scale, and its chance. */
export type Meeting = { readonly margin: number; readonly a: number; readonly b: number; readonly count: bigint };

/** Every pair of results of two independent tests, counted (KOLO-CON-01 … KOLO-CON-05). */
export const meetings = (
  { a, b, active }: Sides,
  carry: Carry,
  { scaleOnNegative }: Pick<Settings, 'scaleOnNegative'>,
): readonly Meeting[] => {
  const difference = {
    chance: (a.chance ?? 0) - (b.chance ?? 0),
    scale: (a.scale ?? 0) - (b.scale ?? 0),
    active,
    carry,
  };
  const numbers = ({ sphereValue, proficiency }: TestNumbers) => ({ sphereValue, proficiencyValue: proficiency });
  const [worksOnA, worksOnB] = contestWorking(numbers(a), numbers(b), difference);
  const results = (pool: number, how: typeof worksOnA) =>
    ways(pool).map((count, successes) => ({ ...evaluate(successes, pool - successes, how, scaleOnNegative), count }));
  const [as, bs] = [results(a.pool, worksOnA), results(b.pool, worksOnB)];
  return as.flatMap((x) =>
    bs.map((y) => ({ margin: x.final - y.final, a: x.result, b: y.result, count: x.count * y.count })),
  );
};

/** The chance of every margin, A's final value minus B's. */
export const marginChances = (
  sides: Sides,
  settings: Pick<Settings, 'scaleOnNegative'>,
  carry: Carry = noCarry,
): ReadonlyMap<number, Fraction> => {
  const counts = new Map<number, bigint>();
  for (const { margin, count } of meetings(sides, carry, settings)) {
    counts.set(margin, (counts.get(margin) ?? 0n) + count);
  }
  const coins = sides.a.pool + sides.b.pool;
  return new Map([...counts].toSorted(([x], [y]) => x - y).map(([margin, count]) => [margin, outOf(count, coins)]));
};

/** The chance that A leads by `lead` or more; a negative sign turns the sides round. */
export const leadChance = (margins: ReadonlyMap<number, Fraction>, lead: number, sign: 1 | -1): Fraction =>
  [...margins].reduce((sum, [margin, p]) => (margin * sign >= lead ? plus(sum, p) : sum), zero);
