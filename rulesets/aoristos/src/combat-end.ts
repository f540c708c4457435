import { accept, type Context, type Decision } from '@aspekt/contract';
import { afterRounds } from './clock.ts';
import { lastingDegrees } from './derived.ts';
import { gmOnly, lookup, onlyOwn, ownOf } from './find.ts';
import type { Combat, CommandOf, Event, State } from './model.ts';
import { refuse } from './refusal.ts';

/** Combat ends: shock falls to what lasts, wounds and clocks remain (D-38); two seconds a round have passed (AOR-CMB-02). */
export const endCombat = (
  state: State,
  { challenge }: CommandOf<'aoristos/endCombat'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const { combat } = state;
  if (!combat) return refuse('wrongStep');
  const events: Event[] = [combatOver(state, combat, challenge ?? null)];
  for (const id of challenge === undefined ? [] : combat.order) {
    const person = lookup(state.people, id);
    if (!person?.alive || person.kind !== 'pc' || challenge === undefined) continue;
    events.push({
      type: 'aoristos/upAwarded',
      ...onlyOwn(person),
      who: id,
      up: challenge,
      award: { reason: 'combat', challenge },
      note: '',
      psychTraumaPrompt: false,
      test: null,
    });
  }
  return accept(...events);
};

export const combatOver = (state: State, combat: Combat, challenge: number | null): Event => {
  const { clock } = state.scene;
  const shocks: Record<string, number> = {};
  for (const id of combat.order) {
    const person = lookup(state.people, id);
    if (person) shocks[id] = ownOf(person).rested ? 0 : lastingDegrees(ownOf(person), clock);
  }
  return {
    type: 'aoristos/combatEnded',
    shocks,
    clock: afterRounds(clock, combat.mode === 'single' ? 0 : combat.round),
    challenge,
  };
};
