import type { Character, Skill, SkillId } from './model.ts';

/** The nineteen skills, in the book's order (ODE-SKL-01). */
export const skillIds = [
  'academics',
  'athletics',
  'burglary',
  'contacts',
  'crafts',
  'deceive',
  'ride',
  'empathy',
  'fight',
  'investigate',
  'lore',
  'notice',
  'physique',
  'provoke',
  'rapport',
  'resources',
  'shoot',
  'stealth',
  'will',
] as const satisfies readonly SkillId[];

export const isSkill = (skill: Skill): skill is SkillId => (skillIds as readonly string[]).includes(skill);

/** How many skills stand on each rung of the starting pyramid (ODE-SKL-02). */
export const pyramid: Readonly<Record<number, number>> = { 4: 1, 3: 2, 2: 3, 1: 4 };

export type Ratings = Readonly<Record<Skill, number>>;

/** Exactly the starting pyramid: one +4, two +3, three +2, four +1, all others 0 (ODE-SKL-02). */
export const isPyramid = (ratings: Ratings): boolean => {
  if (!Object.keys(ratings).every(isSkill)) return false;
  const counts = countRungs(ratings);
  return [...counts.keys()].every((rung) => rung === 0 || rung in pyramid) && rungsMatch(counts);
};

const rungsMatch = (counts: ReadonlyMap<number, number>): boolean =>
  Object.entries(pyramid).every(([rung, wanted]) => counts.get(Number(rung)) === wanted);

/** How many of the nineteen skills stand on each rung; what is not written down stands on 0 (ODE-SKL-04). */
export const countRungs = (ratings: Ratings): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const skill of skillIds) {
    const rating = ratings[skill] ?? 0;
    counts.set(rating, (counts.get(rating) ?? 0) + 1);
  }
  return counts;
};

/** Column rule: above the first rung no rung holds more skills than the one under it (ODE-MIL-07). */
export const columnsHold = (counts: ReadonlyMap<number, number>): boolean =>
  [...counts].every(([rung, count]) => rung < 2 || count <= (counts.get(rung - 1) ?? 0));

/** Everybody has every skill, at least at 0 (ODE-SKL-04). */
export const ratingOf = ({ skills: { value } }: Character, skill: Skill): number =>
  Object.hasOwn(value, skill) ? (value[skill] ?? 0) : 0;

/** Whether a character can roll this skill at all: one of the list, or one invented for it. */
export const hasSkill = (character: Character, skill: Skill): boolean =>
  isSkill(skill) || (!character.pc && Object.hasOwn(character.skills.value, skill));

export const lowestRung = -4;
export const highestRung = 8;

/** Efforts beyond the ladder are never cut: the end rung, and what lies beyond it (ODE-SKL-03, D-24). */
export const rungOf = (value: number): { readonly rung: number; readonly surplus: number } => {
  const rung = Math.max(lowestRung, Math.min(highestRung, value));
  return { rung, surplus: value - rung };
};
