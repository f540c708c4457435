import { fraction, minus, plus, times, zero, type Fraction } from '@aspekt/dice';
import type { Outcome, RollSettings } from '../model.ts';
import { atLeast, differenceAtLeast, differenceExactly, exactly, sumAtLeast } from './die.ts';

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

/** What has fallen already. */
export const certainly = (outcome: Outcome): Chances => {
  const is = (...outcomes: readonly Outcome[]): Fraction => (outcomes.includes(outcome) ? whole : zero);
  return chances(is('success', 'perfection'), is('perfection'), is('statusQuo'), is('zeroed'));
};

/** What was bought before the dice: extra dice, and whether a zero is ignored (VAST-HERO-11). */
export type Bought = { readonly extraDice: number; readonly zeroIgnored: boolean };
const nothing: Bought = { extraDice: 0, zeroIgnored: false };

/** P(total ≥ needed) without an automatic failure: all dice together, less those whose first face is a zero that counts. */
const reached = (needed: number, { extraDice, zeroIgnored }: Bought): Fraction => {
  const all = sumAtLeast(extraDice + 1, needed);
  return zeroIgnored ? all : minus(all, times(tenth, sumAtLeast(extraDice, needed)));
};
const tied = (gap: number, bought: Bought): Fraction => minus(reached(gap, bought), reached(gap + 1, bought));
const zeroedBelow = (gap: number, { extraDice, zeroIgnored }: Bought): Fraction =>
  zeroIgnored ? zero : times(tenth, minus(whole, sumAtLeast(extraDice, gap)));

/** Against a number: `gap` = resistance − all that is added to the die. Never above 9/10 without a hero point (VAST-ZERO-01). */
export const difficultyChances = (gap: number, settings: RollSettings, bought: Bought = nothing): Chances =>
  chances(
    reached(gap + 1, bought),
    settings.perfectionAgainstDifficulty ? reached(gap + 10, bought) : zero,
    settings.difficultyTie === 'statusQuo' ? tied(gap, bought) : zero,
    zeroedBelow(gap, bought),
  );

/** Against a total that was typed in: as against a roll that has already fallen (VAST-RES-02). */
export const totalChances = (
  gap: number,
  otherZero: boolean,
  settings: RollSettings,
  bought: Bought = nothing,
): Chances => {
  const tie = tied(gap, bought);
  // With `otherSucceeds` a lower total succeeds against one that has a zero (VAST-ZERO-06).
  const given = otherZero && settings.opposedZero === 'otherSucceeds';
  return chances(
    given ? minus(bought.zeroIgnored ? whole : minus(whole, tenth), tie) : reached(gap + 1, bought),
    reached(gap + 10, bought),
    tie,
    zeroedBelow(gap, bought),
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
