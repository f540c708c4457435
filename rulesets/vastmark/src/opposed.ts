import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { isTaken, likewise, onlyGm, rollsOf, type Refused } from './access.ts';
import { checkFaces } from './die.ts';
import type { Event, OpposedRoll, OpposedSide, Roll, State } from './model.ts';
import { asItStands, readGroups, readSides, rolledFrom, type Read, type Thrown } from './reading.ts';
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
  const read = readTogether(rolls.map((side) => side.map((roll) => throwFor(roll, context, faces[roll.id]))));
  let shown = false;
  const told = read.map((side, i): OpposedSide => {
    const mark = side[0]?.thrown.roll;
    if (mark?.only === undefined) shown = true;
    return { id: sides[i] ?? '', rolls: side.map(rolledFrom), ...likewise(mark) };
  });
  return accept<Event>({
    type: 'vastmark/opposed',
    contestId: id,
    sides: told,
    groups: readGroups(state.groups, state.rolls, read.flat()),
    ...(!shown && { only: 'gm' }),
  });
};

/** The sides with what was read off them. */
export const readTogether = (sides: readonly (readonly Thrown[])[]): readonly (readonly Read[])[] => {
  const results = readSides(sides);
  return sides.map((side, i) =>
    side.flatMap((thrown, j) => {
      const result = results[i]?.[j];
      return result ? [{ thrown, result }] : [];
    }),
  );
};

const sidesProblem = (rolls: readonly Roll[], faces: Readonly<Record<string, readonly number[]>>): Refused => {
  const typed = Object.keys(faces);
  const stranger = typed.find((id) => !rolls.some((roll) => roll.id === id));
  if (stranger !== undefined) return refuse('E_UNKNOWN_ID', { id: stranger });
  for (const roll of rolls) {
    const unready = readyToThrow(roll);
    if (unready) return unready;
  }
  // A roll cannot stand on two sides.
  const twice = rolls.some((roll, i) => rolls.indexOf(roll) !== i);
  if (twice || rolls.some((roll) => roll.resistance.value.kind !== 'opposed')) {
    return refuse('E_NOT_OPPOSED', undefined, ['VAST-RES-06']);
  }
  for (const id of typed) {
    const bad = checkFaces(faces[id] ?? []);
    if (bad) return bad;
  }
  return undefined;
};

/** The sides of a contest with its rolls as they stand now, `changed` in place of its old self. */
export const sidesOf = (state: State, contestId: string, changed: Thrown): readonly (readonly Thrown[])[] => {
  const contest = state.contests.find(({ id }) => id === contestId);
  return (contest?.sides ?? []).map((side) =>
    side.rolls.flatMap((id) => {
      if (id === changed.roll.id) return [changed];
      const roll = state.rolls.find((it) => it.id === id);
      return roll ? [asItStands(roll)] : [];
    }),
  );
};
