import { minus, one, plus, times, toNumber, zero, type Fraction } from '@aspekt/dice';
import { atLeast, exactly } from './die.ts';
import type { Chances } from './roll.ts';

export type SideChances = { readonly chances: Chances; readonly unresolved: number };

/** Beyond this the other sides' nines are not followed. */
const negligible = 1e-13;

/**
 * Any number of sides, each one roll or several (VAST-MULTI-05, D-11): `sides` holds what each roll adds to its die.
 * For every side the sum over the highest total of the others, cut where endless nines no longer matter.
 * For tables where a zero does not give the other side its success (`bothFail`).
 */
export const sidesChances = (sides: readonly (readonly number[])[]): readonly SideChances[] =>
  sides.map((own, mine) => sideChances(own, sides.filter((_, i) => i !== mine).flat()));

const sideChances = (own: readonly number[], others: readonly number[]): SideChances => {
  let below = zero;
  let sum: Levels = [zero, zero, zero, zero];
  for (let total = Math.max(...others); ; total++) {
    const upTo = others.map((added) => minus(one, atLeast(total - added + 1))).reduce(times, one);
    const here = minus(upTo, below);
    below = upTo;
    const levels = bestOf(own.map((added) => levelsAgainst(total - added)));
    sum = [0, 1, 2, 3].map((i) => plus(sum[i] ?? zero, times(here, levels[i] ?? zero)));
    const unresolved = toNumber(minus(one, below));
    if (unresolved < negligible) return { chances: chancesFrom(sum, below), unresolved };
  }
};

/** The chances to do no better than zeroed, failure, status quo, success. */
type Levels = readonly Fraction[];

const levelsAgainst = (gap: number): Levels => {
  const success = atLeast(Math.max(1, gap + 1));
  const tie = gap >= 1 ? exactly(gap) : zero;
  return [
    gap >= 1 ? exactly(0) : zero,
    minus(one, plus(success, tie)),
    minus(one, success),
    minus(one, atLeast(Math.max(1, gap + 10))),
  ];
};

/** The best of several is no better than a level when all of them are not. */
const bestOf = (rolls: readonly Levels[]): Levels =>
  [0, 1, 2, 3].map((i) => rolls.map((levels) => levels[i] ?? zero).reduce(times, one));

const chancesFrom = ([zeroed = zero, failed = zero, tied = zero, won = zero]: Levels, all: Fraction): Chances => ({
  zeroed,
  failure: minus(failed, zeroed),
  statusQuo: minus(tied, failed),
  success: minus(all, tied),
  perfection: minus(all, won),
});
