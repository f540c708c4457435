import type { Hideable, Seat } from '@aspekt/contract';
import type { Character } from './character.ts';
import type { Category, Complex, Contest, Test, TestProposal } from './test.ts';

/** Pula zaangażowania and pula opowieści belong to the player, not to the character (KOLO-POOL-01). */
export type Player = Hideable & { readonly id: Seat; readonly engagement: number; readonly story: number };

export type StoryStatus = 'proposed' | 'priced' | 'paid' | 'rejected';
/** An element of the story that a player brings in. Between player and game master until paid. */
export type StoryElement = Hideable & {
  readonly id: string;
  readonly playerId: Seat;
  readonly actorId: string;
  readonly text: string;
  readonly cost: number | null;
  readonly engagementAllowed: boolean;
  readonly engagementPaid: number;
  readonly status: StoryStatus;
  /** `by` is a seat, or `gm` for the game master. */
  readonly likes: readonly { readonly by: string; readonly likes: boolean }[];
  readonly rewarded: boolean;
};

export type Started = 'none' | 'campaign' | 'adventure' | 'scene';
export type Campaign = {
  readonly basicSignificance: number;
  readonly totalRange: readonly [number, number] | null;
  readonly started: Started;
  readonly title: string;
  readonly adventure: string;
  readonly scene: string;
  /** How many have begun in this campaign. */
  readonly adventures: number;
  readonly sessions: number;
  readonly scenes: number;
};

export type LabelExpiry = 'never' | { readonly scenes: number } | { readonly adventures: number };
export type Settings = {
  readonly successAt: 'partial' | 'goal';
  readonly specialisationDoubled: boolean;
  readonly scaleOnNegative: 'literal' | 'never';
  readonly adventureRefresh: 'plusFive' | 'upToFive';
  readonly complexCarry: 'nextOnly' | 'cumulative';
  /** A whole number, or a fraction as text: `3/2`. */
  readonly xpMultiplier: number | string;
  readonly offLabelTwoForOne: boolean;
  readonly relabelAllowed: boolean;
  readonly labelExpiry: LabelExpiry;
  readonly creationBudget: 'atMost' | 'exact';
  readonly keyPhrases: 'on' | 'off';
  readonly storyLike: 'unanimous' | 'gmAfterVote';
  /** House rules beyond the book; left out they are off. */
  readonly harm?: boolean;
  readonly gmPool?: boolean;
  /** House rules beyond the book that a table plays with unless it says otherwise. */
  readonly npcLines?: boolean;
  readonly commonCategories?: boolean;
  readonly rewording?: boolean;
};

export type State = {
  readonly settings: Settings;
  readonly campaign: Campaign;
  readonly players: readonly Player[];
  readonly characters: readonly Character[];
  /** In the order opened; old closed ones fall off. */
  readonly tests: readonly Test[];
  readonly contests: readonly Contest[];
  readonly complexes: readonly Complex[];
  readonly stories: readonly StoryElement[];
  readonly proposals: readonly TestProposal[];
  /** The table's own list of often used categories (KOLO-X-TABLE-01). */
  readonly commonCategories: readonly Category[];
};
