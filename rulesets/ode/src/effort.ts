import type { Branch, Dice, Pool, Reading } from '@aspekt/dice';
import { countBranches, dF, pool, sum } from '@aspekt/dice';
import type { Half, Roll } from './model.ts';
import { addedTo, raisedBy } from './shifts.ts';

export const fateDice = pool(4, dF);

/**
 * Four Fate dice as they fell (ODE-ACT-07). No rule looks at more than their sum, so odds follow one throw
 * for each of the nine sums; table and log still see four faces.
 */
const faces: Reading<readonly number[]> = Object.assign((thrown: readonly number[]) => thrown, {
  branches: (thrown: Pool): readonly Branch<readonly number[]>[] =>
    countBranches(thrown, sum).map(({ value, ways }) => ({ value: withSum(thrown.count, value), ways })),
});

const withSum = (count: number, total: number): readonly number[] => {
  const sign = Math.sign(total);
  const blank = count - Math.abs(total);
  const marked = Array<number>(Math.abs(total)).fill(sign);
  const blanks = Array<number>(blank).fill(0);
  return sign < 0 ? [...marked, ...blanks] : [...blanks, ...marked];
};

export const throwFateDice = (dice: Dice, what: string): readonly number[] => dice.roll(what, fateDice, faces);

export const sumOf = (dice: readonly number[]): number => sum(dice);

/** What is added to the dice: rating, teamwork, stunts, +2 for each invoke, anything else (ODE-ACT-08). */
export const modifierOf = (half: Half): number => half.rating.value + addedTo(half);

/** Effort = dice + everything added to them; before the throw undefined (ODE-ACT-08). */
export const effortOf = (half: Half): number | undefined =>
  half.dice === null ? undefined : sumOf(half.dice) + modifierOf(half);

/** The difficulty or the defender's effort, two higher for each raise; undefined while it is open (ODE-OUT-01). */
export const targetOf = (roll: Roll): number | undefined => {
  const against = roll.defence ? effortOf(roll.defence) : roll.difficulty?.value;
  return against === undefined ? undefined : against + raisedBy(roll.acting);
};

/** Shifts = effort − target; a raise against the defence counts for the actor (ODE-OUT-01, ODE-DEF-08). */
export const shiftsOf = (roll: Roll): number | undefined => {
  const effort = effortOf(roll.acting);
  const target = targetOf(roll);
  return effort === undefined || target === undefined
    ? undefined
    : effort + (roll.defence ? raisedBy(roll.defence) : 0) - target;
};

/** One for each supporter, at most the roller's own rating, never less than nothing (ODE-TEA-01, ODE-TEA-02). */
export const teamworkBonus = (rating: number, helpers: number): number => Math.max(0, Math.min(helpers, rating));
