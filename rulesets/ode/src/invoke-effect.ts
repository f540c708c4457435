import { effortOf, shiftsOf, throwFateDice } from './effort.ts';
import { isOpen } from './half.ts';
import { spend } from './invoke-payment.ts';
import type { Event, Invoke, Roll, Side, State } from './model.ts';
import { figure, isGm } from './people.ts';
import { begin, tell, told, type Tale } from './tale.ts';
import { no } from './verdict.ts';
import { secret, type Context, type Decision, type Secret } from '@aspekt/contract';

/** The invoke that waits for objections or is being argued about; there is never more than one. */
export const pendingInvoke = (roll: Roll): Invoke | undefined =>
  roll.invokes.find(({ status }) => status === 'proposed' || status === 'challenged');

/** Nobody objects any longer: by the invoker when the time is up, or by the game master (ODE-FAL-04). */
export const applyInvoke = (state: State, { by, dice }: Context): Decision<Event> => {
  const { roll } = state;
  const pending = isOpen(roll) ? pendingInvoke(roll) : undefined;
  if (pending?.status !== 'proposed') return no('wrongStatus', {}, 'ODE-FAL-01');
  if (!isGm(by) && by.seat !== pending.seat) return no('forbidden');
  const tale = begin(state);
  takeEffect(tale, pending, { by, dice });
  return told(tale);
};

/** The invoke takes effect: it is paid, and the roll changes (ODE-INV-02..05, ODE-HOS-02..04, ODE-INV-14). */
export const takeEffect = (tale: Tale, one: Invoke, { dice }: Context): void => {
  const { state } = tale;
  const { roll } = state;
  const half = roll && (one.roll === 'action' ? roll.acting : roll.defence);
  if (!roll || !half) return;
  const by = figure(state, one.byId) ?? null;
  const spent = spend(tale, one, by);
  // Meanwhile the point was spent, or the aspect is gone: then there is nothing to invoke with.
  if (!spent) return tell(tale, { type: 'ode/invokeRetracted', id: one.id, byId: one.byId, text: one.text });
  const thrown = one.effect === 'reroll' ? throwFateDice(dice, one.roll) : undefined;
  const event: Extract<Event, { type: 'ode/invokeApplied' }> = {
    type: 'ode/invokeApplied',
    id: one.id,
    byId: one.byId,
    text: one.text,
    how: one.how,
    payment: one.payment,
    effect: one.effect,
    hostile: one.hostile,
    roll: one.roll,
    rollerId: half.actorId,
    ...(thrown && { dice: thrown }),
    spent,
    effort: 0,
  };
  // Effort and shifts are told with the invoke; they follow from the roll after it.
  const trial = begin(tale.state);
  tell(trial, event);
  tell(tale, { ...event, ...after(trial.state, one.roll) });
};

const after = (state: State, side: Side): { readonly effort: number; readonly shifts?: Secret<number> } => {
  const { roll } = state;
  const half = roll && (side === 'action' ? roll.acting : roll.defence);
  const shifts = roll ? shiftsOf(roll) : undefined;
  return {
    effort: (half && effortOf(half)) ?? 0,
    ...(shifts !== undefined && { shifts: secret(roll?.difficulty?.to ?? 'everyone', shifts) }),
  };
};
