import type { Hideable, Seat, Secret } from '@aspekt/contract';
import type { AspectSlot, Harm, Id, Kind, Place, Severity, Skill, SlotId, Status, Stunt } from './terms.ts';

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
  /** The conflict in which that extreme consequence was taken (ODE-CDE-02). */
  readonly takenInConflict?: Id;
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
  /** Those of `minorChoices` that a major milestone gave: they do not lapse with a session (ODE-MIL-03, D-55). */
  readonly majorChoices?: number;
  readonly highConceptRewrites: number;
  readonly stuntBuys: number;
  readonly side: string;
  readonly zoneId: Id | null;
  readonly weapon: number;
  readonly armour: number;
  /** An extreme consequence was taken since the last major milestone. */
  readonly extremeTaken: boolean;
};
