import { mapRecord, withAspect, withCharacter, withExtra, without } from '../bearers.ts';
import { inRoll, onBothSides } from '../companies.ts';
import { isRunning } from '../endings.ts';
import { figureOf, isInTheOpen, isVeiled, omit, own } from '../figures.ts';
import type { AspectRef, Conflict, Draft, Id, PendingHarm, State } from '../model.ts';
import { isHidden } from '../who.ts';

const open = <T extends { readonly only?: unknown }>(thing: T): T => omit(thing, 'only') as T;
const close = <T>(thing: T): T => ({ ...thing, only: 'gm' });

/** Whoever is shown brings to light what was hidden for her sake alone. */
export const revealed = (before: State, id: Id): State => {
  const state = Object.hasOwn(before.extras, id) ? withExtra(before, id, open) : withCharacter(before, id, open);
  const isKnown = (who: Id): boolean => !isHidden(state, who);
  const drafts = Object.values(state.drafts).filter((draft) => isSecretOf(id, draft) && inRoll(draft).every(isKnown));
  return drafts.reduce(rolledOpenly, {
    ...state,
    conflicts: mapRecord(state.conflicts, (conflict) => {
      const members = onBothSides(conflict);
      return isRunning(conflict) && members.includes(id) && members.every(isKnown) ? foughtOpenly(conflict) : conflict;
    }),
    pendingHarms: mapRecord(state.pendingHarms, (harm) =>
      harm.target === id && !tellsNumbers(state, harm) ? knownHarm(state, harm) : harm,
    ),
    // What an aspect did that is still a secret stays one with it.
    demands: mapRecord(state.demands, (demand) =>
      demand.target === id && isInTheOpen(state, demand) ? open(demand) : demand,
    ),
    uses: mapRecord(state.uses, (use) => (use.by === id && isInTheOpen(state, use) ? open(use) : use)),
    slowHarms: mapRecord(state.slowHarms, (slow) =>
      slow.target === id && slow.status === 'active' ? open(slow) : slow,
    ),
  });
};

const isSecretOf = (id: Id, draft: Draft): boolean => draft.only !== undefined && inRoll(draft).includes(id);

/** Alone, harm is how far somebody missed, which would tell the numbers that are kept from players. */
const tellsNumbers = (state: State, { target, source }: PendingHarm): boolean => {
  const figure = figureOf(state, target);
  return source.from === undefined && figure !== undefined && isVeiled(state, figure);
};

/** From whom it is, and what they wanted, is not told of somebody who is still hidden. */
const knownHarm = (state: State, harm: PendingHarm): PendingHarm => {
  const { source } = harm;
  const isFromHidden = source.from !== undefined && isHidden(state, source.from);
  return { ...open(harm), source: isFromHidden ? omit(source, 'from', 'goal') : source };
};

/** A conflict that everyone knows of from now on, but not of the rounds until now, nor of whose aspects were used in them. */
const foughtOpenly = (conflict: Conflict): Conflict =>
  conflict.only === undefined ? conflict : { ...open(conflict), history: conflict.history.map(close) };

/** A roll that everyone knows of from now on, with what has been declared in it. */
const rolledOpenly = (state: State, draft: Draft): State =>
  draft.activations.reduce(broughtToBear, { ...state, drafts: { ...state.drafts, [draft.id]: open(draft) } });

const broughtToBear = (state: State, { owner, aspect }: AspectRef): State => {
  const now = withAspect(state, owner, aspect, open);
  const thing = own(now.things, owner);
  return thing ? { ...now, things: { ...now.things, [owner]: open(thing) } } : now;
};

/** Whoever is hidden again takes with her what is about her alone. */
export const hidden = (state: State, id: Id): State => {
  const gone: State = {
    ...state,
    ledger: without(state.ledger, id),
    scene: state.scene && { ...state.scene, participants: state.scene.participants.filter((each) => each !== id) },
    demands: mapRecord(state.demands, (demand) => (demand.target === id ? close(demand) : demand)),
    uses: mapRecord(state.uses, (use) => (use.by === id ? close(use) : use)),
    slowHarms: mapRecord(state.slowHarms, (slow) => (slow.target === id ? close(slow) : slow)),
  };
  return Object.hasOwn(state.extras, id) ? withExtra(gone, id, close) : withCharacter(gone, id, close);
};
