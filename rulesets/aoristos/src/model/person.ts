import type { Hideable, Seat, Secret } from '@aspekt/contract';
import type { Hands, Item, ItemInput } from './item.ts';
import type { Area, Attributes, Limb, Posture, Skills } from './trait.ts';

export const environments = ['wretched', 'openNature', 'dryBed', 'hospital'] as const;
export type Environment = (typeof environments)[number];
export const rests = ['none', 'normalLife', 'moving', 'thorough'] as const;
export type Rest = (typeof rests)[number];
export const cares = ['stoneAge', 'medieval', 'modernHospital'] as const;
export type Care = (typeof cares)[number];

export type LimbState = 'ok' | 'broken' | 'destroyed';
export type Armour = Readonly<Record<Area, number>>;

/** One hit that did damage. Until it is converted, five minutes later, its rate bleeds. */
export type Wound = {
  readonly area: Area | null;
  readonly damage: number;
  readonly inflictedAt: number;
  readonly bleedRate: number;
  readonly burn: boolean;
  readonly converted: boolean;
};
export type Disorder = { readonly kind: 'temporary' | 'mild' | 'developed'; readonly text: string };
export type UpNote = { readonly at: number; readonly what: string; readonly up: number };

/** A person's own numbers: for her player and the game master. Times are minutes of the scene's clock. */
export type Own = {
  readonly attributes: Attributes;
  readonly skills: Skills;
  readonly up: { readonly available: number; readonly discarded: number; readonly log: readonly UpNote[] };
  /** Starting UP while creation is open, null once it is finished. */
  readonly creation: number | null;
  readonly items: readonly Item[];
  readonly readiedItemId: string | null;
  readonly armour: Armour;
  readonly wounds: readonly Wound[];
  readonly bloodLoss: number;
  readonly nextBloodTickAt: number | null;
  readonly organTrauma: number;
  readonly nextHealingAt: number | null;
  readonly nextFaintTestAt: number | null;
  readonly limbs: Readonly<Record<Limb, { readonly state: LimbState; readonly since: number }>>;
  readonly rested: boolean;
  readonly rest: Rest;
  readonly care: Care;
  readonly busyUntil: number;
  readonly psychTrauma: number;
  readonly permanentPsychTrauma: number;
  readonly psychotic: boolean;
  readonly mindBroken: boolean;
  readonly disorders: readonly Disorder[];
  readonly temporaryWindow: { readonly closesAt: number; readonly taken: number } | null;
  /** From when the mind has had time to recover: since the last recovery, or since there is something to recover from. */
  readonly recoversFrom?: number;
  readonly notes: string;
};

/** What whoever tends a patient sees of her: how fast she bleeds, and when the next thing falls due ("At the table" 12). */
export type Tended = {
  readonly by: readonly string[];
  readonly bleedRate: number;
  readonly convertsAt: number | null;
  readonly bloodLoss: number;
  readonly nextBloodTickAt: number | null;
  readonly nextHealingAt: number | null;
};

/** A person as everyone sees her; hidden ones are known to the game master alone. */
export type Person = Hideable & {
  readonly id: string;
  readonly name: string;
  readonly kind: 'pc' | 'npc';
  readonly controllerId: Seat | null;
  /** Place around the table for ties in initiative; 0 is the game master. */
  readonly seatIndex: number;
  readonly posture: Posture;
  readonly alive: boolean;
  readonly conscious: boolean;
  readonly nerveShock: number;
  readonly hands: Hands;
  readonly own: Secret<Own>;
  /** While somebody tends her: for the helpers too. */
  readonly tended?: Secret<Tended>;
};

/** The health fields that `setHealth` may correct. */
export type HealthFields = {
  readonly alive?: boolean | undefined;
  readonly conscious?: boolean | undefined;
  readonly nerveShock?: number | undefined;
  readonly posture?: Posture | undefined;
} & {
  readonly [
    K in
      | 'wounds'
      | 'bloodLoss'
      | 'nextBloodTickAt'
      | 'organTrauma'
      | 'nextHealingAt'
      | 'nextFaintTestAt'
      | 'rested'
      | 'busyUntil'
      | 'psychTrauma'
      | 'permanentPsychTrauma'
      | 'psychotic'
      | 'mindBroken'
      | 'disorders'
      | 'temporaryWindow'
  ]?: Own[K] | undefined;
} & { readonly limbs?: Partial<Own['limbs']> | undefined };

/** The character sheet of the builder. */
export type Sheet = {
  readonly name: string;
  readonly attributes: Attributes;
  readonly skills: Partial<Skills>;
  readonly armour: Partial<Armour>;
  readonly items: readonly (ItemInput & { readonly name: string })[];
  readonly notes: string;
};
