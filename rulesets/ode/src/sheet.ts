import type { Refusal } from '@aspekt/contract';
import { aspectSlots, freeStunts, startingRefresh } from './blank.ts';
import type { AspectSlot, Character, Settings, Sheet, SkillId } from './model.ts';
import { isPyramid, type Ratings } from './skills.ts';
import { isComplete } from './stunts.ts';
import { isText, no, type Refused } from './verdict.ts';

/** The steps of the builder, in the book's order (ODE-CHAR-03). */
export const builderSteps = [
  'highConcept',
  'trouble',
  'relationship',
  'freeAspects',
  'skills',
  'stunts',
  'refresh',
  'details',
] as const;

/** An empty sheet for the builder. */
export const blankSheet = (): Sheet => ({ name: '', description: '', aspects: {}, skills: {}, stunts: [] });

/** Three stunts are free, each further one costs a point of refresh (ODE-STU-02, ODE-STU-03). */
export const refreshLeft = (stunts: number): number => startingRefresh - Math.max(0, stunts - freeStunts);

/** Aspects that must be filled in; the relationship may wait (ODE-CHAR-04, ODE-CHAR-07). */
const required = (settings: Settings): readonly AspectSlot[] =>
  aspectSlots(settings).filter((slot) => slot !== 'relationship');

/** What is missing or wrong before a character is ready (ODE-CHAR-07). */
export const unready = (
  {
    name,
    aspects,
    skills,
  }: { readonly name: string; readonly aspects: Partial<Record<AspectSlot, string>>; readonly skills: Ratings },
  settings: Settings,
): readonly Refused[] => {
  const missing = required(settings).filter((slot) => !isText(aspects[slot]));
  const found: Refused[] = [];
  if (missing.length > 0)
    found.push(no('aspectLayout', { slot: missing[0] ?? '', missing: missing.length }, 'ODE-CHAR-02', 'ODE-CHAR-07'));
  if (!isPyramid(skills)) found.push(no('pyramidInvalid', {}, 'ODE-SKL-02'));
  if (!isText(name)) found.push(no('textRequired', { field: 'name' }, 'ODE-CHAR-06'));
  return found;
};

/** Everything the book says about a filled sheet; half-finished ones are normal. */
export const checkSheet = (sheet: Sheet, settings: Settings): readonly Refusal[] => {
  const aspects = Object.fromEntries(Object.entries(sheet.aspects).map(([slot, { text }]) => [slot, text]));
  const found = [...unready({ name: sheet.name, aspects, skills: sheet.skills }, settings)];
  const extra = Object.keys(sheet.aspects).find((slot) => !(aspectSlots(settings) as readonly string[]).includes(slot));
  if (extra !== undefined) found.push(no('aspectLayout', { slot: extra }, 'ODE-CHAR-02'));
  const relation = sheet.aspects.relationship;
  if (relation && isText(relation.text) && relation.relationTo === undefined)
    found.push(no('relationMissing', {}, 'ODE-CHAR-05'));
  const unfinished = sheet.stunts.find((stunt) => !isComplete(stunt));
  if (unfinished) found.push(no('stuntIncomplete', { stunt: unfinished.id }, 'ODE-STU-05', 'ODE-STU-09'));
  const refresh = refreshLeft(sheet.stunts.length);
  if (refresh < 1) found.push(no('refreshFloor', { refresh }, 'ODE-STU-03'));
  return found.map(({ refusal }) => refusal);
};

/** A character's sheet as the builder would hold it, to edit a draft or to keep a copy. */
export const sheetOf = (
  character: Pick<Character, 'name' | 'description' | 'aspects' | 'stunts'> & { readonly skills: Ratings },
): Sheet => {
  const aspects: Partial<Record<AspectSlot, { text: string; relationTo?: string }>> = {};
  for (const { slot, text, relationTo } of character.aspects)
    if (slot !== undefined && text !== '') aspects[slot] = { text, ...(relationTo !== undefined && { relationTo }) };
  const skills: Partial<Record<SkillId, number>> = character.skills;
  return { name: character.name, description: character.description, aspects, skills, stunts: character.stunts };
};
