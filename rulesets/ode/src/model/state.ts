import type { Hideable, Seat, Secret } from '@aspekt/contract';
import type { Boost, Character, Pending, SituationAspect } from './character.ts';
import type { Hit, Roll } from './roll.ts';
import type { Scene } from './scene.ts';
import type { CompelKind, Id, SafetyKind, Settings } from './terms.ts';

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
  /** Those offered, oldest first, and, for the game master alone, the one answered last. */
  readonly compels: readonly Compel[];
  readonly claims: readonly Claim[];
  readonly countdowns: readonly Countdown[];
  readonly safety: Safety | null;
  readonly ledger: readonly LedgerLine[];
  /** For the names of things that arise by themselves: rolls, boosts, consequences, hits. */
  readonly serial: number;
};
