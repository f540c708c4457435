import { compare, fraction, minus, plus, times, type Fraction } from '@aspekt/dice';
import { sumAtLeast } from './die.ts';

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

/** The best plan where points must be declared before the roll: all dice, or one point against the zero. */
export const successDeclared = (gap: number, points: number): Fraction => {
  const need = gap + 1;
  const onlyDice = minus(sumAtLeast(points + 1, need), times(tenth, sumAtLeast(points, need)));
  if (points === 0) return onlyDice;
  const guarded = sumAtLeast(points, need);
  return compare(onlyDice, guarded) > 0 ? onlyDice : guarded;
};
