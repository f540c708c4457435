import type { Hideable, Seat } from '@aspekt/contract';
import type { Attribute, Id, Veiled } from './figures.ts';

/** Individual actions and slow harm have only A; a round against a passive side has only the active one. */
export type Side = 'A' | 'B';
/** Seen from the character who pays or earns. */
export type Sign = 'positive' | 'negative' | 'neutral';
/** Whether losing brings harm, or only a turn in the story. */
export type Stakes = 'harm' | 'fiction';
export type DraftKind = 'individual' | 'conflict' | 'round' | 'slowHarm';

export type Modifier = {
  readonly label: string;
  readonly value: number;
  /** Only those of the game master are held to -3..0 or -3..+3; the others to -5..5. */
  readonly source: 'gm' | 'aspect' | 'situational';
};

/** An aspect brought to bear on a draft, with what it was worth when it was declared. */
export type Activation = {
  readonly id: Id;
  readonly owner: Id;
  readonly aspect: Id;
  readonly name: string;
  readonly value: number;
  readonly rollModifier: number;
  /** Who pays or earns; a figure without points where no player character is affected. */
  readonly by: Id;
  readonly sign: Sign;
  /** The side whose roll gets the dice. */
  readonly on: Side;
  readonly origin: 'player' | 'gmDemand' | 'damage';
  /** For demands and damage; absent while the answer is awaited. */
  readonly answer?: 'accept' | 'buyOff';
  /** The seat that declared it and may withdraw it. */
  readonly madeBy: Seat;
  readonly explanation: string;
  readonly drawback?: string;
};

export type Roller = {
  readonly actor: Id;
  readonly attribute: Attribute;
  readonly modifiers: readonly Modifier[];
  readonly tactic?: string;
  /** This side has nothing more to declare (D-45). */
  readonly ready: boolean;
};

/** A roll in the making: open and reversible until it is committed. */
export type Draft = Hideable & {
  readonly id: Id;
  readonly kind: DraftKind;
  readonly declaredBy: Seat;
  readonly stakes: Stakes;
  readonly rollers: { readonly A?: Roller; readonly B?: Roller };
  readonly activations: readonly Activation[];
  /** What happens on a failure, when the game master has said it (NYX-ACT-02). */
  readonly failure?: string;
  /** Of a round: the conflict it belongs to. */
  readonly conflict?: Id;
  readonly slowHarm?: Id;
  /** Success lets this side of the conflict break off (D-32). */
  readonly breakOff?: { readonly conflict: Id; readonly side: Side };
  /** One rolls for all; `spread` lets all of them take the harm (D-24). */
  readonly group?: {
    readonly members: readonly Id[];
    readonly way: 'weakest' | 'strongest';
    readonly spread: boolean;
  };
};

/** The numbers that a die is held against. */
export type RollNumbers = {
  readonly base: number;
  readonly current: number;
  /** Everything that was added, in order: the game master's, the aspects', the situational. */
  readonly modifiers: readonly Modifier[];
  readonly effective: number;
  readonly target: number;
  readonly effectBonus: number;
};

/** One roller's dice, read. The faces themselves are in the throw of the log. */
export type Roll = {
  readonly actor: Id;
  readonly attribute: Attribute;
  readonly numbers: Veiled<RollNumbers>;
  readonly positiveDice: number;
  readonly negativeDice: number;
  readonly net: number;
  readonly diceCount: number;
  readonly mode: 'best' | 'worst' | 'single';
  /** The face that counts. */
  readonly chosen: number;
  readonly success: boolean;
  readonly effect: number;
  readonly failMargin: Veiled<number>;
};

/** Points that moved, and why. `aspect` is its name. */
export type PointMove = {
  readonly character: Id;
  readonly delta: number;
  readonly why: 'used' | 'hindered' | 'boughtOff' | 'exploited' | 'damageRemoved' | 'adjusted' | 'rejected';
  readonly aspect?: string;
};
/** A line of a character's ledger; `total` after it. */
export type LedgerLine = Omit<PointMove, 'character'> & { readonly total: number };

/** Harm that waits for its taker to choose between exhaustion and damage. */
export type PendingHarm = Hideable & {
  readonly id: Id;
  readonly target: Id;
  readonly effect: number;
  /** The attribute that exhaustion would hit. */
  readonly attribute: Attribute;
  /** The attribute that was rolled: what a mob loses from. */
  readonly used: Attribute;
  readonly damageOnly: boolean;
  readonly source: {
    readonly kind: DraftKind | 'automatic';
    /** The draft, conflict or slow harm it came from. */
    readonly id: Id;
    /** Who caused it, and what they wanted: a hint for naming the damage (NYX-HARM-09). */
    readonly from?: Id;
    readonly goal?: string;
  };
};
