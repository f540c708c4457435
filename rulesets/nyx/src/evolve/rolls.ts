import { mapRecord, withBearer, withConflict, withDraft, withExtra, without, withUsed } from '../bearers.ts';
import { clearReady, sideSpokenFor } from '../drafts.ts';
import { figureOf, omit, own, unveil } from '../figures.ts';
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
  const harmed = resolved(state, event);
  if (event.round) return roundPlayed(harmed, event);
  return event.slowHarm ? checkRolled(harmed, event.slowHarm) : harmed;
};

/** What any result does, with dice or without. What nobody knows of leaves no trace on aspects that everybody knows. */
export const resolved = (state: State, event: Of<'nyx/rolled' | 'nyx/automaticGranted'>): State => {
  const paid = moved({ ...state, drafts: without(state.drafts, event.draft) }, event.points);
  return withHarms(event.only === undefined ? withUsed(paid, event.activations) : paid, event.harms);
};

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

/** A declaration by one side clears the other's ready (D-45). */
export const activated = (state: State, id: Id, activation: Activation): State =>
  withDraft(state, id, (draft) => ({
    ...clearReady(draft, sideSpokenFor(state, draft, activation.madeBy)),
    activations: [...draft.activations, activation],
  }));

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

/** How edges count at the start is settled now, whatever the table sets later (D-17). */
export const conflictStarted = (state: State, conflict: Conflict): State => {
  const { situationalStart } = state.settings;
  return { ...state, conflicts: { ...state.conflicts, [conflict.id]: { ...conflict, situationalStart } } };
};

/** A new edge is a new situation: whoever was ready looks again. */
export const edgeSet = (
  state: State,
  { conflict: id, side, needle }: Of<'nyx/situationalSet' | 'nyx/situationalDropped'>,
  situational: Situational,
): State => {
  const edged = sideChanged(state, id, side, (before) => ({ ...before, situational }));
  const now = needle === undefined ? edged : withConflict(edged, id, (conflict) => ({ ...conflict, needle }));
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
  const { harm, attribute, aspects, mobLoss } = event;
  const { target } = harm;
  const exhaustion = unveil(event.exhaustion);
  let now = harmGone(state, harm);
  if (exhaustion > 0) {
    const figure = figureOf(now, target);
    if (figure?.kind === 'extra') now = withExtra(now, target, (extra) => withExhaustion(extra, attribute, exhaustion));
    else if (figure) {
      now = { ...now, characters: { ...now.characters, [target]: withExhaustion(figure, attribute, exhaustion) } };
    }
  }
  if (aspects.length > 0) {
    // Events give the id of the harm; what the harm came from is what lasts.
    const damages = aspects.map((aspect) => ({ ...aspect, source: harm.source.id }));
    now = withBearer(now, target, (bearer) => ({ ...bearer, aspects: [...bearer.aspects, ...damages] }));
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
