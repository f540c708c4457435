import { secret, type Context, type Decision } from '@aspekt/contract';
import { findAspect, isInTheOpen, isKnown, knows, mayName } from './aspects.ts';
import { harmBy, mayAttack, reachOf } from './attack-skills.ts';
import { newHalf, newRoll } from './half.ts';
import type { Advantage, AdvantageInput, Character, Event, Id, Place, Roll, RollCommand, State } from './model.ts';
import { actorFor, areEnemies, figure, inPlay, isGm, isUnmet, met } from './people.ts';
import { hasSkill } from './skills.ts';
import { applyStunt, isLimited, permittingStunt } from './stunts.ts';
import { begin, tell, told } from './tale.ts';
import { mayAct } from './turn.ts';
import { insists, isRefused, isText, no, unlessInsisted, type Refused } from './verdict.ts';
import { isInReach } from './zones.ts';

export type DeclareAction = Extract<RollCommand, { type: 'ode/declareAction' }>;

/**
 * Story first: say what you try, then with which skill and action, and against whom (ODE-ACT-02, ODE-ACT-06).
 * An enemy as target, or an aspect on an enemy, calls for that enemy's defence at once (ODE-DIF-04, D-06).
 */
export const declareAction = (state: State, command: DeclareAction, context: Context): Decision<Event> => {
  const actor = actorFor(state, command.actor, context);
  if (isRefused(actor)) return actor;
  const barred = mayAct(state, actor, context);
  if (barred) return barred;
  if (isContestant(state, actor)) return no('wrongStatus', {}, 'ODE-CTS-02');
  return declare(state, actor, command, context, 'plain');
};

/** While a contest runs its sides act by the contest's own rolls. */
const isContestant = (state: State, { id }: Character): boolean => {
  const contest = state.scene?.contest;
  return (
    contest !== null &&
    contest !== undefined &&
    contest.winner === null &&
    contest.sides.some(({ members }) => members.includes(id))
  );
};

/** The part of declaring that does not ask whose turn it is. */
export const declare = (
  state: State,
  actor: Character,
  command: Omit<DeclareAction, 'type'>,
  context: Context,
  purpose: Roll['purpose'],
): Decision<Event> => {
  const { intent, action, skill } = command;
  const free = command.gmPermits === true || insists(context);
  if (!isText(intent)) return no('textRequired', {}, 'ODE-ACT-02');
  if (!hasSkill(actor, skill)) return no('skillNotAllowed', { skill }, 'ODE-SKL-01');

  const target = met(state, command.target, context.by);
  if (command.target !== undefined || action === 'attack') {
    if (!target || target.id === actor.id) return no('notFound', {}, 'ODE-ATK-01');
    if (!inPlay(state, target)) return no('wrongStatus', { id: target.id });
  }
  const harm = command.harm ?? harmBy(actor, skill);
  const reach = command.reach ?? reachOf(skill);
  const legal = action !== 'attack' || mayAttack(actor, skill, harm);
  const stunt = legal
    ? undefined
    : permittingStunt(actor, skill, 'attack', harm, (usual) => mayAttack(actor, usual, harm));
  if (!legal && !stunt && !free)
    return unlessInsisted('skillNotAllowed', { skill }, 'ODE-USE-01', 'ODE-USE-04', 'ODE-USE-06');
  const { moveTo, removes } = command;
  if (moveTo !== undefined && !state.scene?.zones.some(({ id }) => id === moveTo))
    return no('notFound', { id: moveTo });
  if (removes !== undefined && !isRemovable(state, removes, context))
    return no('notFound', { id: removes }, 'ODE-REM-02');

  const advantage = action === 'createAdvantage' ? advantageFrom(state, command.advantage, context) : undefined;
  if (isRefused(advantage)) return advantage;
  const defender = target && (action === 'attack' || areEnemies(state, actor, target)) ? target : undefined;
  const opposed = defender ?? (advantage && enemyUnder(state, actor, advantage));
  const far = [target, opposed].some((one) => one && !isInReach(state, actor, one, reach, free));
  if (far) return unlessInsisted('outOfReach', {}, 'ODE-ZON-02', 'ODE-ZON-05');

  const roll = newRoll(state, newHalf(state, actor, skill), {
    action,
    intent: intent.trim(),
    purpose,
    defence: opposed ? newHalf(state, opposed, null) : null,
    ...(target && { targetId: target.id }),
    ...(action === 'attack' && { harm, reach }),
    ...(advantage && { advantage }),
    ...(moveTo !== undefined && { moveTo }),
    ...(removes !== undefined && { removes: toRemove(state, removes) }),
    ...(command.gmPermits === true && { gmPermits: true }),
  });
  const tale = begin(state);
  tell(tale, { type: 'ode/actionDeclared', roll });
  return (stunt && isLimited(stunt) ? applyStunt(tale, actor, stunt) : undefined) ?? told(tale);
};

const isRemovable = (state: State, id: string, { by }: Context): boolean => {
  const found = findAspect(state, id);
  return found?.kind === 'situation' && knows(found, by);
};

/** The roll is seen by everybody; which unknown aspect it is about is not. */
const toRemove = (state: State, id: Id): NonNullable<Roll['removes']> => {
  const found = findAspect(state, id);
  return found && isKnown(found) ? id : { id, only: 'gm' };
};

/** A new aspect and where it is put, or the existing or unknown one that is used (ODE-ADV-01, ODE-ADV-02). */
const advantageFrom = (state: State, input: AdvantageInput | undefined, { by }: Context): Advantage | Refused => {
  if (!input) return no('textRequired', {}, 'ODE-ADV-01');
  switch (input.mode) {
    case 'new': {
      const { id, text, attachedTo = { type: 'scene' } } = input;
      if (!isText(text)) return no('textRequired', {}, 'ODE-ADV-01', 'ODE-ADV-02');
      if (id === undefined || !mayName(state, id, by) || !isPlace(state, attachedTo)) return no('notFound');
      return { mode: 'new', id, text: text.trim(), attachedTo };
    }
    case 'existing': {
      const found = input.aspect === undefined ? undefined : findAspect(state, input.aspect);
      if (found ? found.kind === 'boost' : isGm(by)) return no('notFound', {}, 'ODE-ADV-01');
      if (!found || !isInTheOpen(found)) return no('aspectUnknown', {}, 'ODE-INV-12');
      return { mode: 'existing', aspectId: secret('everyone', found.aspect.id ?? '') };
    }
    case 'unknown': {
      // Which one it is the game master picks; a player cannot name what they do not know.
      if (input.aspect === undefined) return { mode: 'unknown' };
      if (!isGm(by)) return no('aspectUnknown', {}, 'ODE-ADV-09');
      const found = findAspect(state, input.aspect);
      if (!found || found.kind === 'boost' || isKnown(found)) return no('notFound');
      return { mode: 'unknown', aspectId: secret('gm', input.aspect) };
    }
  }
};

/** Where an aspect that everybody hears of can be put. */
const isPlace = (state: State, place: Place): boolean => {
  switch (place.type) {
    case 'scene':
      return true;
    case 'zone':
      return state.scene?.zones.some(({ id }) => id === place.id) ?? false;
    case 'character':
      return figure(state, place.id) !== undefined && !isUnmet(state, place.id);
  }
};

/** The enemy that an aspect lies on, or is to be put on (ODE-ADV-03). */
export const enemyUnder = (state: State, actor: Character, advantage: Advantage): Character | undefined => {
  const bearer = bearerOf(state, advantage);
  return bearer && areEnemies(state, actor, bearer) && inPlay(state, bearer) ? bearer : undefined;
};

const bearerOf = (state: State, { attachedTo, aspectId }: Advantage): Character | undefined => {
  if (attachedTo) return attachedTo.type === 'character' ? figure(state, attachedTo.id) : undefined;
  const found = aspectId && findAspect(state, aspectId.value);
  if (!found || found.kind === 'boost') return undefined;
  if (found.owner) return found.owner;
  const place = found.aspect.attachedTo;
  return place.type === 'character' ? figure(state, place.id) : undefined;
};
