import { featureCost, spendable } from './experience.ts';
import type { Character, Feature, Settings } from './model.ts';
import { kinds, mostAssigned, proficiencies } from './proficiencies.ts';
import { assignments } from './spheres.ts';

/** One thing experience could buy; its phrase is still to be found. */
export type Priced = {
  readonly feature: Feature;
  readonly pointsAfter: number;
  readonly xpCost: number;
  readonly affordable: boolean;
};

/** A phrase that stands for one not yet found. */
const blank = '…';

/** Everything that could be bought for a character, and what each costs now (KOLO-XP-09). */
export const priceList = (
  character: Character,
  matchingLabels: readonly string[],
  settings: Settings,
): { readonly available: number; readonly items: readonly Priced[] } => {
  const available = spendable(character.own.value.xp, matchingLabels, settings);
  const items = buyable(character).map((feature): Priced => {
    const { pointsAfter, xpCost } = featureCost(character, feature, settings);
    return { feature, pointsAfter, xpCost, affordable: xpCost <= available };
  });
  return { available, items };
};

const buyable = ({ traits, aspects }: Character): readonly Feature[] => [
  ...assignments
    .filter(({ main, aux }) => !traits.some((trait) => trait.main === main && trait.aux === aux))
    .map(({ main, aux }): Feature => ({
      type: 'trait',
      phrase: blank,
      points: aux === null ? { [main]: 3 } : { [main]: 2, [aux]: 1 },
    })),
  ...kinds.flatMap((kind) =>
    proficiencies.map((proficiency): Feature => ({ type: 'aspect', phrase: blank, kind, assigned: [proficiency] })),
  ),
  ...aspects.flatMap(({ phrase, kind, assigned }) =>
    assigned.length >= mostAssigned[kind]
      ? []
      : proficiencies
          .filter((proficiency) => !assigned.some((it) => it.proficiency === proficiency))
          .map((proficiency): Feature => ({ type: 'assignment', aspect: phrase, proficiency })),
  ),
  ...[1, 2, 3].map((value): Feature => ({ type: 'secret', phrase: blank, value })),
  { type: 'secret', phrase: blank, difference: 1 },
];
