import type { Hideable, Seat, Secret } from '@aspekt/contract';
import type { Boost } from './character.ts';
import type { Purse } from './state.ts';
import type {
  Action,
  AdvantageMode,
  Effect,
  Harm,
  Id,
  Option,
  Outcome,
  Payment,
  Place,
  Reach,
  Side,
  Skill,
  SlotId,
} from './terms.ts';

/** One side's dice and everything added to them (ODE-ACT-08). */
export type Half = {
  readonly actorId: Id;
  /** Null for a defence that has been called but not declared. */
  readonly skill: Skill | null;
  readonly rating: Secret<number>;
  readonly helpers: readonly Id[];
  readonly teamworkBonus: number;
  readonly stunts: readonly Id[];
  readonly stuntBonus: number;
  readonly otherModifier: number;
  /** Sorted; null before the throw. */
  readonly dice: readonly number[] | null;
  readonly plus2Count: number;
  readonly rerollCount: number;
  /** How often the target of this roll was raised. */
  readonly raised: number;
};

export type Invoke = {
  readonly id: Id;
  /** Null: the game master for the opposition as such. */
  readonly byId: Id | null;
  readonly seat: Seat;
  readonly roll: Side;
  readonly aspectId: Id;
  readonly text: string;
  readonly payment: Payment;
  readonly holderId: Id | null;
  readonly effect: Effect;
  readonly how: string;
  readonly hostile: boolean;
  /** Whose aspect it is; a hostile invoke pays this one. */
  readonly ownerId?: Id;
  readonly status: 'proposed' | 'challenged' | 'applied' | 'retracted';
  readonly objector?: Seat;
  readonly argument?: string;
  readonly votes: readonly { readonly seat: Seat; readonly convinced: boolean }[];
};

export type Advantage = {
  readonly mode: AdvantageMode;
  /** Which unknown aspect is at stake only the game master knows until it is revealed. */
  readonly aspectId?: Secret<Id>;
  /** Of a new aspect. */
  readonly id?: Id;
  readonly text?: string;
  readonly attachedTo?: Place;
};

/** Something used up for the open roll, to be given back if it is cancelled. */
export type Spent =
  | { readonly what: 'points'; readonly from: Purse; readonly to: Purse; readonly amount: number; readonly for: Id }
  | {
      readonly what: 'free';
      readonly aspectId: Id;
      readonly holderId: Id | null;
      readonly side: string;
      /** Whom the holder let use it. */
      readonly shared?: readonly Id[];
    }
  | { readonly what: 'boost'; readonly boost: Boost }
  | { readonly what: 'use'; readonly characterId: Id; readonly stunt: Id };

/** What somebody has to choose before the roll is over; `chooser` is `gm` or a PC. */
export type Choice = { readonly options: readonly Option[]; readonly chooser: Id };

export type Roll = {
  readonly number: number;
  readonly status: 'declared' | 'rolled' | 'invoking' | 'settled' | 'resolved' | 'cancelled';
  readonly action: Action;
  readonly intent: string;
  readonly purpose: 'plain' | 'contest' | 'setUp' | 'task' | 'treatment';
  readonly acting: Half;
  readonly defence: Half | null;
  readonly difficulty: Secret<number> | null;
  readonly failureOff: boolean;
  readonly targetId?: Id;
  readonly harm?: Harm;
  readonly reach?: Reach;
  readonly advantage?: Advantage;
  /** The task of a challenge that this roll is for. */
  readonly task?: number;
  readonly treatment?: { readonly patientId: Id; readonly slotId: SlotId; readonly text: string };
  /** The zone one gets to when the roll succeeds (ODE-ZON-04). */
  readonly moveTo?: Id;
  /** The situation aspect that is gone when the roll succeeds (ODE-REM-02); an unknown one stays hidden. */
  readonly removes?: Id | (Hideable & { readonly id: Id });
  readonly gmPermits?: true;
  readonly invokes: readonly Invoke[];
  /** Who has passed since the last applied invoke. */
  readonly passed: readonly Side[];
  /** Fixed when settled. */
  readonly shifts?: number;
  readonly outcome?: Outcome;
  readonly withoutRoll?: true;
  readonly choice: Choice | null;
  readonly chosen: readonly Option[];
  readonly goalReached?: boolean;
  readonly spent: readonly Spent[];
  /** Boosts this roll has given, and who it made act in the exchange: undone if it is cancelled. */
  readonly gave: readonly Id[];
  readonly acted: readonly Id[];
};

export type Hit = {
  readonly id: Id;
  readonly targetId: Id;
  readonly byId: Id | null;
  readonly harm: Harm;
  readonly shifts: number;
  /** Number of the roll it came from. */
  readonly roll?: number;
};
