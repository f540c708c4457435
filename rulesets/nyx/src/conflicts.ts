import { accept, type Context, type Decision } from '@aspekt/contract';
import { reveals } from './actions.ts';
import { onBothSides } from './companies.ts';
import { allHidden, clearReady, unable } from './drafts.ts';
import { isRunning } from './endings.ts';
import { findFigure, knows, own } from './figures.ts';
import { needleWith, otherSide, startingNeedle } from './gauge.ts';
import type { Command, Conflict, ConflictSide, Draft, Event, Id, Side, SideInput, State } from './model.ts';
import { reveal } from './revealing.ts';
import { hush, isGm, isNew, mayActFor, no, onBehalf, runs } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
const bothSides = ['A', 'B'] as const;

export const findConflict = (state: State, id: Id, { by }: Context): Conflict | undefined => {
  const conflict = own(state.conflicts, id);
  return conflict && knows(by, conflict) ? conflict : undefined;
};

/** A needle on a scale with the two sides at its ends, starting at 0 (NYX-CPX-01). */
export const startComplex = (state: State, command: Of<'nyx/startComplex'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-CPX-01']);
  if (state.phase !== 'play') return no('NYX_E_PHASE');
  if (!isNew(state, command.id, context.by)) return no('NYX_E_ID', [], { id: command.id });
  const { sides, scale = 5 } = command;
  const refused = badSides(state, sides, context) ?? badScale(scale) ?? badEdge(sides.A) ?? badEdge(sides.B);
  if (refused) return refused;
  const A = asSide(sides.A);
  const B = asSide(sides.B);
  const members = [...A.members, ...B.members];
  const edge = { A: A.situational.value, B: B.situational.value };
  const conflict: Conflict = {
    ...hush(allHidden(state, members)),
    id: command.id,
    title: command.title,
    roundLength: command.roundLength ?? '',
    sides: { A, B },
    scale,
    needle: startingNeedle(edge, scale, state.settings.situationalStart),
    round: 1,
    mode: command.mode ?? state.settings.overflowMode,
    stakes: command.stakes ?? 'harm',
    status: 'running',
    history: [],
  };
  return accept(...reveals(state, conflict, members), {
    ...hush(conflict.only !== undefined),
    type: 'nyx/conflictStarted',
    conflict,
  });
};

/** At least one side acts; every active side has a goal, and members who can act (NYX-CPX-02, NYX-CPX-03). */
const badSides = (state: State, sides: Of<'nyx/startComplex'>['sides'], context: Context) => {
  if (sides.A.kind === 'passive' && sides.B.kind === 'passive') return no('NYX_E_SIDES', ['NYX-CPX-03']);
  for (const side of bothSides) {
    const { kind, goal = '', members = [] } = sides[side];
    if (kind === 'passive') continue;
    if (goal === '') return no('NYX_E_GOAL', ['NYX-CPX-02'], { side });
    if (members.length === 0) return no('NYX_E_SIDES', ['NYX-CPX-03'], { side });
    const refused = badMembers(state, members, sides[otherSide(side)].members ?? [], context);
    if (refused) return refused;
  }
  return undefined;
};

const badMembers = (state: State, members: readonly Id[], others: readonly Id[], { by }: Context) => {
  for (const id of members) {
    const figure = findFigure(state, id, by);
    if (!figure) return no('NYX_E_UNKNOWN', [], { id });
    if (others.includes(id)) return no('NYX_E_SIDES', ['NYX-CPX-01'], { id });
    const refused = unable(figure);
    if (refused) return refused;
  }
  return undefined;
};

/** The game master may choose another length, 1..20 (NYX-CPX-15). */
const badScale = (scale: number) =>
  Number.isInteger(scale) && scale >= 1 && scale <= 20 ? undefined : no('NYX_E_SCALE', ['NYX-CPX-15'], { scale });

/** One number of 0 to 5 per side (NYX-SIT-02, NYX-SIT-10). */
const badEdge = ({ situational }: Pick<SideInput, 'situational'>) => {
  const value = situational?.value ?? 0;
  return Number.isInteger(value) && value >= 0 && value <= 5
    ? undefined
    : no('NYX_E_SITUATIONAL', ['NYX-SIT-02'], { value });
};

/** A passive side's goal is that the other fails, so it is left empty (NYX-CPX-02). */
const asSide = ({ kind, name = '', members = [], goal = '', situational }: SideInput): ConflictSide => {
  const active = kind === 'active';
  const [first] = members;
  return {
    kind,
    name,
    members: active ? members : [],
    ...(active && first !== undefined && { roller: first }),
    goal: active ? goal : '',
    situational: situational ?? { label: '', value: 0 },
  };
};

const roundDraftId = ({ id, round }: Conflict): Id => `${id}-${round}`;

/** Each round every active side states roller, attribute and tactic; all may change from round to round (NYX-CPX-04, NYX-CPX-24). */
export const declareRound = (state: State, command: Of<'nyx/declareRound'>, context: Context): Decision<Event> => {
  const conflict = findConflict(state, command.conflict, context);
  if (!conflict) return no('NYX_E_UNKNOWN');
  const { side, attribute, tactic } = command;
  const { kind, members, roller } = conflict.sides[side];
  const actor = command.roller ?? roller;
  const figure = actor === undefined ? undefined : findFigure(state, actor, context.by);
  if (conflict.status === 'ended' || state.phase !== 'play') return no('NYX_E_PHASE');
  if (conflict.status === 'harmPending') return no('NYX_E_PENDING_HARM', ['NYX-CPX-20']);
  if (kind === 'passive') return no('NYX_E_SIDES', ['NYX-CPX-03'], { side });
  if (!figure || !members.includes(figure.id)) return no('NYX_E_UNKNOWN', ['NYX-CPX-04'], { id: actor ?? side });
  if (!mayActFor(state, context.by, figure.id) && !actsForSide(state, conflict, side, context)) return no('NYX_E_ROLE');
  const refused = unable(figure);
  if (refused) return refused;
  const id = roundDraftId(conflict);
  const known = own(state.drafts, id);
  const before = known ?? newRound(conflict, id, context.by.seat);
  const was = before.rollers[side];
  const modifiers = was?.actor === figure.id ? was.modifiers : [];
  const next = { actor: figure.id, attribute, modifiers, ready: false, ...(tactic !== undefined && { tactic }) };
  const cleared = clearReady(before, side);
  const draft: Draft = {
    ...cleared,
    rollers: { ...cleared.rollers, [side]: next },
    // What somebody else had declared for this side goes with her.
    activations:
      was && was.actor !== figure.id ? before.activations.filter(({ by }) => by !== was.actor) : before.activations,
  };
  return accept({
    ...hush(conflict.only !== undefined),
    type: 'nyx/roundDeclared',
    draft,
    side,
    ...onBehalf(state, context.by, figure.id),
  });
};

const newRound = (conflict: Conflict, id: Id, seat: string): Draft => ({
  ...hush(conflict.only !== undefined),
  id,
  kind: 'round',
  declaredBy: seat,
  stakes: conflict.stakes,
  rollers: {},
  activations: [],
  conflict: conflict.id,
});

/** Whether this viewer runs a member of the side. */
const actsForSide = (state: State, { sides }: Conflict, side: Side, { by }: Context): boolean =>
  sides[side].members.some((id) => runs(state, by, id));

export const maySpeakFor = (state: State, conflict: Conflict, side: Side, context: Context): boolean =>
  isGm(context.by) || actsForSide(state, conflict, side, context);

/** Before a round the game master weighs what gives a side an edge (NYX-SIT-01, NYX-SIT-02). */
export const setSituational = (state: State, command: Of<'nyx/setSituational'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-SIT-01']);
  const conflict = findConflict(state, command.conflict, context);
  if (!conflict) return no('NYX_E_UNKNOWN');
  if (!isRunning(conflict)) return no('NYX_E_PHASE');
  const { side, label, value } = command;
  const situational = { label, value };
  return (
    badEdge({ situational }) ??
    accept({
      ...hush(conflict.only !== undefined),
      type: 'nyx/situationalSet',
      conflict: conflict.id,
      side,
      situational,
      ...movedNeedle(state, conflict, side, value),
    })
  );
};

const movedNeedle = (state: State, conflict: Conflict, side: Side, value: number): { readonly needle?: number } => {
  const needle = needleWith(conflict, side, value, state.settings);
  return needle === undefined ? {} : { needle };
};

/** A side may drop its edge before a round: throw away the spear (NYX-SIT-09, D-18). */
export const dropSituational = (
  state: State,
  command: Of<'nyx/dropSituational'>,
  context: Context,
): Decision<Event> => {
  const conflict = findConflict(state, command.conflict, context);
  if (!conflict) return no('NYX_E_UNKNOWN');
  const { side } = command;
  if (!maySpeakFor(state, conflict, side, context)) return no('NYX_E_ROLE', ['NYX-SIT-09']);
  const { situational } = conflict.sides[side];
  if (!isRunning(conflict) || situational.value === 0) return no('NYX_E_PHASE', ['NYX-SIT-09']);
  return accept({
    ...hush(conflict.only !== undefined),
    type: 'nyx/situationalDropped',
    conflict: conflict.id,
    side,
    situational,
    ...movedNeedle(state, conflict, side, 0),
  });
};

/** A side's own players and the game master may word its goal anew. */
export const setGoal = (state: State, command: Of<'nyx/setGoal'>, context: Context): Decision<Event> => {
  const conflict = findConflict(state, command.conflict, context);
  if (!conflict) return no('NYX_E_UNKNOWN');
  const { side, goal } = command;
  if (!maySpeakFor(state, conflict, side, context)) return no('NYX_E_ROLE', ['NYX-CPX-02']);
  if (!isRunning(conflict) || conflict.sides[side].kind === 'passive') return no('NYX_E_PHASE', ['NYX-CPX-02']);
  if (goal === '') return no('NYX_E_GOAL', ['NYX-CPX-02'], { side });
  return accept({ ...hush(conflict.only !== undefined), type: 'nyx/goalSet', conflict: conflict.id, side, goal });
};

/** Who stands on a side may change between rounds (D-36). */
export const setMembers = (state: State, command: Of<'nyx/setMembers'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const conflict = findConflict(state, command.conflict, context);
  if (!conflict) return no('NYX_E_UNKNOWN');
  const { side, members } = command;
  if (!isRunning(conflict) || own(state.drafts, roundDraftId(conflict))) return no('NYX_E_PHASE');
  if (conflict.sides[side].kind === 'passive' || members.length === 0)
    return no('NYX_E_SIDES', ['NYX-CPX-03'], { side });
  const refused = badMembers(state, members, conflict.sides[otherSide(side)].members, context);
  if (refused) return refused;
  // Whom everyone knows of brings the conflict to light, with all who are in it.
  const open = conflict.only === undefined || !allHidden(state, members);
  return accept(...(open ? reveal(state, [...onBothSides(conflict), ...members]) : []), {
    ...hush(!open),
    type: 'nyx/membersSet',
    conflict: conflict.id,
    side,
    members,
  });
};

/** The game master may move the needle by hand; the log keeps the reason. */
export const setNeedle = (state: State, command: Of<'nyx/setNeedle'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const conflict = findConflict(state, command.conflict, context);
  if (!conflict) return no('NYX_E_UNKNOWN');
  if (!isRunning(conflict)) return no('NYX_E_PHASE');
  if (command.reason === '') return no('NYX_E_EXPLANATION');
  const { needle: after, reason } = command;
  if (!Number.isInteger(after) || Math.abs(after) > conflict.scale)
    return no('NYX_E_SCALE', ['NYX-CPX-12'], { scale: after });
  const { id, needle: before } = conflict;
  return accept({ ...hush(conflict.only !== undefined), type: 'nyx/needleSet', conflict: id, before, after, reason });
};

/** The winner of a round describes it: the player, or the game master for extras and passive sides; on a tie anyone (NYX-CPX-21). */
export const narrateRound = (state: State, command: Of<'nyx/narrateRound'>, context: Context): Decision<Event> => {
  const conflict = findConflict(state, command.conflict, context);
  const record = conflict?.history.find(({ round }) => round === command.round);
  if (!conflict || !record || !knows(context.by, record)) return no('NYX_E_UNKNOWN', ['NYX-CPX-21']);
  if (context.by.role === 'onlooker') return no('NYX_E_ROLE', ['NYX-CPX-21']);
  const { narrator, round } = record;
  const mine = narrator === null || maySpeakFor(state, conflict, narrator, context);
  if (!mine) return no('NYX_E_ROLE', ['NYX-CPX-21']);
  const { text } = command;
  return accept({
    ...hush((conflict.only ?? record.only) !== undefined),
    type: 'nyx/roundNarrated',
    conflict: conflict.id,
    round,
    narrator,
    text,
  });
};
