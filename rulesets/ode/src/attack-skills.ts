import type { Character, Harm, Reach, Skill } from './model.ts';
import { isSkill, ratingOf, skillIds } from './skills.ts';

/** Physical attacks by Slåss and Skjuta, mental ones by Provocera (ODE-USE-01, ODE-USE-04). */
const attackSkills: Readonly<Record<Harm, readonly Skill[]>> = { physical: ['fight', 'shoot'], mental: ['provoke'] };

/** Sport against anything physical, Slåss in close combat too, Vilja against the mental (ODE-USE-02, 03, 05). */
export const defenceSkills = (harm: Harm, reach: Reach): readonly Skill[] => {
  if (harm === 'mental') return ['will'];
  return reach === 'melee' ? ['athletics', 'fight'] : ['athletics'];
};

/** A skill invented for an opponent does what it was invented for; the list binds only its own skills. */
const isInvented = (character: Character, skill: Skill): boolean => !character.pc && !isSkill(skill);

export const mayAttack = (character: Character, skill: Skill, harm: Harm): boolean =>
  attackSkills[harm].includes(skill) || isInvented(character, skill);

export const mayDefend = (character: Character, skill: Skill, harm: Harm, reach: Reach): boolean =>
  defenceSkills(harm, reach).includes(skill) || isInvented(character, skill);

/** The skill that defends best among those that may: of the list, and invented ones. */
export const bestDefence = (defender: Character, may: (skill: Skill) => boolean, usual: Skill): Skill =>
  [...Object.keys(defender.skills.value), ...skillIds]
    .filter(may)
    .reduce((best, skill) => (ratingOf(defender, skill) > ratingOf(defender, best) ? skill : best), usual);

/** Harm that a skill does by itself, if any. */
export const harmOf = (skill: Skill): Harm | undefined => {
  if (attackSkills.physical.includes(skill)) return 'physical';
  return attackSkills.mental.includes(skill) ? 'mental' : undefined;
};

/** Harm by the skill, else by a stunt that lets it attack, else physical. */
export const harmBy = ({ stunts }: Character, skill: Skill): Harm => {
  const own = harmOf(skill);
  if (own) return own;
  for (const { effect } of stunts)
    if (effect?.type === 'allowAction' && effect.skill === skill && effect.action === 'attack')
      return effect.harm ?? 'physical';
  return 'physical';
};

/** Skjuta strikes from afar, all else in close combat, unless one says otherwise. */
export const reachOf = (skill: Skill): Reach => (skill === 'shoot' ? 'ranged' : 'melee');
