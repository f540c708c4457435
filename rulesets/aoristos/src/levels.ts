import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { actorIn, isRefused, onlyOwn, ownOf } from './find.ts';
import type { CommandOf, Event, Own, Settings, State, Trait } from './model.ts';
import { attributeOf, fromZero, spent, stepTo } from './price.ts';
import { refuse } from './refusal.ts';

const isLevel = ({ maxLevel }: Settings, level: number): boolean =>
  Number.isInteger(level) && level >= 0 && level <= maxLevel;

/** Set a level in creation; what counts is the total price (AOR-CHAR-04, AOR-SKILL-04, AOR-SKILL-06). */
export const setLevel = (
  state: State,
  { by: id, trait, level }: CommandOf<'aoristos/setAttributeLevel' | 'aoristos/setSkillLevel'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const own = ownOf(person);
  if (own.creation === null) return refuse('creationClosed');
  const { settings } = state;
  if (!isLevel(settings, level)) return refuse('badLevel', { maxLevel: settings.maxLevel }, ['AOR-SKILL-06']);
  const attribute = attributeOf(trait);
  if (needsConsent(settings, trait, levelOf(own, trait), level) && by.role !== 'gm')
    return refuse('conditionMissing', { trait });
  const total = spent(
    attribute
      ? { attributes: { ...own.attributes, [attribute]: level }, skills: own.skills }
      : { attributes: own.attributes, skills: { ...own.skills, [trait]: level } },
  );
  if (total > own.creation)
    return refuse('insufficientUp', { cost: total, available: own.creation }, ['AOR-CHAR-04', 'AOR-SKILL-04']);
  return accept<Event>({
    type: 'aoristos/levelSet',
    ...onlyOwn(person),
    who: id,
    trait,
    level,
    cost: fromZero(trait, level),
    spent: total,
  });
};

/** Level 1 of a skill costs nothing; a table may ask the game master for it, also on the way to a higher one (D-33). */
export const needsConsent = ({ skillLevelOne }: Settings, trait: Trait, from: number, to: number): boolean =>
  skillLevelOne === 'gmApproves' && from === 0 && to > 0 && !attributeOf(trait);

const levelOf = ({ attributes, skills }: Own, trait: Trait): number => ({ ...attributes, ...skills })[trait];

/** Close creation; what is left is saved, or thrown away (AOR-CHAR-16). */
export const finishCreation = (
  state: State,
  { by: id, discardRest = false }: CommandOf<'aoristos/finishCreation'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const { creation, up } = ownOf(person);
  if (creation === null) return refuse('creationClosed');
  const rest = discardRest
    ? { available: 0, discarded: up.discarded + up.available }
    : { available: up.available, discarded: up.discarded };
  return accept<Event>({ type: 'aoristos/creationFinished', who: id, rest: secret(person.own.to, rest) });
};

/** Buy the next level for UP (AOR-ADV-01, AOR-ADV-07, AOR-ADV-08). */
export const buyLevel = (
  state: State,
  { by: id, trait }: CommandOf<'aoristos/buyLevel'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  if (!person.alive) return refuse('dead', { who: id });
  const own = ownOf(person);
  const level = 1 + levelOf(own, trait);
  if (!isLevel(state.settings, level))
    return refuse('badLevel', { maxLevel: state.settings.maxLevel }, ['AOR-SKILL-06']);
  if (needsConsent(state.settings, trait, level - 1, level) && by.role !== 'gm')
    return refuse('conditionMissing', { trait });
  const cost = stepTo(trait, level);
  if (cost > own.up.available)
    return refuse('insufficientUp', { cost, available: own.up.available }, ['AOR-ADV-07', 'AOR-ADV-08']);
  return accept<Event>({
    type: 'aoristos/levelBought',
    who: id,
    trait,
    level,
    cost: secret(person.own.to, cost),
  });
};
