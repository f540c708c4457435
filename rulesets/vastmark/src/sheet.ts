import { refuse, type Refusal } from '@aspekt/contract';
import type { NewSkill, NewTrait, Settings, Sheet, Skill, Trait } from './model.ts';

/** How many Lärlingsskickligheter simple creation allows: one fewer with hero insurance (VAST-HERO-02, VAST-X-CHAR-03). */
export const apprenticeLimit = (settings: Settings): number | null =>
  settings.apprenticeSkillsNormally === null
    ? null
    : settings.apprenticeSkillsNormally - (settings.heroInsurance ? 1 : 0);

/** Points a new character starts with: three when simple, what was set aside when point-built (VAST-HERO-02, -03). */
export const startingXp = (
  { creationMethod, reserve }: Pick<Sheet, 'creationMethod' | 'reserve'>,
  settings: Settings,
): number => {
  if (!settings.heroInsurance) return 0;
  switch (creationMethod) {
    case 'simple':
      return 3;
    case 'pointBuild':
      return reserve;
    case 'free':
      return 0;
  }
};

type Draft = {
  readonly traits: readonly NewTrait[];
  readonly skills: readonly NewSkill[];
  readonly creationMethod: Sheet['creationMethod'];
  readonly reserve: number;
};

const problem = (code: string, rules: readonly string[], data?: Refusal['data']): Refusal =>
  refuse(code, data, rules).refusal;
const insisted = (refusal: Refusal): Refusal => ({ ...refusal, overridable: true });

/** A trait is never 0, a skill never below 0, both are whole numbers. */
export const featureProblems = (traits: readonly NewTrait[], skills: readonly NewSkill[]): readonly Refusal[] => [
  ...[...traits, ...skills]
    .filter((feature) => !Number.isInteger(feature.value))
    .map(({ name }) => problem('E_NOT_INTEGER', [], { name })),
  ...traits
    .filter((trait) => trait.value === 0)
    .map(({ name }) => problem('E_TRAIT_ZERO', ['VAST-TRAIT-01'], { name })),
  ...skills
    .filter((skill) => skill.value < 0)
    .map(({ name }) => problem('E_SKILL_NEGATIVE', ['VAST-SKILL-01'], { name })),
];

/** Everything the book has against a new character, in the order of the catalogue. */
export const draftProblems = (draft: Draft, settings: Settings, free: boolean): readonly Refusal[] => [
  ...wholeReserve(draft),
  ...featureProblems(draft.traits, draft.skills),
  ...reserveProblems(draft, settings),
  ...apprenticeProblems(draft, settings),
  ...(free ? [] : rangeProblems(draft.traits, draft.skills, settings)),
  ...duplicateProblems(draft.traits, draft.skills),
];

/** Traits and skills are named by their names, so a name stands once, in whatever letters. */
export const duplicateProblems = (traits: readonly NewTrait[], skills: readonly NewSkill[]): readonly Refusal[] => [
  ...twice(traits).map((name) => problem('E_DUPLICATE_TRAIT', ['VAST-ROLL-02'], { name })),
  ...twice(skills).map((name) => problem('E_DUPLICATE_SKILL', ['VAST-SKILL-03'], { name })),
];

/** Points are whole, whoever insists. */
const wholeReserve = ({ reserve }: Draft): readonly Refusal[] =>
  Number.isInteger(reserve) ? [] : [problem('E_NOT_INTEGER', [])];

/** Point-built characters set aside 3, 4 or 5 points (VAST-HERO-03); the game master may insist on another number. */
const reserveProblems = ({ creationMethod, reserve }: Draft, settings: Settings): readonly Refusal[] =>
  creationMethod === 'pointBuild' && settings.heroInsurance && (reserve < 3 || reserve > 5)
    ? [outOfReserve(reserve)]
    : [];

/** Fewer than no points cannot be had, whoever insists. */
const outOfReserve = (reserve: number): Refusal => {
  const refusal = problem('E_RESERVE_RANGE', ['VAST-HERO-03'], { reserve });
  return reserve < 0 ? refusal : insisted(refusal);
};

export const apprenticeProblems = (
  { creationMethod, skills }: Pick<Draft, 'creationMethod' | 'skills'>,
  settings: Settings,
): readonly Refusal[] => {
  const limit = apprenticeLimit(settings);
  const has = skills.filter((skill) => skill.apprentice).length;
  return creationMethod === 'simple' && limit !== null && has > limit
    ? [insisted(problem('E_APPRENTICE_LIMIT', ['VAST-HERO-02'], { has, limit }))]
    : [];
};

/** The scales of free creation; the game master may exceed them (VAST-X-CHAR-01). */
export const rangeProblems = (
  traits: readonly NewTrait[],
  skills: readonly NewSkill[],
  { traitRange, skillRange }: Settings,
): readonly Refusal[] => [
  ...traits.flatMap((trait) => outside(trait, traitRange)),
  ...skills.flatMap((skill) => outside(skill, skillRange)),
];

const outside = (
  { name, value }: { readonly name: string; readonly value: number },
  [low, high]: readonly [number, number],
): readonly Refusal[] =>
  value < low || value > high
    ? [insisted(problem('E_OUT_OF_RANGE', ['VAST-X-CHAR-01'], { name, value, low, high }))]
    : [];

const twice = (features: readonly Named[]): readonly string[] =>
  features.filter(({ name }, i) => asOnSheet(features.slice(0, i), name) !== undefined).map(({ name }) => name);

type Named = { readonly name: string };

/** The trait or skill of that name, however large its letters are written; the very same letters come first. */
export const asOnSheet = <T extends Named>(features: readonly T[], name: string): T | undefined =>
  features.find((feature) => feature.name === name) ?? features.find((feature) => sameName(feature.name, name));

/** However large the letters are written. */
export const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What the builder shows beside the fields; half-finished sheets are normal. */
export const checkSheet = (sheet: Sheet, settings: Settings): readonly Refusal[] => [
  ...(sheet.name.trim() === '' ? [problem('E_NO_NAME', [])] : []),
  ...[...sheet.traits, ...sheet.skills]
    .filter(({ name }) => name.trim() === '')
    .map(() => problem('E_UNNAMED_FEATURE', [])),
  ...draftProblems(sheet, settings, false),
];

export const traitFrom = ({ name, value, group, note }: NewTrait): Trait => ({
  name,
  group: group ?? 'unset',
  value,
  ...(note !== undefined && { note }),
});
export const skillFrom = ({ name, value, apprentice }: NewSkill): Skill => ({
  name,
  value,
  apprentice: apprentice ?? false,
});
