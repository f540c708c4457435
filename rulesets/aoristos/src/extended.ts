import { accept, type Context, type Decision } from '@aspekt/contract';
import { ableActorIn, combatantIn, isRefused, kpOf } from './find.ts';
import type { CommandOf, Event, State } from './model.ts';
import { activeIn, chargingOf, type Payable } from './payment.ts';
import { planFor } from './plans.ts';
import { refuse } from './refusal.ts';

/** Pay on at an extended activity; when it is paid it happens (AOR-KP-06). */
export const continueExtended = (
  state: State,
  { by: id }: CommandOf<'aoristos/continueExtended'>,
  context: Context,
): Decision<Event> => {
  const active = activeIn(state, id, context);
  if (isRefused(active)) return active;
  const { kp, extended } = kpOf(active.combatant);
  if (!extended) return refuse('nothingExtended', {}, ['AOR-KP-06']);
  const rest = extended.total - extended.paid;
  const paid = Math.min(kp, rest);
  const left = rest - paid;
  const continued: Event = { type: 'aoristos/extendedContinued', who: id, paid, left };
  if (left > 0 || extended.command === null) return accept(continued);
  const plan = planFor(state, extended.command as Payable, context, true);
  if ('ok' in plan) return plan;
  return accept<Event>(continued, ...plan.resolve({ cost: extended.total, paid: 0 }));
};

/** Give it up: no effect, no KP back (AOR-KP-07). */
export const abandonExtended = (
  state: State,
  { by: id }: CommandOf<'aoristos/abandonExtended'>,
  { by }: Context,
): Decision<Event> => {
  const person = ableActorIn(state, id, by);
  if (isRefused(person)) return person;
  const combatant = state.combat ? combatantIn(state.combat, id) : undefined;
  const extended = combatant && kpOf(combatant).extended;
  if (!combatant || !extended) return refuse('nothingExtended', {}, ['AOR-KP-07']);
  const weapon = chargingOf(state, id, combatant);
  return accept<Event>({ type: 'aoristos/extendedLost', who: id, action: extended.action, why: 'abandoned', weapon });
};
