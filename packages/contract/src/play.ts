import { oddsOf, sample, toNumber, TooManyPaths, type Dice, type Fraction, type OddsLimits } from '@aspekt/dice';
import type { Context, Refusal, Tagged } from './decision.ts';
import type { AnyRuleSet, RuleSet } from './ruleset.ts';
import type { Viewer } from './viewer.ts';

export const fold = <State, Event extends Tagged>(
  rules: { readonly evolve: (state: State, event: Event) => State },
  state: State,
  events: readonly Event[],
): State => events.reduce((now, event) => rules.evolve(now, event), state);

/** Decide `command`, then follow `habit` until no choice is open. Used for odds and by the simulator. */
export const playOut = <S, C extends Tagged, E extends Tagged>(
  rules: Pick<RuleSet<S, C, E, never, never>, 'id' | 'decide' | 'evolve' | 'habit'>,
  state: S,
  command: C,
  context: Context,
): { readonly state: S; readonly events: readonly E[] } | { readonly refusal: Refusal } => {
  const first = rules.decide(state, command, context);
  if (!first.ok) return { refusal: first.refusal };
  const events = [...first.events];
  let now = fold(rules, state, first.events);
  for (let next = rules.habit(now); next; next = rules.habit(now)) {
    const decision = rules.decide(now, next.command, { dice: context.dice, by: next.by });
    if (!decision.ok) throw new Error(`${rules.id}: habit chose a refused command: ${decision.refusal.code}`);
    events.push(...decision.events);
    now = fold(rules, now, decision.events);
  }
  return { state: now, events };
};

/** What a command may lead to: exactly, or sampled where exactness would take too many paths. */
export type Foresight = {
  readonly of: ReadonlyMap<string, { readonly p: number; readonly exact?: Fraction; readonly error?: number }>;
  readonly unresolved: number;
  readonly paths: number;
};

/**
 * The odds of a command: `decide` re-run down every path of the dice, and the outcome of each path counted.
 * Only the events of the command itself are followed; what a choice afterwards leads to is a question of its own.
 */
export const foresee = (
  rules: AnyRuleSet,
  state: unknown,
  command: Tagged,
  by: Viewer,
  limits: OddsLimits = {},
): Foresight | { readonly refusal: Refusal } => {
  let refusal: Refusal | undefined;
  const play = (dice: Dice): string => {
    const decision = rules.decide(state, command, { dice, by });
    if (decision.ok) return rules.outcome(decision.events);
    refusal = decision.refusal;
    return decision.refusal.code;
  };
  const found = exactOrSampled(play, limits);
  return refusal ? { refusal } : found;
};

const exactOrSampled = (play: (dice: Dice) => string, limits: OddsLimits): Foresight => {
  try {
    const odds = oddsOf(play, limits);
    const of = new Map([...odds.of].map(([outcome, exact]) => [outcome, { p: toNumber(exact), exact }]));
    return { of, unresolved: odds.unresolved, paths: odds.paths };
  } catch (error) {
    if (!(error instanceof TooManyPaths)) throw error;
    const { of, runs } = sample(play, 20_000);
    return { of, unresolved: 0, paths: runs };
  }
};
