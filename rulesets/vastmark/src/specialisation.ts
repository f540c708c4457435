import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, onlyGm, sheetAudience, type Refused } from './access.ts';
import type {
  Character,
  Event,
  LearnSpecialisations,
  Private,
  Resistance,
  Settings,
  Specialisation,
  SpecialisationUse,
  State,
} from './model.ts';
import { asOnSheet, sameName } from './sheet.ts';

/** The same in any letters. */
export const isSame = (one: Specialisation, other: Specialisation): boolean =>
  sameName(one.skill, other.skill) && sameName(one.name, other.name);

export const specialisationsOf = ({ specialisations = [] }: Private): readonly Specialisation[] => specialisations;

/**
 * Named narrow parts of skills, approved by the game master who enters them: one experience point each, or up to
 * three in place of one apprentice skill (VAST-X-SPEC-01).
 */
export const learnSpecialisations = (
  state: State,
  { actor, specialisations: wanted, insteadOf }: LearnSpecialisations,
  { by }: Context,
): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!state.settings.specialisations) return refuse('E_SETTING_OFF', undefined, ['VAST-X-SPEC-01']);
  const sheet = character.sheet.value;
  const apprentices = sheet.skills.filter(({ apprentice }) => apprentice);
  const given = insteadOf === undefined ? undefined : asOnSheet(apprentices, insteadOf);
  if (insteadOf !== undefined && !given) return refuse('E_UNKNOWN_ID', { id: insteadOf });
  const left = sheet.skills.filter((skill) => skill !== given);
  const stranger = wanted.find(({ skill }) => !asOnSheet(left, skill));
  if (stranger) return refuse('E_UNKNOWN_ID', { id: stranger.skill });
  const specialisations = wanted.map(({ skill, name }) => ({ skill: asOnSheet(left, skill)?.name ?? skill, name }));
  const twice = specialisations.find((one, i) =>
    [...specialisationsOf(sheet), ...specialisations.slice(0, i)].some((other) => isSame(one, other)),
  );
  if (twice) return refuse('E_DUPLICATE_SKILL', { name: twice.name });
  const cost = given ? 0 : specialisations.length;
  if (sheet.unusedXp < cost) return refuse('E_NO_XP', { has: sheet.unusedXp, needs: cost }, ['VAST-X-SPEC-01']);
  return accept<Event>({
    type: 'vastmark/specialisationsLearnt',
    actor,
    specialisations,
    insteadOf: given?.name ?? null,
    cost,
    only: sheetAudience(character.ownerId),
  });
};

/** With a skill its specialisations go. */
export const withoutSkill = (sheet: Private, name: string): Private => ({
  ...sheet,
  skills: sheet.skills.filter((skill) => skill.name !== name),
  ...(sheet.specialisations && { specialisations: sheet.specialisations.filter(({ skill }) => skill !== name) }),
});

export const learnt = (
  sheet: Private,
  { specialisations, insteadOf, cost }: Extract<Event, { readonly type: 'vastmark/specialisationsLearnt' }>,
): Private => {
  const left = insteadOf === null ? sheet : withoutSkill(sheet, insteadOf);
  return {
    ...left,
    unusedXp: left.unusedXp - cost,
    specialisations: [...specialisationsOf(left), ...specialisations],
  };
};

/** Written or struck by hand. */
export const withSpecialisation = (sheet: Private, one: Specialisation, has: boolean): Private => {
  const others = specialisationsOf(sheet).filter((other) => !isSame(one, other));
  return { ...sheet, specialisations: has ? [...others, { skill: one.skill, name: one.name }] : others };
};

/** It counts only with the skill it belongs to, and lowers only a difficulty (VAST-X-SPEC-01). */
export const specialisationProblem = (
  settings: Settings,
  actor: Character,
  skill: string | null,
  use: SpecialisationUse | null | undefined,
  resistance: Resistance,
): Refused => {
  if (!use) return undefined;
  if (!settings.specialisations) return refuse('E_SETTING_OFF', undefined, ['VAST-X-SPEC-01']);
  const known = specialisationsOf(actor.sheet.value);
  if (skill === null || !known.some((one) => isSame(one, { skill, name: use.name })))
    return refuse('E_UNKNOWN_ID', { id: use.name });
  return rowProblem(use, resistance);
};

/** Only a difficulty has rows. */
export const rowProblem = (use: SpecialisationUse | undefined, resistance: Resistance): Refused =>
  use?.as === 'row' && resistance.kind !== 'difficulty'
    ? refuse('E_NEEDS_DIFFICULTY', undefined, ['VAST-X-SPEC-01'])
    : undefined;
