import type { SpecialisationUse, SuggestReason } from '@aspekt/vastmark';
import { outcomes, toneOf } from './outcome.ts';
import type { Outcome } from './seen.ts';
import type { VastmarkWords } from './words/index.svelte.ts';

/** A chance as the rules answer it: `exact` as a fraction where it was not summed. */
type Chance = { readonly p: number; readonly exact?: string };
export type Chances = Readonly<Record<Outcome, Chance>>;
export type PointChance = { readonly points: number; readonly success: Chance };
/** A roll before the dice. */
type BeforeAnswer = {
  readonly trait: string | null;
  readonly turned: boolean;
  readonly traitValue: number;
  readonly skill: string | null;
  readonly skillValue: number;
  readonly modifications: readonly { readonly label: string; readonly value: number }[];
  readonly specialisation?: SpecialisationUse;
  readonly daze?: number;
  readonly additions: number;
  readonly resistance: number | null;
  readonly chances: Chances | null;
  readonly withPoints: readonly PointChance[];
};
/** A roll on the table before the dice, or the best of several; null where the other side is not known yet. */
export type RollAnswer = { readonly chances: Chances | null; readonly withPoints: readonly PointChance[] };
/** Two who each make one roll. */
export type OpposedAnswer = { readonly A: Chances; readonly B: Chances };
export type PreviewAnswer = { readonly rolls: readonly BeforeAnswer[]; readonly success: Chance | null };
/** A roll after the dice: what each hero point would do. */
export type AfterAnswer = {
  readonly pointsLeft: number;
  readonly ifSpent: readonly PointChance[];
  readonly extraDie: Chance | null;
  readonly ignoreZero: Chance | null;
};
export type SidesAnswer = {
  readonly sides: readonly Chances[];
  readonly withPoints?: readonly (readonly PointChance[])[];
  /** What endless nines leave open. */
  readonly unresolved?: number;
};
/** An opposed roll repeated until one side succeeds: who wins, and how many rolls it takes. */
export type ContestAnswer = { readonly A: Chance; readonly B: Chance; readonly rolls: Chance };
/** All that may come of rolls repeated until one side has won enough: numbers are chances. */
export type AheadAnswer = {
  readonly sides: readonly { readonly wins: Chance; readonly withOne: number; readonly withWin: number }[];
  readonly rolls: Chance;
  readonly lengths: readonly { readonly rolls: number; readonly p: number }[];
  readonly ends: readonly { readonly won: readonly [number, number]; readonly p: number }[];
};
export type TraitAnswer = {
  readonly suggested: string | null;
  readonly usedValue: number | null;
  readonly reason: SuggestReason;
  readonly candidates: readonly string[];
};
export type SkillAnswer = { readonly suggested: string | null; readonly usedValue: number };

/** The parts of the odds bar, best first; a success that is no perfection is a part of its own. */
export const partsOf = (chances: Chances, w: VastmarkWords) =>
  outcomes.map((outcome) => ({
    text: w.outcome[outcome],
    tone: toneOf[outcome],
    p: outcome === 'success' ? chances.success.p - chances.perfection.p : chances[outcome].p,
  }));
