import type { AidTicks, Command, Declaration, OpposedSide } from './command.ts';
import type { HandText } from './hand.ts';
import type { Care, Environment, Rest } from './person.ts';
import type { Settings } from './settings.ts';
import type { Area, Trait } from './trait.ts';

/** A fighter of the exactly solvable duel (AOR-ODDS-DUEL): numbers only. */
export type Duellist = {
  readonly testBase: number;
  /** Fixed difficulty to hit her. */
  readonly difficulty: number;
  readonly proper: boolean;
  readonly strength: number;
  readonly torsoArmour: number;
  readonly limbArmour: number;
  readonly hardiness: number;
  readonly willpower: number;
};

/** A fighter of a simulated duel: the numbers of the sheet and how she spends her KP. */
export type Fighter = {
  readonly physique: number;
  readonly chaosExperience: number;
  readonly agility: number;
  readonly awareness: number;
  readonly willpower: number;
  readonly evade: number;
  readonly brawling: number;
  readonly meleeWeapons: number;
  /** Level of the skill of her ranged weapon, and her own level in that of her opponent's. */
  readonly ranged: number;
  readonly rangedCounter: number;
  readonly weapon: 'unarmed' | 'melee' | 'twoHanded' | 'ranged';
  /** A ranged weapon made for one hand; else it takes two. */
  readonly oneHanded?: boolean;
  readonly strength: number;
  /** Range malus of her weapon at the distance of the duel. */
  readonly rangeMalus: number;
  readonly armour: Readonly<Record<Area, number>>;
  /** Levels of safety aim she buys for an attack when she can. */
  readonly aim: number;
  /** KP she keeps for vigilance in every activation. */
  readonly keep: number;
  /** How the table counts vigilance in round 1; all of it where nothing is said (D-03). */
  readonly firstRoundVigilance?: Settings['firstRoundVigilance'];
};

export type Question =
  /** What everything one could do now costs; `player`: without what only the game master may allow. */
  | { readonly ask: 'prices'; readonly by: string; readonly player?: boolean }
  /** What one active action costs as it would be sent. */
  | { readonly ask: 'price'; readonly command: Command }
  | { readonly ask: 'movePrice'; readonly by: string; readonly metres: readonly number[] }
  | { readonly ask: 'hand'; readonly hand: HandText; readonly add?: readonly HandText[] }
  | {
      readonly ask: 'test';
      readonly by: string;
      readonly traits: readonly Trait[];
      readonly difficulty?: number;
      readonly f?: number;
      readonly t?: number;
      /** False: base, difficulty and hand alone. */
      readonly odds?: boolean;
    }
  | { readonly ask: 'opposed'; readonly a: OpposedSide; readonly b: OpposedSide }
  | { readonly ask: 'leaveMelee'; readonly by: string; readonly opponentRepresentative?: string }
  | { readonly ask: 'stress'; readonly kp: number }
  | { readonly ask: 'surprise'; readonly difference: number }
  /** Price, hand, chance to hit and strength of an attack, for each level of aim up to what the KP allow; with
   * `odds` false the prices and hands alone. */
  | ({
      readonly ask: 'attack';
      readonly by: string;
      readonly vigilance?: number;
      readonly odds?: boolean;
    } & Declaration)
  /** What the target of the pending attack may answer with and the number each choice gives; with `odds` also the
   * chance to be hit that it leaves, for whoever may know the attacker's numbers. */
  | { readonly ask: 'vigilance'; readonly odds?: boolean }
  /** Chance to hit and active strength of the pending attack: what the attacker's side may know. */
  | { readonly ask: 'strike' }
  /** The pending attack from where it stands, or an attack not yet announced, to its end. */
  | ({
      readonly ask: 'exchange';
      readonly by?: string;
      readonly vigilance?: number;
      readonly priority?: readonly Area[];
    } & Partial<Declaration>)
  | { readonly ask: 'area'; readonly aim: number }
  | { readonly ask: 'automatic'; readonly hand: HandText; readonly chosen: number; readonly limit: number }
  | { readonly ask: 'pain'; readonly willpower: number; readonly shock: number }
  | { readonly ask: 'survival'; readonly total: number }
  | { readonly ask: 'bloodLoss'; readonly trauma: number; readonly bloodLoss: number }
  | { readonly ask: 'healing'; readonly difficulty: number; readonly trauma: number; readonly t?: number }
  | { readonly ask: 'unstable'; readonly difficulty: number; readonly trauma: number; readonly t?: number }
  /** What lies before a patient in these rows: weeks to heal, or how an unstable condition ends. */
  | {
      readonly ask: 'recovery';
      readonly by: string;
      readonly environment?: Environment | number;
      readonly rest?: Rest | number;
      readonly care?: Care | number;
      readonly burn?: boolean;
    }
  | { readonly ask: 'psych'; readonly willpower: number; readonly total: number; readonly shock: number }
  | {
      readonly ask: 'activation';
      readonly kp: number;
      readonly cheapLevels: number;
      readonly need: number;
      /** Cost of one attack without aim. */
      readonly cost: number;
      /** Free dice minus forcing dice before aim, not yet cut; −2 is the bare hand. */
      readonly net: number;
      /** Most attacks; as many as the KP pay for where nothing is said. */
      readonly most?: number;
    }
  | { readonly ask: 'duel'; readonly a: Duellist; readonly b: Duellist; readonly rounds?: number }
  /** Duels played out by the full rules, hand to hand or with ranged weapons; add up the counts of several seeds. */
  | {
      readonly ask: 'fight';
      readonly a: Fighter;
      readonly b: Fighter;
      readonly runs: number;
      readonly seed: number;
    }
  /** Two persons at the table as they are, rested and with a weapon each: an item id or `unarmed`. */
  | {
      readonly ask: 'fightOf';
      readonly a: string;
      readonly b: string;
      readonly weapons: readonly [string, string];
      readonly aim?: readonly [number, number];
      readonly keep?: readonly [number, number];
      readonly metres?: number;
      readonly runs: number;
      readonly seed: number;
    }
  /** The fight at the table played on from here by plain habits; add up the counts of several seeds. */
  | { readonly ask: 'combat'; readonly runs: number; readonly seed: number; readonly rounds?: number }
  /** How much first aid would lower a bleeding rate; without a patient, what the helpers can do. */
  | ({ readonly ask: 'firstAid'; readonly patient?: string; readonly helpers: readonly string[] } & AidTicks)
  /** What will happen, and when, if time passes. */
  | { readonly ask: 'time'; readonly minutes: number }
  /** Derived numbers of a person and the reasons for what is lowered. */
  | { readonly ask: 'derived'; readonly by: string };
