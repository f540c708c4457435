import { mapRecord, withAspect, withBearer, withConflict, withDraft, withExtra, without } from '../bearers.ts';
import { clearReady, sideSpokenFor } from '../drafts.ts';
import { figureOf, omit, own } from '../figures.ts';
import { withExhaustion } from '../harm.ts';
import { withModifier } from '../actions.ts';
import { sideOf } from '../reckon.ts';
import type {
  Activation,
  Attribute,
  Conflict,
  ConflictSide,
  Draft,
  Event,
  Id,
  PendingHarm,
  Roller,
  RoundRecord,
  Side,
  Situational,
  SlowCheck,
  State,
} from '../model.ts';
import { moved } from './characters.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The dice have fallen: the draft is done, points move, harm waits, the needle stands where it was pushed. */
export const rolled = (state: State, event: Of<'nyx/rolled'>): State => {
  const paid = moved({ ...state, drafts: without(state.drafts, event.draft) }, event.points);
  const harmed = withHarms(paid, event.harms);
  if (event.round) return roundPlayed(harmed, event);
  return event.slowHarm ? checkRolled(harmed, event.slowHarm) : harmed;
};

export const granted = (state: State, event: Of<'nyx/automaticGranted'>): State =>
  withHarms(moved({ ...state, drafts: without(state.drafts, event.draft) }, event.points), event.harms);

const withHarms = (state: State, harms: readonly PendingHarm[]): State => {
  if (harms.length === 0) return state;
  const waiting = Object.fromEntries(harms.map((harm) => [harm.id, harm]));
  return { ...state, pendingHarms: { ...state.pendingHarms, ...waiting } };
};

/** In mode `continues` play waits for the harm to be chosen (NYX-CPX-20). */
const roundPlayed = (state: State, { round, rolls, activations, harms }: Of<'nyx/rolled'>): State => {
  if (!round) return state;
  const record: RoundRecord = { ...round, rolls, activations };
  return withConflict(state, round.conflict, (conflict) => ({
    ...omit(conflict, 'breakOff', 'blocked'),
    needle: round.after,
    round: round.round + 1,
    history: [...conflict.history, record],
    sides: {
      A: { ...conflict.sides.A, ...(rolls.A && { roller: rolls.A.actor }) },
      B: { ...conflict.sides.B, ...(rolls.B && { roller: rolls.B.actor }) },
    },
    status: harms.length > 0 ? 'harmPending' : 'running',
  }));
};

/** After the second check a slow harm is finished (NYX-SLOW-08). */
const checkRolled = (state: State, { id, check, passed }: NonNullable<Of<'nyx/rolled'>['slowHarm']>): State => {
  const slow = own(state.slowHarms, id);
  if (!slow) return state;
  const checks = slow.checks.map((each, i): SlowCheck =>
    i === check ? { ...each, status: passed ? 'passed' : 'failed' } : each,
  );
  const done = checks.every(({ status }) => status === 'passed' || status === 'failed');
  const status = done ? 'finished' : slow.status;
  return { ...state, slowHarms: { ...state.slowHarms, [id]: { ...slow, checks, status } } };
};

/** A declaration by one side clears the other's ready (D-45); what has been brought into play cannot be vetoed. */
export const activated = (state: State, id: Id, activation: Activation): State => {
  const listed = withDraft(state, id, (draft) => {
    const cleared = clearReady(draft, sideSpokenFor(state, draft, activation.madeBy));
    return { ...cleared, activations: [...draft.activations, activation] };
  });
  return withAspect(listed, activation.owner, activation.aspect, (aspect) => ({ ...aspect, used: true }));
};

/** What the game master answers in a player's place, she has not seen yet. */
export const answered = (state: State, { draft: id, activation, onBehalf }: Of<'nyx/demandAnswered'>): State =>
  withDraft(state, id, (draft) => ({
    ...clearReady(draft, onBehalf ? undefined : sideOf(draft, activation.by)),
    activations: draft.activations.map((each) => (each.id === activation.id ? activation : each)),
  }));

export const withdrawn = (state: State, { draft: id, activation, who }: Of<'nyx/activationWithdrawn'>): State =>
  withDraft(state, id, (draft) =>
    withoutActivation(
      clearReady(draft, who === 'gm' ? undefined : sideSpokenFor(state, draft, activation.madeBy)),
      activation,
    ),
  );

export const rejected = (state: State, { draft: id, activation }: Of<'nyx/activationRejected'>): State =>
  withDraft(state, id, (draft) => withoutActivation(clearReady(draft), activation));

const withoutActivation = (draft: Draft, { id }: Activation): Draft => ({
  ...draft,
  activations: draft.activations.filter((each) => each.id !== id),
});

const withRoller = (draft: Draft, side: Side, change: (roller: Roller) => Roller): Draft => {
  const roller = draft.rollers[side];
  return roller ? { ...draft, rollers: { ...draft.rollers, [side]: change(roller) } } : draft;
};

export const modifierSet = (state: State, { draft: id, side, modifier }: Of<'nyx/modifierSet'>): State =>
  withDraft(state, id, (draft) =>
    withRoller(clearReady(draft), side, (roller) => ({
      ...roller,
      modifiers: withModifier(roller.modifiers, modifier),
    })),
  );

export const stakesSet = (state: State, { draft: id, stakes, failure, spread }: Of<'nyx/stakesSet'>): State =>
  withDraft(state, id, (draft) => ({
    ...clearReady(draft),
    ...(stakes !== undefined && { stakes }),
    ...(failure !== undefined && { failure }),
    ...(spread !== undefined && draft.group && { group: { ...draft.group, spread } }),
  }));

export const attributeSet = (state: State, { draft: id, side, attribute }: Of<'nyx/rollAttributeSet'>): State =>
  withDraft(state, id, (draft) => withRoller(clearReady(draft, side), side, (roller) => ({ ...roller, attribute })));

export const readied = (state: State, { draft: id, side, ready }: Of<'nyx/readied'>): State =>
  withDraft(state, id, (draft) => withRoller(draft, side, (roller) => ({ ...roller, ready })));

export const sideChanged = (state: State, id: Id, side: Side, change: (side: ConflictSide) => ConflictSide): State =>
  withConflict(state, id, (conflict) => ({
    ...conflict,
    sides: { ...conflict.sides, [side]: change(conflict.sides[side]) },
  }));

/** A new edge is a new situation: whoever was ready looks again. */
export const edgeSet = (state: State, id: Id, side: Side, situational: Situational): State => {
  const now = sideChanged(state, id, side, (before) => ({ ...before, situational }));
  return { ...now, drafts: mapRecord(now.drafts, (draft) => (draft.conflict === id ? clearReady(draft) : draft)) };
};

export const membersSet = (state: State, id: Id, side: Side, members: readonly Id[]): State =>
  sideChanged(state, id, side, ({ roller, ...before }) => {
    const next = roller !== undefined && members.includes(roller) ? roller : members[0];
    return { ...before, members, ...(next !== undefined && { roller: next }) };
  });

export const narrated = (state: State, { conflict: id, round, text }: Of<'nyx/roundNarrated'>): State =>
  withConflict(state, id, (conflict) => ({
    ...conflict,
    history: conflict.history.map((record) => (record.round === round ? { ...record, text } : record)),
  }));

export const breakOffRuled = (state: State, { conflict: id, side, ruling }: Of<'nyx/breakOffRuled'>): State =>
  withConflict(state, id, (conflict) => ({
    ...omit(conflict, 'breakOff'),
    ...(ruling === 'block' && { blocked: { side, round: conflict.round } }),
  }));

/** A conflict that is over takes its unfinished rolls with it (D-40). */
export const conflictEnded = (state: State, { conflict: id, endReason, winner }: Of<'nyx/conflictEnded'>): State => {
  const over = withConflict(state, id, (conflict): Conflict => ({
    ...omit(conflict, 'breakOff', 'blocked'),
    status: 'ended',
    endReason,
    winner,
  }));
  const drafts = Object.entries(over.drafts).filter(
    ([, draft]) => draft.conflict !== id && draft.breakOff?.conflict !== id,
  );
  return { ...over, drafts: Object.fromEntries(drafts) };
};

/** The harm has been chosen; a conflict that waited for it goes on (NYX-CPX-20). */
export const harmTaken = (state: State, event: Of<'nyx/harmTaken'>): State => {
  const { harm, attribute, exhaustion, aspects, mobLoss } = event;
  const { target } = harm;
  let now = harmGone(state, harm);
  if (exhaustion > 0) {
    const figure = figureOf(now, target);
    if (figure?.kind === 'extra') now = withExtra(now, target, (extra) => withExhaustion(extra, attribute, exhaustion));
    else if (figure) {
      now = { ...now, characters: { ...now.characters, [target]: withExhaustion(figure, attribute, exhaustion) } };
    }
  }
  if (aspects.length > 0) {
    now = withBearer(now, target, (bearer) => ({ ...bearer, aspects: [...bearer.aspects, ...aspects] }));
  }
  if (mobLoss === 0) return now;
  return withExtra(now, target, (extra) => ({
    ...extra,
    mobLoss: { ...extra.mobLoss, [harm.used]: extra.mobLoss[harm.used] + mobLoss },
  }));
};

export const harmGone = (state: State, harm: PendingHarm): State => {
  const now = { ...state, pendingHarms: without(state.pendingHarms, harm.id) };
  const { kind, id } = harm.source;
  if (kind !== 'round' || own(now.conflicts, id)?.status !== 'harmPending') return now;
  return withConflict(now, id, (conflict) => ({ ...conflict, status: 'running' }));
};

export const harmRedirected = (state: State, id: Id, attribute: Attribute): State => {
  const harm = own(state.pendingHarms, id);
  return harm ? { ...state, pendingHarms: { ...state.pendingHarms, [id]: { ...harm, attribute } } } : state;
};
