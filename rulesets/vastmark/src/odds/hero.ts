import { compare, fraction, minus, plus, times, type Fraction } from '@aspekt/dice';
import { atLeast, exactly, sumAtLeast } from './die.ts';

const tenth = fraction(1, 10);

/**
 * Success when `points` are spent now on a roll whose dice are seen (VAST-HERO-05): `lacking` is what must still
 * be added to win (0 or less: nothing). A zero takes one point to be ignored; the rest are extra dice. Since dice
 * never take away, spending one by one and stopping at success comes to the same.
 */
export const successIfSpent = (lacking: number, zeroShows: boolean, points: number): Fraction => {
  const dice = zeroShows ? points - 1 : points;
  return dice < 0 ? fraction(0) : sumAtLeast(dice, lacking);
};

/** The best plan before the roll, with points spent after looking: a zero is ignored, a shortfall gets extra dice (D-8). */
export const successWithPoints = (gap: number, points: number): Fraction => {
  const need = gap + 1;
  const unspoiled = minus(sumAtLeast(points + 1, need), times(tenth, sumAtLeast(points, need)));
  return points === 0 ? unspoiled : plus(unspoiled, times(tenth, sumAtLeast(points - 1, need)));
};

/**
 * The same against a zero that gives a lower total its success (VAST-ZERO-06): one point saves one's own zero, and a
 * tie is broken by an extra die that is not itself a 0.
 */
export const successAgainstZero = (gap: number, points: number): Fraction => {
  const whole = fraction(1);
  const broken = (dice: number): Fraction => minus(whole, fraction(1n, 10n ** BigInt(dice)));
  const tie = gap >= 1 ? exactly(gap) : fraction(0);
  const own = plus(minus(atLeast(1), tie), times(tie, broken(points)));
  if (points === 0) return own;
  return plus(own, times(tenth, gap === 0 ? broken(points - 1) : whole));
};

/** The best plan where points must be declared before the roll: all dice, or one point against the zero. */
export const successDeclared = (gap: number, points: number): Fraction => {
  const need = gap + 1;
  const onlyDice = minus(sumAtLeast(points + 1, need), times(tenth, sumAtLeast(points, need)));
  if (points === 0) return onlyDice;
  const guarded = sumAtLeast(points, need);
  return compare(onlyDice, guarded) > 0 ? onlyDice : guarded;
};

/** The same against a zero that gives a lower total its success: anything but a tie will do (VAST-ZERO-06). */
export const successDeclaredAgainstZero = (gap: number, points: number): Fraction => {
  const whole = fraction(1);
  const level = (dice: number): Fraction => minus(sumAtLeast(dice, gap), sumAtLeast(dice, gap + 1));
  const tied = (dice: number): Fraction => (gap < 0 ? fraction(0) : level(dice));
  const onlyDice = minus(minus(whole, tenth), minus(tied(points + 1), times(tenth, tied(points))));
  if (points === 0) return onlyDice;
  const guarded = minus(whole, tied(points));
  return compare(onlyDice, guarded) > 0 ? onlyDice : guarded;
};
