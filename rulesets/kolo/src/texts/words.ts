import type { Name, Refusal, Texts } from '@aspekt/contract';
import type { Code } from '../codes.ts';
import type {
  AspectKind,
  CategoryGroup,
  Command,
  Degree,
  Event,
  ProficiencyId,
  ResourceKind,
  SphereId,
} from '../model.ts';

/** The names of the game's things in one language; for drawings too. */
export type Lexicon = {
  readonly spheres: Readonly<Record<SphereId, string>>;
  readonly proficiencies: Readonly<Record<ProficiencyId, string>>;
  readonly kinds: Readonly<Record<AspectKind, string>>;
  readonly degrees: Readonly<Record<Degree, string>>;
  readonly groups: Readonly<Record<CategoryGroup, string>>;
  readonly resources: Readonly<Record<ResourceKind, string>>;
  /** The six steps of a test (KOLO-TEST-01). */
  readonly steps: readonly [string, string, string, string, string, string];
};

/** How the six steps of a test are told. */
export type StepWords = {
  readonly lexicon: Lexicon;
  readonly successes: (count: number) => string;
  readonly failures: (count: number) => string;
  /** How many failures were ignored, or successes. */
  readonly ignoredFailures: (count: number) => string;
  readonly ignoredSuccesses: (count: number) => string;
  readonly proficiency: (value: number) => string;
  readonly significance: string;
  readonly totalSignificance: string;
  /** Of a line (KOLO-X-NPC-01). */
  readonly typedPool: string;
  readonly gear: string;
  readonly engagement: string;
  readonly other: string;
  readonly sphereValue: (sphere: string | null, value: number) => string;
  readonly net: (value: string) => string;
  readonly unskilled: string;
  readonly carried: (value: string) => string;
  readonly thresholds: (values: readonly number[]) => string;
  readonly doubled: (final: string) => string;
};

/** Everything Koło says in one language. Leave a sentence out and it does not compile. */
export type Words = {
  readonly lexicon: Lexicon;
  readonly events: Texts<Event>;
  readonly refusals: Readonly<Record<Code, string | ((data: NonNullable<Refusal['data']>) => string)>>;
  readonly labels: {
    readonly [T in Command['type']]: (command: Extract<Command, { readonly type: T }>, name: Name) => string;
  };
};
