import type { Hideable, PerLocale } from '@aspekt/contract';
import type { HandText } from './hand.ts';
import type { Area, Skill } from './trait.ts';

export const categories = ['unarmedAid', 'melee', 'ranged', 'protective', 'gear'] as const;
export type Category = (typeof categories)[number];
export type FireMode = number | 'auto';

/** Föremål: everything a thing may have; numbers that do not apply are 0, flags false. */
export type Item = {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly skill: Skill | null;
  /** Numbers of hands it can be held with: [1], [2], [1, 2]. */
  readonly hands: readonly (1 | 2)[];
  readonly strength: number | HandText;
  readonly strikeStrength: number;
  readonly storagePoints: number;
  readonly magazineWeight: number;
  readonly weaponWeight: number;
  /** UL */
  readonly chargeCost: number;
  /** OL */
  readonly reloadCost: number;
  /** OL in brackets: KP per projectile. */
  readonly perRoundReload: number | null;
  readonly fireModes: readonly FireMode[];
  readonly autoHand: HandText | null;
  readonly maxShotsPerRound: number;
  readonly magazineSize: number | 'belt';
  readonly chambered: 0 | 1;
  readonly loaded: number;
  /** Full spare magazines; single projectiles where there is no magazine, a bracket OL or a belt. */
  readonly spare: number;
  readonly meleeLength: 'pistolOrShorter' | 'longer';
  readonly meleeUse: boolean;
  readonly explosive: boolean;
  readonly improvised: boolean;
  readonly thrown: boolean;
  readonly longRanged: boolean;
  readonly rifled: boolean;
  readonly telescopicSight: boolean;
  readonly laserSight: boolean;
  readonly support: boolean;
  /** A piece of armour that is worn: what it protects, as long as it is among one's things. */
  readonly worn?: Worn;
};

/** A thing on the ground; what a hidden person let fall is as hidden as she, until she is shown. */
export type Lying = Item & Hideable & { readonly droppedBy?: string };

/** Armour value on some areas (AOR-ARM-01). */
export type Worn = { readonly areas: readonly Area[]; readonly value: number };

/** An item as it is typed in: what is left out has the default of its kind; fire modes may be text. */
export type ItemInput = {
  readonly [K in keyof Omit<Item, 'fireModes' | 'id'>]?: Item[K] | undefined;
} & { readonly id: string; readonly fireModes?: string | readonly FireMode[] | undefined };

/** What others see of a thing in somebody's hand. */
export type Held = { readonly item: string; readonly name: string; readonly category: Category };
export type Hands = { readonly right: Held | null; readonly left: Held | null };

/** Things to choose from, not carried by anyone: data that a table may edit, export and import. */
export type StockItem = Omit<ItemInput, 'name'> & { readonly names: PerLocale<string> };
export type StockArmour = {
  readonly id: string;
  readonly names: PerLocale<string>;
  readonly value: number;
  readonly areas: readonly Area[];
  readonly storagePoints: number;
};
export type StockCover = { readonly id: string; readonly names: PerLocale<string>; readonly value: number };
export type Stock = {
  readonly items: readonly StockItem[];
  readonly armour: readonly StockArmour[];
  readonly cover: readonly StockCover[];
};
