import type { Context, Decision, Viewer } from '@aspekt/contract';
import { isOpen } from './half.ts';
import { pendingInvoke } from './invoke-effect.ts';
import type { Character, Event, InvokeCommand, Roll, Side, State } from './model.ts';
import { controls, figure, isGm, sideAgainst, sideOf, standsOn } from './people.ts';
import { settle } from './settle.ts';
import { begin, tell, told } from './tale.ts';
import { insists, no, unlessInsisted } from './verdict.ts';

type PassInvokes = Extract<InvokeCommand, { type: 'ode/passInvokes' }>;

/** The two sides of a roll: the roller's, and the defender's or the other side as a whole (D-09). */
export const sidesOf = (state: State, roll: Roll): Readonly<Record<Side, string>> => {
  const actor = figure(state, roll.acting.actorId);
  const defender = roll.defence ? figure(state, roll.defence.actorId) : undefined;
  return {
    action: actor ? sideOf(state, actor) : '',
    defence: defender ? sideOf(state, defender) : actor ? sideAgainst(state, actor) : '',
  };
};

const both: readonly Side[] = ['action', 'defence'];

/** The sides of the roll that this person may pass for. */
const spokenFor = (state: State, roll: Roll, by: Viewer): readonly Side[] => {
  const sides = sidesOf(state, roll);
  return both.filter((side) => maySpeakFor(state, roll, sides[side], side, by));
};

const maySpeakFor = (state: State, roll: Roll, name: string, side: Side, by: Viewer): boolean => {
  const half = side === 'action' ? roll.acting : roll.defence;
  const roller: Character | undefined = half ? figure(state, half.actorId) : undefined;
  if (roller && controls(by, roller)) return true;
  // Two of one side against each other: each passes for themselves alone.
  if (roll.defence && sidesOf(state, roll).action === sidesOf(state, roll).defence) return false;
  // A side that no player has a hand in is the game master's.
  return standsOn(state, by, name) || (isGm(by) && !hasPlayers(state, name));
};

const hasPlayers = (state: State, name: string): boolean =>
  Object.values(state.characters).some((one) => one.owner !== undefined && sideOf(state, one) === name);

/** Whether this person's pass is still awaited, for offers. */
export const mayPass = (state: State, roll: Roll, by: Viewer): boolean =>
  spokenFor(state, roll, by).some((side) => !roll.passed.includes(side));

/** Pass; when both sides have passed since the last invoke took effect, the outcome is fixed (D-09). */
export const passInvokes = (state: State, command: PassInvokes, context: Context): Decision<Event> => {
  const { roll } = state;
  if (!isOpen(roll) || roll.status !== 'invoking' || pendingInvoke(roll)) return no('wrongStatus', {}, 'ODE-INV-09');
  const sides = sidesOf(state, roll);
  const own = insists(context) ? both : spokenFor(state, roll, context.by);
  const named = command.side === undefined ? own : own.filter((one) => sides[one] === command.side);
  if (named.length === 0) return isGm(context.by) ? unlessInsisted('forbidden') : no('forbidden');
  const side = named.find((one) => !roll.passed.includes(one));
  if (side === undefined) return no('wrongStatus', {}, 'ODE-INV-09');
  const tale = begin(state);
  tell(tale, { type: 'ode/invokesPassed', side, name: sides[side] });
  if (tale.state.roll?.passed.length === both.length) settle(tale);
  return told(tale);
};
