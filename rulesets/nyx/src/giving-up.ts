import { accept, type Context, type Decision } from '@aspekt/contract';
import { badDifficulty, badModifiers, difficulty } from './actions.ts';
import { findConflict, maySpeakFor } from './conflicts.ts';
import { hasPendingHarm, unable } from './drafts.ts';
import { ended, isRunning } from './endings.ts';
import { figureOf, type Figure } from './figures.ts';
import { otherSide } from './gauge.ts';
import type { Command, Conflict, ConflictSide, Draft, Event, Side, State } from './model.ts';
import { hush, isGm, isNew, no } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** A side that gives up lets the other reach its goal; that itself brings no harm (NYX-CPX-17, D-46). */
export const giveUp = (state: State, command: Of<'nyx/giveUp'>, context: Context): Decision<Event> => {
  const conflict = findConflict(state, command.conflict, context);
  if (!conflict) return no('NYX_E_UNKNOWN');
  const { side } = command;
  if (!maySpeakFor(state, conflict, side, context)) return no('NYX_E_ROLE', ['NYX-CPX-17']);
  if (!isRunning(conflict)) return no('NYX_E_PHASE');
  if (conflict.sides[side].members.some((id) => hasPendingHarm(state, id))) {
    return no('NYX_E_PENDING_HARM', ['NYX-CPX-17']);
  }
  return accept(ended(conflict, 'gaveUp', otherSide(side)));
};

/** A side asks to break off; the game master rules (NYX-CPX-18, D-32). */
export const requestBreakOff = (
  state: State,
  command: Of<'nyx/requestBreakOff'>,
  context: Context,
): Decision<Event> => {
  const conflict = findConflict(state, command.conflict, context);
  if (!conflict) return no('NYX_E_UNKNOWN');
  const { side } = command;
  if (!maySpeakFor(state, conflict, side, context)) return no('NYX_E_ROLE', ['NYX-CPX-18']);
  if (!isRunning(conflict) || conflict.sides[side].kind === 'passive') return no('NYX_E_PHASE', ['NYX-CPX-18']);
  const { blocked } = conflict;
  if (blocked?.side === side && blocked.round === conflict.round) return no('NYX_E_BLOCKED', ['NYX-CPX-18']);
  return accept({ ...hush(conflict.only !== undefined), type: 'nyx/breakOffRequested', conflict: conflict.id, side });
};

/** Allowed, blocked, or a roll that must succeed (NYX-CPX-18, D-32). */
export const ruleBreakOff = (state: State, command: Of<'nyx/ruleBreakOff'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-CPX-18']);
  const conflict = findConflict(state, command.conflict, context);
  if (!conflict) return no('NYX_E_UNKNOWN');
  const side = conflict.breakOff;
  if (!isRunning(conflict) || side === undefined) return no('NYX_E_PHASE', ['NYX-CPX-18']);
  const { ruling } = command;
  const ruled: Event = {
    ...hush(conflict.only !== undefined),
    type: 'nyx/breakOffRuled',
    conflict: conflict.id,
    side,
    ruling,
  };
  if (ruling === 'allow') return accept(ruled, ended(conflict, 'brokenOff', null));
  if (ruling === 'block') {
    return { ok: true, events: [ruled], warnings: [{ code: 'NYX_E_BLOCKED', rules: ['NYX-CPX-18'] }] };
  }
  const draft = breakOffDraft(state, conflict, side, command, context);
  if ('ok' in draft) return draft;
  const mark = hush(draft.only !== undefined);
  return draft.kind === 'conflict'
    ? accept<Event>(ruled, { ...mark, type: 'nyx/conflictRollDeclared', draft })
    : accept<Event>(ruled, { ...mark, type: 'nyx/actionDeclared', draft });
};

/** Who rolls for a side: whoever did last, or the first who still can (D-36). */
const rollerOf = (state: State, { roller = '', members }: ConflictSide): Figure | undefined => {
  const figures = [roller, ...members].map((id) => figureOf(state, id)).filter((figure) => figure !== undefined);
  return figures.find((figure) => !unable(figure)) ?? figures[0];
};

const breakOffDraft = (
  state: State,
  conflict: Conflict,
  side: Side,
  { roll }: Of<'nyx/ruleBreakOff'>,
  { by }: Context,
) => {
  const figure = rollerOf(state, conflict.sides[side]);
  const against = rollerOf(state, conflict.sides[otherSide(side)]);
  if (!roll || !figure) return no('NYX_E_UNKNOWN', ['NYX-CPX-18']);
  if (!isNew(state, roll.id, by)) return no('NYX_E_ID', [], { id: roll.id });
  const opposed = roll.opponentAttribute !== undefined;
  if (opposed && !against) return no('NYX_E_UNKNOWN', ['NYX-CPX-03']);
  const modifiers = difficulty(roll.difficulty);
  const refused =
    (opposed ? badModifiers('conflict', modifiers) : badDifficulty(roll.difficulty ?? 0)) ??
    unable(figure) ??
    (opposed && against ? unable(against) : undefined);
  if (refused) return refused;
  const draft: Draft = {
    ...hush(conflict.only !== undefined),
    id: roll.id,
    kind: opposed ? 'conflict' : 'individual',
    declaredBy: by.seat,
    stakes: conflict.stakes,
    rollers: {
      A: {
        actor: figure.id,
        attribute: roll.attribute,
        modifiers,
        ready: false,
      },
      ...(roll.opponentAttribute !== undefined &&
        against && { B: { actor: against.id, attribute: roll.opponentAttribute, modifiers: [], ready: false } }),
    },
    activations: [],
    breakOff: { conflict: conflict.id, side },
  };
  return draft;
};

/** The game master may end a conflict, with or without a winner. */
export const endConflict = (state: State, command: Of<'nyx/endConflict'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const conflict = findConflict(state, command.conflict, context);
  if (!conflict) return no('NYX_E_UNKNOWN');
  if (!isRunning(conflict)) return no('NYX_E_PHASE');
  return accept(ended(conflict, 'gmEnded', command.winner ?? null, command.reason));
};
