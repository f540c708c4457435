import type { Hideable, Seat, Secret } from '@aspekt/contract';

export type Id = string;
export type Attribute = 'mind' | 'interaction' | 'body';
export type PerAttribute<T = number> = Readonly<Record<Attribute, T>>;
/** A number that is public, or known to the game master alone (`showOpponents` off). */
export type Veiled<T> = T | Secret<T>;

/**
 * Aspects are named by their owner and their own id: the id is unique among the owner's aspects only.
 * The owner is a character, an extra, a thing, or `scene` for the scene that is open.
 */
export type AspectRef = { readonly owner: Id; readonly aspect: Id };

export type Aspect = Hideable & {
  readonly id: Id;
  /** Empty only for a regular aspect that is yet to be named (NYX-ASP-06). */
  readonly name: string;
  readonly description?: string;
  readonly value: number;
  readonly kind: 'regular' | 'temporary' | 'damage';
  /** An attribute modifier written into the aspect, for rolls that it helps (NYX-ASP-08). */
  readonly rollModifier?: number;
  /** The seat that invented it in play; `gm` for the game master. */
  readonly inventedBy?: Seat;
  /** Was brought to bear on a roll, or in the story of an earlier scene. */
  readonly used?: true;
  /** For damage: the conflict, roll or slow harm it came from. */
  readonly source?: Id;
};

/** A player character, or a major non-player figure made like one. Only the latter can be hidden or veiled. */
export type Character = Hideable & {
  readonly id: Id;
  readonly name: string;
  readonly kind: 'pc' | 'majorNpc';
  /** The seat that plays her; without one the game master does. */
  readonly owner?: Seat;
  readonly description: string;
  readonly status: 'draft' | 'active' | 'retired';
  readonly attributes: Veiled<PerAttribute>;
  readonly exhaustion: Veiled<PerAttribute>;
  readonly aspects: readonly Aspect[];
  /** A major non-player figure's points count only with the setting `majorNpcPool`. */
  readonly points: number;
  /** The values of her regular aspects when the current break began, by aspect id (NYX-CHG-03). */
  readonly valuesAtBreak: Readonly<Record<Id, number>>;
  /** Her regular aspects that have vanished in the current break, by name: one that comes back is no new one. */
  readonly vanished?: readonly { readonly id: Id; readonly name: string }[];
};

/** A figure of the game master's: two aspects, attributes of 5, no points. */
export type Extra = Hideable & {
  readonly id: Id;
  readonly name: string;
  readonly kind: 'extra';
  readonly description: string;
  readonly attributes: Veiled<PerAttribute>;
  readonly exhaustion: Veiled<PerAttribute>;
  readonly aspects: readonly Aspect[];
  /** Many opponents treated as one (NYX-MOB-01). */
  readonly mob: boolean;
  readonly mobLoss: PerAttribute;
};

/** A shared thing: a vehicle, a building, a mission (NYX-OUT-08). */
export type Thing = Hideable & { readonly id: Id; readonly name: string; readonly aspects: readonly Aspect[] };

export type Scene = {
  readonly id: Id;
  readonly title: string;
  readonly status: 'open' | 'closed';
  readonly aspects: readonly Aspect[];
  readonly participants: readonly Id[];
};

/** A character as she is written down before play. */
export type Sheet = {
  readonly name: string;
  readonly description: string;
  readonly attributes: PerAttribute;
  readonly aspects: readonly SheetAspect[];
};
export type SheetAspect = {
  readonly name: string;
  readonly value: number;
  readonly description?: string;
  readonly rollModifier?: number;
};
