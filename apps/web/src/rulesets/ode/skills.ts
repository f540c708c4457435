import type { Action, AnyAction, Skill } from '@aspekt/ode';
import { skillName, type SeenCharacter, type SeenRoll } from './seen.ts';
import type { OdeWords } from './words/index.svelte.ts';

type Rated = { readonly skill: Skill; readonly rating: number | undefined };

/** Everyone has every skill: best first, then by name; ratings of others may be hidden. */
export const skillsOf = (figure: SeenCharacter, w: OdeWords): readonly Rated[] => {
  const ratings = figure.skills ?? {};
  const skills = [...new Set([...Object.keys(ratings), ...Object.keys(w.labels.skills)])];
  return skills
    .map((skill) => ({ skill, rating: figure.skills && (ratings[skill] ?? 0) }))
    .toSorted(
      (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || skillName(a.skill, w).localeCompare(skillName(b.skill, w)),
    );
};

const isInvented = (skill: Skill, w: OdeWords): boolean => !Object.hasOwn(w.labels.skills, skill);

/** Skills that a stunt of theirs is written for, for this action (ODE-STU-06, ODE-STU-11). */
export const litSkills = (figure: SeenCharacter, action: AnyAction): readonly Skill[] =>
  figure.stunts.flatMap(({ kind, skill, action: forAction, effect }) => {
    if (kind === 'bonus') return forAction === action && skill !== undefined ? [skill] : [];
    return effect?.type === 'allowAction' && effect.action === action ? [effect.skill] : [];
  });

/** The skills usually used for this: shown first; the rules have the last word (ODE-USE-01, ODE-USE-04). */
export const usualSkills = (figure: SeenCharacter, action: Action, w: OdeWords): readonly Skill[] | undefined => {
  if (action !== 'attack') return undefined;
  const invented = Object.keys(figure.skills ?? {}).filter((skill) => isInvented(skill, w));
  return ['fight', 'shoot', 'provoke', ...litSkills(figure, 'attack'), ...invented];
};

/** The skills that usually defend against this (ODE-USE-02, ODE-USE-03, ODE-USE-05). */
export const usualDefences = (figure: SeenCharacter, roll: SeenRoll, w: OdeWords): readonly Skill[] | undefined => {
  if (roll.action !== 'attack') return undefined;
  const invented = Object.keys(figure.skills ?? {}).filter((skill) => isInvented(skill, w));
  const usual = roll.harm === 'mental' ? ['will'] : roll.reach === 'ranged' ? ['athletics'] : ['athletics', 'fight'];
  return [...usual, ...litSkills(figure, 'defend'), ...invented];
};
