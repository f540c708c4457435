import type { Outcome, RollSettings, Verdict } from './model.ts';

/** One side of a comparison: its total, and whether it has a zero that counts. */
export type Contender = { readonly total: number; readonly zero: boolean };
export type Judgement = Verdict & { readonly outcome: Outcome };

/** The other side is the highest of the others; of equal totals one without a zero (D-11). */
export const toughest = (others: readonly Contender[]): Contender => {
  let top = others[0] ?? { total: 0, zero: false };
  for (const other of others) {
    if (other.total > top.total || (other.total === top.total && top.zero && !other.zero)) top = other;
  }
  return top;
};

/** Against a fixed difficulty: success only above it, a tie as the table settles it (VAST-RES-01, VAST-SQ-04). */
export const againstDifficulty = (own: Contender, difficulty: number, settings: RollSettings): Judgement => {
  const margin = own.total - difficulty;
  return {
    resistance: difficulty,
    margin,
    tie: margin === 0,
    worse: false,
    outcome: fixedOutcome(own, margin, settings),
  };
};

const fixedOutcome = (own: Contender, margin: number, settings: RollSettings): Outcome => {
  if (own.zero) return zeroOutcome(margin);
  if (margin > 0) return margin >= perfectLead && settings.perfectionAgainstDifficulty ? 'perfection' : 'success';
  return margin === 0 ? settings.difficultyTie : 'failure';
};

/** Perfektion: at least this much above the resistance (VAST-PERF-01, D-4). */
export const perfectLead = 10;

/** Noll: an automatic failure, and zeroed below the resistance (VAST-ZERO-01, VAST-ZERO-02, VAST-ZERO-06, VAST-PERF-04). */
const zeroOutcome = (margin: number): Outcome => (margin < 0 ? 'zeroed' : 'failure');

/** Motsatt slag: the other's total is the resistance, and both are compared once (VAST-RES-06, VAST-RES-07, VAST-RES-09). */
export const againstOthers = (own: Contender, others: readonly Contender[], settings: RollSettings): Judgement => {
  const top = toughest(others);
  const margin = own.total - top.total;
  const tie = margin === 0;
  return {
    resistance: top.total,
    margin,
    tie,
    // Equal totals and only one zero: both fail, the zero fails worse (VAST-ZERO-05).
    worse: own.zero && tie && !top.zero,
    outcome: opposedOutcome(own, others, margin, settings),
  };
};

const opposedOutcome = (
  own: Contender,
  others: readonly Contender[],
  margin: number,
  settings: RollSettings,
): Outcome => {
  if (own.zero) return zeroOutcome(margin);
  if (margin >= perfectLead) return 'perfection';
  if (margin > 0) return 'success';
  // Status quo: nobody succeeds (VAST-SQ-01).
  if (margin === 0) return 'statusQuo';
  return settings.opposedZero === 'otherSucceeds' && beatsAllWithoutZero(own, others) ? 'success' : 'failure';
};

/** With `otherSucceeds` only sides without a zero stand in the way (VAST-ZERO-06, D-2). */
const beatsAllWithoutZero = (own: Contender, others: readonly Contender[]): boolean =>
  others.every((other) => other.zero || own.total > other.total);

/** Worst first (VAST-MULTI-06). */
export const ranking: readonly Outcome[] = ['zeroed', 'failure', 'statusQuo', 'success', 'perfection'];

/** Several traits: the best of the rolls counts (VAST-MULTI-03, VAST-MULTI-06). */
export const best = (outcomes: readonly Outcome[]): Outcome => {
  let highest = 0;
  for (const outcome of outcomes) highest = Math.max(highest, ranking.indexOf(outcome));
  return ranking[highest] ?? 'failure';
};
