import { fraction, minus, plus, times, zero, type Fraction } from '@aspekt/dice';
import type { RollSettings } from '../model.ts';
import { atLeast, differenceAtLeast, differenceExactly, exactly } from './die.ts';

/** `success` includes perfection; `failure` is what is left beside status quo and zeroed, automatic failures included. */
export type Chances = {
  readonly success: Fraction;
  readonly perfection: Fraction;
  readonly statusQuo: Fraction;
  readonly failure: Fraction;
  readonly zeroed: Fraction;
};

const tenth = fraction(1, 10);
const whole = fraction(1);

const chances = (success: Fraction, perfection: Fraction, statusQuo: Fraction, zeroed: Fraction): Chances => ({
  success,
  perfection,
  statusQuo,
  failure: minus(whole, plus(success, plus(statusQuo, zeroed))),
  zeroed,
});

/** Against a number: `gap` = resistance − all that is added to the die. Never above 9/10 (VAST-ZERO-01). */
export const difficultyChances = (gap: number, settings: RollSettings): Chances => {
  const tie = gap >= 1 ? exactly(gap) : zero;
  return chances(
    atLeast(Math.max(1, gap + 1)),
    settings.perfectionAgainstDifficulty ? atLeast(Math.max(1, gap + 10)) : zero,
    settings.difficultyTie === 'statusQuo' ? tie : zero,
    gap >= 1 ? tenth : zero,
  );
};

export type OpposedChances = { readonly A: Chances; readonly B: Chances; readonly tie: Fraction };

/** Two sides against each other: `delta` = A's additions − B's. Closed forms throughout (VAST-RES-06). */
export const opposedChances = (delta: number, settings: RollSettings): OpposedChances => ({
  A: sideChances(delta, settings),
  B: sideChances(-delta, settings),
  tie: differenceExactly(delta),
});

const sideChances = (delta: number, settings: RollSettings): Chances => {
  // A side with a zero does not succeed however low the other is: take away D1 = 0.
  const leadOf = (margin: number): Fraction =>
    minus(differenceAtLeast(margin - delta), times(tenth, minus(whole, atLeast(delta - margin + 1))));
  const won = leadOf(1);
  // With `otherSucceeds`: the other is higher but has a zero, D2 = 0 and 1 ≤ D1 < −delta (VAST-ZERO-06).
  const given =
    settings.opposedZero === 'otherSucceeds' && delta < -1 ? times(tenth, minus(atLeast(1), atLeast(-delta))) : zero;
  return chances(
    plus(won, given),
    leadOf(10),
    minus(differenceExactly(delta), times(tenth, exactly(delta))),
    times(tenth, atLeast(delta + 1)),
  );
};

/** Against a total that was typed in: as against a roll that has already fallen (VAST-RES-02). */
export const totalChances = (gap: number, otherZero: boolean, settings: RollSettings): Chances => {
  const tie = gap >= 1 ? exactly(gap) : zero;
  const won = atLeast(Math.max(1, gap + 1));
  const given = otherZero && settings.opposedZero === 'otherSucceeds' && gap > 1;
  return chances(given ? minus(atLeast(1), tie) : won, atLeast(Math.max(1, gap + 10)), tie, gap >= 1 ? tenth : zero);
};
