import type { Hideable } from '@aspekt/contract';
import type { Attribute, Id } from './figures.ts';
import type { Mode, Settings } from './settings.ts';
import type { Activation, Roll, Side, Stakes } from './rolls.ts';

export type ConflictSide = {
  readonly kind: 'active' | 'passive';
  /** What a passive side is called: a rock wall, a winter. */
  readonly name: string;
  readonly members: readonly Id[];
  /** Who rolled last, or is to roll first. */
  readonly roller?: Id;
  /** A passive side's is empty: it is that the other side fails (NYX-CPX-02). */
  readonly goal: string;
  readonly situational: Situational;
};
export type Situational = { readonly label: string; readonly value: number };

export type EndReason = 'goalReached' | 'gaveUp' | 'brokenOff' | 'knockedOut' | 'gmEnded';

/** A complex action on its gauge. A positive needle means that A is ahead. */
export type Conflict = Hideable & {
  readonly id: Id;
  readonly title: string;
  readonly roundLength: string;
  readonly sides: { readonly A: ConflictSide; readonly B: ConflictSide };
  readonly scale: number;
  readonly needle: number;
  /** The number of the next round to play. */
  readonly round: number;
  readonly mode: Mode;
  /** What the table had set when it started; conflicts of old may not say. */
  readonly situationalStart?: Settings['situationalStart'];
  readonly stakes: Stakes;
  readonly status: 'running' | 'harmPending' | 'ended';
  readonly endReason?: EndReason;
  readonly winner?: Side | null;
  /** A side has asked to break off and waits for the game master. */
  readonly breakOff?: Side;
  /** A side may not ask again before the next round. */
  readonly blocked?: { readonly side: Side; readonly round: number };
  readonly history: readonly RoundRecord[];
};

/** What a round did to the gauge. */
export type RoundResult = {
  readonly conflict: Id;
  readonly round: number;
  readonly situational: { readonly A: number; readonly B: number };
  /** Steps in A's favour. */
  readonly move: number;
  readonly before: number;
  readonly after: number;
  readonly overflow: number;
  /** The winner of the round, who describes it; null on a tie: anyone. */
  readonly narrator: Side | null;
};

/** `only` of a round that was played before anybody knew of the conflict. */
export type RoundRecord = RoundResult &
  Hideable & {
    readonly rolls: { readonly A?: Roll; readonly B?: Roll };
    readonly activations: readonly Activation[];
    readonly text?: string;
  };

/** A rumour, a curse, a poison. Hidden until the first check is due, unless revealed. */
export type SlowHarm = Hideable & {
  readonly id: Id;
  readonly target: Id;
  readonly name: string;
  readonly attribute: Attribute;
  readonly strength: number;
  /** Minutes. */
  readonly period: number;
  readonly startedAt: number;
  readonly checks: readonly SlowCheck[];
  readonly status: 'latent' | 'active' | 'finished' | 'cancelled';
};
export type SlowCheck = {
  readonly dueAt: number;
  readonly status: 'waiting' | 'due' | 'passed' | 'failed';
};
