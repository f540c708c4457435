import type { OpenRoll } from './command.ts';
import type { Outcome, RollKind } from './state.ts';

export type Question =
  /** The trait by the book's order among those that fit (VAST-TRAIT-02…05). */
  | { readonly ask: 'suggestTrait'; readonly actor: string; readonly fitting: readonly string[] }
  | { readonly ask: 'suggestSkill'; readonly actor: string; readonly fitting: readonly string[] }
  /** Odds against a number: `gap` = resistance − all that is added to the die. */
  | { readonly ask: 'difficulty'; readonly gap: number }
  /** Odds of two sides: `delta` = A's additions − B's. */
  | { readonly ask: 'opposed'; readonly delta: number }
  /** A roll not yet opened: its formula, its odds, and those with hero points. */
  | {
      readonly ask: 'preview';
      readonly roll: Omit<OpenRoll, 'type' | 'id'>;
      /** The roll that would oppose it. */
      readonly against?: string;
    }
  /**
   * A roll on the table: odds before the dice, or what each hero point would do after them; of a group the odds of the
   * best of its rolls. Whoever may not know the actor's points asks without them.
   */
  | { readonly ask: 'roll'; readonly rollId: string; readonly withPoints?: boolean }
  /** Rolls that would oppose each other; hero points are weighed for `pointsOf`, or for every side. */
  | { readonly ask: 'sides'; readonly sides: readonly string[]; readonly pointsOf?: readonly string[] }
  /** An opposed roll repeated until one side has won `wins` of them; `daze` weakens the loser by 1 each time. */
  | { readonly ask: 'contest'; readonly delta: number; readonly wins?: number; readonly daze?: boolean }
  /** A series on the table: who wins it from where it stands, and how many rolls are left. */
  | { readonly ask: 'series'; readonly seriesId: string }
  /** All that may come of a series on the table: how it ends, how long it takes, what one more would do. */
  | { readonly ask: 'seriesAhead'; readonly seriesId: string }
  /** Rolls on the table that would oppose each other, repeated until one side has won `wins` of them: all that may come of it. */
  | { readonly ask: 'ahead'; readonly sides: readonly string[]; readonly wins?: number; readonly daze?: boolean }
  | { readonly ask: 'difficultyTable' }
  | { readonly ask: 'heroCeiling'; readonly kind: RollKind };

export type SuggestReason = 'situational' | 'noSituational' | 'tie' | 'onlyUnbeatable' | 'none';
/** Fractions as `7/20`. */
export type OutcomeOdds = Readonly<Record<Outcome, string>>;
