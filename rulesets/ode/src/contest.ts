import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { declare } from './declare.ts';
import { newHalf, newRoll } from './half.ts';
import type { Character, Contest, ContestCommand, ContestSide, Event, State } from './model.ts';
import { actorFor, figure, inPlay, isGm, isUnmet } from './people.ts';
import { hasSkill } from './skills.ts';
import { isFree } from './turn.ts';
import { insists, isRefused, isText, no, unlessInsisted, type Refused } from './verdict.ts';
import { difficultyAudience } from './visibility.ts';

type Command<T> = Extract<ContestCommand, { type: T }>;

const shortest = 3;
const longest = 5;

/** Sides with goals that exclude each other; everyone says first what they want (ODE-CTS-01, ODE-CTS-06). */
export const startContest = (state: State, command: Command<'ode/startContest'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const { scene, settings } = state;
  const running = scene?.contest && scene.contest.winner === null;
  if (!scene || running || scene.conflict || !isFree(state)) return no('wrongStatus');
  const { sides, target = settings.contestTarget, mode = 'direct', harmBy = null, harm = 'physical' } = command;
  if (target < shortest || target > longest)
    return no('targetRange', { lowest: shortest, highest: longest }, 'ODE-CTS-06');
  if (!sides.every(({ id, intent }) => isText(id) && isText(intent))) return no('textRequired', {}, 'ODE-CTS-01');
  const ids = sides.map(({ id }) => id);
  const members = sides.flatMap((side) => side.members);
  const distinct = new Set(ids).size === ids.length && new Set(members).size === members.length;
  if (sides.length < 2 || !distinct || sides.some((side) => side.members.length === 0))
    return no('wrongStatus', {}, 'ODE-CTS-01');
  const present = members.every((id) => {
    const character = figure(state, id);
    return character !== undefined && inPlay(state, character);
  });
  if (!present) return no('notFound', {}, 'ODE-CTS-01');
  if (harmBy !== null && isUnmet(state, harmBy)) return no('unmet', { id: harmBy });
  return accept<Event>({ type: 'ode/contestStarted', sides, target, mode, harmBy, harm });
};

/** A member of a running contest and the side they are on, if both may act now. */
const contestant = (
  state: State,
  named: string | undefined,
  context: Context,
): { readonly actor: Character; readonly contest: Contest; readonly side: ContestSide } | Refused => {
  const actor = actorFor(state, named, context);
  if (isRefused(actor)) return actor;
  const contest = state.scene?.contest;
  if (!contest || contest.winner !== null || !isFree(state) || !inPlay(state, actor)) return no('wrongStatus');
  if (contest.twistOwed) return no('wrongStatus', { twist: 1 }, 'ODE-CTS-05');
  const side = contest.sides.find(({ members }) => members.includes(actor.id));
  return side ? { actor, contest, side } : no('wrongStatus', {}, 'ODE-CTS-02');
};

const isDone = ({ effort, forfeited }: ContestSide): boolean => effort !== null || forfeited;

/** One try each and exchange to create an advantage, before the side rolls (ODE-CTS-08, ODE-OPT-03). */
export const contestAdvantage = (
  state: State,
  command: Command<'ode/contestAdvantage'>,
  context: Context,
): Decision<Event> => {
  const found = contestant(state, command.actor, context);
  if (isRefused(found)) return found;
  const { actor, contest, side } = found;
  const faster = state.settings.optFasterContests && contest.acted.includes(actor.id);
  if (!insists(context) && (contest.tried.includes(actor.id) || isDone(side) || faster))
    return unlessInsisted('alreadyActed', {}, 'ODE-CTS-08');
  const { type: _, actor: __, ...rest } = command;
  return declare(state, actor, { ...rest, action: 'createAdvantage' }, context, 'setUp');
};

/** The side's overcome roll of this exchange, by one of them (ODE-CTS-02). */
export const contestRoll = (state: State, command: Command<'ode/contestRoll'>, context: Context): Decision<Event> => {
  const found = contestant(state, command.actor, context);
  if (isRefused(found)) return found;
  const { actor, contest, side } = found;
  const faster = state.settings.optFasterContests && contest.tried.includes(actor.id);
  if (isDone(side) || (!insists(context) && (contest.acted.includes(actor.id) || faster)))
    return no('alreadyActed', {}, 'ODE-CTS-02');
  const { intent, skill, difficulty } = command;
  if (!isText(intent)) return no('textRequired', {}, 'ODE-ACT-02');
  if (!hasSkill(actor, skill)) return no('skillNotAllowed', { skill }, 'ODE-SKL-01');
  if (difficulty !== undefined && !isGm(context.by)) return no('forbidden', {}, 'ODE-DIF-01');
  if (difficulty !== undefined && contest.mode === 'direct') return no('wrongStatus', {}, 'ODE-CTS-02');
  return accept<Event>({
    type: 'ode/actionDeclared',
    roll: newRoll(state, newHalf(state, actor, skill), {
      action: 'overcome',
      intent: intent.trim(),
      purpose: 'contest',
      difficulty: difficulty === undefined ? null : secret(difficultyAudience(state.settings), difficulty),
    }),
  });
};

/** The contest is called off, or over in the story. */
export const endContest = (state: State, command: Command<'ode/endContest'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  if (!state.scene?.contest || !isFree(state)) return no('wrongStatus');
  if (!isText(command.text)) return no('textRequired');
  return accept<Event>({ type: 'ode/contestEnded', text: command.text.trim() });
};
