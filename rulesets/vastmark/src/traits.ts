import type { SuggestReason, Trait, TraitGroup } from './model.ts';

/** A trait whose group is not known is treated as a value trait (D-15). */
const rank: Readonly<Record<TraitGroup, number>> = { situational: 0, value: 1, unset: 1, unbeatable: 2 };

/** The list the book recommends: situational traits first, then value, then unbeatable (VAST-TRAIT-08). */
export const inBookOrder = (traits: readonly Trait[]): readonly Trait[] =>
  traits.toSorted((a, b) => rank[a.group] - rank[b.group]);

/** Absolutvärde: the value without its sign (VAST-TRAIT-05). */
export const absoluteValue = (value: number): number => Math.abs(value);

/** Vända: the sign is flipped for this roll; the stored value stays (VAST-TURN-01, VAST-TURN-02). */
export const valueInRoll = (trait: Trait, turned: boolean): number => (turned ? -trait.value : trait.value);

export type Suggestion = {
  readonly suggested: string | null;
  readonly usedValue: number | null;
  readonly reason: SuggestReason;
  readonly candidates: readonly string[];
};

/**
 * Which of the fitting traits the book takes: situational before value, the highest absolute value among them,
 * unbeatable ones never by themselves (VAST-TRAIT-02, -03, -04, -05). Equal absolute values are the game
 * master's to settle (VAST-TRAIT-06).
 */
export const suggestTrait = (traits: readonly Trait[], fitting: readonly string[]): Suggestion => {
  const fit = [...new Set(fitting)].flatMap((name) => traits.find((trait) => trait.name === name) ?? []);
  const situational = fit.filter((trait) => rank[trait.group] === 0);
  const valued = fit.filter((trait) => rank[trait.group] === 1);
  // Reading: the highest absolute value is sought inside the first group that fits (D-5).
  if (situational.length > 0) return strongest(situational, 'situational');
  if (valued.length > 0) return strongest(valued, 'noSituational');
  if (fit.length > 0) return none('onlyUnbeatable', fit);
  return none('none', []);
};

const strongest = (traits: readonly Trait[], reason: SuggestReason): Suggestion => {
  const highest = Math.max(...traits.map((trait) => absoluteValue(trait.value)));
  const tied = traits.filter((trait) => absoluteValue(trait.value) === highest);
  const [only] = tied;
  if (only === undefined || tied.length > 1) return none('tie', tied);
  return { suggested: only.name, usedValue: only.value, reason, candidates: [] };
};

const none = (reason: SuggestReason, candidates: readonly Trait[]): Suggestion => ({
  suggested: null,
  usedValue: null,
  reason,
  candidates: candidates.map((trait) => trait.name),
});
