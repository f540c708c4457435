import type { Hideable, Seat, Secret } from '@aspekt/contract';
import type { Aspect, Character, Marker, Purchase, Resource, SecretAbility, Trait } from './character.ts';
import type { Change, Feature, FeatureType, Need } from './command.ts';
import type { Campaign, Player, Settings, StoryElement } from './state.ts';
import type { Category, Carry, Complex, Contest, Degree, Fit, SuccessDegree, Test, TestProposal } from './test.ts';

/** By how much a player's pools rise at the start of something. */
export type PoolChange = Hideable & {
  readonly player: Seat;
  readonly engagement: number;
  readonly story: number;
};
export type Expired = Hideable & { readonly actor: string; readonly ids: readonly string[] };
export type Comparison = {
  readonly label: string;
  readonly final: number;
  readonly needed: number;
  readonly margin: number;
  readonly coped: boolean;
};
export type Paid = readonly { readonly id: string; readonly amount: number }[];
/** One test as it was settled. */
export type Settlement = {
  readonly testId: string;
  readonly actorId: string;
  readonly playerId: Seat | null;
  readonly succeeded: boolean;
  readonly degree: Degree | null;
  /** Engagement points that had been put in, and how many come back (the bonus included). */
  readonly spent: number;
  readonly returned: number;
  readonly bonus: boolean;
  readonly xp: number;
  readonly xpLabel: string | null;
};
/** What settling did to the complex test it belongs to. */
export type ComplexStep = {
  readonly id: string;
  readonly carry: Carry;
  readonly status: Complex['status'];
  readonly winner: Complex['winner'];
  /** A partial success taken as a side goal instead. */
  readonly sideGoal: boolean;
};
export type Event = Hideable &
  (
    | {
        readonly type: 'kolo/campaignSet';
        readonly basicSignificance?: number;
        readonly totalRange?: readonly [number, number] | null;
        readonly settings?: Partial<Settings>;
      }
    | {
        readonly type: 'kolo/begun';
        readonly what: 'campaign' | 'adventure' | 'session' | 'scene' | 'dramaticMoment';
        readonly title: string;
        readonly campaign: Campaign;
        readonly changes: readonly PoolChange[];
        /** Experience whose labels fall off now (KOLO-XP-08). */
        readonly expired: readonly Expired[];
      }
    | { readonly type: 'kolo/playerEntered'; readonly player: Player }
    | { readonly type: 'kolo/characterCreated'; readonly character: Character }
    | { readonly type: 'kolo/traitAdded'; readonly actor: string; readonly trait: Trait }
    | { readonly type: 'kolo/aspectAdded'; readonly actor: string; readonly aspect: Aspect }
    | { readonly type: 'kolo/secretAdded'; readonly actor: string; readonly secret: SecretAbility }
    | { readonly type: 'kolo/resourceAdded'; readonly actor: string; readonly resource: Resource }
    | {
        readonly type: 'kolo/featureRemoved';
        readonly actor: string;
        readonly feature: FeatureType;
        readonly phrase: string;
      }
    | { readonly type: 'kolo/markerAdded'; readonly actor: string; readonly marker: Marker }
    | { readonly type: 'kolo/noteSet'; readonly actor: string; readonly ofNote: boolean }
    | {
        readonly type: 'kolo/harmPlaced';
        readonly contestId: string;
        readonly winner: string;
        /** Who lost and bears the marker. */
        readonly actor: string;
        readonly marker: Marker;
      }
    | { readonly type: 'kolo/markerRemoved'; readonly actor: string; readonly phrase: string }
    | {
        readonly type: 'kolo/characterApproved';
        readonly actor: string;
        readonly points: number;
        readonly total: number;
        readonly override: boolean;
      }
    | {
        readonly type: 'kolo/compared';
        readonly actor: string;
        readonly need: Need;
        readonly value: number | null;
        readonly passes: boolean | null;
        /** Of routine work. */
        readonly routine: {
          readonly scale: number;
          readonly final: number;
          readonly thresholds: readonly [number, number, number];
          readonly degree: SuccessDegree;
        } | null;
      }
    | {
        readonly type: 'kolo/decidedWithoutTest';
        readonly actor: string;
        readonly text: string;
        readonly degree: Degree;
      }
    | { readonly type: 'kolo/testOpened'; readonly test: Test }
    | { readonly type: 'kolo/testAmended'; readonly test: Test }
    | { readonly type: 'kolo/testProposed'; readonly proposal: TestProposal; readonly actor: string }
    | { readonly type: 'kolo/proposalDismissed'; readonly id: string }
    | { readonly type: 'kolo/fitSuggested'; readonly testId: string; readonly fit: Fit }
    | {
        readonly type: 'kolo/engagementDeclared';
        readonly testId: string;
        readonly actor: string;
        readonly player: Seat;
        readonly points: number;
      }
    | {
        readonly type: 'kolo/engagementVetoed';
        readonly testId: string;
        readonly actor: string;
        readonly player: Seat | null;
        readonly returned: number;
        readonly reason: string;
      }
    | { readonly type: 'kolo/flipped'; readonly test: Test; readonly byHand: boolean }
    | {
        readonly type: 'kolo/contested';
        readonly contest: Contest;
        readonly a: Test;
        readonly b: Test;
      }
    | {
        readonly type: 'kolo/extended';
        readonly actor: string;
        readonly player: Seat;
        readonly coin: number;
        readonly test: Test;
        /** A contest is read again as a whole. */
        readonly contest: Contest | null;
        readonly other: Test | null;
      }
    | {
        readonly type: 'kolo/passed';
        readonly testId: string;
        readonly actor: string;
        readonly xpLabel: string | null;
      }
    | {
        readonly type: 'kolo/closed';
        readonly settled: readonly Settlement[];
        /** The contest that is now closed on both sides. */
        readonly contest: Contest | null;
        readonly complex: ComplexStep | null;
      }
    | {
        readonly type: 'kolo/thresholdsCompared';
        readonly testId: string;
        readonly actor: string;
        readonly comparisons: readonly Comparison[];
      }
    | { readonly type: 'kolo/complexStarted'; readonly complex: Complex }
    | {
        readonly type: 'kolo/complexContinued';
        readonly complexId: string;
        readonly tests: readonly Test[];
        readonly carry: Carry;
        /** Which roll of the complex test this is, from 1. */
        readonly roll: number;
        readonly intervalLabel: string;
      }
    /** Goes on where only the game master sees it. */
    | { readonly type: 'kolo/complexHidden'; readonly complexId: string }
    | { readonly type: 'kolo/complexStopped'; readonly complexId: string }
    | { readonly type: 'kolo/storyProposed'; readonly story: StoryElement }
    | {
        readonly type: 'kolo/storyPriced';
        readonly storyId: string;
        readonly playerId: Seat;
        readonly actor: string;
        readonly cost: number;
        readonly engagementAllowed: boolean;
      }
    | { readonly type: 'kolo/storyRejected'; readonly storyId: string; readonly playerId: Seat; readonly actor: string }
    | { readonly type: 'kolo/storyPaid'; readonly story: StoryElement }
    | {
        readonly type: 'kolo/storyLiked';
        readonly storyId: string;
        readonly actor: string;
        /** A seat, or `gm` for the game master. */
        readonly by: string;
        readonly likes: boolean;
        /** Experience that this like brought. */
        readonly xp: number;
      }
    | {
        readonly type: 'kolo/purchaseAsked';
        readonly actor: string;
        readonly purchase: Purchase;
        readonly xpCost: number;
      }
    | { readonly type: 'kolo/purchaseDismissed'; readonly actor: string; readonly feature: Feature }
    | {
        readonly type: 'kolo/featureBought';
        readonly actor: string;
        readonly feature: Feature;
        readonly pointsBefore: number;
        readonly pointsAfter: number;
        readonly xpCost: number;
        /** What each paying entry gives up; older logs have it in the open. */
        readonly paid: Paid | Secret<Paid>;
      }
    | {
        readonly type: 'kolo/xpRelabelled';
        readonly actor: string;
        readonly ids: readonly string[];
        readonly label: string | null;
      }
    | { readonly type: 'kolo/characterShown'; readonly character: Character; readonly tests: readonly Test[] }
    | { readonly type: 'kolo/characterHidden'; readonly actor: string }
    | { readonly type: 'kolo/characterAssigned'; readonly actor: string; readonly ownerId: Seat | null }
    | { readonly type: 'kolo/characterRenamed'; readonly actor: string; readonly name: string; readonly before: string }
    | { readonly type: 'kolo/notesWritten'; readonly actor: string; readonly notes: string }
    | { readonly type: 'kolo/commonCategoriesSet'; readonly categories: readonly Category[] }
    | { readonly type: 'kolo/adjusted'; readonly change: Change; readonly reason: string }
  );
