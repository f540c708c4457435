import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { modifierOf, shiftsOf, sumOf, throwFateDice } from './effort.ts';
import { isOpen } from './half.ts';
import { moveFate } from './fate.ts';
import type { Event, Half, Id, Roll, RollCommand, Side, State } from './model.ts';
import { controls, figure, isGm } from './people.ts';
import { isRefusedReason, reasonOf } from './opposition.ts';
import { begin, tell, told } from './tale.ts';
import { insists, isText, no, unlessInsisted } from './verdict.ts';

type Command<T> = Extract<RollCommand, { type: T }>;

/** The actor throws first, then whoever defends, if anybody does (ODE-ACT-06, ODE-DEF-01). */
const dueSide = (roll: Roll): Side => (roll.status === 'declared' || !roll.defence ? 'action' : 'defence');

/** Throw four Fate dice for the side that is due (ODE-ACT-06, ODE-ACT-07, ODE-DIF-03). */
export const rollDice = (state: State, command: Command<'ode/rollDice'>, context: Context): Decision<Event> => {
  const { roll } = state;
  if (!isOpen(roll)) return no('wrongStatus');
  const side = command.roll ?? dueSide(roll);
  const half = side === 'action' ? roll.acting : roll.defence;
  if (!half) return no('wrongStatus', {}, 'ODE-DEF-01');
  if (half.dice !== null) return no('alreadyRolled', {}, 'ODE-ACT-06');
  if (side !== dueSide(roll) || !isFacing(state, roll)) return no('wrongStatus', {}, 'ODE-DIF-01', 'ODE-DEF-01');
  const roller = figure(state, half.actorId);
  if (!roller) return no('notFound', { id: half.actorId });
  if (!controls(context.by, roller) && !insists(context))
    return isGm(context.by) ? unlessInsisted('forbidden', { id: roller.id }) : no('forbidden', { id: roller.id });
  return accept<Event>(thrown(state, roll, side, half, throwFateDice(context.dice, side)));
};

/** What stands against the roll is known: a difficulty, a declared defence, or the other sides of a contest. */
const isFacing = (state: State, roll: Roll): boolean => {
  if (roll.advantage?.mode === 'unknown' && !roll.advantage.aspectId) return false;
  if (roll.defence) return roll.defence.skill !== null;
  return roll.difficulty !== null || (roll.purpose === 'contest' && state.scene?.contest?.mode === 'direct');
};

type Rolled = Extract<Event, { type: 'ode/rolled' }>;

const thrown = (state: State, roll: Roll, side: Side, half: Half, dice: readonly number[]): Rolled => {
  const sum = sumOf(dice);
  const modifier = modifierOf(half);
  const after = side === 'action' ? { ...roll, acting: { ...half, dice } } : { ...roll, defence: { ...half, dice } };
  const shifts = shiftsOf(after);
  return {
    type: 'ode/rolled',
    roll: side,
    id: half.actorId,
    skill: half.skill ?? '',
    dice,
    sum,
    rating: half.rating.value,
    modifier: modifier - half.rating.value,
    effort: sum + modifier,
    ...(shifts !== undefined && { shifts: secret(roll.difficulty?.to ?? 'everyone', shifts) }),
    acted: side === 'action' ? whoActs(state, roll) : noOne,
  };
};

const noOne: readonly Id[] = [];

/** The roller and the supporters use up their action; a set-up in a contest comes besides one's own (ODE-TEA-03, ODE-CTS-08). */
const whoActs = ({ scene }: State, { purpose, acting: { actorId, helpers } }: Roll): readonly Id[] => {
  if (scene?.conflict || (scene?.contest && purpose === 'contest')) return [actorId, ...helpers];
  return scene?.contest && purpose === 'setUp' ? helpers : noOne;
};

/** The game master takes the roll back: everything spent on it is returned. */
export const cancelRoll = (state: State, command: Command<'ode/cancelRoll'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  if (!isOpen(state.roll)) return no('wrongStatus');
  if (!isText(command.reason)) return no('textRequired');
  const because = reasonOf(state, command.because);
  if (isRefusedReason(because)) return because;
  return cancelled(state, state.roll, command.reason.trim(), because);
};

/** Give back what the open roll has cost, newest first, and close it. */
export const cancelled = (state: State, roll: Roll, reason: string, because?: string): Decision<Event> => {
  const tale = begin(state);
  for (const spent of roll.spent.toReversed())
    if (spent.what === 'points') tell(tale, moveFate(tale.state, spent.to, spent.from, spent.amount, 'rollCancelled'));
  tell(tale, {
    type: 'ode/rollCancelled',
    id: roll.acting.actorId,
    reason,
    ...(because !== undefined && { because }),
    returned: roll.spent,
  });
  return told(tale);
};
