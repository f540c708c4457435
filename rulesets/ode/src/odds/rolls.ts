import { fraction, minus, one, plus, times, zero, type Fraction } from '@aspekt/dice';
import { teamworkBonus } from '../effort.ts';
import type { AdvantageMode, Outcome, Severity } from '../model.ts';
import { treatmentDifficulty } from '../recovery.ts';
import { bestWith } from './invokes.ts';
import { atLeast, classes, outcomes, spreadOf, type Classes } from './spread.ts';

/** Supporters help if they have at least +1 and no more than the roller (ODE-TEA-01, ODE-TEA-02). */
export const teamwork = (
  rating: number,
  helpers: readonly number[],
  difficulty: number,
): { readonly bonus: number; readonly classes: Classes } => {
  const fit = helpers.filter((own) => own >= 1 && own <= rating).length;
  const bonus = teamworkBonus(rating, fit);
  return { bonus, classes: classes(rating + bonus - difficulty, false) };
};

export type AdvantageOdds = {
  /** Free invokes that one gets: one, two. */
  readonly one: Fraction;
  readonly two: Fraction;
  readonly boost: Fraction;
  /** The enemy gets a free invoke, or may get one by what is chosen then. */
  readonly enemyGets: Fraction;
  readonly enemyMay: Fraction;
};

/** What creating an advantage may come to, by what it is about (ODE-ADV-04..13). */
export const createAdvantage = (delta: number, opposed: boolean, mode: AdvantageMode): AdvantageOdds => {
  const { fail, tie, success, style } = classes(delta, opposed);
  const existing = mode === 'existing';
  return {
    one: existing ? plus(tie, success) : success,
    two: style,
    boost: existing ? zero : tie,
    enemyGets: existing ? fail : zero,
    enemyMay: existing ? zero : fail,
  };
};

export type Tally = Readonly<Record<Outcome, number>> & { readonly chance: Fraction };

/** How many tasks of a challenge come out in each way, jointly (ODE-CHL-03). */
export const challenge = (deltas: readonly number[]): readonly Tally[] => {
  const { whole } = spreadOf(false);
  let tallies = new Map<string, { readonly counts: Readonly<Record<Outcome, number>>; readonly weight: bigint }>([
    ['', { counts: { fail: 0, tie: 0, success: 0, style: 0 }, weight: 1n }],
  ]);
  for (const delta of deltas) {
    const then: typeof tallies = new Map();
    const odds = classes(delta, false);
    for (const { counts, weight } of tallies.values())
      for (const outcome of outcomes) {
        const share = (odds[outcome].num * whole) / odds[outcome].den;
        if (share === 0n) continue;
        const next = { ...counts, [outcome]: counts[outcome] + 1 };
        const id = outcomes.map((each) => next[each]).join();
        then.set(id, { counts: next, weight: (then.get(id)?.weight ?? 0n) + weight * share });
      }
    tallies = then;
  }
  const total = whole ** BigInt(deltas.length);
  return [...tallies.values()].map(({ counts, weight }) => ({ ...counts, chance: fraction(weight, total) }));
};

/** The chance that healing starts: with a tie or better, and without a price (ODE-REC-03, D-32). */
export const recovery = (
  rating: number,
  severity: Severity,
  self: boolean,
): { readonly tieOrBetter: Fraction; readonly successOrBetter: Fraction } | undefined => {
  const difficulty = treatmentDifficulty(severity, self);
  if (difficulty === undefined) return undefined;
  const delta = rating - difficulty;
  return { tieOrBetter: atLeast(delta, false, 0), successOrBetter: atLeast(delta, false, 1) };
};

/** An ally first creates an advantage and hands it over, or both simply attack: which is better? (ODE-USE-07, ODE-TEA-05) */
export const setupThenAttack = (
  createDelta: number,
  attackDelta: number,
  goal: number,
  opposed: boolean,
): { readonly setup: Fraction; readonly twoAttacks: Fraction } => {
  const made = classes(createDelta, opposed);
  const withInvokes = [0, 1, 2].map((k) => bestWith(attackDelta, k, goal, true).chance);
  const [none = zero, single = zero, both = zero] = withInvokes;
  const setup = [times(made.fail, none), times(plus(made.tie, made.success), single), times(made.style, both)].reduce(
    plus,
  );
  const miss = minus(one, none);
  return { setup, twoAttacks: minus(one, times(miss, miss)) };
};
