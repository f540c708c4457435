import type { Audience, Seat } from '@aspekt/contract';
import type { HandText } from './hand.ts';
import type { FireMode, ItemInput, Stock, StockArmour, StockCover, StockItem } from './item.ts';
import type { AimConditions, Dodge, Phase } from './combat.ts';
import type { Care, Environment, HealthFields, Own, Rest, Sheet } from './person.ts';
import type { Settings } from './settings.ts';
import type { Area, Attribute, Limb, Posture, Skill, Trait } from './trait.ts';

type C<T extends string, Fields> = { readonly type: `aoristos/${T}` } & Readonly<Fields>;

/** The person who acts. A command without it is the game master's. */
type By = { readonly by: string };
/** Any active action: begin it though the KP do not suffice; give up what one was at. */
type Payable = By & { readonly beginExtended?: boolean; readonly abandonExtended?: boolean };

export type Outside =
  | C<
      'createCharacter',
      {
        id: string;
        name: string;
        kind?: 'pc' | 'npc';
        controller?: Seat;
        seatIndex?: number;
        startingUp?: number;
        hidden?: boolean;
        /** A whole sheet at once, as the builder makes it. */
        sheet?: Sheet;
        /** Close creation at once. */
        finished?: boolean;
      }
    >
  /** Take a person nobody plays, give one's own back, or (game master) hand one over. */
  | C<'setController', { person: string; controller: Seat | null }>
  /** A new name, or notes for oneself and the game master. */
  | C<'describe', By & { name?: string; notes?: string }>
  | C<'setAttributeLevel', By & { trait: Attribute; level: number }>
  | C<'setSkillLevel', By & { trait: Skill; level: number }>
  | C<'finishCreation', By & { discardRest?: boolean }>
  | C<'awardUp', { characters: readonly string[]; note?: string } & Award>
  | C<'buyLevel', By & { trait: Trait }>
  | C<'addItem', By & { item: ItemInput }>
  | C<'editItem', By & { item: string; fields: Partial<Omit<ItemInput, 'id'>> }>
  | C<'removeItem', By & { item: string }>
  | C<'setArmour', By & { area: Area | readonly Area[]; value: number }>
  | C<'freeformRoll', { by?: string; text?: string }>
  | C<
      'rollHand',
      { by?: string; b: number; f?: number; t?: number; modifier?: number; label?: string; audience?: Audience }
    >
  /** `indexes` into the dice of the open roll in ascending order, from 0. */
  | C<'chooseDice', { by?: string; indexes: readonly number[] }>
  | C<
      'successTest',
      By & { traits: readonly Trait[]; difficulty?: number; f?: number; t?: number; audience?: Audience; text?: string }
    >
  | C<'opposedTest', { a: OpposedSide; b: OpposedSide; text?: string }>
  | C<'setRest', { person: string; resting: boolean; since?: number }>;

export type Award =
  | { readonly reason: 'travel'; readonly months: number; readonly perMonth: number }
  | {
      readonly reason: 'training';
      readonly hoursPerDay: number;
      readonly months: number;
      readonly confirmed?: boolean;
    }
  | { readonly reason: 'combat'; readonly challenge: 0 | 1 | 2 | 3 }
  | { readonly reason: 'other'; readonly amount: number };

export type OpposedSide = {
  readonly members: readonly { readonly person: string; readonly traits: readonly Trait[] }[];
  readonly representative: string;
  readonly f?: number;
  readonly t?: number;
};

export type Frame =
  | C<
      'startCombat',
      {
        combatants: readonly string[];
        sides?: readonly (readonly string[])[];
        surprisers?: readonly string[];
        distances?: readonly { readonly a: string; readonly b: string; readonly metres: number }[];
        melees?: readonly { readonly id: string; readonly sides: readonly (readonly string[])[] }[];
      }
    >
  | C<'addCombatant', { person: string; side?: number }>
  | C<'removeCombatant', { person: string }>
  | C<'beginActivation', By>
  | C<'endActivation', By>
  | C<'continueExtended', By>
  | C<'abandonExtended', By>
  /** Who fights whom hand to hand; no sides: the melee is over. */
  | C<'setMelee', { melee: string; sides: readonly (readonly string[])[] }>
  | C<'setDistance', { a: string; b: string; metres: number }>
  | C<
      'setCover',
      {
        target: string;
        attacker: string | readonly string[];
        /** null: no cover. */
        cover: {
          readonly value: number;
          readonly hiddenAreas: readonly Area[];
          readonly proper?: boolean;
          readonly fullyHidden?: boolean;
        } | null;
      }
    >
  | C<'setBodyHidden', { target: string; attacker: string | readonly string[]; areas: readonly Area[] }>
  | C<'setVisible', { target: string; attacker: string | readonly string[]; visible: boolean }>
  | C<'endCombat', { challenge?: 0 | 1 | 2 | 3 }>
  | C<'singleAttack', { attacker: string; target: string; distance?: number; melee?: boolean }>;

type Handling = { item: string; hand?: 'right' | 'left' | 'both'; cost?: number };
type Walk = {
  metres: number;
  towards?: string;
  awayFrom?: string;
  /** The game master says that this is very slow across the line of sight: range aim at the mover is kept. */
  slow?: boolean;
  leaveMelee?: boolean;
  opponentRepresentative?: string;
};

export type Acting =
  | C<'speak', Payable & { text?: string; syllables?: number }>
  | C<'scout', Payable & { direction?: string; listen?: boolean }>
  | C<'move', Payable & Walk>
  | C<'crawl', Payable & Walk>
  | C<'changePosture', Payable & { posture: Posture }>
  | C<'drawItem', Payable & Handling>
  | C<'stowItem', Payable & Handling>
  | C<'passItem', Payable & Handling>
  | C<'takeFromPocket', Payable & Handling>
  | C<'readyItem', Payable & Handling>
  | C<'dropItem', By & { item: string }>
  | C<'pickUp', Payable & Handling>
  | C<'charge', Payable & { weapon: string }>
  | C<'cancelCharge', Payable & { weapon: string }>
  | C<'reload', Payable & { weapon: string; rounds?: number; assistant?: boolean; holder?: string }>
  | C<'otherAction', Payable & { text?: string; cost: number }>
  | C<'beginOverwatch', Payable & { place: string }>
  /** With `holdsAndTrips`: hold or trip somebody in the melee, or break out of a hold. */
  | C<'grapple', Payable & { target: string; kind: 'hold' | 'trip' | 'break'; defence?: 'brawling' | 'evade' }>
  | C<'releaseHold', By & { target: string }>;

/** What an attack is announced with (step 1). */
export type Declaration = {
  readonly target: string;
  readonly weapon: string;
  readonly strike?: boolean;
  readonly limb?: Limb;
  readonly grip?: 1 | 2;
  readonly mode?: FireMode;
  readonly shots?: number;
  readonly safetyAim?: number;
  readonly rangeAim?: number;
  readonly conditions?: Partial<AimConditions>;
  readonly distance?: number;
  readonly unaware?: boolean;
  readonly gmExtra?: number;
};

export type Attacking =
  | C<'declareAttack', Payable & Declaration>
  | C<'chooseVigilance', By & { traits: readonly Trait[]; move?: Partial<Dodge> }>
  | C<'rollAttack', By>
  | C<'chooseAttackDice', By & { indexes: readonly number[] }>
  | C<'chooseArea', By & { area: Area }>
  | C<'abortAttack', By>
  | C<'confirmAttack', By>
  /** Somebody in the melee says whether she follows a dodge; silence follows. */
  | C<'follow', By & { follow: boolean }>
  | C<'giveUpMove', By>
  | C<'carryOn', By>
  | C<'opportunityAttack', By & { abandonExtended?: boolean } & Declaration>
  | C<'declineAttack', By>
  | C<'overwatchTrigger', { person: string; watchers?: readonly string[] }>
  | C<'holdBack', By>
  | C<
      'applyHit',
      { person: string; area: Area | null; strength: number | HandText; useArmour: boolean; burn?: boolean }
    >;

export type Health =
  | C<'advanceTime', { minutes?: number; hours?: number; days?: number }>
  | C<'painTest', By>
  | C<'survivalRoll', By>
  | C<'faintTest', By>
  | C<'psychTest', By>
  | C<'firstAid', { by?: string; patient: string; helpers: readonly string[]; allowLate?: boolean } & AidTicks>
  | C<'transfuse', { patient: string; units: number }>
  | C<
      'healingTest',
      By & { environment?: Environment | number; rest?: Rest | number; care?: Care | number; burn?: boolean }
    >
  | C<'wakeUp', { person: string }>
  | C<'setHealth', { person: string; fields: HealthFields; reason?: string }>
  | C<
      'addPsychTrauma',
      { person: string; amount?: number; hand?: HandText; permanent?: boolean; shocking?: boolean; text?: string }
    >
  | C<'takeTemporaryDisorder', By & { text: string }>
  /** `disorder`: place in the list of the mild one that develops; without it the one with the same text. */
  | C<'takeLastingDisorder', By & { text: string; kind: 'mild' | 'developed'; disorder?: number }>
  | C<'recoverPsych', { person: string; months?: number; halfYears?: number }>
  | C<'endPsychosis', { person: string }>
  | C<'cureDisorder', { person: string; disorder: number }>;

export type AidTicks = {
  readonly immediate?: boolean;
  readonly noEquipment?: boolean;
  readonly bandages?: boolean;
  readonly coagulant?: boolean;
  readonly tight?: boolean;
  readonly gmModifier?: number;
};

/** What the game master may set outright, with a reason. */
export type Change =
  | {
      readonly what: 'person';
      readonly person: string;
      readonly fields: {
        readonly name?: string;
        readonly kind?: 'pc' | 'npc';
        readonly seatIndex?: number;
        readonly hidden?: boolean;
        readonly attributes?: Partial<Own['attributes']>;
        readonly skills?: Partial<Own['skills']>;
        readonly availableUp?: number;
        /** Starting UP of a creation opened again; null closes it. */
        readonly creation?: number | null;
        readonly notes?: string;
      };
    }
  | { readonly what: 'remove'; readonly person: string }
  | {
      readonly what: 'combatant';
      readonly person: string;
      readonly fields: {
        readonly kp?: number;
        readonly vigilanceBonus?: number;
        readonly metresThisRound?: number;
        readonly side?: number | null;
        readonly stationary?: boolean;
        readonly fleeDanger?: boolean;
        readonly charged?: string | null;
      };
    }
  | { readonly what: 'turn'; readonly round?: number; readonly current?: string; readonly phase?: Phase }
  | { readonly what: 'order'; readonly order: readonly string[] }
  /** Strike the pending attack, the undecided move and the call to watchers. */
  | { readonly what: 'attack' }
  | { readonly what: 'due'; readonly strike: number }
  | { readonly what: 'ground'; readonly add?: ItemInput; readonly strike?: string };

export type Tending =
  | C<'adjust', { reason: string; change: Change }>
  | C<'configure', { settings: Partial<Settings> }>
  | C<
      'setScene',
      { environment?: Environment; weekday?: number; clock?: number; person?: string; rest?: Rest; care?: Care }
    >
  | C<'stock', { item?: StockItem; armour?: StockArmour; cover?: StockCover }>
  | C<'unstock', { shelf: 'items' | 'armour' | 'cover'; id: string }>
  | C<'importStock', { stock: Stock }>;

export type Command = Outside | Frame | Acting | Attacking | Health | Tending;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
