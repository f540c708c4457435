import { accept, type Context, type Decision } from '@aspekt/contract';
import type {
  AnyAction,
  Character,
  Event,
  Half,
  Harm,
  Id,
  Roll,
  RollCommand,
  Side,
  Skill,
  Spent,
  State,
  Stunt,
} from './model.ts';
import { ratingFor } from './half.ts';
import { bank, moveFate, pointsOf, purseOf, type FateMoved } from './fate.ts';
import { actorFor, figure, isGm } from './people.ts';
import { isSpentOn } from './spent.ts';
import { begin, tell, told, type Tale } from './tale.ts';
import { isRefused, isText, no, type Refused } from './verdict.ts';

type Command<T> = Extract<RollCommand, { type: T }>;

/** What a bonus stunt adds (ODE-STU-04). */
const bonus = 2;

/** All blanks of its form are filled in (ODE-STU-05, ODE-STU-09, D-54). */
export const isComplete = (stunt: Stunt): boolean =>
  isText(stunt.because) &&
  (stunt.kind === 'bonus'
    ? stunt.skill !== undefined && isText(stunt.skill) && stunt.action !== undefined && isText(stunt.circumstance)
    : isText(stunt.ability) && isText(stunt.limit));

/** +2 when its skill is used for its action and its circumstance holds, else nothing (ODE-STU-04, ODE-STU-06). */
export const stuntBonus = (stunt: Stunt, skill: Skill, action: AnyAction, circumstance: boolean): number =>
  stunt.kind === 'bonus' && stunt.skill === skill && stunt.action === action && circumstance ? bonus : 0;

const hasUsesLeft = ({ uses }: Stunt): boolean => uses.per === null || uses.used < uses.max;

/** A stunt that lets a skill attack or defend, or stands in for one that may (ODE-STU-10, ODE-STU-11, ODE-USE-06). */
export const permittingStunt = (
  character: Character,
  skill: Skill,
  action: AnyAction,
  harm: Harm | undefined,
  isLegal: (skill: Skill) => boolean,
): Stunt | undefined =>
  character.stunts.find((stunt) => {
    const { effect } = stunt;
    if (!hasUsesLeft(stunt)) return false;
    if (effect?.type === 'swapSkill') return effect.use === skill && isLegal(effect.insteadOf);
    return (
      effect?.type === 'allowAction' &&
      effect.skill === skill &&
      effect.action === action &&
      (harm === undefined || effect.harm === undefined || effect.harm === harm)
    );
  });

/** A fact or a free text, which changes no roll and can be told at any time (ODE-STU-13). */
export const isTold = ({ kind, effect }: Stunt): boolean =>
  kind === 'rule' && (effect === undefined || effect.type === 'text' || effect.type === 'declareFact');

type Use = { readonly roll?: Side; readonly bonus: number; readonly skill?: Skill };

/** How a stunt works here and now, if it does (ODE-STU-06, ODE-STU-10..13). */
const useOf = (state: State, character: Character, stunt: Stunt): Use | undefined => {
  if (isTold(stunt)) return { bonus: 0 };
  const roll = openRoll(state);
  const side = roll && halfOf(roll, character);
  if (!roll || !side || side.half.skill === null || side.half.stunts.includes(stunt.id)) return undefined;
  const { skill } = side.half;
  const action: AnyAction = side.roll === 'defence' ? 'defend' : roll.action;
  const here = { roll: side.roll, bonus: 0 };
  if (stunt.kind === 'bonus') {
    if (stuntBonus(stunt, skill, action, true) === 0) return undefined;
    return !state.settings.stuntStacking && side.half.stuntBonus > 0 ? undefined : { ...here, bonus };
  }
  const { effect } = stunt;
  switch (effect?.type) {
    case 'swapSkill':
      if (skill === effect.use) return here;
      return skill === effect.insteadOf && side.half.dice === null ? { ...here, skill: effect.use } : undefined;
    case 'allowAction':
      return skill === effect.skill && action === effect.action ? here : undefined;
    case 'extraFreeInvoke':
      return skill === effect.skill && action === 'createAdvantage' ? here : undefined;
    case 'extraStress':
    case 'extraConsequence':
    case 'declareFact':
    case 'text':
    case undefined:
      return undefined;
  }
};

const openRoll = ({ roll }: State): Roll | undefined =>
  roll && (roll.status === 'declared' || roll.status === 'rolled' || roll.status === 'invoking') ? roll : undefined;

const halfOf = (roll: Roll, character: Character): { roll: Side; half: Half } | undefined => {
  if (roll.acting.actorId === character.id) return { roll: 'action', half: roll.acting };
  if (roll.defence?.actorId === character.id) return { roll: 'defence', half: roll.defence };
  return undefined;
};

/** It is paid for or counted, so that using it has to be said. */
export const isLimited = ({ fatePointCost, uses }: Stunt): boolean => fatePointCost > 0 || uses.per !== null;

/** Whether a stunt could be used now, for offers: it fits the open roll, has uses left and can be paid. */
export const isUsable = (state: State, character: Character, stunt: Stunt): boolean =>
  useOf(state, character, stunt)?.roll !== undefined &&
  hasUsesLeft(stunt) &&
  pointsOf(state, character) >= stunt.fatePointCost;

/** Check, pay and use a stunt, as a step of a longer tale (ODE-STU-07, ODE-STU-08, ODE-STU-15). */
export const applyStunt = (
  tale: Tale,
  character: Character,
  stunt: Stunt,
  circumstance = true,
): Refused | undefined => {
  const { state } = tale;
  const use = circumstance ? useOf(state, character, stunt) : undefined;
  if (!use) return no('stuntNotApplicable', { stunt: stunt.id }, 'ODE-STU-06');
  if (!hasUsesLeft(stunt)) return no('stuntUsedUp', { stunt: stunt.id, max: stunt.uses.max }, 'ODE-STU-15');
  const cost = stunt.fatePointCost;
  const has = pointsOf(state, character);
  if (has < cost) return no('notEnoughFatePoints', { needed: cost, left: has }, 'ODE-STU-08');
  const from = purseOf(character);
  const about = stunt.ability ?? stunt.because;
  const spent: Spent[] = cost > 0 ? [{ what: 'points', from, to: bank, amount: cost, for: stunt.id }] : [];
  if (stunt.uses.per !== null) spent.push({ what: 'use', characterId: character.id, stunt: stunt.id });
  if (cost > 0) tell(tale, moveFate(state, from, bank, cost, 'stunt', about));
  tell(tale, {
    type: 'ode/stuntUsed',
    id: character.id,
    stunt,
    ...(use.roll !== undefined && { roll: use.roll }),
    bonus: use.bonus,
    ...(use.skill !== undefined && {
      skill: use.skill,
      rating: ratingFor(state, character, use.skill),
    }),
    spent: use.roll === undefined ? [] : spent,
  });
  return undefined;
};

/** Use a stunt on the open roll, or one that only tells something, at any time (ODE-STU-06). */
export const useStunt = (state: State, command: Command<'ode/useStunt'>, context: Context): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  const stunt = character.stunts.find(({ id }) => id === command.stunt);
  if (!stunt) return no('notFound', { id: command.stunt });
  if (character.status === 'draft' || character.status === 'retired' || character.only !== undefined)
    return no('wrongStatus');
  const tale = begin(state);
  return applyStunt(tale, character, stunt, command.circumstance) ?? told(tale);
};

/** The points that these stunts of a character have cost the open roll come back. */
export const refunds = (state: State, roll: Roll, id: Id, stunts: readonly Id[]): readonly FateMoved[] =>
  roll.spent.flatMap((spent) =>
    spent.what === 'points' && stunts.some((stunt) => isSpentOn(spent, id, stunt))
      ? [moveFate(state, spent.to, spent.from, spent.amount, 'rollCancelled')]
      : [],
  );

/** The game master says that the circumstance does not hold: the bonus goes, what it cost comes back (ODE-STU-06). */
export const denyStunt = (state: State, command: Command<'ode/denyStunt'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const character = figure(state, command.actor);
  const stunt = character?.stunts.find(({ id }) => id === command.stunt);
  if (!character || !stunt) return no('notFound', { id: command.stunt });
  const roll = openRoll(state);
  const side = roll && halfOf(roll, character);
  if (!roll || !side?.half.stunts.includes(stunt.id)) return no('wrongStatus');
  return accept<Event>(...refunds(state, roll, character.id, [stunt.id]), {
    type: 'ode/stuntDenied',
    id: character.id,
    stunt,
    roll: side.roll,
    bonus: stunt.kind === 'bonus' ? bonus : 0,
  });
};
