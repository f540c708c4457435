import type { Secret } from '@aspekt/contract';
import type { Harm, Id, Outcome, Skill } from './terms.ts';

export type Zone = {
  readonly id: Id;
  readonly name: string;
  readonly adjacent: readonly Id[];
  /** Neighbours one does not get to for free. */
  readonly barred: readonly Id[];
};

export type Task = {
  readonly skill: Skill;
  readonly label: string;
  readonly difficulty: Secret<number>;
  readonly takenBy: Id | null;
  readonly outcome: Outcome | null;
};
export type Challenge = { readonly tasks: readonly Task[] };

export type ContestSide = {
  readonly id: string;
  readonly members: readonly Id[];
  readonly intent: string;
  readonly victories: number;
  /** Of this exchange. */
  readonly effort: number | null;
  readonly shifts: number | null;
  readonly rollerId: Id | null;
  readonly forfeited: boolean;
  /** Of the exchange just scored. */
  readonly marks: number;
};
export type Contest = {
  readonly sides: readonly ContestSide[];
  readonly target: number;
  readonly mode: 'direct' | 'difficulties';
  readonly harmBy: string | null;
  readonly harm: Harm;
  readonly exchange: number;
  /** Who has rolled or helped, and who has tried an advantage, in this exchange. */
  readonly acted: readonly Id[];
  readonly tried: readonly Id[];
  readonly twist: boolean;
  /** The game master owes a new situation aspect before the next exchange (ODE-CTS-05). */
  readonly twistOwed: boolean;
  readonly winner: string | null;
};

export type Conflict = {
  readonly id: Id;
  readonly exchange: number;
  readonly activeId: Id;
  readonly acted: readonly Id[];
  readonly moved: readonly Id[];
  readonly helped: readonly Id[];
  readonly fullDefence: readonly { readonly id: Id; readonly focus: string; readonly used: boolean }[];
};

export type Scene = {
  readonly number: number;
  readonly title: string;
  readonly kind: 'plain' | 'challenge' | 'contest' | 'conflict';
  readonly participants: readonly Id[];
  readonly zones: readonly Zone[];
  readonly challenge: Challenge | null;
  readonly contest: Contest | null;
  readonly conflict: Conflict | null;
  /** Taken out, and what becomes of them not told yet. */
  readonly fates: readonly { readonly targetId: Id; readonly byId: Id | null }[];
  /** Who has given in, on which terms, and what the other side would rather have (ODE-CDE-03). */
  readonly concessions: readonly { readonly id: Id; readonly terms: string; readonly wish?: string }[];
};
