import type { Skill } from './model.ts';
import { asOnSheet } from './sheet.ts';

/** A fitting skill the character lacks counts 0, and the roll is still allowed (VAST-SKILL-04). */
export const skillValue = (skills: readonly Skill[], name: string): number => asOnSheet(skills, name)?.value ?? 0;

export type SkillSuggestion = { readonly suggested: string | null; readonly usedValue: number };

/** If several skills fit, the best one; of equal ones the first named (VAST-SKILL-02). */
export const suggestSkill = (skills: readonly Skill[], fitting: readonly string[]): SkillSuggestion => {
  let found: SkillSuggestion = { suggested: null, usedValue: 0 };
  for (const name of fitting) {
    const value = skillValue(skills, name);
    if (found.suggested === null || value > found.usedValue) found = { suggested: name, usedValue: value };
  }
  return found;
};
