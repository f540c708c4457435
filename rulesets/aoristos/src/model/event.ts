import type { Hideable, Seat, Secret } from '@aspekt/contract';
import type {
  Adjust,
  Announced,
  AreaRoll,
  AttackRoll,
  Combatant,
  Cover,
  Dodge,
  Extended,
  Melee,
  Phase,
  Way,
} from './combat.ts';
import type { Award, Change, Command } from './command.ts';
import type { Roll, SideRoll, Test } from './hand.ts';
import type { Care, Disorder, Environment, LimbState, Person, Rest } from './person.ts';
import type { Item, Stock, StockArmour, StockCover, StockItem } from './item.ts';
import type { Settings } from './settings.ts';
import type { DueRoll, OpenRoll } from './state.ts';
import type { Area, Limb, Posture, Trait } from './trait.ts';

type E<T extends string, Fields> = { readonly type: `aoristos/${T}` } & Hideable & Readonly<Fields>;
type Who = { readonly who: string };
/** What an action cost in all, and what of it was paid now (an extended activity has paid the rest before). */
type Paid = Who & { readonly cost: number; readonly paid: number };
export type Thing = { readonly item: string; readonly name: string };

export type OutsideEvent =
  | E<'created', { person: Person }>
  | E<'controllerSet', Who & { controller: Seat | null }>
  | E<'described', Who & { name: string | null; notes: Secret<string> | null }>
  | E<'levelSet', Who & { trait: Trait; level: number; cost: number; spent: number }>
  | E<'creationFinished', Who & { rest: Secret<{ readonly available: number; readonly discarded: number }> }>
  | E<'upAwarded', Who & { up: number; award: Award; note: string; psychTraumaPrompt: boolean; test: Test | null }>
  | E<'levelBought', Who & { trait: Trait; level: number; cost: Secret<number> }>
  | E<'itemAdded', Who & { item: Item }>
  | E<'itemEdited', Who & { item: Item }>
  /** What a thing in somebody's hand looks like now. */
  | E<'heldChanged', Who & { thing: Thing }>
  | E<'itemRemoved', Who & { item: string; name: string }>
  | E<'armourSet', Who & { areas: readonly Area[]; value: number }>
  | E<'freeformRolled', { who: string | null; face: number; text: string }>
  | E<'handRolled', { roll: Roll; label: string; open: OpenRoll | null }>
  | E<'diceChosen', { roll: Roll; label: string }>
  | E<'tested', { test: Test; traits: readonly Trait[]; text: string; open: OpenRoll | null }>
  | E<'opposed', { a: SideRoll; b: SideRoll; winner: 'a' | 'b' | null; text: string }>
  | E<'rested', Who & { resting: boolean; nerveShock: number; minutes?: number }>;

export type FrameEvent =
  | E<
      'combatStarted',
      {
        mode: 'rounds' | 'single';
        order: readonly string[];
        combatants: Readonly<Record<string, Combatant>>;
        shocks: Readonly<Record<string, number>>;
        melees: readonly Melee[];
        distances: Readonly<Record<string, number>>;
        surprise: readonly Roll[];
      }
    >
  | E<'combatantAdded', Who & { combatant: Combatant; order: readonly string[]; current: number; nerveShock: number }>
  | E<'combatantRemoved', Who & { order: readonly string[]; current: number; round: number; phase: Phase }>
  | E<'revealed', Who>
  | E<'stressed', Who & { roll: Roll; open: OpenRoll | null; lost: number | null }>
  | E<'bowHeld', Who & { success: boolean; test: Secret<Test>; weapon: Thing; lost: boolean }>
  | E<'activationBegan', Who & { stationary: boolean }>
  | E<
      'activationEnded',
      Who & {
        /** Unable to act: the turn passed by itself. */
        passed: boolean;
        nerveShock: number;
        kp: Secret<{ readonly vigilanceBonus: number; readonly kp: number }>;
      }
    >
  | E<'turnCame', { current: number; round: number }>
  | E<'extendedBegan', Who & { action: string; extended: Secret<Extended> }>
  | E<'extendedContinued', Who & { paid: number; left: number }>
  | E<'extendedLost', Who & { action: string; why: 'abandoned' | 'other' | 'shock'; weapon: Thing | null }>
  | E<'meleeSet', { melee: string; sides: readonly (readonly string[])[] }>
  | E<'distanceSet', { a: string; b: string; metres: number }>
  | E<'coverSet', { target: string; attackers: readonly string[]; cover: Cover | null }>
  | E<'bodyHiddenSet', { target: string; attackers: readonly string[]; areas: readonly Area[] }>
  | E<'visibleSet', { target: string; attackers: readonly string[]; visible: boolean }>
  | E<'combatEnded', { shocks: Readonly<Record<string, number>>; clock: number; challenge: number | null }>;

export type ActingEvent =
  | E<'spoke', Paid & { text: string; syllables: number }>
  | E<'scouted', Paid & { direction: string; listen: boolean }>
  | E<
      'moved',
      Paid &
        Way & {
          manner: 'move' | 'crawl';
          metres: number;
          slow: boolean;
          leaves: boolean;
        }
    >
  | E<'postureChanged', Paid & { from: Posture; posture: Posture }>
  | E<
      'handled',
      Paid & {
        what: 'draw' | 'stow' | 'pass' | 'take' | 'pickUp' | 'drop';
        thing: Thing;
        hand: 'right' | 'left' | 'both';
      }
    >
  /** Somebody whom nobody sees has picked it up. */
  | E<'vanished', { thing: Thing }>
  | E<'readied', Paid & { thing: Secret<Thing> }>
  /** What is loaded and spare is told in the open by old events alone. */
  | E<'charged', Paid & { thing: Thing; loaded: number | Secret<number>; spare: number | Secret<number> }>
  | E<'chargeCancelled', Paid & { thing: Thing }>
  | E<'reloaded', Paid & { owner: string; thing: Thing; loaded: Secret<number>; spare: Secret<number> }>
  | E<'didOther', Paid & { text: string }>
  | E<'overwatchBegan', Paid & { place: Secret<string> }>
  | E<'overwatchEnded', Who & { why: 'scouted' | 'fired' | 'spent' | 'shock' | 'gm' }>
  | E<
      'grappled',
      Paid & { target: string; kind: 'hold' | 'trip' | 'break'; mine: SideRoll; theirs: SideRoll; won: boolean }
    >
  | E<'holdReleased', Who & { target: string }>;

export type AttackEvent =
  | E<
      'attackDeclared',
      Paid & {
        attack: Announced;
        aimCost: number;
        cheapLevels: number;
        /** A readied weapon drawn as part of the attack, into this hand. */
        drawn: 'right' | 'left' | 'both' | null;
        cover: Cover | null;
        bodyHidden: readonly Area[];
        /** No vigilance: the difficulty is known at once. */
        helpless: boolean;
        adjust: Adjust;
      }
    >
  | E<
      'vigilanceChosen',
      Who & {
        traits: readonly Trait[];
        parts: Secret<
          readonly { readonly trait: Trait | 'bonus'; readonly value: number; readonly modifier: number }[]
        >;
        vigilance: number;
        dodge: Dodge | null;
        followers: readonly string[];
        adjust: Adjust;
        difficulty: number;
      }
    >
  | E<'followed', Who & { dodger: string; follow: boolean }>
  | E<
      'attackRolled',
      Who & {
        shotsRoll: Roll | null;
        shots: number;
        attack: AttackRoll;
        difficulty: number;
        areaRoll: AreaRoll | null;
        area: Area | null;
        wouldHit: boolean;
      }
    >
  | E<'attackDiceChosen', Who & { attack: AttackRoll; difficulty: number; wouldHit: boolean }>
  | E<'areaChosen', Who & { area: Area; wouldHit: boolean }>
  | E<'attackAborted', Who & { target: string }>
  | E<
      'attackResolved',
      Who & {
        target: string;
        weapon: string;
        weaponName: string;
        hit: boolean;
        /** Why it missed: the roll was too low, or the body hides the area. */
        missed: 'low' | 'hidden' | null;
        area: Area | null;
        strengthRoll: Roll | null;
        activeStrength: number | null;
        parts: {
          readonly margin: number;
          readonly dice: number;
          readonly weapon: number;
          readonly physique: number;
        } | null;
        shots: number;
        keepsRangeAim: boolean;
        /** What becomes of a thrown thing. */
        leavesHand: 'ground' | 'spare' | 'gone' | null;
      }
    >
  | E<'parried', Who & { by: string; roll: Roll; limb: Limb }>
  | E<
      'leaveTested',
      Paid & {
        manner: 'move' | 'crawl';
        metres: number;
        /** Old events do not say it. */
        way?: Way;
        test: { readonly mover: SideRoll; readonly opponents: SideRoll } | null;
        dangerous: boolean;
      }
    >
  | E<'moveGivenUp', Who>
  | E<'carriedOn', Who & { waiting: readonly string[] }>
  | E<'attackDeclined', Who & { target: string }>
  | E<'moveStopped', Who>
  | E<'appeared', Who & { watchers: readonly string[] }>
  | E<'heldBack', Who & { success: boolean; test: Secret<Test> }>
  | E<'harmed', Who & { strength: number; roll: Roll | null; area: Area | null; burn: boolean }>
  | E<
      'wounded',
      Who & {
        area: Area | null;
        shockAdded: number;
        nerveShock: number;
        dropped: readonly Thing[];
        posture: Posture;
        knockedOut: boolean;
        numbers: Secret<{
          readonly strength: number;
          readonly armour: number;
          readonly cover: number;
          readonly finalStrength: number;
          readonly divisor: number;
          readonly damage: number;
          readonly bleedAdded: number;
          readonly traumaAdded: number;
          readonly limb: LimbState | null;
          readonly inflictedAt: number;
          readonly burn: boolean;
        }>;
        due: readonly DueRoll[];
      }
    >;

export type HealthEvent =
  | E<
      'painTested',
      Who & {
        area: Area;
        no: 1 | 2;
        success: boolean;
        test: Secret<Test>;
        effect: 'dropped' | 'sitting' | 'lying' | null;
        dropped: readonly Thing[];
        again: boolean;
      }
    >
  | E<'survivalRolled', Who & { roll: Roll; total: Secret<number>; alive: boolean; dropped: readonly Thing[] }>
  | E<'faintTested', Who & { success: boolean; test: Secret<Test>; dropped: readonly Thing[] }>
  | E<'psychTested', Who & { test: Test }>
  | E<'timePassed', { from: number; to: number; paused: boolean }>
  | E<'woundsConverted', Who & { at: number; bloodLoss: number; nextBloodTickAt: number | null }>
  | E<
      'bloodTicked',
      Who & { at: number; bloodLoss: number; nextBloodTickAt: number | null; organTrauma: number; due: DueRoll }
    >
  | E<'limbsHealed', Who & { at: number; limbs: readonly { readonly limb: Limb; readonly state: LimbState }[] }>
  | E<'fellDue', Who & { at: number; due: DueRoll }>
  | E<
      'firstAided',
      { patient: string; helpers: readonly string[]; base: number; modifier: number; reduction: number; tight: boolean }
    >
  | E<'transfused', { patient: string; units: number; bloodLoss: number }>
  | E<
      'healingTested',
      Who & { test: Test; healed: 0 | 1; worsened: 0 | 1; organTrauma: number; unstable: boolean; due: DueRoll | null }
    >
  | E<'woke', Who>
  | E<
      'healthSet',
      Who & {
        fields: Extract<Command, { type: 'aoristos/setHealth' }>['fields'];
        reason: string;
        /** What falls out of the hands of one who faints; old events let her keep it. */
        dropped?: readonly Thing[];
      }
    >
  | E<'psychHandRolled', Who & { roll: Roll; open: OpenRoll; text: string }>
  | E<
      'psychTraumaAdded',
      Who & {
        roll: Roll | null;
        added: number;
        permanent: boolean;
        shocking: boolean;
        total: number;
        text: string;
        due: DueRoll | null;
        closesAt: number | null;
      }
    >
  | E<'disorderTaken', Who & { disorder: Disorder; replaces: number | null; removed: number; total: number }>
  | E<'psychRecovered', Who & { removed: number; total: number }>
  | E<'psychosisEnded', Who>
  | E<'disorderCured', Who & { place: number; disorder: Disorder }>;

/** Which of the rolls that wait is struck: hidden ones are counted with the others. Older logs have it in the open. */
export type Changed = Change | { readonly what: 'due'; readonly strike: Secret<number> };

export type TendingEvent =
  | E<'adjusted', { who: string | null; reason: string; change: Changed; item: Item | null }>
  | E<'configured', { settings: Partial<Settings> }>
  | E<
      'sceneSet',
      {
        who: string | null;
        environment: Environment | null;
        weekday: number | null;
        clock: number | null;
        rest: Rest | null;
        care: Care | null;
      }
    >
  | E<'stocked', { item: StockItem | null; armour: StockArmour | null; cover: StockCover | null }>
  | E<'unstocked', { shelf: 'items' | 'armour' | 'cover'; id: string }>
  | E<'stockImported', { stock: Stock }>;

export type Event = OutsideEvent | FrameEvent | ActingEvent | AttackEvent | HealthEvent | TendingEvent;
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
