import type { ProficiencyId, Sheet, SphereId } from './character.ts';
import type { Feature } from './command.ts';
import type { Carry, Category, Degree, Merge, TestInputs } from './test.ts';

/** The numbers a test comes down to; where points of engagement are still added, `pool` may be less than a coin. */
export type TestNumbers = {
  readonly pool: number;
  readonly sphereValue: number;
  readonly chance?: number;
  readonly proficiency: number;
  readonly scale?: number;
};

export type Question =
  | { readonly ask: 'neighbours'; readonly sphere: SphereId }
  | { readonly ask: 'traitAssignments' }
  | {
      readonly ask: 'sphereValue';
      readonly actor: string;
      readonly sphere: SphereId;
      readonly traits: readonly string[];
    }
  | {
      readonly ask: 'proficiencyForTest';
      readonly actor: string;
      readonly proficiencies: readonly ProficiencyId[];
      readonly aspects: readonly string[];
      readonly veryCommon?: boolean;
    }
  | {
      readonly ask: 'netCategories';
      readonly categories: readonly Category[];
      readonly against?: readonly Category[];
      readonly merges?: readonly Merge[];
      readonly unskilled?: boolean;
    }
  | { readonly ask: 'degree'; readonly final: number; readonly scale?: number; readonly reversedScale?: boolean }
  | { readonly ask: 'significanceTable' }
  /** The significance of a sheet that is being filled in, every point explained. */
  | { readonly ask: 'significance'; readonly sheet: Sheet }
  | { readonly ask: 'totalModifierTable' }
  | { readonly ask: 'significanceOfPoints'; readonly points: number }
  | { readonly ask: 'creationTarget' }
  | {
      readonly ask: 'xpForSuccess';
      readonly engagementSpent: number;
      readonly degree: Degree;
      readonly ignoredSuccesses: number;
      readonly scale: number;
    }
  | { readonly ask: 'featureCost'; readonly actor: string; readonly feature: Feature }
  | { readonly ask: 'spendableXp'; readonly actor: string; readonly matchingLabels?: readonly string[] }
  /** What experience could buy, each with its price. */
  | { readonly ask: 'priceList'; readonly actor: string; readonly matchingLabels?: readonly string[] }
  /** The odds of an open test for its pool as it stands. */
  | { readonly ask: 'odds'; readonly testId: string }
  /** The odds of a test given by its numbers, for 0…10 engagement points side by side, at once and coin by coin. */
  | ({ readonly ask: 'engagement'; readonly points?: number } & TestNumbers)
  /** A test not yet opened, with what the roll before brings: its numbers explained, and its odds. */
  | { readonly ask: 'preview'; readonly test: Omit<TestInputs, 'id'>; readonly carry?: number }
  /** A test with coins on the table: the exact value of stopping and of one more coin. */
  | { readonly ask: 'oneMore'; readonly testId: string; readonly worth?: Worth }
  /** Two tests against each other. */
  | {
      readonly ask: 'contested';
      readonly a: TestNumbers;
      readonly b: TestNumbers;
      readonly active: boolean;
    }
  /** The chance of one side to win, for 0, 1, 2 … more points of engagement side by side. */
  | {
      readonly ask: 'contestStrip';
      readonly a: TestNumbers;
      readonly b: TestNumbers;
      readonly active: boolean;
      readonly side: 'A' | 'B';
      readonly points: number;
      /** What the roll before brings, in a complex test. */
      readonly carry?: Carry;
    }
  | { readonly ask: 'contest'; readonly a: string; readonly b: string; readonly active: boolean }
  /** A complex test: the chain on what is carried, from a carry already there; `chance` is without it. */
  | ({
      readonly ask: 'complex';
      readonly rolls?: number;
      readonly reversedScale?: boolean;
      readonly carry?: number;
    } & TestNumbers)
  | {
      readonly ask: 'contestedComplex';
      readonly a: TestNumbers;
      readonly b: TestNumbers;
      readonly active: boolean;
      readonly ownMistakes?: boolean;
      readonly rolls?: number;
      /** What the first roll is taken with. */
      readonly carry?: Carry;
    };

/** What a player finds a degree worth, and a point of engagement, when there is more than one thing to want. */
export type Worth = {
  readonly partial: number;
  readonly goal: number;
  readonly extraordinary: number;
  readonly point: number;
};
