import type { Character, FateEvent, Id, MoveReason, Purse, State } from './model.ts';
import { figure, isUnmet } from './people.ts';

export type FateMoved = Extract<FateEvent, { type: 'ode/fateMoved' }>;

export const bank: Purse = { of: 'bank' };
export const gmPool: Purse = { of: 'gmPool' };

/** A player's character pays with its own points, an NPC from the game master's pool (ODE-GFP-04). */
export const purseOf = (character: Character | null): Purse =>
  character?.pc ? { of: 'character', id: character.id } : gmPool;

/** Points that can be spent now; pending ones do not count (ODE-CMP-04, ODE-HOS-03). */
export const pointsOf = (state: State, character: Character | null): number =>
  character?.pc ? character.fatePoints : state.gmPool.value;

/**
 * A move of fate points from one purse to another: the only way they change (ODE-FPT-04).
 * What an NPC carries or loses would tell its size and is the game master's secret, as is her pool where the table hides it,
 * and what those have whom nobody has met.
 */
export const moveFate = (
  state: State,
  from: Purse,
  to: Purse,
  amount: number,
  reason: MoveReason,
  about?: string,
): FateMoved => {
  const hidden = reason === 'lost' || isHidden(state, from) || isHidden(state, to);
  return {
    type: 'ode/fateMoved',
    from,
    to,
    amount,
    reason,
    ...(about !== undefined && about !== '' && { about }),
    ...(hidden && { only: 'gm' as const }),
  };
};

const isHidden = (state: State, purse: Purse): boolean => {
  switch (purse.of) {
    case 'carry':
      return true;
    case 'gmPool':
      return !state.settings.showGmPool;
    case 'character':
    case 'pending':
      return isUnmet(state, purse.id);
    case 'bank':
    case 'compel':
      return false;
  }
};

export const pendingOf = (character: Character, reason?: 'hostileInvoke' | 'concession'): number =>
  character.pending.reduce((sum, p) => (reason === undefined || p.reason === reason ? sum + p.amount : sum), 0);

/** What lies in a purse now. */
export const balance = (state: State, purse: Purse): number => {
  switch (purse.of) {
    case 'bank':
      return Number.POSITIVE_INFINITY;
    case 'character':
      return figure(state, purse.id)?.fatePoints ?? 0;
    case 'pending': {
      const character = figure(state, purse.id);
      return character ? pendingOf(character, purse.reason) : 0;
    }
    case 'gmPool':
      return state.gmPool.value;
    case 'carry':
      return state.npcCarry.value[purse.id] ?? 0;
    case 'compel':
      return state.compels.find(({ id }) => id === purse.id)?.held ?? 0;
  }
};

/** The move that brings a purse to a number, if one is needed. */
export const fillTo = (state: State, purse: Purse, value: number, reason: MoveReason): readonly FateMoved[] => {
  const more = value - balance(state, purse);
  if (more === 0) return [];
  return [more > 0 ? moveFate(state, bank, purse, more, reason) : moveFate(state, purse, bank, -more, reason)];
};

/** Pending points of one kind are paid out: to a PC, to what an NPC carries on, or to nobody (ODE-SCN-06, D-45). */
export const payPending = (
  state: State,
  character: Character,
  owed: 'hostileInvoke' | 'concession',
  reason: 'sceneEnd' | 'conflictEnd',
): readonly FateMoved[] => {
  const amount = pendingOf(character, owed);
  if (amount === 0) return [];
  const from: Purse = { of: 'pending', id: character.id, reason: owed };
  if (character.pc) return [moveFate(state, from, { of: 'character', id: character.id }, amount, reason)];
  return character.kind.value === 'minorNpc'
    ? [moveFate(state, from, bank, amount, 'lost')]
    : [moveFate(state, from, carryOf(character.id), amount, reason)];
};

/** What an NPC brings to its next scene (ODE-GFP-02, D-35). */
export const carryOf = (id: Id): Purse => ({ of: 'carry', id });
