import { secret, type Context, type Decision, type Secret } from '@aspekt/contract';
import { findAspect, freeInvokesOf, isKnown, knows, textOf, type Found } from './aspects.ts';
import { effortOf, shiftsOf, throwFateDice } from './effort.ts';
import { bank, moveFate, pointsOf, purseOf } from './fate.ts';
import { isOpen } from './half.ts';
import type {
  Character,
  Effect,
  Event,
  FreeInvoke,
  Half,
  Id,
  Invoke,
  InvokeCommand,
  Purse,
  Roll,
  Side,
  Spent,
  State,
} from './model.ts';
import { actorFor, figure, gmSide, inPlay, isGm, sideOf } from './people.ts';
import { reveal } from './settle.ts';
import { begin, tell, told, type Tale } from './tale.ts';
import { isRefused, isText, no, type Refused } from './verdict.ts';

type InvokeAspect = Extract<InvokeCommand, { type: 'ode/invoke' }>;

/** The invoke that waits for objections or is being argued about; there is never more than one. */
export const pendingInvoke = (roll: Roll): Invoke | undefined =>
  roll.invokes.find(({ status }) => status === 'proposed' || status === 'challenged');

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
  if (!found) return no('notFound', { id: command.aspect });
  if (!knows(found, context.by)) return no('aspectUnknown', {}, 'ODE-INV-12');
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

const isInRoll = (roll: Roll, { id }: Character): boolean => roll.acting.actorId === id || roll.defence?.actorId === id;

const isPlusOrReroll = (effect: Effect): boolean => effect === 'plus2' || effect === 'reroll';

/** +2 and reroll are for one's own roll, help for an ally's, raising for an enemy's (ODE-INV-02..05). */
const wrongEffect = (
  state: State,
  roll: Roll,
  half: Half,
  by: Character | null,
  effect: Effect,
): Refused | undefined => {
  const roller = figure(state, half.actorId);
  if (!roller) return no('notFound', { id: half.actorId });
  const own = by?.id === roller.id;
  const enemy = !own && (opposes(roll, by, roller) || (by ? sideOf(state, by) : gmSide) !== sideOf(state, roller));
  switch (effect) {
    case 'plus2':
    case 'reroll':
      return own ? undefined : no('effectNotAllowed', { effect }, 'ODE-INV-02', 'ODE-INV-03');
    case 'helpAlly':
      return own || enemy ? no('notAlly', {}, 'ODE-INV-05') : undefined;
    case 'raiseTarget':
      return enemy ? undefined : no('effectNotAllowed', { effect }, 'ODE-INV-04');
  }
};

/** The two who roll against each other are enemies for this roll, also where they stand on one side. */
const opposes = (roll: Roll, by: Character | null, other: Character): boolean =>
  by !== null && by.id !== other.id && isInRoll(roll, by) && isInRoll(roll, other);

/** Whose own aspect is turned against them: that makes a paid invoke hostile (ODE-HOS-01, D-11). */
const victimOf = (state: State, roll: Roll, found: Found, by: Character | null): Character | undefined => {
  const bearer = bearerOf(state, found);
  if (!bearer || bearer.id === by?.id) return undefined;
  const enemies = opposes(roll, by, bearer) || (by ? sideOf(state, by) : gmSide) !== sideOf(state, bearer);
  return enemies ? bearer : undefined;
};

const bearerOf = (state: State, found: Found): Character | undefined => {
  const scope = state.settings.hostileScope;
  if (found.kind === 'character') return found.owner;
  if (found.kind === 'consequence') return scope === 'characterAspects' ? undefined : found.owner;
  if (found.kind === 'boost' || scope !== 'sheetAndAttached') return undefined;
  const { attachedTo } = found.aspect;
  return attachedTo.type === 'character' ? figure(state, attachedTo.id) : undefined;
};

/** What the invoke is paid with is there and may be used (ODE-INV-06..07, ODE-INV-10..11, ODE-BST-02..03, D-18). */
const checkPayment = (
  state: State,
  roll: Roll,
  side: Side,
  by: Character | null,
  found: Found,
  { payment, holder, aspect }: InvokeAspect,
): { readonly holderId: Id | null } | Refused => {
  switch (payment) {
    case 'fatePoint': {
      if (found.kind === 'boost') return no('boostNotPayable', {}, 'ODE-BST-02');
      if (isPaidFor(state, roll, side, by, aspect)) return no('aspectAlreadyInvoked', {}, 'ODE-INV-06');
      const left = pointsOf(state, by);
      return left < 1 ? no('notEnoughFatePoints', { needed: 1, left }, 'ODE-INV-10') : { holderId: null };
    }
    case 'free': {
      const one = usableFreeInvoke(state, found, by, holder);
      return one ? { holderId: one.holderId } : no('noFreeInvoke', {}, 'ODE-INV-10', 'ODE-INV-11');
    }
    case 'boost':
      if (found.kind !== 'boost' || !holdsBoost(state, found, by)) return no('noFreeInvoke', {}, 'ODE-BST-03');
      return { holderId: found.aspect.holderId };
  }
};

const isPaidFor = (state: State, roll: Roll, side: Side, by: Character | null, aspectId: Id): boolean =>
  roll.invokes.some(
    (one) =>
      one.status === 'applied' &&
      one.payment === 'fatePoint' &&
      one.roll === side &&
      one.aspectId === aspectId &&
      (state.settings.paidInvokeScope === 'perRoll' || one.byId === (by?.id ?? null)),
  );

export const holdsBoost = (
  state: State,
  { aspect }: Extract<Found, { kind: 'boost' }>,
  by: Character | null,
): boolean =>
  aspect.holderId === null ? aspect.side === (by ? sideOf(state, by) : gmSide) : aspect.holderId === by?.id;

/** One's own free invokes first, then those of one's side, then those an ally lets one use (ODE-INV-11, D-46). */
export const usableFreeInvoke = (
  state: State,
  found: Found,
  by: Character | null,
  holder?: Id,
): FreeInvoke | undefined => {
  const side = by ? sideOf(state, by) : gmSide;
  const mine = (one: FreeInvoke): boolean => by !== null && one.holderId === by.id;
  const ours = (one: FreeInvoke): boolean => one.holderId === null && one.side === side;
  const lent = (one: FreeInvoke): boolean => by !== null && one.shared.includes(by.id);
  const list = freeInvokesOf(found).filter(({ count }) => count > 0);
  if (holder !== undefined) return list.find((one) => one.holderId === holder && (mine(one) || lent(one)));
  return list.find(mine) ?? list.find(ours);
};

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

/** Pay for an invoke; undefined if that is no longer possible. */
const spend = (tale: Tale, one: Invoke, by: Character | null): readonly Spent[] | undefined => {
  const { state } = tale;
  const found = findAspect(state, one.aspectId);
  if (!found) return undefined;
  switch (one.payment) {
    case 'fatePoint': {
      if (pointsOf(state, by) < 1) return undefined;
      const from = purseOf(by);
      const to = one.hostile && one.ownerId !== undefined ? pendingPurse(one.ownerId) : bank;
      tell(tale, moveFate(state, from, to, 1, one.hostile ? 'hostileInvoke' : 'invoke', one.text));
      return [{ what: 'points', from, to, amount: 1, for: one.id }];
    }
    case 'free': {
      const free = usableFreeInvoke(state, found, by, one.holderId ?? undefined);
      return free && [{ what: 'free', aspectId: one.aspectId, holderId: free.holderId, side: free.side }];
    }
    case 'boost':
      return found.kind === 'boost' ? [{ what: 'boost', boost: found.aspect }] : undefined;
  }
};

const pendingPurse = (id: Id): Purse => ({ of: 'pending', id, reason: 'hostileInvoke' });
