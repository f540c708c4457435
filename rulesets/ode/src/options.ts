import type { Context, Decision } from '@aspekt/contract';
import { giveBoost } from './boost.ts';
import { landHit, strike, weighed } from './hit.ts';
import type { Character, Choice, Event, InvokeCommand, Option, Roll, State } from './model.ts';
import { controls, figure, gmId, isGm, outOfHands, sideOf } from './people.ts';
import { defenderOf, enemyOf, giveInvokes } from './advantage.ts';
import { reachGoal } from './goal.ts';
import { chooserFor, conclude, minorCosts } from './settle.ts';
import { begin, tell, told, type Tale } from './tale.ts';
import { insists, isText, no, unlessInsisted, type Refused } from './verdict.ts';

type ChooseOption = Extract<InvokeCommand, { type: 'ode/chooseOption' }>;

/** A hit taken as the price of an overcome roll lies between these, if the game master sets it by hand (D-20). */
const smallestHit = 1;
const largestHit = 12;

/** The player may always settle for plain failure, whoever else has the choice (D-10). */
const alwaysTheActors: readonly Option[] = ['simpleFailure', 'noAspect'];

/** Choose between the options of an outcome (catalogue 7.4). */
export const chooseOption = (state: State, command: ChooseOption, context: Context): Decision<Event> => {
  const { roll } = state;
  if (roll?.status !== 'settled') return no('wrongStatus');
  const { choice } = roll;
  const { option } = command;
  if (!choice?.options.includes(option)) return no('optionNotAvailable', { option }, 'ODE-OUT-06', 'ODE-OUT-10');
  const actor = figure(state, roll.acting.actorId);
  if (!actor) return no('notFound');
  if (!mayChoose(state, choice, option, actor, context)) return unlessInsisted('forbidden', { id: choice.chooser });
  const parts = option === 'mixed' ? (command.parts ?? []) : [option];
  const refused = check(state, roll, command, parts);
  if (refused) return refused;

  const tale = begin(state);
  const next = nextChoice(state, roll, choice, option);
  tell(tale, {
    type: 'ode/optionChosen',
    id: actor.id,
    option,
    ...(option === 'mixed' && { parts }),
    ...(isText(command.text) && { text: command.text.trim() }),
    next,
    ...reached(roll, parts),
  });
  if (!next) for (const part of parts) take(tale, roll, actor, part, command);
  if (tale.state.roll?.goalReached && roll.action === 'overcome') reachGoal(tale, 'success');
  conclude(tale);
  return told(tale);
};

const mayChoose = (state: State, { chooser }: Choice, option: Option, actor: Character, context: Context): boolean => {
  const { by } = context;
  if (insists(context) || (alwaysTheActors.includes(option) && controls(by, actor))) return true;
  if (chooser === gmId) return isGm(by);
  const character = figure(state, chooser);
  return character !== undefined && controls(by, character);
};

/** Costs that are told need words; a hit has a size; a mixture is a hit and one other thing (ODE-OUT-06, D-20). */
const check = (
  state: State,
  roll: Roll,
  { option, text, shifts, holder, side, also = [] }: ChooseOption,
  parts: readonly Option[],
): Refused | undefined => {
  if (option === 'mixed' && !isMixture(roll, parts)) return no('optionNotAvailable', { option: 'mixed' }, 'ODE-OUT-06');
  if (parts.some((part) => part === 'majorCost' || part === 'toughSpot' || part === 'partialSuccess') && !isText(text))
    return no('textRequired', {}, 'ODE-OUT-08', 'ODE-OUT-10');
  if (parts.includes('enemyGetsInvoke') && text !== undefined && !isText(text)) return no('textRequired');
  if (parts.includes('takeHit') && shifts !== undefined && (shifts < smallestHit || shifts > largestHit))
    return no('optionNotAvailable', { lowest: smallestHit, highest: largestHit }, 'ODE-OUT-09');
  if (!also.every((id) => roll.acting.helpers.includes(id))) return no('notFound', {}, 'ODE-TEA-04');
  const given = parts.includes('enemyBoost') && holder !== undefined ? outOfHands(state, holder) : undefined;
  if (given) return given;
  if (parts.includes('giveFreeInvoke') && givenSide(state, roll, side) === undefined)
    return no('notFound', {}, 'ODE-CTS-09');
  return undefined;
};

const isMixture = (roll: Roll, parts: readonly Option[]): boolean => {
  const others = parts.filter((part) => part !== 'takeHit');
  const allowed = roll.failureOff ? ['majorCost'] : ['simpleFailure', 'majorCost'];
  return parts.length === 2 && others.length === 1 && others.every((part) => allowed.includes(part));
};

/** A tie's cost is the game master's second choice; an aspect against a player's defence needs that player (D-28). */
const nextChoice = (state: State, roll: Roll, { chooser }: Choice, option: Option): Choice | null => {
  if (option === 'minorCost') return { options: minorCosts, chooser: gmId };
  const defender = chooserFor(defenderOf(state, roll));
  if (option !== 'enemyGetsInvoke' || chooser !== gmId || !roll.defence || defender === gmId) return null;
  return { options: ['noAspect', 'enemyGetsInvoke'], chooser: defender };
};

/** Whether this way out reaches the goal of the roll; undefined where there is still a choice (ODE-OUT-07..10). */
const reached = (roll: Roll, parts: readonly Option[]): { readonly goalReached?: boolean } => {
  if (roll.action !== 'overcome' || parts.includes('minorCost')) return {};
  if (parts.includes('simpleFailure') || parts.includes('failWithBoost')) return { goalReached: false };
  // After a tie a hit is the cost of success; after a failure only where failure was off the table (ODE-OVR-06).
  const onlyHit = parts.length === 1 && parts[0] === 'takeHit';
  return { goalReached: !onlyHit || roll.failureOff || roll.outcome === 'tie' };
};

const take = (tale: Tale, roll: Roll, actor: Character, part: Option, command: ChooseOption): void => {
  switch (part) {
    case 'takeHit': {
      const missing = roll.outcome === 'tie' ? 1 : -(roll.shifts ?? -1);
      const by = roll.defence?.actorId ?? null;
      // Supporters share the price where the table says so (ODE-TEA-04).
      for (const id of [actor.id, ...new Set(command.also)])
        landHit(tale, id, by, command.harm ?? 'physical', command.shifts ?? missing, roll.number);
      break;
    }
    case 'enemyBoost': {
      const enemy = enemyOf(tale.state, roll);
      if (command.holder === undefined) giveBoost(tale, enemy.holderId, true, enemy.side);
      else giveBoost(tale, command.holder, true);
      break;
    }
    case 'failWithBoost':
      giveBoost(tale, actor.id, true);
      break;
    case 'enemyGetsInvoke':
      giveInvokes(tale, roll, enemyOf(tale.state, roll), 1, command.text?.trim());
      break;
    case 'reveal':
      giveInvokes(tale, roll, enemyOf(tale.state, roll), 1);
      break;
    case 'fullHit':
      strike(tale, roll, weighed(tale.state, roll, roll.shifts ?? 0));
      break;
    case 'hitMinusOneAndBoost': {
      const shifts = weighed(tale.state, roll, roll.shifts ?? 0) - 1;
      if (shifts > 0) giveBoost(tale, actor.id, true);
      strike(tale, roll, shifts);
      break;
    }
    case 'forfeitRoll':
      tell(tale, { type: 'ode/contestForfeited', side: sideOf(tale.state, actor), id: actor.id });
      break;
    case 'giveFreeInvoke': {
      const side = givenSide(tale.state, roll, command.side);
      if (side !== undefined) giveInvokes(tale, roll, { holderId: null, side }, 1);
      break;
    }
    case 'simpleFailure':
    case 'majorCost':
    case 'mixed':
    case 'minorCost':
    case 'toughSpot':
    case 'partialSuccess':
    case 'noAspect':
    case 'keepHidden':
      break;
  }
};

/** The other side of a contest; with three or more it must be named (ODE-CTS-09). */
const givenSide = (state: State, roll: Roll, named: string | undefined): string | undefined => {
  const actor = figure(state, roll.acting.actorId);
  const own = actor && sideOf(state, actor);
  const others = state.scene?.contest?.sides.filter(({ id }) => id !== own) ?? [];
  if (named === undefined) return others.length === 1 ? others[0]?.id : undefined;
  return others.find(({ id }) => id === named)?.id;
};
