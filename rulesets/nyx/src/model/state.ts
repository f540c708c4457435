import type { Hideable } from '@aspekt/contract';
import type { Conflict, SlowHarm } from './conflict.ts';
import type { AspectRef, Attribute, Character, Extra, Id, Scene, Thing } from './figures.ts';
import type { Draft, LedgerLine, PendingHarm, PointMove, Sign } from './rolls.ts';
import type { Settings } from './settings.ts';

export type State = {
  readonly settings: Settings;
  /** Names of the table's own for the attributes; without one the book's name is used (NYX-GEN-04). */
  readonly labels: Labels;
  readonly phase: 'play' | 'break';
  readonly session: number;
  /** Game time in minutes. Always a multiple of 1/16, so that binary fractions hold it exactly. */
  readonly clock: number;
  readonly characters: Readonly<Record<Id, Character>>;
  readonly extras: Readonly<Record<Id, Extra>>;
  readonly things: Readonly<Record<Id, Thing>>;
  readonly scene: Scene | null;
  readonly drafts: Readonly<Record<Id, Draft>>;
  readonly conflicts: Readonly<Record<Id, Conflict>>;
  readonly pendingHarms: Readonly<Record<Id, PendingHarm>>;
  readonly slowHarms: Readonly<Record<Id, SlowHarm>>;
  /** Demands outside of any roll that wait for an answer. */
  readonly demands: Readonly<Record<Id, NarrativeDemand>>;
  /** Narrative uses of this scene: the game master may still reject them. */
  readonly uses: Readonly<Record<Id, NarrativeUse>>;
  readonly reminders: readonly Reminder[];
  /** The last hundred moves of each character's points. */
  readonly ledger: Readonly<Record<Id, readonly LedgerLine[]>>;
};

export type Labels = Readonly<Partial<Record<Attribute, Label>>>;
export type Label = { readonly name: string; readonly definition: string };

export type NarrativeDemand = Hideable &
  AspectRef & {
    readonly id: Id;
    readonly target: Id;
    readonly name: string;
    readonly value: number;
    readonly explanation: string;
  };

export type NarrativeUse = Hideable &
  AspectRef & {
    readonly id: Id;
    readonly by: Id;
    readonly name: string;
    readonly value: number;
    readonly sign: Sign;
    readonly origin: 'player' | 'gmDemand';
    readonly explanation: string;
    readonly drawback?: string;
    readonly points: readonly PointMove[];
  };

/** A scene to play soon: a change to show (NYX-CHG-07), a recovery (NYX-REC-05). */
export type Reminder = Hideable & {
  readonly id: Id;
  readonly kind: 'change' | 'recovery';
  readonly character: Id;
  readonly text: string;
};
