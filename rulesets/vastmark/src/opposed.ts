import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { isTaken, likewise, onlyGm, rollsOf, type Refused } from './access.ts';
import { checkFaces } from './die.ts';
import type { Event, OpposedRoll, OpposedSide, Roll, State } from './model.ts';
import { readGroup, readSides, rolledFrom } from './reading.ts';
import { readyToThrow, throwFor } from './roll.ts';

/**
 * Motsatt slag: all dice are thrown before any is shown, each total is the others' resistance, and they are
 * compared once (VAST-RES-06, VAST-RES-07, VAST-RES-09).
 */
export const opposedRoll = (state: State, command: OpposedRoll, context: Context): Decision<Event> => {
  const { id, sides, faces = {} } = command;
  if (isTaken(state, id)) return refuse('E_ID_TAKEN', { id });
  const rolls = sides.map((side) => rollsOf(state, side, context.by));
  const unknown = sides.find((_, i) => rolls[i]?.length === 0);
  if (unknown !== undefined) return refuse('E_UNKNOWN_ID', { id: unknown });
  const wrong = onlyGm(context.by) ?? sidesProblem(rolls.flat(), faces);
  if (wrong) return wrong;
  const read = readSides(rolls.map((side) => side.map((roll) => throwFor(roll, context, faces[roll.id]))));
  const told = read.map((side, i): OpposedSide => ({
    id: sides[i] ?? '',
    rolls: side.flatMap((roll) => (roll.result ? rolledFrom(roll, roll.result) : [])),
    ...likewise(side[0]),
  }));
  const hidden = read.every((side) => side[0]?.only !== undefined);
  return accept<Event>({
    type: 'vastmark/opposed',
    contestId: id,
    sides: told,
    groups: groupsRead(state, read.flat()),
    ...(hidden && { only: 'gm' }),
  });
};

const sidesProblem = (rolls: readonly Roll[], faces: Readonly<Record<string, readonly number[]>>): Refused => {
  const stranger = Object.keys(faces).find((id) => !rolls.some((roll) => roll.id === id));
  if (stranger !== undefined) return refuse('E_UNKNOWN_ID', { id: stranger });
  for (const roll of rolls) {
    const unready = readyToThrow(roll);
    if (unready) return unready;
  }
  // A roll cannot stand on two sides.
  const twice = new Set(rolls.map((roll) => roll.id)).size !== rolls.length;
  if (twice || rolls.some((roll) => roll.resistance.value.kind !== 'opposed')) {
    return refuse('E_NOT_OPPOSED', undefined, ['VAST-RES-06']);
  }
  for (const typed of Object.values(faces)) {
    const bad = checkFaces(typed);
    if (bad) return bad;
  }
  return undefined;
};

/** The groups whose rolls are among `read`. */
export const groupsRead = (state: State, read: readonly Roll[]) =>
  state.groups.flatMap((group) =>
    read.some((roll) => roll.groupId === group.id) ? (readGroup(group, state.rolls, read) ?? []) : [],
  );

/** The sides of a contest with its rolls as they stand now, `changed` in place of its old self. */
export const sidesOf = (state: State, contestId: string, changed: Roll): readonly (readonly Roll[])[] => {
  const contest = state.contests.find(({ id }) => id === contestId);
  return (contest?.sides ?? []).map((side) =>
    side.rolls.flatMap((id) => (id === changed.id ? changed : (state.rolls.find((roll) => roll.id === id) ?? []))),
  );
};
