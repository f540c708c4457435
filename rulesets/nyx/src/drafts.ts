import type { Context } from '@aspekt/contract';
import { figureOf, knockedOut, knows, own, type Figure } from './figures.ts';
import type { Conflict, Draft, Id, Side, State } from './model.ts';
import { isGm, no, runs } from './who.ts';

/** The draft, if `by` may know of it. */
export const findDraft = (state: State, id: Id, { by }: Context): Draft | undefined => {
  const draft = own(state.drafts, id);
  return draft && knows(by, draft) ? draft : undefined;
};

/** The side meant: the one named, or the only one there is, or A. */
export const meantSide = (draft: Draft, side: Side | undefined): Side => side ?? (draft.rollers.A ? 'A' : 'B');

export const actorsOf = ({ rollers: { A, B } }: Draft): readonly Id[] =>
  A ? (B ? [A.actor, B.actor] : [A.actor]) : B ? [B.actor] : [];

/** Whether this viewer has a say in the draft: runs one of its rollers, or is the game master. */
export const takesPart = (state: State, draft: Draft, { by }: Context): boolean =>
  isGm(by) || actorsOf(draft).some((actor) => runs(state, by, actor));

/** A knocked-out figure cannot act (NYX-ACT-08); a character is played once she is finished. */
export const unable = (figure: Figure) => {
  if (figure.kind === 'pc' && figure.status !== 'active') return no('NYX_E_PHASE', ['NYX-ATTR-02', 'NYX-ASP-01']);
  if (figure.kind === 'majorNpc' && figure.status === 'retired') return no('NYX_E_PHASE');
  if (knockedOut(figure)) return no('NYX_E_KNOCKED_OUT', ['NYX-ACT-08', 'NYX-HARM-11'], { figure: figure.id });
  return undefined;
};

/** Whoever has harm to choose chooses it before rolling again. */
export const hasPendingHarm = (state: State, figure: Id): boolean => {
  for (const id in state.pendingHarms) if (state.pendingHarms[id]?.target === figure) return true;
  return false;
};

/** A change by one side clears the other's ready; a change by neither clears both (D-45). */
export const clearReady = (draft: Draft, except?: Side): Draft => {
  const { A, B } = draft.rollers;
  const a = A?.ready && except !== 'A' ? { ...A, ready: false } : A;
  const b = B?.ready && except !== 'B' ? { ...B, ready: false } : B;
  return a === A && b === B ? draft : { ...draft, rollers: { ...(a && { A: a }), ...(b && { B: b }) } };
};

/** The side that a seat speaks for: that of her character, for the game master the one that nobody plays. */
export const sideSpokenFor = (state: State, { rollers }: Draft, seat: string): Side | undefined => {
  const sides = (['A', 'B'] as const).filter((side) => rollers[side]);
  const owner = (side: Side) => own(state.characters, rollers[side]?.actor ?? '')?.owner;
  return sides.find((side) => owner(side) === seat) ?? sides.find((side) => owner(side) === undefined);
};

/** Everyone in a draft is hidden: then so is the draft. */
export const allHidden = (state: State, ids: readonly Id[]): boolean =>
  ids.length > 0 && ids.every((id) => figureOf(state, id)?.only !== undefined);

/** The conflict that a round belongs to. */
export const conflictOf = (state: State, draft: Draft): Conflict | undefined =>
  draft.conflict === undefined ? undefined : own(state.conflicts, draft.conflict);

/**
 * What follows from a draft and the state around it, worked out once: odds and simulations ask again and again
 * about the same draft of the same state.
 */
export const perDraft = <T>(make: (state: State, draft: Draft) => T): ((state: State, draft: Draft) => T) => {
  const known = new WeakMap<Draft, { readonly state: State; readonly made: T }>();
  return (state, draft) => {
    const before = known.get(draft);
    if (before?.state === state) return before.made;
    const made = make(state, draft);
    known.set(draft, { state, made });
    return made;
  };
};
