import { kindsIn, proficiencies } from './proficiencies.ts';
import { pointsIn, spheres } from './spheres.ts';
import type {
  Aspect,
  Character,
  Resource,
  ResourceKind,
  SecretAbility,
  Settings,
  Significance,
  SignificanceParts,
  Trait,
} from './model.ts';

/** The table of basic significance, row by row as in the book (KOLO-SIG-03 … KOLO-SIG-09). */
export const significanceTable = [
  ['traitAboveSixth', 8],
  ['proficiencyThreeKinds', 6],
  ['proficiencyTwoKinds', 4],
  ['aspectAboveThird', 1],
  ['spherePointAboveFive', 6],
  ['secretPerValue', 2],
] as const;
export type SignificanceRow = (typeof significanceTable)[number][0];
const worth: Readonly<Record<SignificanceRow, number>> = {
  traitAboveSixth: 8,
  proficiencyThreeKinds: 6,
  proficiencyTwoKinds: 4,
  aspectAboveThird: 1,
  spherePointAboveFive: 6,
  secretPerValue: 2,
};

/** The rows of modifiers of total significance with their ranges (KOLO-SIG-11). */
export const totalModifierTable = [
  ['exceptionalEquipment', 1, 3],
  ['magicalAbilities', 1, 5],
  ['wealth', 1, 3],
  ['connections', 1, 1],
  ['office', 1, 4],
  ['lowStanding', -2, -1],
  ['poverty', -2, -1],
] as const satisfies readonly (readonly [ResourceKind, number, number])[];

export const pointsPerLevel = 10;
export const lowestBasic = 1;
export const highestBasic = 5;
export const suggestedTraits = 6;

export type SignificantSheet = {
  readonly traits: readonly Trait[];
  readonly aspects: readonly Aspect[];
  readonly secrets: readonly SecretAbility[];
};
/** One reason for significance points: so many of a row, and about what. */
export type SignificanceReason = {
  readonly row: SignificanceRow;
  /** A sphere, a proficiency, or the phrase of a secret. */
  readonly about: string | null;
  readonly count: number;
  readonly points: number;
};

/** Every significance point and why; what is on the sheet counts, fitting or not (KOLO-SIG-03 … KOLO-SIG-09). */
export const significanceReasons = (
  { traits, aspects, secrets }: SignificantSheet,
  { specialisationDoubled }: Pick<Settings, 'specialisationDoubled'>,
): readonly SignificanceReason[] => {
  const reason = (
    row: SignificanceRow,
    count: number,
    about: SignificanceReason['about'] = null,
  ): SignificanceReason => ({
    row,
    about,
    count,
    points: count * worth[row],
  });
  const secretReasons = secrets.map(({ phrase, value, specialisation }) => ({
    ...reason('secretPerValue', value, phrase),
    // Reading: a specialisation counts like any secret, twice its value, unless the table says otherwise (D-5).
    points: specialisation && !specialisationDoubled ? value : value * worth.secretPerValue,
  }));
  return [
    reason('traitAboveSixth', Math.max(0, traits.length - suggestedTraits)),
    ...spheres.map((sphere) => {
      const points = traits.reduce((sum, trait) => sum + pointsIn(trait, sphere), 0);
      return reason('spherePointAboveFive', Math.max(0, points - 5), sphere);
    }),
    ...proficiencies.flatMap((proficiency) => {
      // Reading: three kinds are worth 6, not 6 and 4 (D-6).
      const found = kindsIn(aspects, proficiency);
      if (found === 3) return [reason('proficiencyThreeKinds', 1, proficiency)];
      return found === 2 ? [reason('proficiencyTwoKinds', 1, proficiency)] : [];
    }),
    reason('aspectAboveThird', Math.max(0, aspects.length - 3)),
    ...secretReasons,
  ].filter(({ points }) => points > 0);
};

const partOf: Readonly<Record<SignificanceRow, keyof SignificanceParts>> = {
  traitAboveSixth: 'traits',
  spherePointAboveFive: 'spheres',
  proficiencyThreeKinds: 'proficiencies',
  proficiencyTwoKinds: 'proficiencies',
  aspectAboveThird: 'aspects',
  secretPerValue: 'secrets',
};

/** Every started ten points make a level, at least one (KOLO-SIG-02, KOLO-SIG-10, D-7, D-8). */
export const levelsOf = (points: number): number => Math.max(lowestBasic, Math.ceil(points / pointsPerLevel));

/** Doniosłość podstawowa, 1 to 5 (KOLO-SIG-01, KOLO-SIG-02). */
export const basicOf = (points: number): number => Math.min(highestBasic, levelsOf(points));

/** Doniosłość of a sheet: its points by parts, basic, and total with what the resources add (KOLO-SIG-10, KOLO-SIG-11, KOLO-RES-02). */
export const significance = (
  sheet: SignificantSheet,
  resources: readonly Resource[],
  settings: Pick<Settings, 'specialisationDoubled'>,
): Significance => {
  const parts = { traits: 0, spheres: 0, proficiencies: 0, aspects: 0, secrets: 0 };
  let points = 0;
  for (const reason of significanceReasons(sheet, settings)) {
    parts[partOf[reason.row]] += reason.points;
    points += reason.points;
  }
  const modifiers = resources.reduce((sum, { value }) => sum + value, 0);
  return { points, parts, basic: basicOf(points), total: levelsOf(points) + modifiers };
};

/** The character with its significance in step. */
export const withSignificance = (character: Omit<Character, 'significance'>, settings: Settings): Character => {
  const { secrets, resources } = character.own.value;
  const { traits, aspects } = character;
  return { ...character, significance: significance({ traits, aspects, secrets }, resources, settings) };
};

/** Characters are built on points half-way between the start of the level and of the next (KOLO-CAMP-02). */
export const creationTarget = (level: number): number => pointsPerLevel * level - 5;
