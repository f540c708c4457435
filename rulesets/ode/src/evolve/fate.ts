import { secret } from '@aspekt/contract';
import type { Compel, FateEvent, LedgerLine, Purse, State } from '../model.ts';
import { changeCharacter, changeFreeInvokes } from './change.ts';

export const evolveFate = (state: State, event: FateEvent): State => {
  switch (event.type) {
    case 'ode/fateMoved': {
      const { type: _, ...line } = event;
      const moved = put(put(state, event.from, -event.amount), event.to, event.amount);
      return { ...moved, ledger: [...state.ledger, { ...line, scene: state.sceneNumber } satisfies LedgerLine] };
    }
    case 'ode/boostNamed':
      return changeBoost(state, event.aspect, { text: event.text });
    case 'ode/boostPassed':
      return changeBoost(state, event.aspect, { holderId: event.to });
    case 'ode/boostDropped':
      return { ...state, aspects: state.aspects.filter(({ id }) => id !== event.aspect) };
    case 'ode/freeInvokeShared':
      return changeFreeInvokes(state, event.aspect, (invokes) =>
        invokes.map((one) => {
          if (one.holderId !== event.holderId) return one;
          const others = one.shared.filter((id) => id !== event.ally);
          return { ...one, shared: event.allow ? [...others, event.ally] : others };
        }),
      );
    case 'ode/compelOffered':
      return { ...state, compels: [...open(state), event.compel] };
    case 'ode/compelNegotiated':
      return {
        ...state,
        compels: state.compels.map((compel) => {
          if (compel.id !== event.id) return compel;
          if (event.by === 'target') return { ...compel, counter: event.text };
          const { counter: _, ...rest } = compel;
          return { ...rest, complication: event.text };
        }),
      };
    case 'ode/compelAccepted':
      return close(state, event.compel, 'accepted');
    case 'ode/compelRefused':
      return close(state, event.compel, 'refused');
    case 'ode/compelWithdrawn':
      return close(state, event.compel, 'withdrawn');
    case 'ode/claimMade':
      return { ...state, claims: [...state.claims, event.claim], serial: state.serial + 1 };
    case 'ode/claimAnswered':
      return { ...state, claims: state.claims.filter(({ id }) => id !== event.claim.id) };
  }
};

/** Points arrive in a purse, or leave it. */
const put = (state: State, purse: Purse, amount: number): State => {
  switch (purse.of) {
    case 'bank':
      return state;
    case 'character':
      return changeCharacter(state, purse.id, (one) => ({ ...one, fatePoints: one.fatePoints + amount }));
    case 'pending':
      return changeCharacter(state, purse.id, (one) => {
        if (amount < 0) return { ...one, pending: lessPending(one.pending, purse.reason, -amount) };
        const releaseAt = purse.reason === 'concession' ? 'conflictEnd' : 'sceneEnd';
        return { ...one, pending: [...one.pending, { amount, reason: purse.reason, releaseAt }] };
      });
    case 'gmPool':
      return { ...state, gmPool: secret(state.gmPool.to, state.gmPool.value + amount) };
    case 'carry': {
      const { to, value } = state.npcCarry;
      const { [purse.id]: now = 0, ...others } = value;
      const left = now + amount;
      return { ...state, npcCarry: secret(to, left === 0 ? others : { ...others, [purse.id]: left }) };
    }
    case 'compel':
      return {
        ...state,
        compels: state.compels.map((one) => (one.id === purse.id ? { ...one, held: amount > 0 ? 1 : 0 } : one)),
      };
  }
};

type Pending = State['characters'][string]['pending'];
const lessPending = (pending: Pending, reason: Pending[number]['reason'], amount: number): Pending => {
  let left = amount;
  return pending.flatMap((one) => {
    if (one.reason !== reason || left === 0) return [one];
    const taken = Math.min(one.amount, left);
    left -= taken;
    return one.amount === taken ? [] : [{ ...one, amount: one.amount - taken }];
  });
};

const changeBoost = (state: State, id: string, to: { text?: string; holderId?: string }): State => ({
  ...state,
  aspects: state.aspects.map((one) => (one.kind === 'boost' && one.id === id ? { ...one, ...to } : one)),
});

/** Those offered, without the last one answered. */
const open = (state: State): State['compels'] => state.compels.filter(({ status }) => status === 'offered');

/** How it ended has been told; only the game master keeps it, so that nobody sees it go when another is offered in secret. */
const close = (state: State, compel: Compel, status: 'accepted' | 'refused' | 'withdrawn'): State => ({
  ...state,
  compels: state.compels.flatMap((one): State['compels'] => {
    if (one.id === compel.id) return [{ ...compel, held: one.held, status, only: 'gm' }];
    return one.status === 'offered' ? [one] : [];
  }),
});
