import type { Secret } from '@aspekt/contract';
import type { Command } from './command.ts';
import type { DiceHand, Roll } from './hand.ts';
import type { FireMode } from './item.ts';
import type { Area, Limb, Trait } from './trait.ts';

export type Cover = {
  readonly value: Secret<number>;
  readonly hiddenAreas: readonly Area[];
  readonly proper: boolean;
  readonly fullyHidden: boolean;
};

/** An active action begun without enough KP; `command` is what happens when it is paid. */
export type Extended = {
  readonly action: string;
  readonly total: number;
  readonly paid: number;
  readonly command: Command | null;
};

/** A combatant's own numbers. */
export type CombatantOwn = {
  /** SIN with what surprise added: where a latecomer enters. */
  readonly initiative: number;
  readonly kp: number;
  readonly vigilanceBonus: number;
  readonly metresThisRound: number;
  readonly movePriceThisRound: number;
  readonly dodgeMetresThisRound: number;
  readonly extended: Extended | null;
  readonly rangeAim: { readonly itemId: string; readonly targetId: string; readonly levels: number } | null;
  readonly shotsThisRound: Readonly<Record<string, number>>;
  readonly overwatch: { readonly place: string } | null;
};
export type Combatant = {
  readonly side: number | null;
  /** Has finished an activation in this combat. */
  readonly activated: boolean;
  readonly stationary: boolean;
  readonly meleeId: string | null;
  readonly charge: { readonly itemId: string; readonly paid: number; readonly complete: boolean } | null;
  readonly fleeDanger: boolean;
  /** With `holdsAndTrips`: who holds her. */
  readonly heldBy: string | null;
  readonly own: Secret<CombatantOwn>;
};

export type Melee = { readonly id: string; readonly sides: readonly (readonly string[])[] };

export type Adjust = {
  readonly attackerLow: number;
  readonly oneHand: number;
  readonly rangedInMelee: number;
  readonly rangeMalus: number;
  readonly gmExtra: number;
};
export type AimConditions = {
  readonly wholeTargetVisible: boolean;
  readonly targetStill: boolean;
  readonly attackerStable: boolean;
  readonly fittingAid: boolean;
};
export type Dodge = {
  readonly metres: number;
  readonly direction: 'cover' | 'side' | 'away';
  readonly throwDown: boolean;
};

/** The area hand; `area` is null until it is chosen. */
export type AreaRoll = {
  readonly hand: DiceHand;
  readonly match: boolean;
  readonly allowed: readonly Area[];
};
export type AttackRoll = {
  readonly roll: Roll;
  readonly testBase: number;
  readonly fullRoll: number;
  readonly success: boolean;
};

/** What an attack is, once it is announced (steps 1 to 6). */
export type Announced = {
  readonly attacker: string;
  readonly target: string;
  /** An item id, or `unarmed`. */
  readonly weapon: string;
  readonly weaponName: string;
  readonly skill: Trait;
  readonly kind: 'unarmed' | 'melee' | 'ranged' | 'strike';
  readonly limb: Limb;
  readonly grip: 0 | 1 | 2;
  readonly mode: FireMode;
  readonly chosenShots: number;
  readonly safetyAim: number;
  readonly rangeAim: number;
  readonly distance: number;
  /** Both are in the same melee. */
  readonly melee: boolean;
  readonly thrown: boolean;
  readonly unaware: boolean;
  readonly gmExtra: number;
  /** Not in the attacker's own activation. */
  readonly passive: 'opportunity' | 'overwatch' | null;
};
export type PendingAttack = Announced & {
  readonly step: 'vigilance' | 'roll' | 'choice';
  /** Cover and what the body hides before the attack (AOR-ARM-05). */
  readonly cover: Cover | null;
  readonly bodyHidden: readonly Area[];
  readonly phaseBefore: Phase;
  readonly traits: readonly Trait[];
  readonly vigilance: number;
  /** The target has moved in answer: range aim at her is not kept (AOR-AIM-09). */
  readonly dodged?: true;
  readonly adjust: Adjust;
  readonly difficulty: number;
  readonly shots: number;
  readonly attack: AttackRoll | null;
  readonly areaRoll: AreaRoll | null;
  readonly area: Area | null;
};

/** Whom somebody moves towards, or away from. */
export type Way = { readonly towards: string | null; readonly awayFrom: string | null };

/** Somebody on her way out of a melee in danger: not decided, or carried on with attacks still to come. */
export type Leaving = {
  readonly by: string;
  readonly metres: number;
  readonly manner: 'move' | 'crawl';
  /** Not kept by old tables. */
  readonly way?: Way;
  readonly carriedOn: boolean;
  /** Opponents who have neither struck nor let it be. */
  readonly waiting: readonly string[];
  readonly struck: readonly string[];
};
/** Somebody has appeared in watched areas: who must fire now, and who has tried to hold back in vain. */
export type Appearing = {
  readonly person: string;
  readonly watchers: readonly string[];
  readonly failed: readonly string[];
};

export type Phase = 'stress' | 'active' | 'reaction' | 'between';
export type Combat = {
  /** `single`: the rules borrowed for one attack (AOR-CMB-10). */
  readonly mode: 'rounds' | 'single';
  readonly round: number;
  readonly order: readonly string[];
  readonly current: number;
  readonly phase: Phase;
  readonly combatants: Readonly<Record<string, Combatant>>;
  readonly melees: readonly Melee[];
  readonly cover: Readonly<Record<string, Readonly<Record<string, Cover>>>>;
  readonly bodyHidden: Readonly<Record<string, Readonly<Record<string, readonly Area[]>>>>;
  readonly visible: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** Metres by pair, keyed `a|b` with a before b. */
  readonly distances: Readonly<Record<string, number>>;
  readonly pendingAttack: PendingAttack | null;
  readonly leaving: Leaving | null;
  readonly appearing: Appearing | null;
  /** Who may still say that they do not follow a dodge in melee. */
  readonly following: { readonly dodger: string; readonly asked: readonly string[] } | null;
};
