import type { Goal, Harm, Outcome, Question, SlotId } from '@aspekt/ode';
import { following, type Answered } from '../../lib/following.svelte.ts';
import type { OutcomeWords } from '../../lib/game.ts';
import { outcomeWords } from './outcome.ts';
import type { Id, Table } from './seen.ts';
import type { OdeWords } from './words/index.svelte.ts';

/** A chance or an expectation, as the rules answer it. */
type Quantity = { readonly value: number; readonly exact?: string };
type Classes = Readonly<Record<Outcome, Quantity>>;
type Step = { readonly k: number; readonly step: 'done' | 'plus2' | 'reroll' | 'stop'; readonly chance: Quantity };
export type SideOdds = { readonly plus2: Quantity; readonly reroll: Quantity; readonly steps: readonly Step[] };

/** Before all dice lie. */
export type BeforeAnswer = {
  readonly delta: number;
  readonly opposed: boolean;
  readonly classes: Classes;
  readonly attack?: { readonly hits: readonly { readonly hit: number; readonly chance: Quantity }[] };
  readonly invokes: readonly { readonly goal: Goal; readonly chances: readonly Quantity[] }[];
  /** What a difficulty means for whoever rolls (ODE-GDF-01). */
  readonly feel?: 'shine' | 'tension' | 'dire';
};
/** The exchange of a contest for the side that rolls, and the contest from here on. */
export type ContestAnswer = {
  readonly exchange: Readonly<Record<'two' | 'one' | 'twist' | 'lost', Quantity>>;
  readonly wins: Quantity;
  readonly exchanges: Quantity;
};
/** All dice lie. */
export type LyingAnswer = {
  readonly shifts: number;
  readonly outcome: Outcome;
  readonly behind: number;
  readonly actor: SideOdds;
  readonly opponent: SideOdds | null;
};
export type HarmAnswer = {
  readonly hit: { readonly harm: Harm; readonly shifts: number; readonly byId: Id | null };
  readonly boxes: number;
  readonly most: number;
  readonly ways: readonly Way[];
  readonly stressOnly: Refused | null;
  readonly unusable: readonly ({ readonly slotId: SlotId } & Refused)[];
};
export type Way = {
  readonly stress: number;
  readonly slots: readonly SlotId[];
  readonly absorbs: number;
  readonly left: { readonly boxes: number; readonly slots: readonly number[] };
};
type Refused = { readonly code: string; readonly data: Readonly<Record<string, string | number>> };
export type SceneEndAnswer = {
  readonly clears: readonly Id[];
  readonly aspects: readonly { readonly id: Id; readonly text: string }[];
  readonly boosts: number;
  readonly pays: readonly { readonly id: Id; readonly points: number }[];
  readonly heals: readonly { readonly id: Id; readonly slotId: SlotId; readonly text: string }[];
};

/** An answer of the rules that follows the table. */
export const answering = <T>(
  table: () => Table,
  question: () => Question | undefined,
  key: () => string,
): { readonly reply: Answered<T> | undefined } => following<T>(table, question, key);

const order: readonly Outcome[] = ['style', 'success', 'tie', 'fail'];
/** The four classes for the odds bar, best first. */
export const barOf = (classes: Classes, w: OdeWords): readonly (OutcomeWords & { readonly p: number })[] =>
  order.map((outcome) => ({ ...outcomeWords(outcome, w), p: classes[outcome].value }));
