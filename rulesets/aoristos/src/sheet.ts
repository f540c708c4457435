import type { Refusal } from '@aspekt/contract';
import { itemFrom } from './item.ts';
import { attributes, skills, type Settings, type Sheet } from './model.ts';
import { spent } from './price.ts';

/** An empty sheet: attributes 1, everything else at nothing (D-33). */
export const blankSheet = (): Sheet => ({
  name: '',
  attributes: { physique: 1, chaosExperience: 1, agility: 1, awareness: 1, willpower: 1 },
  skills: {},
  armour: {},
  items: [],
  notes: '',
});

/** What the book says about a filled sheet: levels within the limit (AOR-SKILL-06), price within the UP (AOR-CHAR-04, AOR-SKILL-04). */
export const checkSheet = (
  sheet: Sheet,
  settings: Settings,
  startingUp: number = settings.startingUp,
): readonly Refusal[] => {
  const found: Refusal[] = [];
  const { maxLevel } = settings;
  if (sheet.name.trim() === '') found.push({ code: 'badInput', data: { field: 'name' } });
  for (const trait of [...attributes, ...skills]) {
    const level = { ...sheet.skills, ...sheet.attributes }[trait] ?? 0;
    if (!Number.isInteger(level) || level < 0 || level > maxLevel)
      found.push({ code: 'badLevel', data: { field: trait, maxLevel }, rules: ['AOR-SKILL-06'] });
  }
  const cost = spent(sheet);
  if (cost > startingUp)
    found.push({
      code: 'insufficientUp',
      data: { cost, available: startingUp },
      rules: ['AOR-CHAR-04', 'AOR-SKILL-04'],
    });
  for (const item of sheet.items)
    if (!itemFrom(item)) found.push({ code: 'badInput', data: { field: item.id }, rules: ['AOR-AUTO-01'] });
  return found;
};
