import type { RollKind, RollSettings } from './model.ts';

/** One, at most two points on an ordinary roll, four on a toughness roll (VAST-HERO-09, VAST-HERO-10). */
export const heroCeiling = (kind: RollKind, { heroPointsPerRoll }: Pick<RollSettings, 'heroPointsPerRoll'>): number =>
  kind === 'toughness' ? 4 : heroPointsPerRoll;

/** Hero insurance is the table's choice; npcs have none unless it says so (VAST-HERO-01, VAST-HERO-12). */
export const insured = (npc: boolean, { heroInsurance, npcHeroPoints }: RollSettings): boolean =>
  heroInsurance && (!npc || npcHeroPoints);

/** Whether points are spent when the dice lie there; at some tables never, at others only before (VAST-HERO-11). */
export const mayPayAfterDice = ({ heroInsurance, heroTiming }: RollSettings): boolean =>
  heroInsurance && heroTiming === 'afterLooking';

type Spending = { readonly kind: RollKind; readonly heroPointsSpent: number; readonly settings: RollSettings };

/** Points that may still be spent on this roll (VAST-HERO-01, -04, -09, -10, -12). */
export const pointsLeft = ({ kind, heroPointsSpent, settings }: Spending, npc: boolean, unusedXp: number): number =>
  insured(npc, settings) ? Math.max(0, Math.min(unusedXp, heroCeiling(kind, settings) - heroPointsSpent)) : 0;
