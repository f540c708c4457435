import { accept, type Context, type Decision } from '@aspekt/contract';
import { checkRelation } from './characters.ts';
import type { Character, Event, GrowthCommand, MinorChoice, SkillId, State } from './model.ts';
import { hasFreeSlot } from './own-stunts.ts';
import { actorFor, figure, hiddenAs, hiddenIn, isGm } from './people.ts';
import { recovered } from './sessions.ts';
import { columnsHold, countRungs, highestRung, isSkill, ratingOf, type Ratings } from './skills.ts';
import { isComplete } from './stunts.ts';
import { begin, tell, told } from './tale.ts';
import { insists, isRefused, isText, no, unlessInsisted, type Refused } from './verdict.ts';

type Command<T> = Extract<GrowthCommand, { type: T }>;

/** At the end of a session each player may change one thing (ODE-MIL-01, ODE-MIL-02). */
export const minorMilestone = (
  state: State,
  command: Command<'ode/minorMilestone'>,
  context: Context,
): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  if (character.minorChoices < 1) return no('milestoneUsed', {}, 'ODE-MIL-02');
  if (!mayGrow(character)) return no('wrongStatus');
  const change = choiceOf(command, character);
  const refused = checkChoice(state, character, change);
  if (refused) return refused;
  const bought = change.choice === 'buyStunt' && !hasFreeSlot(character);
  const refresh = bought ? character.refresh - 1 : character.refresh;
  const paid = change.choice === 'buyStunt' ? { bought } : {};
  return accept<Event>({
    type: 'ode/minorMilestoneTaken',
    id: character.id,
    change,
    refresh,
    ...paid,
    ...hiddenAs(character),
  });
};

/** Past the builder and not gone for good. */
const mayGrow = ({ status }: Character): boolean => status !== 'draft' && status !== 'retired';

/** The change alone; a relationship that names nobody stays with whom it was. */
const choiceOf = (command: Command<'ode/minorMilestone'>, character: Character): MinorChoice => {
  const { type: _, actor: __, ...change } = command;
  if (change.choice !== 'rewriteAspect') return change;
  const { slot } = change;
  const text = change.text.trim();
  const relationTo = change.relationTo ?? character.aspects.find((one) => one.slot === slot)?.relationTo;
  return {
    choice: 'rewriteAspect',
    slot,
    text,
    ...(slot === 'relationship' && relationTo !== undefined && { relationTo }),
  };
};

const checkChoice = (state: State, character: Character, change: MinorChoice): Refused | undefined => {
  switch (change.choice) {
    case 'swapSkills': {
      const [a, b] = change.skills;
      return a === b ? no('columnRule', { choice: change.choice }, 'ODE-MIL-02') : undefined;
    }
    case 'replaceSkill': {
      const [old, fresh] = change.skills;
      return ratingOf(character, old) === 1 && ratingOf(character, fresh) === 0
        ? undefined
        : no('columnRule', { choice: change.choice }, 'ODE-MIL-02');
    }
    case 'rewriteStunt':
      if (!character.stunts.some(({ id }) => id === change.stunt.id)) return no('notFound', { id: change.stunt.id });
      return isComplete(change.stunt) ? undefined : no('stuntIncomplete', {}, 'ODE-STU-05', 'ODE-STU-09');
    case 'buyStunt':
      if (!hasFreeSlot(character) && character.refresh <= 1)
        return no('refreshFloor', { refresh: character.refresh }, 'ODE-STU-03');
      if (character.stunts.some(({ id }) => id === change.stunt.id)) return no('wrongStatus', { id: change.stunt.id });
      return isComplete(change.stunt) ? undefined : no('stuntIncomplete', {}, 'ODE-STU-05', 'ODE-STU-09');
    case 'rewriteAspect': {
      const { slot, text, relationTo } = change;
      const aspect = character.aspects.find((one) => one.slot === slot);
      const fixed = slot === 'highConcept' || slot === 'highConcept2' || aspect?.extreme !== undefined;
      if (!aspect || fixed) return no('aspectLayout', { slot }, 'ODE-MIL-02', 'ODE-OPT-02');
      return isText(text) ? checkRelation(state, character, slot, relationTo) : no('textRequired', { field: slot });
    }
  }
};

/** At the end of an arc everyone grows more (ODE-MIL-03..05). */
export const grantMajorMilestone = (
  state: State,
  command: Command<'ode/grantMajorMilestone'>,
  { by }: Context,
): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const { extraRefresh = false, extraSkillPoint = false, recover = [] } = command;
  for (const { actor, slotId, text } of recover) {
    const wound = figure(state, actor)?.consequences.find((one) => one.slotId === slotId);
    if (!figure(state, actor)) return no('notFound', { id: actor });
    if (wound?.state !== 'fresh' || (wound.severity !== 'moderate' && wound.severity !== 'severe'))
      return no('notTreatable', {}, 'ODE-MIL-04');
    if (!isText(text)) return no('textRequired', {}, 'ODE-MIL-04');
  }
  const healed = recovered(state, ({ severity }) => severity === 'moderate' || severity === 'severe');
  const tale = begin(state);
  tell(tale, {
    type: 'ode/majorMilestoneGranted',
    extraRefresh,
    skillPoints: extraSkillPoint ? 2 : 1,
    healed,
  });
  for (const { actor: id, slotId, text } of recover)
    tell(tale, { type: 'ode/recoveryStarted', id, slotId, text: text.trim(), ...hiddenIn(state, id) });
  return told(tale);
};

/** A major milestone lets one rewrite the high concept (ODE-MIL-03). */
export const rewriteHighConcept = (
  state: State,
  command: Command<'ode/rewriteHighConcept'>,
  context: Context,
): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  if (character.highConceptRewrites < 1) return no('milestoneUsed', {}, 'ODE-MIL-03');
  if (!mayGrow(character)) return no('wrongStatus');
  const { slot = 'highConcept', text } = command;
  if (!character.aspects.some((one) => one.slot === slot)) return no('aspectLayout', { slot }, 'ODE-CHAR-02');
  if (!isText(text)) return no('textRequired', { field: slot });
  return accept<Event>({
    type: 'ode/highConceptRewritten',
    id: character.id,
    slot,
    text: text.trim(),
    ...hiddenAs(character),
  });
};

/** A point raises a skill by one step; the column rule is looked at when all are spent (ODE-MIL-06, ODE-MIL-07, D-34). */
export const spendSkillPoints = (
  state: State,
  command: Command<'ode/spendSkillPoints'>,
  context: Context,
): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  const { skills } = command;
  const left = character.skillPoints.value;
  if (skills.length === 0 || skills.length > left)
    return no('noSkillPoint', { needed: Math.max(1, skills.length), left }, 'ODE-MIL-06');
  if (!mayGrow(character)) return no('wrongStatus');
  if (!skills.every(isSkill)) return no('notFound', {}, 'ODE-SKL-01');
  const raised = raise(character.skills.value, skills);
  const after = { ...character.skills.value, ...raised };
  const tooHigh = Object.values(raised).some((rating) => rating > highestRung);
  if (tooHigh || (!columnsHold(countRungs(after)) && !insists(context)))
    return unlessInsisted('columnRule', {}, 'ODE-MIL-07');
  return accept<Event>({ type: 'ode/skillPointsSpent', id: character.id, skills: raised, ...hiddenAs(character) });
};

const raise = (ratings: Ratings, skills: readonly SkillId[]): Ratings => {
  const raised: Record<string, number> = {};
  for (const skill of skills) raised[skill] = (raised[skill] ?? ratings[skill] ?? 0) + 1;
  return raised;
};

/** After a major milestone an extreme consequence may be reworded; it never heals (ODE-OPT-02). */
export const rewordExtreme = (
  state: State,
  command: Command<'ode/rewordExtreme'>,
  context: Context,
): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  const { slot, text } = command;
  const aspect = character.aspects.find((one) => one.slot === slot);
  if (aspect?.extreme === undefined) return no('aspectLayout', { slot }, 'ODE-OPT-02');
  if (aspect.extreme === 'fixed') return no('milestoneUsed', {}, 'ODE-OPT-02');
  if (!mayGrow(character)) return no('wrongStatus');
  if (!isText(text)) return no('textRequired', { field: slot });
  return accept<Event>({
    type: 'ode/extremeReworded',
    id: character.id,
    slot,
    text: text.trim(),
    ...hiddenAs(character),
  });
};
