import { clearReady } from './drafts.ts';
import { bearerOf, own, type Bearer } from './figures.ts';
import type { Activation, Aspect, AspectRef, Character, Conflict, Draft, Extra, Id, State } from './model.ts';

/** Small changes to one thing in the state; everything else is shared with the state before. */
export const withCharacter = (state: State, id: Id, change: (character: Character) => Character): State => {
  const character = own(state.characters, id);
  return character ? { ...state, characters: { ...state.characters, [id]: change(character) } } : state;
};

export const withExtra = (state: State, id: Id, change: (extra: Extra) => Extra): State => {
  const extra = own(state.extras, id);
  return extra ? { ...state, extras: { ...state.extras, [id]: change(extra) } } : state;
};

export const withDraft = (state: State, id: Id, change: (draft: Draft) => Draft): State => {
  const draft = own(state.drafts, id);
  return draft ? { ...state, drafts: { ...state.drafts, [id]: change(draft) } } : state;
};

export const withConflict = (state: State, id: Id, change: (conflict: Conflict) => Conflict): State => {
  const conflict = own(state.conflicts, id);
  return conflict ? { ...state, conflicts: { ...state.conflicts, [id]: change(conflict) } } : state;
};

/** Whoever has the aspects called `owner`: a figure, a thing or the scene. */
export const withBearer = (state: State, owner: Id, change: <B extends Bearer>(bearer: B) => B): State => {
  if (owner === 'scene') return state.scene ? { ...state, scene: change(state.scene) } : state;
  if (Object.hasOwn(state.characters, owner)) return withCharacter(state, owner, change);
  if (Object.hasOwn(state.extras, owner)) return withExtra(state, owner, change);
  const thing = own(state.things, owner);
  return thing ? { ...state, things: { ...state.things, [owner]: change(thing) } } : state;
};

/** A change to one aspect. */
export const withAspect = (state: State, owner: Id, id: Id, change: (aspect: Aspect) => Aspect): State =>
  withBearer(state, owner, (bearer) => ({
    ...bearer,
    aspects: bearer.aspects.map((aspect) => (aspect.id === id ? change(aspect) : aspect)),
  }));

/** What has been brought to bear binds everybody from then on (NYX-OUT-15). */
export const withUsed = (state: State, uses: readonly AspectRef[]): State =>
  uses.reduce((now, { owner, aspect }) => withAspect(now, owner, aspect, (each) => ({ ...each, used: true })), state);

/** An aspect that is gone is gone from the rolls in the making too; what they set aside for it is released. */
export const withoutAspect = (state: State, owner: Id, id: Id): State => {
  const now = withBearer(state, owner, (bearer) => ({
    ...bearer,
    aspects: bearer.aspects.filter((aspect) => aspect.id !== id),
  }));
  return {
    ...now,
    drafts: withoutActivations(now.drafts, (activation) => activation.owner === owner && activation.aspect === id),
  };
};

/** Rolls in the making follow the aspects they use: one that is gone leaves them, one that is worth more or less gives as many dice (NYX-DICE-01). */
export const withAspectsInDrafts = (state: State, owner: Id): State => {
  const now = new Map((bearerOf(state, owner)?.aspects ?? []).map((aspect) => [aspect.id, aspect]));
  const kept = withoutActivations(state.drafts, (each) => each.owner === owner && !now.has(each.aspect));
  const follows = (activation: Activation): Activation => {
    const aspect = activation.owner === owner ? now.get(activation.aspect) : undefined;
    if (!aspect) return activation;
    const { name, value, rollModifier = 0 } = aspect;
    return { ...activation, name, value, rollModifier };
  };
  const uses = (draft: Draft): boolean => draft.activations.some((each) => each.owner === owner);
  const drafts = mapRecord(kept, (draft) =>
    uses(draft) ? { ...clearReady(draft), activations: draft.activations.map(follows) } : draft,
  );
  return { ...state, drafts };
};

export const withoutActivations = (
  drafts: State['drafts'],
  gone: (activation: Draft['activations'][number]) => boolean,
): State['drafts'] => {
  if (!Object.values(drafts).some((draft) => draft.activations.some(gone))) return drafts;
  return Object.fromEntries(
    Object.entries(drafts).map(([id, draft]) => [
      id,
      draft.activations.some(gone)
        ? { ...clearReady(draft), activations: draft.activations.filter((each) => !gone(each)) }
        : draft,
    ]),
  );
};

/** The record without one of its entries. */
export const without = <T>(record: Readonly<Record<Id, T>>, id: Id): Readonly<Record<Id, T>> => {
  const { [id]: gone, ...rest } = record;
  return gone === undefined ? record : rest;
};

export const mapRecord = <T>(record: Readonly<Record<Id, T>>, change: (value: T) => T): Readonly<Record<Id, T>> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value)]));
