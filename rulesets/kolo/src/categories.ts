import type { Refusal } from '@aspekt/contract';
import type { Category, CategoryGroup, Merge, Net } from './model.ts';

export const labelsOf = (merge: Merge): readonly string[] => ('labels' in merge ? merge.labels : merge);

/** The group that has all the labels of a merge; groups never mix (KOLO-CAT-05). */
const groupOf = (categories: readonly Category[], merge: Merge): CategoryGroup | undefined =>
  (['chance', 'scale'] as const).find((group) =>
    labelsOf(merge).every((label) => categories.some((it) => it.label === label && it.group === group)),
  );

/** A merge names labels of the test's own categories, all of one group (KOLO-CAT-04). */
export const unknownLabel = (categories: readonly Category[], merges: readonly Merge[]): string | undefined => {
  const stray = merges.find((merge) => groupOf(categories, merge) === undefined);
  const labels = stray ? labelsOf(stray) : [];
  return labels.find((label) => !categories.some((it) => it.label === label)) ?? labels[0];
};

/** Merges that share a label are one, so that nothing counts twice; the value typed last is theirs. */
const joined = (merges: readonly Merge[]): readonly Merge[] =>
  merges.reduce<readonly Merge[]>((known, merge) => {
    const touches = (other: Merge): boolean => labelsOf(other).some((label) => labelsOf(merge).includes(label));
    const together = [...known.filter(touches), merge];
    const labels = [...new Set(together.flatMap(labelsOf))];
    const typed = together.findLast((it) => 'value' in it);
    return [...known.filter((it) => !touches(it)), typed ? { labels, value: typed.value } : labels];
  }, []);

/** What counts as one thing: a category by itself, or several that were merged. */
export type Term = { readonly labels: readonly string[]; readonly value: number };

/** The terms of a group; merged categories count as the largest absolute value among them, or as what the game master types (KOLO-CAT-04, D-17). */
export const terms = (
  categories: readonly Category[],
  merges: readonly Merge[],
  group: CategoryGroup,
): readonly Term[] => {
  const own = categories.filter((category) => category.group === group);
  const piles = joined(merges.filter((merge) => labelsOf(merge).length > 0 && groupOf(categories, merge) === group));
  const alone = own.filter(({ label }) => !piles.some((merge) => labelsOf(merge).includes(label)));
  return [
    ...alone.map(({ label, value }) => ({ labels: [label], value })),
    ...piles.map((merge) => ({ labels: labelsOf(merge), value: merged(own, merge) })),
  ];
};

const merged = (own: readonly Category[], merge: Merge): number => {
  if ('value' in merge) return merge.value;
  const together = own.filter(({ label }) => merge.includes(label));
  return together.reduce((largest, { value }) => (Math.abs(value) > Math.abs(largest) ? value : largest), 0);
};

const sumOf = (categories: readonly Category[], merges: readonly Merge[], group: CategoryGroup): number =>
  terms(categories, merges, group).reduce((sum, { value }) => sum + value, 0);

/**
 * The net of each group, which never mix (KOLO-CAT-03, KOLO-CAT-05); against another side its own are taken away
 * (KOLO-CON-08). Unskilled is one negative scale category (KOLO-PROF-06).
 */
export const netCategories = (
  categories: readonly Category[],
  merges: readonly Merge[],
  unskilled: boolean,
  against: readonly Category[] = [],
): Net => ({
  chance: sumOf(categories, merges, 'chance') - sumOf(against, [], 'chance'),
  scale: sumOf(categories, merges, 'scale') - (unskilled ? 1 : 0) - sumOf(against, [], 'scale'),
});

/**
 * Warnings against counting one thing twice: two categories about the same, or of the same name, not merged
 * (KOLO-CAT-04); gear both as coins and as a category (D-23).
 */
export const doubleCounting = (
  categories: readonly Category[],
  merges: readonly Merge[],
  equipment: number,
): readonly Refusal[] => {
  const warnings: Refusal[] = [];
  const piles = joined(merges);
  for (const [i, one] of categories.entries()) {
    for (const other of categories.slice(i + 1)) {
      const alike = one.label === other.label || (one.about !== undefined && one.about === other.about);
      const together = piles.some(
        (merge) => labelsOf(merge).includes(one.label) && labelsOf(merge).includes(other.label),
      );
      if (alike && !together && one.about !== 'marker') {
        const data = { one: one.label, other: other.label };
        warnings.push({ code: 'W_COUNTED_TWICE', data, rules: ['KOLO-CAT-04'] });
      }
    }
  }
  const gear = categories.find(({ about }) => about === 'gear');
  if (gear && equipment > 0) {
    warnings.push({ code: 'W_GEAR_TWICE', data: { label: gear.label }, rules: ['KOLO-CAT-04', 'KOLO-CAT-09'] });
  }
  return warnings;
};
