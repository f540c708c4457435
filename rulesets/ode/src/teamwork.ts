import { accept, type Context, type Decision } from '@aspekt/contract';
import { teamworkBonus } from './effort.ts';
import { isOpen } from './half.ts';
import type { Character, Event, Id, Roll, RollCommand, State } from './model.ts';
import { actorFor, figure, inPlay, isUnmet, sideOf } from './people.ts';
import { ratingOf } from './skills.ts';
import { insists, isRefused, no, unlessInsisted, type Refused } from './verdict.ts';

type Command<T> = Extract<RollCommand, { type: T }>;

/** Supporters help with +1 each if they have at least +1 in the skill; the best of them rolls (ODE-TEA-01). */
export const helpTeamwork = (state: State, command: Command<'ode/helpTeamwork'>, context: Context): Decision<Event> => {
  const helper = actorFor(state, command.actor, context);
  if (isRefused(helper)) return helper;
  const { roll } = state;
  if (!isOpen(roll) || roll.status !== 'declared') return no('wrongStatus', {}, 'ODE-TEA-01');
  if (isUnmet(state, helper.id)) return no('unmet', { id: helper.id });
  const refused = insists(context) ? undefined : ineligible(state, roll, helper);
  if (refused) return refused;
  if (roll.acting.helpers.includes(helper.id)) return no('teamworkIneligible', {}, 'ODE-TEA-01');
  return accept<Event>({
    type: 'ode/helpOffered',
    id: helper.id,
    bonus: teamworkBonus(roll.acting.rating.value, roll.acting.helpers.length + 1),
  });
};

/** Whether somebody could support this roll, for offers. */
export const canHelp = (state: State, roll: Roll, helper: Character): boolean =>
  !roll.acting.helpers.includes(helper.id) && ineligible(state, roll, helper) === undefined;

const ineligible = (state: State, roll: Roll, helper: Character): Refused | undefined => {
  const { actorId, skill, rating } = roll.acting;
  const roller = figure(state, actorId);
  const own = skill === null ? 0 : ratingOf(helper, skill);
  if (!roller || helper.id === actorId || !inPlay(state, helper) || sideOf(state, roller) !== sideOf(state, helper))
    return unlessInsisted('teamworkIneligible', { rating: own }, 'ODE-TEA-01');
  if (own < 1 || own > rating.value) return unlessInsisted('teamworkIneligible', { rating: own }, 'ODE-TEA-01');
  return hasActed(state, roll, helper.id) ? unlessInsisted('alreadyActed', {}, 'ODE-TEA-03') : undefined;
};

/** Supporting uses up one's action in this exchange (ODE-TEA-03, ODE-OPT-03). */
const hasActed = ({ scene, settings }: State, { purpose }: Roll, id: Id): boolean => {
  if (scene?.conflict?.acted.includes(id)) return true;
  if (!scene?.contest || (purpose !== 'contest' && purpose !== 'setUp')) return false;
  return scene.contest.acted.includes(id) || (settings.optFasterContests && scene.contest.tried.includes(id));
};

export const cancelHelp = (state: State, command: Command<'ode/cancelHelp'>, context: Context): Decision<Event> => {
  const helper = actorFor(state, command.actor, context);
  if (isRefused(helper)) return helper;
  const { roll } = state;
  if (!isOpen(roll) || roll.status !== 'declared' || !roll.acting.helpers.includes(helper.id)) return no('wrongStatus');
  return accept<Event>({
    type: 'ode/helpCancelled',
    id: helper.id,
    bonus: teamworkBonus(roll.acting.rating.value, roll.acting.helpers.length - 1),
  });
};
