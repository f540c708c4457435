import { findAspect, isKnown, knows, textOf } from './aspects.ts';
import { pendingInvoke } from './invoke-effect.ts';
import { checkPayment, type InvokeAspect } from './invoke-payment.ts';
import { victimOf, wrongEffect } from './invoke-sides.ts';
import { isInRoll } from './sides.ts';
import type { Character, Effect, Event, Roll, Side, State } from './model.ts';
import { actorFor, figure, inPlay, isGm } from './people.ts';
import { reveal } from './advantage.ts';
import { begin, tell, told } from './tale.ts';
import { isRefused, isText, no, type Refused } from './verdict.ts';
import type { Context, Decision } from '@aspekt/contract';

/** Who invokes: a character, or the game master for the opposition as such, from her pool. */
const invokerOf = (state: State, command: InvokeAspect, context: Context): Character | null | Refused => {
  if (command.actor !== undefined || !isGm(context.by)) return actorFor(state, command.actor, context);
  const { roll } = state;
  const own = [roll?.acting.actorId, roll?.defence?.actorId].flatMap((id) => {
    const character = id === undefined ? undefined : figure(state, id);
    return character && !character.pc ? [character] : [];
  });
  return own[0] ?? null;
};

/**
 * Invoke an aspect: name it, say how it helps, pay a fate point or use up a free invoke (ODE-INV-01).
 * It takes effect when nobody objects (ODE-FAL-01).
 */
export const invoke = (state: State, command: InvokeAspect, context: Context): Decision<Event> => {
  const { roll } = state;
  const closed = phaseOf(roll);
  if (closed || !roll) return closed ?? no('wrongStatus');
  const by = invokerOf(state, command, context);
  if (by !== null && isRefused(by)) return by;
  if (by !== null && !inPlay(state, by) && !isInRoll(roll, by)) return no('wrongStatus', { id: by.id });
  if (pendingInvoke(roll)) return no('wrongStatus', {}, 'ODE-FAL-01');
  const found = findAspect(state, command.aspect);
  if (!found || !knows(found, context.by)) {
    // No boost is ever hidden: one that is not there is gone.
    const gone = isGm(context.by) || command.payment === 'boost';
    return gone ? no('notFound', { id: command.aspect }) : no('aspectUnknown', {}, 'ODE-INV-12');
  }
  if (found.owner && !isAround(state, roll, found.owner, by)) return no('notFound', { id: command.aspect });
  if (!isText(command.how)) return no('textRequired', {}, 'ODE-INV-01');

  const side: Side = command.roll ?? (by !== null && roll.defence?.actorId === by.id ? 'defence' : 'action');
  const half = side === 'action' ? roll.acting : roll.defence;
  if (!half) return no('notFound', {}, 'ODE-DEF-01');
  const wrong = wrongEffect(state, roll, half, by, command.effect);
  if (wrong) return wrong;
  const victim = command.payment === 'fatePoint' ? victimOf(state, roll, found, by) : undefined;
  const hostile = victim !== undefined;
  const ownerId = victim?.id ?? found.owner?.id;
  if (hostile && state.settings.hostileEffects === 'plus2OrReroll' && !isPlusOrReroll(command.effect))
    return no('effectNotAllowed', { effect: command.effect }, 'ODE-HOS-01');
  const payment = checkPayment(state, roll, side, by, found, command);
  if (isRefused(payment)) return payment;

  const tale = begin(state);
  // Whoever calls on a hidden aspect lays it open.
  if (!isKnown(found)) reveal(tale, command.aspect);
  tell(tale, {
    type: 'ode/invokeProposed',
    invoke: {
      id: `i${state.serial + 1}`,
      byId: by?.id ?? null,
      seat: context.by.seat,
      roll: side,
      aspectId: command.aspect,
      text: textOf(found),
      payment: command.payment,
      holderId: payment.holderId,
      effect: command.effect,
      how: command.how.trim(),
      hostile,
      ...(ownerId !== undefined && { ownerId }),
      status: 'proposed',
      votes: [],
    },
  });
  return told(tale);
};

/** Only who is there has aspects in play; one's own always are (ODE-INV-08). */
const isAround = (state: State, roll: Roll, owner: Character, by: Character | null): boolean =>
  owner.id === by?.id || isInRoll(roll, owner) || (state.scene?.participants.includes(owner.id) ?? false);

/** After the dice of both sides, before the effort is final (ODE-INV-09, D-09). */
const phaseOf = (roll: Roll | null): Refused | undefined => {
  switch (roll?.status) {
    case 'declared':
    case 'rolled':
      return no('notRolled', {}, 'ODE-INV-09');
    case 'settled':
    case 'resolved':
    case 'cancelled':
      return no('invokeClosed', {}, 'ODE-INV-09');
    case 'invoking':
      return undefined;
    case undefined:
      return no('wrongStatus', {}, 'ODE-INV-09');
  }
};

const isPlusOrReroll = (effect: Effect): boolean => effect === 'plus2' || effect === 'reroll';
