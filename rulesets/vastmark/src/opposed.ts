import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { idProblem, onlyGm, rollsOf, type Refused } from './access.ts';
import { checkFaces } from './die.ts';
import type { Event, OpposedRoll, OpposedSide, Roll, State } from './model.ts';
import { asItStands, readGroups, readSides, rolledFrom, type Read, type Thrown } from './reading.ts';
import { readyToThrow, throwFor } from './roll.ts';

/**
 * Motsatt slag: all dice are thrown before any is shown, each total is the others' resistance, and they are
 * compared once (VAST-RES-06, VAST-RES-07, VAST-RES-09).
 */
export const opposedRoll = (state: State, command: OpposedRoll, context: Context): Decision<Event> => {
  const { id, sides, faces = noFaces } = command;
  const rolls: (readonly Roll[])[] = [];
  const all: Roll[] = [];
  for (const side of sides) {
    const named = rollsOf(state, side, context.by);
    if (named.length === 0) return refuse('E_UNKNOWN_ID', { id: side });
    rolls.push(named);
    all.push(...named);
  }
  const wrong = onlyGm(context.by) ?? sidesProblem(all, faces) ?? idProblem(state, id, context.by);
  if (wrong) return wrong;
  const read = readSides(rolls.map((side) => side.map((roll) => throwFor(roll, context, typedFor(faces, roll)))));
  const told = read.map((side, i) => sideFrom(sides[i] ?? '', side));
  const event = {
    type: 'vastmark/opposed',
    contestId: id,
    sides: told,
    groups: state.groups.length === 0 ? [] : readGroups(state.groups, state.rolls, read.flat()),
  } as const;
  return accept<Event>(told.every(({ only }) => only !== undefined) ? { ...event, only: 'gm' } : event);
};

const noFaces: Readonly<Record<string, readonly number[]>> = {};

/** The faces typed in for a roll; one called `constructor` has none by its name. */
const typedFor = (faces: Readonly<Record<string, readonly number[]>>, { id }: Roll): readonly number[] | undefined =>
  Object.hasOwn(faces, id) ? faces[id] : undefined;

const sideFrom = (id: string, read: readonly Read[]): OpposedSide => {
  const only = read[0]?.thrown.roll.only;
  const side = { id, rolls: read.map(rolledFrom) };
  return only === undefined ? side : { ...side, only };
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
