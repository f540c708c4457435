import type { Action, AdvantageMode, Harm, Id, Severity, Side, Skill } from './terms.ts';

/** Free stress boxes and the values of the free consequence slots that this harm may use. */
export type FreeTrack = { readonly boxes: number; readonly slots: readonly number[] };

/** Least shifts wanted: 0 a tie, 1 a success, 3 success with style. */
export type Goal = 0 | 1 | 3;

/**
 * Somebody in a conflict that is foreseen: on which side, if not their own, and the skill they attack with, if not their
 * best. `assumed` stands for what the asker may not know: one rating for attack and defence, and free boxes.
 */
export type AskedFighter = {
  readonly id: Id;
  readonly side?: string;
  readonly skill?: Skill;
  readonly assumed?: { readonly rating?: number; readonly boxes?: number };
};

/** Odds that one command does not answer (section 8), and what the page asks about the table as it stands. */
export type Question =
  | { readonly ask: 'static' | 'opposed' | 'attack'; readonly delta: number }
  | {
      readonly ask: 'invokesStatic' | 'invokesOpposed';
      readonly delta: number;
      readonly k: number;
      readonly goal: Goal;
    }
  | {
      readonly ask: 'bestStep';
      readonly delta: number;
      readonly k: number;
      readonly goal: Goal;
      /** Sum of one's own dice as they lie. */
      readonly dice: number;
      /** Sum of the opponent's, if there is one. */
      readonly theirs?: number;
    }
  | {
      readonly ask: 'invokeDuel';
      readonly delta: number;
      readonly kActor: number;
      readonly kOpponent: number;
      readonly goal: Goal;
    }
  | {
      readonly ask: 'teamwork';
      readonly rating: number;
      readonly helpers: readonly number[];
      readonly difficulty: number;
    }
  | {
      readonly ask: 'createAdvantage';
      readonly delta: number;
      readonly opposed: boolean;
      readonly mode: AdvantageMode;
    }
  | { readonly ask: 'contestDirect'; readonly delta: number; readonly target: 3 | 4 | 5 }
  | {
      readonly ask: 'contestStatic';
      readonly ratings: readonly [number, number];
      readonly difficulties: readonly [number, number];
      readonly target: 3 | 4 | 5;
    }
  | { readonly ask: 'contestMany'; readonly ratings: readonly number[]; readonly target: 3 | 4 | 5 }
  | { readonly ask: 'takenOutWithin'; readonly delta: number; readonly track: FreeTrack; readonly n: number }
  | { readonly ask: 'absorb'; readonly track: FreeTrack; readonly hit: number }
  | {
      readonly ask: 'duel';
      readonly deltas: readonly [number, number];
      readonly tracks: readonly [FreeTrack, FreeTrack];
      readonly policy: 'stressFirst' | 'optimal';
      readonly boosts: boolean;
    }
  | {
      readonly ask: 'duelLength';
      readonly deltas: readonly [number, number];
      readonly tracks: readonly [FreeTrack, FreeTrack];
    }
  | { readonly ask: 'challenge'; readonly deltas: readonly number[] }
  | { readonly ask: 'recovery'; readonly rating: number; readonly severity: Severity; readonly self: boolean }
  | {
      readonly ask: 'setupThenAttack';
      readonly createDelta: number;
      readonly attackDelta: number;
      readonly goal: Goal;
      readonly opposed?: boolean;
    }
  /** The four classes of an action before it is declared, by what stands against it. */
  | {
      readonly ask: 'action';
      readonly actor: Id;
      readonly action: Action;
      readonly skill: Skill;
      readonly difficulty?: number;
      readonly defender?: Id;
      readonly defence?: Skill;
      readonly stunts?: readonly Id[];
      readonly helpers?: readonly Id[];
    }
  /** The open roll as it stands: classes, hit sizes, what invokes would do, the best next step. */
  | {
      readonly ask: 'roll';
      readonly goal: Goal;
      /** Whose outcome it is; the one who acts unless it says otherwise. */ readonly side?: Side;
    }
  /**
   * The contest under way, if `actor` rolls with `skill` (or the roll that is open) and whoever has not rolled yet has
   * the rating `others`; `difficulty` where it is measured against difficulties.
   */
  | {
      readonly ask: 'contest';
      readonly others: number;
      readonly actor?: Id;
      readonly skill?: Skill;
      readonly difficulty?: number;
    }
  /** The contest under way to its end, each side rolling with a skill of somebody or a rating; in the order of its sides. */
  | {
      readonly ask: 'contestEnd';
      readonly rollers: readonly {
        readonly actor?: Id;
        readonly skill?: Skill;
        readonly rating?: number;
        readonly difficulty?: number;
      }[];
    }
  /** Two of the table who attack each other until one is out, the first beginning; stress first, nobody invokes. */
  | { readonly ask: 'facing'; readonly fighters: readonly [AskedFighter, AskedFighter] }
  /** A conflict of any number played out by plain habits; add up the counts of several seeds. `first` where none is under way. */
  | {
      readonly ask: 'conflict';
      readonly fighters: readonly AskedFighter[];
      readonly first?: Id;
      readonly runs: number;
      readonly seed: number;
    }
  /** The chance that the open attack takes its target out whatever it absorbs with. */
  | { readonly ask: 'takesOut' }
  /** Every way to take the oldest open hit on `character`, cheapest first, and why the others are not allowed. */
  | { readonly ask: 'harm'; readonly character: Id }
  /** How high a difficulty is by the reasons why it is tough, and what it means for this rating. */
  | { readonly ask: 'difficulty'; readonly reasons: number; readonly rating: number }
  /** What a scene's end would clear and pay (table screen). */
  | { readonly ask: 'sceneEnd' }
  /** What conceding now would give, or why it is too late. */
  | { readonly ask: 'concession'; readonly character: Id }
  /** How much harm a character can still absorb. */
  | { readonly ask: 'maxAbsorb'; readonly character: Id; readonly harm: Harm };
