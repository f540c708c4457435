import type { Context, Decision } from '@aspekt/contract';
import { conflictOf, findDraft, hasPendingHarm, perDraft, takesPart, unable } from './drafts.ts';
import { figureOf } from './figures.ts';
import type { Command, Draft, Event, State } from './model.ts';
import { overspent } from './points.ts';
import { reckon } from './reckon.ts';
import { resolve } from './resolve.ts';
import { read } from './rolled.ts';
import { isGm, no, runs } from './who.ts';

type Commit = Extract<Command, { type: 'nyx/commitRoll' }>;

/**
 * The dice fall: every roller throws 1 + |net| dice, A first; points move, and the result follows
 * by the kind of action (NYX-ACT-01, NYX-CPX-24).
 */
export const commitRoll = (state: State, command: Commit, context: Context): Decision<Event> => {
  const draft = findDraft(state, command.draft, context);
  if (!draft) return no('NYX_E_UNKNOWN');
  return notYet(state, draft, context) ?? throwDice(state, draft, context);
};

/** What still stands in the way of the dice. */
const notYet = (state: State, draft: Draft, context: Context) => {
  if (state.phase !== 'play') return no('NYX_E_PHASE');
  if (!takesPart(state, draft, context)) return no('NYX_E_ROLE');
  return obstacle(state, draft) ?? notReady(state, draft, context);
};

/** What stands in the way whoever asks: harm to choose, a roller who is out, a demand without an answer. */
const obstacle = perDraft((state, draft) => {
  const { A, B } = draft.rollers;
  const refused =
    (draft.kind === 'round' ? roundBlocked(state, draft) : undefined) ??
    (A && rollerBlocked(state, A.actor)) ??
    (B && rollerBlocked(state, B.actor));
  if (refused) return refused;
  const open = draft.activations.some(({ origin, answer }) => origin !== 'player' && answer === undefined);
  if (open) return no('NYX_E_DEMAND_OPEN', ['NYX-DICE-15', 'NYX-PTS-08']);
  return overspent(state, draft) ? no('NYX_E_POINTS', ['NYX-PTS-09']) : undefined;
});

/**
 * Between two sides each says when it has nothing more to declare (D-45); who commits the roll says so for her own.
 * The game master may insist. Nobody else is asked about a roll that is one side's alone.
 */
const notReady = (state: State, { rollers: { A, B } }: Draft, { by, overrule }: Context) => {
  if (!A || !B || (overrule && isGm(by))) return undefined;
  const waiting =
    !A.ready && !runs(state, by, A.actor) ? A.actor : !B.ready && !runs(state, by, B.actor) ? B.actor : undefined;
  if (waiting === undefined) return undefined;
  const refusal = no('NYX_E_READY', ['NYX-CPX-24'], { figure: waiting });
  return { ...refusal, refusal: { ...refusal.refusal, overridable: true as const } };
};

const rollerBlocked = (state: State, actor: string) => {
  const figure = figureOf(state, actor);
  if (!figure) return no('NYX_E_UNKNOWN');
  if (hasPendingHarm(state, actor)) return no('NYX_E_PENDING_HARM', ['NYX-HARM-01'], { figure: actor });
  return unable(figure);
};

/** A round needs a running conflict, and a roller on every active side (NYX-CPX-04). */
const roundBlocked = (state: State, draft: Draft) => {
  const conflict = conflictOf(state, draft);
  if (!conflict || conflict.status === 'ended') return no('NYX_E_PHASE');
  if (conflict.status === 'harmPending') return no('NYX_E_PENDING_HARM', ['NYX-CPX-20']);
  const missing = (['A', 'B'] as const).find((side) => conflict.sides[side].kind === 'active' && !draft.rollers[side]);
  return missing && no('NYX_E_READY', ['NYX-CPX-04', 'NYX-CPX-24'], { side: missing });
};

/** The roll of a draft that nothing stands in the way of. */
const throwDice = (state: State, draft: Draft, context: Context): Decision<Event> => {
  const sums = reckon(state, draft);
  const audience = draft.only;
  const a = sums.A && read(sums.A, context.dice.roll(sums.A.roller.actor, sums.A.pool, sums.A.reading, audience));
  const b = sums.B && read(sums.B, context.dice.roll(sums.B.roller.actor, sums.B.pool, sums.B.reading, audience));
  return { ok: true, events: resolve(state, draft, sums, a, b) };
};
