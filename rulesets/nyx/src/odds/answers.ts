import { show, toNumber, type Fraction } from '@aspekt/dice';
import type { Side } from '../model.ts';

/** A chance or an expectation: as a fraction where that is short enough to read, and as a decimal. */
export type Quantity = { readonly exact?: string; readonly value: number };
export type Chances<Key extends string> = readonly ({ readonly [K in Key]: number } & { readonly chance: Quantity })[];

/** One roll: what it may come to. */
export type RollAnswer = {
  readonly success: Quantity;
  readonly effects: Chances<'effect'>;
  /** How far a failure misses; the harm of a failed individual action. */
  readonly margins: Chances<'margin'>;
  readonly expectedEffect: Quantity;
  readonly expectedHarm: Quantity;
};

/** Two rolls against each other; A is the one who asks. */
export type OpposedAnswer = {
  readonly win: Quantity;
  readonly tie: Quantity;
  readonly lose: Quantity;
  /** The difference of effects, above 0 in A's favour. */
  readonly margins: Chances<'margin'>;
  /** What each side is to expect: the whole of it, not only when it loses. */
  readonly harmToA: Quantity;
  readonly harmToB: Quantity;
};

export type SlowHarmAnswer = { readonly damages: readonly [Quantity, Quantity, Quantity] };

/** One round on the gauge. */
export type RoundAnswer = {
  readonly moves: Chances<'move'>;
  readonly needles: Chances<'needle'>;
  /** The chance to pass the end, in favour of each side. */
  readonly pass: Readonly<Record<Side, Quantity>>;
  readonly overflow: Readonly<Record<Side, Chances<'steps'>>>;
  readonly expectedMove: Quantity;
};

/** A whole complex action. What is missing to 1 is a conflict that nothing can move any more. */
export type ComplexAnswer = {
  readonly win: Quantity;
  readonly lose: Quantity;
  /** Expected number of rounds. */
  readonly rounds: Quantity;
  /** How far the winner passes the end; empty where a knock-out ends it. */
  readonly overflow: Readonly<Record<Side, Chances<'steps'>>>;
  /** Won and lost within so many more rounds. */
  readonly within: readonly { readonly rounds: number; readonly win: number; readonly lose: number }[];
};

/** The best use of points: now, and what one more would be worth. */
export type PointsAnswer = {
  readonly win: Quantity;
  readonly oneMore: Quantity;
  /** Every way to play this round and go on as well as possible; best first. */
  readonly now: readonly {
    readonly activate: readonly string[];
    readonly price: number;
    readonly gain: number;
    readonly win: Quantity;
  }[];
};

/** A draft by its kind: alone, against another roll, or a round. */
export type DraftAnswer =
  | { readonly draft: 'individual' | 'slowHarm'; readonly odds: RollAnswer }
  | { readonly draft: 'conflict'; readonly odds: OpposedAnswer }
  | { readonly draft: 'round'; readonly odds: RoundAnswer };

/** Nobody reads a fraction longer than this. */
const longest = 80;

export const quantity = (fraction: Fraction): Quantity => {
  const exact = show(fraction);
  return exact.length <= longest ? { exact, value: toNumber(fraction) } : { value: toNumber(fraction) };
};
