import { countBranches, show, sum, toNumber, type Fraction, fraction } from '@aspekt/dice';
import { fateDice } from '../effort.ts';
import { outcomeOf } from '../shifts.ts';
import { hitSize, unarmed } from '../hit-size.ts';
import type { Outcome } from '../model.ts';

/** How many of all throws show each value: a distribution in whole numbers, so that nothing has to be reduced on the way. */
export type Spread = { readonly whole: bigint; readonly ways: ReadonlyMap<number, bigint> };

/** The sum of four Fate dice, of 81 (ODE-ACT-07). */
export const fourDice: Spread = {
  whole: 81n,
  ways: new Map(
    countBranches(fateDice, sum)
      .map(({ value, ways }) => [value, ways] as const)
      .toSorted(([a], [b]) => a - b),
  ),
};

/** One's own four dice less those of the other, of 6561. */
export const difference: Spread = (() => {
  const ways = new Map<number, bigint>();
  for (let total = -8; total <= 8; total++) ways.set(total, 0n);
  for (const [own, a] of fourDice.ways)
    for (const [other, b] of fourDice.ways) ways.set(own - other, (ways.get(own - other) ?? 0n) + a * b);
  return { whole: fourDice.whole ** 2n, ways };
})();

export const spreadOf = (opposed: boolean): Spread => (opposed ? difference : fourDice);

/** A chance or an expectation: exact while that can be read, and as a decimal. */
export type Quantity = { readonly exact?: string; readonly value: number };

const longest = 80;
export const quantity = (of: Fraction): Quantity => {
  const exact = show(of);
  return exact.length <= longest ? { exact, value: toNumber(of) } : { value: toNumber(of) };
};

export type Classes = Readonly<Record<Outcome, Fraction>>;
export const outcomes: readonly Outcome[] = ['fail', 'tie', 'success', 'style'];

/** The four outcomes of a roll that starts `delta` ahead, against a difficulty or a defend roll (ODE-OUT-01..05). */
export const classes = (delta: number, opposed: boolean): Classes => {
  const { whole, ways } = spreadOf(opposed);
  const counts: Record<Outcome, bigint> = { fail: 0n, tie: 0n, success: 0n, style: 0n };
  for (const [dice, n] of ways) counts[outcomeOf(delta + dice)] += n;
  return {
    fail: fraction(counts.fail, whole),
    tie: fraction(counts.tie, whole),
    success: fraction(counts.success, whole),
    style: fraction(counts.style, whole),
  };
};

/** The chance of at least so many shifts. */
export const atLeast = (delta: number, opposed: boolean, goal: number): Fraction => {
  const { whole, ways } = spreadOf(opposed);
  let count = 0n;
  for (const [dice, n] of ways) if (delta + dice >= goal) count += n;
  return fraction(count, whole);
};

/**
 * What an attack may come to: defended with style, defended, a tie, or a hit of each size (ODE-ATK-03..06, ODE-DEF-07).
 * With weapons a tie may strike and armour may swallow a hit; what gives a boost instead is counted as a tie (ODE-OPT-05).
 */
export const exchange = (
  delta: number,
  arms = unarmed,
): {
  readonly defendedWithStyle: Fraction;
  readonly defended: Fraction;
  readonly tie: Fraction;
  readonly hits: readonly { readonly hit: number; readonly chance: Fraction }[];
} => {
  const { whole, ways } = difference;
  let [styled, defended, tie] = [0n, 0n, 0n];
  const hits: { hit: number; chance: Fraction }[] = [];
  for (const [dice, n] of ways) {
    const shifts = delta + dice;
    const hit = hitSize(shifts, arms);
    if (shifts <= -3) styled += n;
    else if (shifts < 0) defended += n;
    else if (hit === 0) tie += n;
    else hits.push({ hit, chance: fraction(n, whole) });
  }
  return {
    defendedWithStyle: fraction(styled, whole),
    defended: fraction(defended, whole),
    tie: fraction(tie, whole),
    hits,
  };
};
