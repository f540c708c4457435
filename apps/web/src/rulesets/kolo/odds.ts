import type { Question } from '@aspekt/kolo';
import { atLeastOneCoin } from '@aspekt/kolo/pool-bounds';
import { following as followingAny, type Answered } from '../../lib/following.svelte.ts';
import type { SeenTest, Table } from './seen.ts';

/** A chance or an expectation, as the rules answer it. */
type Quantity = { readonly exact: string; readonly p: number };
export type OrBetter = { readonly partial: Quantity; readonly goal: Quantity; readonly extraordinary: Quantity };
export type StripEntry = {
  readonly points: number;
  readonly atOnce: OrBetter;
  readonly oneByOne: OrBetter;
  readonly expectedXp?: Quantity;
};
export type Warning = {
  readonly code: string;
  readonly one?: string;
  readonly other?: string;
  readonly label?: string;
};
export type PreviewAnswer = {
  readonly pool: SeenTest['pool'];
  readonly sphereValue: number;
  readonly proficiencyValue: number;
  readonly unskilled: boolean;
  readonly chance: number;
  readonly scale: number;
  readonly warnings: readonly Warning[];
  readonly strip: readonly StripEntry[];
};
type SideAnswer = { readonly wins: Quantity; readonly goal: Quantity; readonly extraordinary: Quantity };
export type ContestStripAnswer = { readonly wins: readonly Quantity[] };
export type ContestAnswer = { readonly A: SideAnswer; readonly B: SideAnswer; readonly tie: Quantity };
export type Advice = 'better' | 'worse' | 'same' | 'none';
export type OneMoreAnswer = {
  readonly pointsLeft: number;
  readonly degrees: Readonly<
    Record<
      'partial' | 'goal' | 'extraordinary',
      {
        readonly stop: Quantity;
        readonly oneMore: Quantity | null;
        readonly best: Quantity;
        readonly advice: Advice;
      }
    >
  >;
  readonly worth: { readonly stop: Quantity; readonly goOn: Quantity | null; readonly best: 'goOn' | 'stop' } | null;
};
export type ChainAnswer = {
  readonly within: readonly Readonly<Record<string, Quantity>>[];
  readonly ends: Readonly<Record<string, Quantity>> | null;
  readonly rolls: Quantity | null;
};

/** The answer to a question of these rules as it stands; asked anew when the question or what it is `about` changes. */
export const following = <T>(
  table: () => Table,
  question: () => Question | undefined,
  about?: () => unknown,
): { readonly answer: T | undefined; readonly reply: Answered<T> | undefined } => {
  const known = followingAny<T>(table, question, () => JSON.stringify(about?.() ?? null));
  return {
    get reply() {
      return known.reply;
    },
    get answer() {
      return known.reply?.t === 'answer' ? known.reply.answer : undefined;
    },
  };
};

/** What a pool comes to without engagement: modifiers may leave less than a coin. */
const bare = ({ pool }: SeenTest): number => pool.basicSignificance + pool.equipment + pool.other;

/** The coins of a test with so many points declared on it: at least one. */
export const coinsWith = (test: SeenTest, points: number): number => atLeastOneCoin(bare(test) + points);

/** The numbers that a test on the table comes down to, without the engagement put into it. */
export const numbersOf = (test: SeenTest) => ({
  pool: bare(test),
  sphereValue: test.sphereValue,
  chance: test.chance,
  proficiency: test.proficiencyValue,
  scale: test.scale,
});
