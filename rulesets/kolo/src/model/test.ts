import type { Hideable } from '@aspekt/contract';
import type { CategoryGroup, ProficiencyId, SphereId } from './character.ts';

/** What a category is about, so that one thing is not counted twice (KOLO-CAT-04, D-23). */
export type CategorySubject =
  | 'difficulty'
  | 'complexity'
  | 'conditions'
  | 'gear'
  | 'marker'
  | 'size'
  | 'specialisation';
/** Kategoria: one factor that matters, as a signed number. */
export type Category = {
  readonly label: string;
  readonly group: CategoryGroup;
  readonly value: number;
  readonly about?: CategorySubject;
};
/** Labels of one group counted as one category; `value` where the game master types another than the largest. */
export type Merge = readonly string[] | { readonly labels: readonly string[]; readonly value: number };
export type Net = { readonly chance: number; readonly scale: number };

export type TestKind = 'simple' | 'contested' | 'complex';
export type TestStatus = 'open' | 'declared' | 'flipped' | 'extending' | 'closed';
export type SuccessDegree = 'none' | 'partial' | 'goal' | 'extraordinary';
/** Skala sukcesu, with the reversed scale of complex tests (KOLO-CPX-05). */
export type Degree = SuccessDegree | 'partialFailure' | 'failure' | 'criticalFailure';

export type TestPool = {
  /** Total significance where `useTotal`, the typed pool of a test line. */
  readonly basicSignificance: number;
  readonly equipment: number;
  readonly engagement: number;
  readonly other: number;
  readonly useTotal: boolean;
  /** How many coins. */
  readonly size: number;
};
export type TestOutcome = {
  readonly successes: number;
  readonly failures: number;
  readonly ignoredFailures: number;
  readonly ignoredSuccesses: number;
  /** Before scale. */
  readonly result: number;
  /** After scale. */
  readonly final: number;
  readonly thresholds: readonly [number, number, number];
  /** Null in a contest. */
  readonly degree: Degree | null;
  /** What closing the test now would bring. */
  readonly xp: number;
};
export type Fit = {
  readonly by: string;
  readonly traits: readonly string[];
  readonly aspects: readonly string[];
};

/** Test; its six steps are pool, coins, traits, chance, proficiency, scale. */
export type Test = Hideable & {
  readonly id: string;
  readonly actorId: string;
  readonly kind: TestKind;
  readonly complexId: string | null;
  readonly contestId: string | null;
  readonly pool: TestPool;
  readonly sphere: SphereId | null;
  readonly fittingTraitIds: readonly string[];
  readonly sphereValue: number;
  readonly proficiencies: readonly ProficiencyId[];
  readonly fittingAspectIds: readonly string[];
  readonly proficiencyValue: number;
  readonly unskilled: boolean;
  readonly veryCommon: boolean;
  readonly categories: readonly Category[];
  readonly merges: readonly Merge[];
  /** Brought from the roll before, in a complex test. */
  readonly carry: number;
  /** Own nets; unskilled and carry included. */
  readonly chance: number;
  readonly scale: number;
  readonly reversedScale: boolean;
  readonly declared: number;
  readonly extended: number;
  readonly vetoed: boolean;
  readonly coins: readonly number[];
  readonly status: TestStatus;
  /** In a contest: the player has passed, and what she wants if it stands (D-22). */
  readonly passed: { readonly xpLabel: string | null } | null;
  readonly outcome: TestOutcome | null;
  /** What the players think fits; the game master decides. */
  readonly fits: readonly Fit[];
};

/** Test sporny: two tests compared. `chance` and `scale` are A's nets minus B's. */
export type Contest = Hideable & {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly active: boolean;
  readonly complexId: string | null;
  readonly chance: number;
  readonly scale: number;
  /** Of the complex test: levels in favour of a side, and how they work. */
  readonly carry: Carry;
  readonly margin: number;
  readonly winner: 'A' | 'B' | null;
  readonly degree: SuccessDegree;
  /** The side that added the last coin; the next is the other's to add (D-22). */
  readonly lastCoin?: 'A' | 'B';
  /** The marker that the winner has left on the loser (KOLO-X-HARM-01). */
  readonly harm?: string;
  readonly status: 'flipped' | 'closed';
};
export type CarryKind = 'chance' | 'loserIgnoresSuccess' | 'winnerIgnoresFailure';
export type Carry = { readonly levels: number; readonly kind: CarryKind | null; readonly side: 'A' | 'B' | null };

/** Test złożony. */
export type Complex = Hideable & {
  readonly id: string;
  /** In the order opened; in a contested one side A and then side B. */
  readonly tests: readonly string[];
  readonly reversedScale: boolean;
  readonly contested: boolean;
  readonly active: boolean;
  readonly ownMistakes: boolean;
  readonly intervalLabel: string;
  readonly carry: Carry;
  readonly status: 'running' | 'goal' | 'failed' | 'stopped';
  readonly winner: 'A' | 'B' | null;
};

/** A test a player asks for; the game master opens it, as it is or changed. */
export type TestProposal = Hideable & { readonly id: string; readonly by: string; readonly inputs: TestInputs };

/** The inputs of `openTest`. */
export type TestInputs = {
  readonly id: string;
  readonly actor: string;
  readonly kind?: 'simple' | 'contested';
  readonly sphere?: SphereId;
  readonly traits?: readonly string[];
  readonly proficiencies?: readonly ProficiencyId[];
  readonly aspects?: readonly string[];
  readonly veryCommon?: boolean;
  readonly equipment?: number;
  readonly other?: number;
  readonly useTotal?: boolean;
  /** For an npc, instead of sphere, traits, proficiencies and the rest (KOLO-X-NPC-01). */
  readonly line?: TestLine;
  readonly categories?: readonly Category[];
  readonly merges?: readonly Merge[];
};
export type TestLine = {
  readonly pool: number;
  readonly sphereValue: number;
  readonly proficiencyValue: number;
  readonly unskilled?: boolean;
};
