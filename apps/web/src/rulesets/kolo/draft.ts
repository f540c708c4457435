import type { Category, Merge, ProficiencyId, Settings, SphereId, TestInputs, TestLine } from '@aspekt/kolo';
import { labelsOf } from '@aspekt/kolo/categories';
import { aspectsIn, type SeenCharacter, type SeenTest } from './seen.ts';

/** A test while it is being written: everything can be changed. */
export type TestDraft = {
  actor: string;
  sphere: SphereId | '';
  traits: string[];
  proficiencies: ProficiencyId[];
  aspects: string[];
  veryCommon: boolean;
  equipment: number;
  other: number;
  useTotal: boolean;
  /** For an npc: numbers typed instead of a sheet. */
  line: { pool: number; sphereValue: number; proficiencyValue: number; unskilled: boolean } | null;
  categories: Category[];
  merges: Merge[];
};

/** Of an npc without a sheet the numbers are typed, where the table plays so (KOLO-X-NPC-01). */
export const blankDraft = (
  actor: SeenCharacter | undefined,
  { npcLines = true }: Pick<Settings, 'npcLines'>,
): TestDraft => ({
  actor: actor?.id ?? '',
  sphere: '',
  traits: [],
  proficiencies: [],
  aspects: [],
  veryCommon: false,
  equipment: 0,
  other: 0,
  useTotal: false,
  line:
    npcLines && actor?.npc && actor.traits.length === 0
      ? lineOf({ pool: 3, sphereValue: 2, proficiencyValue: 1 })
      : null,
  categories: [],
  merges: [],
});

export const lineOf = ({ unskilled = false, ...line }: TestLine): NonNullable<TestDraft['line']> => ({
  ...line,
  unskilled,
});

/** Enough is said for the rules to answer. */
export const isWhole = (draft: TestDraft): boolean =>
  draft.actor !== '' && (draft.line !== null || (draft.sphere !== '' && draft.proficiencies.length > 0));

/** What was written, as the rules take it. */
export const inputsOf = (draft: TestDraft): Omit<TestInputs, 'id'> => {
  const shared = {
    actor: draft.actor,
    ...(draft.categories.length > 0 && { categories: draft.categories.map((one) => ({ ...one })) }),
    ...(draft.merges.length > 0 && { merges: draft.merges.map(copyOf) }),
    ...(draft.equipment > 0 && { equipment: draft.equipment }),
    ...(draft.other !== 0 && { other: draft.other }),
  };
  if (draft.line) {
    const { unskilled, ...line } = draft.line;
    return { ...shared, line: { ...line, ...(unskilled && { unskilled }) } };
  }
  return {
    ...shared,
    ...(draft.sphere !== '' && { sphere: draft.sphere }),
    traits: [...draft.traits],
    proficiencies: [...draft.proficiencies],
    aspects: [...draft.aspects],
    ...(draft.veryCommon && { veryCommon: true }),
    ...(draft.useTotal && { useTotal: true }),
  };
};

/** A test on the table, or one that was proposed, to be written anew. */
export const draftOf = (inputs: Omit<TestInputs, 'id'>): TestDraft => ({
  actor: inputs.actor,
  sphere: inputs.sphere ?? '',
  traits: [...(inputs.traits ?? [])],
  proficiencies: [...(inputs.proficiencies ?? [])],
  aspects: [...(inputs.aspects ?? [])],
  veryCommon: inputs.veryCommon ?? false,
  equipment: inputs.equipment ?? 0,
  other: inputs.other ?? 0,
  useTotal: inputs.useTotal ?? false,
  line: inputs.line ? lineOf(inputs.line) : null,
  categories: (inputs.categories ?? []).map((one) => ({ ...one })),
  merges: (inputs.merges ?? []).map(copyOf),
});

export const draftOfTest = (test: SeenTest): TestDraft => ({
  ...draftOf({ actor: test.actorId, categories: test.categories, merges: test.merges }),
  sphere: test.sphere ?? '',
  traits: [...test.fittingTraitIds],
  proficiencies: [...test.proficiencies],
  aspects: [...test.fittingAspectIds],
  veryCommon: test.veryCommon,
  equipment: test.pool.equipment,
  other: test.pool.other,
  useTotal: test.pool.useTotal,
  line:
    test.sphere === null
      ? {
          pool: test.pool.basicSignificance,
          sphereValue: test.sphereValue,
          proficiencyValue: test.proficiencyValue,
          unskilled: test.unskilled,
        }
      : null,
});

const copyOf = (merge: Merge): Merge =>
  'labels' in merge ? { labels: [...merge.labels], value: merge.value } : [...merge];

/** A category more on the draft. */
export const withCategory = (draft: TestDraft, category: Category): TestDraft =>
  draft.categories.some(({ label }) => label === category.label)
    ? draft
    : { ...draft, categories: [...draft.categories, category] };

/** A category less; what it was counted together with stands alone again. */
export const withoutCategory = (draft: TestDraft, label: string): TestDraft => ({
  ...draft,
  categories: draft.categories.filter((one) => one.label !== label),
  merges: draft.merges.flatMap((merge) => {
    const left = labelsOf(merge).filter((one) => one !== label);
    return left.length > 1 ? ['labels' in merge ? { labels: left, value: merge.value } : left] : [];
  }),
});

/** These labels count as one category. */
export const merged = (draft: TestDraft, labels: readonly string[]): TestDraft => ({
  ...draft,
  merges: [
    ...draft.merges.filter((merge) => !labelsOf(merge).some((one) => labels.includes(one))),
    // What was together with one of them comes along.
    [
      ...new Set([
        ...labels,
        ...draft.merges
          .map(labelsOf)
          .filter((one) => one.some((it) => labels.includes(it)))
          .flat(),
      ]),
    ],
  ],
});
export const split = (draft: TestDraft, label: string): TestDraft => ({
  ...draft,
  merges: draft.merges.filter((merge) => !labelsOf(merge).includes(label)),
});

/** A proficiency more or less; aspects that are assigned to none of those left no longer count. */
export const toggleProficiency = (
  draft: TestDraft,
  proficiency: ProficiencyId,
  character: SeenCharacter | undefined,
): TestDraft => {
  const proficiencies = toggled(draft.proficiencies, proficiency);
  const counted = proficiencies.flatMap((one) => aspectsIn(character?.aspects ?? [], one).map(({ phrase }) => phrase));
  return { ...draft, proficiencies, aspects: draft.aspects.filter((phrase) => counted.includes(phrase)) };
};

export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
