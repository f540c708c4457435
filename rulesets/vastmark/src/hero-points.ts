import type { Outcome, RollKind, RollSettings } from './model.ts';

/** One, at most two points on an ordinary roll, four on a toughness roll (VAST-HERO-09, VAST-HERO-10). */
export const heroCeiling = (kind: RollKind, { heroPointsPerRoll }: Pick<RollSettings, 'heroPointsPerRoll'>): number =>
  kind === 'toughness' ? 4 : heroPointsPerRoll;

/** Hero insurance is the table's choice; npcs have none unless it says so (VAST-HERO-01, VAST-HERO-12). */
export const insured = (npc: boolean, { heroInsurance, npcHeroPoints }: RollSettings): boolean =>
  heroInsurance && (!npc || npcHeroPoints);

/** On a roll known to have succeeded a point changes nothing (D-13). */
export const isWon = (outcome: Outcome | undefined): boolean => outcome === 'success' || outcome === 'perfection';

type Spending = { readonly kind: RollKind; readonly heroPointsSpent: number; readonly settings: RollSettings };

/** Points that may still be spent on this roll (VAST-HERO-01, -04, -09, -10, -12). */
export const pointsLeft = ({ kind, heroPointsSpent, settings }: Spending, npc: boolean, unusedXp: number): number =>
  insured(npc, settings) ? Math.max(0, Math.min(unusedXp, heroCeiling(kind, settings) - heroPointsSpent)) : 0;

/**
 * Points that can still change a roll whose dice lie there (VAST-HERO-11, D-13); at some tables none, at others they
 * are spent only before. Of a purse that is not known nothing is taken away.
 */
export const pointsAfterDice = (
  roll: Spending,
  outcome: Outcome | undefined,
  npc: boolean,
  unusedXp = Infinity,
): number => (roll.settings.heroTiming === 'afterLooking' && !isWon(outcome) ? pointsLeft(roll, npc, unusedXp) : 0);
