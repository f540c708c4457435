import { fold, type Decision, type RuleSet, type Tagged, type Viewer } from '@aspekt/contract';
import { oddsOf, scriptedDice, type Odds } from '@aspekt/dice';

export const gm: Viewer = { seat: 'gm', role: 'gm' };

/** given(rules, state).when(command, faces) → what was decided, and the state after it. */
export const given = <S, C extends Tagged, E extends Tagged>(
  rules: Pick<RuleSet<S, C, E, never, never>, 'decide' | 'evolve' | 'outcome'>,
  state: S,
) => ({
  state,
  when: (command: C, faces: readonly number[] = [], by: Viewer = gm) => {
    const dice = scriptedDice(faces);
    const decision: Decision<E> = rules.decide(state, command, { dice, by });
    if (dice.left() > 0) throw new Error(`${dice.left()} scripted faces were never thrown`);
    const after = decision.ok ? fold(rules, state, decision.events) : state;
    return {
      decision,
      events: decision.ok ? decision.events : [],
      refusal: decision.ok ? undefined : decision.refusal.code,
      state: after,
    };
  },
  odds: (command: C, by: Viewer = gm): Odds =>
    oddsOf((dice) => {
      const decision = rules.decide(state, command, { dice, by });
      return decision.ok ? rules.outcome(decision.events) : decision.refusal.code;
    }),
});
