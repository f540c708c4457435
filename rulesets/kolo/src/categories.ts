import type { Refusal } from '@aspekt/contract';
import type { Category, CategoryGroup, Merge, Net } from './model.ts';

const labelsOf = (merge: Merge): readonly string[] => ('labels' in merge ? merge.labels : merge);

/** A merge names labels of the test's own categories, all of one group (KOLO-CAT-04). */
export const unknownLabel = (categories: readonly Category[], merges: readonly Merge[]): string | undefined => {
  for (const merge of merges) {
    const labels = labelsOf(merge);
    const group = categories.find(({ label }) => label === labels[0])?.group;
    const stranger = labels.find((label) => !categories.some((it) => it.label === label && it.group === group));
    if (stranger !== undefined) return stranger;
  }
  return undefined;
};

/** Merged categories count as one: the largest absolute value among them, or what the game master types (KOLO-CAT-04, D-17). */
const merged = (categories: readonly Category[], merge: Merge): number => {
  if ('value' in merge) return merge.value;
  const together = categories.filter(({ label }) => labelsOf(merge).includes(label));
  return together.reduce((largest, { value }) => (Math.abs(value) > Math.abs(largest) ? value : largest), 0);
};

const sumOf = (categories: readonly Category[], merges: readonly Merge[], group: CategoryGroup): number => {
  const own = categories.filter((category) => category.group === group);
  const inside = merges.filter((merge) => own.some(({ label }) => labelsOf(merge).includes(label)));
  const alone = own.filter(({ label }) => !inside.some((merge) => labelsOf(merge).includes(label)));
  return alone.reduce((sum, { value }) => sum + value, 0) + inside.reduce((sum, merge) => sum + merged(own, merge), 0);
};

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
  for (const [i, one] of categories.entries()) {
    for (const other of categories.slice(i + 1)) {
      const alike = one.label === other.label || (one.about !== undefined && one.about === other.about);
      const together = merges.some(
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
