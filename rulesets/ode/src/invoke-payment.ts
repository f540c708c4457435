import { findAspect, freeInvokesOf, type Found } from './aspects.ts';
import { bank, moveFate, pointsOf, purseOf } from './fate.ts';
import type { Character, FreeInvoke, Id, Invoke, InvokeCommand, Purse, Roll, Side, Spent, State } from './model.ts';
import { figure, sideOf } from './people.ts';
import { gmSide } from './sides.ts';
import { tell, type Tale } from './tale.ts';
import { no, type Refused } from './verdict.ts';

export type InvokeAspect = Extract<InvokeCommand, { type: 'ode/invoke' }>;

/** What the invoke is paid with is there and may be used (ODE-INV-06..07, ODE-INV-10..11, ODE-BST-02..03, D-18). */
export const checkPayment = (
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

/** Per person it is the player who counts, or the game master for all whom nobody owns (D-18). */
const isPaidFor = (state: State, roll: Roll, side: Side, by: Character | null, aspectId: Id): boolean =>
  roll.invokes.some(
    (one) =>
      one.status === 'applied' &&
      one.payment === 'fatePoint' &&
      one.roll === side &&
      one.aspectId === aspectId &&
      (state.settings.paidInvokeScope === 'perRoll' || figure(state, one.byId)?.owner === by?.owner),
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

/** Pay for an invoke; undefined if that is no longer possible. */
export const spend = (tale: Tale, one: Invoke, by: Character | null): readonly Spent[] | undefined => {
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
      if (!free) return undefined;
      const { holderId, side, shared } = free;
      return [{ what: 'free', aspectId: one.aspectId, holderId, side, ...(shared.length > 0 && { shared }) }];
    }
    case 'boost':
      return found.kind === 'boost' ? [{ what: 'boost', boost: found.aspect }] : undefined;
  }
};

const pendingPurse = (id: Id): Purse => ({ of: 'pending', id, reason: 'hostileInvoke' });
