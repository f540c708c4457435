import { fraction, type Fraction } from '@aspekt/dice';
import { difference, fourDice } from './spread.ts';

/** What one exchange may bring: victories for one side, or nothing. */
export type Marks = readonly { readonly side: number; readonly victories: number; readonly chance: Fraction }[];

export type ContestOdds = {
  /** The chance of each side to win. */
  readonly wins: readonly Fraction[];
  readonly exchanges: Fraction;
  /** The chance of a tie for the highest effort in one exchange: an unexpected twist. */
  readonly twist: Fraction;
};

const style = 3;

/** Two sides compared directly: three above the other counts twice (ODE-CTS-03..05, D-15). */
export const directMarks = (delta: number): Marks => {
  const { whole, ways } = difference;
  const counts = [0n, 0n, 0n, 0n];
  for (const [dice, n] of ways) {
    const ahead = delta + dice;
    if (ahead === 0) continue;
    const at = (ahead > 0 ? 0 : 2) + (Math.abs(ahead) >= style ? 1 : 0);
    counts[at] = (counts[at] ?? 0n) + n;
  }
  return counts.map((n, i) => ({ side: i >> 1, victories: 1 + (i % 2), chance: fraction(n, whole) }));
};

/** Two sides against difficulties of their own: the highest effort marks, twice if it alone has style (D-15, D-43). */
export const ownDifficultyMarks = (
  ratings: readonly [number, number],
  difficulties: readonly [number, number],
): Marks => {
  const counts = [0n, 0n, 0n, 0n];
  for (const [x, a] of fourDice.ways)
    for (const [y, b] of fourDice.ways) {
      const efforts = [ratings[0] + x, ratings[1] + y] as const;
      if (efforts[0] === efforts[1]) continue;
      const stylish = [efforts[0] - difficulties[0] >= style, efforts[1] - difficulties[1] >= style] as const;
      const side = efforts[0] > efforts[1] ? 0 : 1;
      const twice = stylish[side] && !stylish[1 - side];
      const at = 2 * side + (twice ? 1 : 0);
      counts[at] = (counts[at] ?? 0n) + a * b;
    }
  return counts.map((n, i) => ({ side: i >> 1, victories: 1 + (i % 2), chance: fraction(n, difference.whole) }));
};

/** Any number of sides compared directly: the chance that one is above all others, and by how much. */
export const manyMarks = (ratings: readonly number[]): Marks => {
  const whole = fourDice.whole ** BigInt(ratings.length);
  const upTo = (most: number): bigint => {
    let count = 0n;
    for (const [dice, n] of fourDice.ways) if (dice <= most) count += n;
    return count;
  };
  return ratings.flatMap((rating, side) => {
    let [once, twice] = [0n, 0n];
    for (const [dice, n] of fourDice.ways) {
      const effort = rating + dice;
      const others = (below: number): bigint =>
        ratings.reduce((ways, other, i) => (i === side ? ways : ways * upTo(effort - below - other)), n);
      const stylish = others(style);
      twice += stylish;
      once += others(1) - stylish;
    }
    return [
      { side, victories: 1, chance: fraction(once, whole) },
      { side, victories: 2, chance: fraction(twice, whole) },
    ];
  });
};

/**
 * A whole contest: victories only grow, and an exchange without any begins anew (ODE-CTS-05, ODE-CTS-06).
 * Values are whole numbers over one power of what can be marked at all, and are reduced only at the end. It may be under
 * way: `start` are the victories marked so far.
 */
export const contest = (
  marks: Marks,
  sides: number,
  target: number,
  start: readonly number[] = Array<number>(sides).fill(0),
): ContestOdds => {
  // Chances of Fate dice are over powers of three, so the largest is a multiple of the others.
  const whole = marks.reduce((all, { chance }) => (chance.den > all ? chance.den : all), 1n);
  const weighed = marks
    .filter(({ chance }) => chance.num > 0n)
    .map(({ chance, ...mark }) => ({ ...mark, weight: (chance.num * whole) / chance.den }));
  const marked = weighed.reduce((sum, { weight }) => sum + weight, 0n);
  const powers: bigint[] = [1n];
  const power = (n: number): bigint => (powers[n] ??= power(n - 1) * marked);
  /** At most so many exchanges with a victory are still to come. */
  const depthOf = (victories: readonly number[]): number =>
    victories.reduce((sum, n) => sum + Math.max(0, target - 1 - n), 1);
  const known = new Map<number, readonly bigint[]>();

  /** The wins of each side, and last the expected number of exchanges with a victory; out of power(depth). */
  const from = (victories: readonly number[]): readonly bigint[] => {
    const id = victories.reduce((all, n) => all * 8 + n, 0);
    const before = known.get(id);
    if (before) return before;
    const depth = depthOf(victories);
    const values = [...victories.map(() => 0n), power(depth)];
    for (const { side, victories: more, weight } of weighed) {
      const next = victories.map((n, i) => (i === side ? n + more : n));
      if ((next[side] ?? 0) >= target) {
        values[side] = (values[side] ?? 0n) + weight * power(depth - 1);
        continue;
      }
      const scale = weight * power(depth - 1 - depthOf(next));
      for (const [i, value] of from(next).entries()) values[i] = (values[i] ?? 0n) + scale * value;
    }
    known.set(id, values);
    return values;
  };
  const values = from(start);
  const den = power(depthOf(start));
  return {
    wins: start.map((_, i) => fraction(values[i] ?? 0n, den)),
    exchanges: fraction((values[sides] ?? 0n) * whole, den * marked),
    twist: fraction(whole - marked, whole),
  };
};
