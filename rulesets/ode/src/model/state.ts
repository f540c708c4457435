import type { Hideable, Seat, Secret } from '@aspekt/contract';
import type {
  Action,
  AdvantageMode,
  AspectSlot,
  CompelKind,
  Effect,
  Harm,
  Id,
  Kind,
  Option,
  Outcome,
  Payment,
  Place,
  Reach,
  SafetyKind,
  Settings,
  Severity,
  Side,
  Skill,
  SlotId,
  Status,
  Stunt,
} from './terms.ts';

/** Free invokes of one aspect in one hand; `holderId` null: anyone on `side` may use them (D-46). */
export type FreeInvoke = {
  readonly holderId: Id | null;
  readonly side: string;
  readonly count: number;
  /** Allies the holder lets use them (ODE-INV-11). */
  readonly shared: readonly Id[];
};

/** An aspect on a sheet. Without `only` it is known to everyone. */
export type CharacterAspect = Hideable & {
  readonly id: Id;
  readonly text: string;
  readonly slot?: AspectSlot;
  readonly relationTo?: Id;
  readonly freeInvokes: readonly FreeInvoke[];
  /** Written by an extreme consequence: fixed until the next major milestone (ODE-OPT-02). */
  readonly extreme?: 'fixed' | 'rewordable';
};

/** A situation aspect; hidden ones (`only`) are the unknown aspects of the book. */
export type SituationAspect = Hideable & {
  readonly kind: 'situation';
  readonly id: Id;
  readonly text: string;
  readonly attachedTo: Place;
  readonly lifetime: 'scene' | 'lasting' | 'untilCleared';
  readonly freeInvokes: readonly FreeInvoke[];
};

/** A boost (bonus): one free use, then gone; its text may be empty until then (ODE-BST-03, ODE-BST-06). */
export type Boost = {
  readonly kind: 'boost';
  readonly id: Id;
  readonly text: string;
  /** Null: anyone on `side` may use it. */
  readonly holderId: Id | null;
  readonly side: string;
};

export type Consequence = {
  readonly slotId: SlotId;
  readonly severity: Severity;
  readonly restrictedTo: Harm | null;
  readonly state: 'empty' | 'fresh' | 'recovering';
  /** Of the aspect that fills the slot; all absent while it is empty. */
  readonly id?: Id;
  readonly text?: string;
  readonly harm?: Harm;
  readonly freeInvokes?: readonly FreeInvoke[];
  readonly takenInConflict?: Id;
  readonly treatedInScene?: number;
  readonly treatedInSession?: number;
};

export type Track = { readonly boxes: number; readonly marked: number };
export type Stress = Readonly<Record<Harm, Track>>;
export type Pending = {
  readonly amount: number;
  readonly reason: 'hostileInvoke' | 'concession';
  readonly releaseAt: 'sceneEnd' | 'conflictEnd';
};

/** A player's character, or one that the game master plays; hidden until it first enters a scene. */
export type Character = Hideable & {
  readonly id: Id;
  readonly owner?: Seat;
  readonly pc: boolean;
  /** Which size of NPC it is only the game master knows. */
  readonly kind: Secret<Kind>;
  readonly name: string;
  readonly description: string;
  readonly status: Status;
  readonly aspects: readonly CharacterAspect[];
  readonly skills: Secret<Readonly<Record<Skill, number>>>;
  readonly refresh: number;
  readonly fatePoints: number;
  readonly pending: readonly Pending[];
  readonly freeStuntSlots: number;
  readonly stunts: readonly Stunt[];
  readonly stress: Secret<Stress>;
  readonly consequences: readonly Consequence[];
  readonly skillPoints: Secret<number>;
  readonly minorChoices: number;
  readonly highConceptRewrites: number;
  readonly stuntBuys: number;
  readonly side: string;
  readonly zoneId: Id | null;
  readonly weapon: number;
  readonly armour: number;
  /** An extreme consequence was taken since the last major milestone. */
  readonly extremeTaken: boolean;
};

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
  | { readonly what: 'free'; readonly aspectId: Id; readonly holderId: Id | null; readonly side: string }
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
  /** The situation aspect that is gone when the roll succeeds (ODE-REM-02). */
  readonly removes?: Id;
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

/** An offer of a fate point for a complication; only its target, its proposer and the game master see it. */
export type Compel = Hideable & {
  readonly id: Id;
  /** Null: the game master. */
  readonly byId: Id | null;
  readonly seat: Seat;
  readonly targetId: Id;
  readonly aspectId: Id;
  readonly text: string;
  readonly kind: CompelKind;
  readonly complication: string;
  /** What the target would rather have. */
  readonly counter?: string;
  /** The proposing player's own point, on the table until it is answered. */
  readonly held: 0 | 1;
  readonly status: 'offered' | 'accepted' | 'refused' | 'withdrawn';
};

/** A wish that waits for the game master's word: a self-compel, or a detail to be added. */
export type Claim = {
  readonly id: Id;
  readonly kind: 'selfCompel' | 'detail';
  readonly characterId: Id;
  readonly aspectId: Id;
  readonly aspect: string;
  readonly text: string;
};

export type Countdown = Hideable & {
  readonly id: Id;
  readonly title: string;
  readonly boxes: number;
  readonly marked: number;
  readonly trigger: Secret<string>;
  readonly outcome: Secret<string>;
};

export type Safety = { readonly kind: SafetyKind; readonly note?: string; readonly seat?: Seat };

/** Where a fate point can lie. Every change is a move from one purse to another. */
export type Purse =
  | { readonly of: 'bank' }
  | { readonly of: 'character'; readonly id: Id }
  | { readonly of: 'pending'; readonly id: Id; readonly reason: Pending['reason'] }
  | { readonly of: 'gmPool' }
  | { readonly of: 'carry'; readonly id: Id }
  | { readonly of: 'compel'; readonly id: Id };

export type MoveReason =
  | 'refresh'
  | 'sceneStart'
  | 'sceneEnd'
  | 'conflictEnd'
  | 'carry'
  | 'invoke'
  | 'hostileInvoke'
  | 'stunt'
  | 'compel'
  | 'compelHeld'
  | 'compelRefused'
  | 'compelReturned'
  | 'selfCompel'
  | 'detail'
  | 'concession'
  | 'lost'
  | 'rollCancelled'
  | 'adjust';

/** One line of the ledger of fate points; it starts anew with each session. */
export type LedgerLine = Hideable & {
  readonly from: Purse;
  readonly to: Purse;
  readonly amount: number;
  readonly reason: MoveReason;
  /** The aspect or stunt it was for. */
  readonly about?: string;
  readonly scene: number;
};

export type State = {
  readonly settings: Settings;
  readonly session: { readonly number: number; readonly arc: number; readonly open: boolean };
  /** Number of the open scene, or of the last one. */
  readonly sceneNumber: number;
  readonly scene: Scene | null;
  readonly gmPool: Secret<number>;
  readonly npcCarry: Secret<Readonly<Record<Id, number>>>;
  readonly characters: Readonly<Record<Id, Character>>;
  /** Situation aspects and boosts, oldest first. */
  readonly aspects: readonly (SituationAspect | Boost)[];
  readonly hits: readonly Hit[];
  /** The open roll, else the last one. */
  readonly roll: Roll | null;
  /** Those offered, oldest first, and the one answered last. */
  readonly compels: readonly Compel[];
  readonly claims: readonly Claim[];
  readonly countdowns: readonly Countdown[];
  readonly safety: Safety | null;
  readonly ledger: readonly LedgerLine[];
  /** For the names of things that arise by themselves: rolls, boosts, consequences, hits. */
  readonly serial: number;
};
