import { accept, type Context, type Decision } from '@aspekt/contract';
import { ended } from './endings.ts';
import { findDraft, hasPendingHarm, unable } from './drafts.ts';
import { figureOf, own } from './figures.ts';
import { otherSide } from './gauge.ts';
import type { Command, Draft, Event, Side, State } from './model.ts';
import { overspent } from './points.ts';
import { counts, reckon, sideOf } from './reckon.ts';
import { harmsFor } from './resolve.ts';
import { hush, isGm, no } from './who.ts';

type Grant = Extract<Command, { type: 'nyx/grantAutomatic' }>;

/** How many aspects speak for a side: not damage, which hinders by itself, and none that was bought off (NYX-AUTO-02). */
const aspectsFor = (draft: Draft, side: Side, neutral: boolean): number =>
  draft.activations.filter((activation) => {
    const { by, sign, origin } = activation;
    if (origin === 'damage' || !counts(activation)) return false;
    if (sign === 'neutral') return neutral && sideOf(draft, by) === side;
    return (sign === 'positive') === (sideOf(draft, by) === side);
  }).length;

/** Whether a side has activated an aspect, and the other, if there is one, none (NYX-AUTO-01, NYX-AUTO-02, D-42). */
export const standsAlone = (draft: Draft, side: Side): boolean =>
  aspectsFor(draft, side, false) > 0 && (!draft.rollers.B || aspectsFor(draft, otherSide(side), true) === 0);

/**
 * The game master lets an aspect decide without dice: points move, there is no effect and no harm
 * unless an effect is named for the loser (NYX-AUTO-01..03, D-19). Never in a round of a complex action (NYX-AUTO-04).
 */
export const grantAutomatic = (state: State, command: Grant, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-AUTO-01', 'NYX-AUTO-02']);
  const draft = findDraft(state, command.draft, context);
  if (!draft) return no('NYX_E_UNKNOWN');
  const { A, B } = draft.rollers;
  if ((draft.kind !== 'individual' && draft.kind !== 'conflict') || !A) return no('NYX_E_PHASE', ['NYX-AUTO-04']);
  if (state.settings.autoWin === 'off' || state.phase !== 'play') return no('NYX_E_PHASE', ['NYX-AUTO-02']);
  const favoured = command.favoured ?? 'A';
  if (favoured === 'B' && !B) return no('NYX_E_UNKNOWN');
  const { effect } = command;
  if (effect !== undefined && (!B || !Number.isInteger(effect) || effect < 1))
    return no('NYX_E_PHASE', ['NYX-AUTO-03']);
  for (const roller of [A, B]) {
    const figure = roller && figureOf(state, roller.actor);
    if (!figure) continue;
    if (hasPendingHarm(state, figure.id)) return no('NYX_E_PENDING_HARM', [], { figure: figure.id });
    const refused = unable(figure);
    if (refused) return refused;
  }
  if (draft.activations.some(({ origin, answer }) => origin !== 'player' && answer === undefined)) {
    return no('NYX_E_DEMAND_OPEN', ['NYX-DICE-15']);
  }
  if (overspent(state, draft)) return no('NYX_E_POINTS', ['NYX-PTS-09']);
  if (!standsAlone(draft, favoured)) return no('NYX_E_NOT_ALONE', ['NYX-AUTO-01', 'NYX-AUTO-02']);
  const event: Event = {
    ...hush(draft.only !== undefined),
    type: 'nyx/automaticGranted',
    draft: draft.id,
    kind: draft.kind,
    favoured,
    actors: { A: A.actor, ...(B && { B: B.actor }) },
    effect: effect ?? null,
    activations: draft.activations,
    points: reckon(state, draft).points,
    // A winner implies a loser; the effect that the game master names is the loser's harm (NYX-ACT-04, D-19).
    harms: effect === undefined ? [] : harmsFor(state, draft, otherSide(favoured), effect, 'automatic'),
  };
  return accept(event, ...breakOffs(state, draft, favoured));
};

const breakOffs = (state: State, { breakOff }: Draft, favoured: Side): readonly Event[] => {
  const conflict = breakOff && own(state.conflicts, breakOff.conflict);
  return conflict && favoured === 'A' ? [ended(conflict, 'brokenOff', null)] : [];
};
