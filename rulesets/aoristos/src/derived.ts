import {
  areas,
  limbs,
  type Armour,
  type Attributes,
  type Item,
  type Limb,
  type Own,
  type Person,
  type Trait,
} from './model.ts';
import { attributeOf } from './price.ts';

/** Carrying Capacity = 4 × FYS (AOR-CHAR-08). */
const carryCapacity = ({ physique }: Attributes): number => 4 * physique;
/** Shock Tolerance = VIL + 3 (AOR-CHAR-09). */
export const shockTolerance = ({ willpower }: Attributes): number => willpower + 3;
/** Movement = RÖR + 5, from the level and not from what load leaves of it (AOR-CHAR-10, AOR-CHAR-13). */
const movement = ({ agility }: Attributes): number => agility + 5;
/** Action Capacity = KAO + SIN / 2 + 4; only SIN is halved, rounded down (AOR-CHAR-11, AOR-GEN-01). */
const actionCapacity = ({ chaosExperience, awareness }: Attributes): number =>
  chaosExperience + Math.floor(awareness / 2) + 4;
/** Hardiness = FYS + 1 (AOR-CHAR-12). */
export const hardiness = ({ physique }: Attributes): number => physique + 1;

/** FP of one thing with its ammunition (AOR-ITEM-06, AOR-ITEM-07, AOR-ITEM-10). */
const storagePointsOf = (item: Item): number => {
  const { magazineWeight: mv, magazineSize: ms } = item;
  const own = item.storagePoints + item.weaponWeight;
  if (mv === 0) return own;
  if (ms === 'belt') return own + ((item.loaded + item.spare) * mv) / 100;
  const spareEach = item.perRoundReload === null ? mv : mv / ms;
  return own + (item.loaded > 0 ? mv : 0) + item.spare * spareEach;
};

export const totalStoragePoints = (items: readonly Item[]): number => {
  let sum = 0;
  for (const item of items) sum += storagePointsOf(item);
  // FP may be decimal (D-02); sums of tenths must not miss a whole number by a hair.
  return Math.round(sum * 1e6) / 1e6;
};

/** Load so heavy that nothing is left of RÖR and Movement. */
const crushing = 1000;

/** Steps of encumbrance: whole multiples of the capacity in the load, once it is above it (AOR-ITEM-04, D-02). */
const encumbrance = (own: Own): number => {
  if (own.items.length === 0) return 0;
  const load = totalStoragePoints(own.items);
  const capacity = carryCapacity(own.attributes);
  if (load <= capacity) return 0;
  return capacity === 0 ? crushing : Math.floor(load / capacity);
};

/** RÖR after load, never below 0 (AOR-ITEM-05, AOR-GEN-07). */
export const currentAgility = (own: Own): number => Math.max(0, own.attributes.agility - encumbrance(own));
/** Movement after load and nerve shock (AOR-ITEM-05, AOR-SHK-01). */
export const currentMovement = (own: Own, nerveShock: number): number =>
  Math.max(0, movement(own.attributes) - encumbrance(own) - nerveShock);
/** Action Capacity after nerve shock (AOR-SHK-01). */
export const currentActionCapacity = (own: Own, nerveShock: number): number =>
  Math.max(0, actionCapacity(own.attributes) - nerveShock);

/** A trait as it counts now: RÖR is lowered by load, all others stand. */
export const traitLevel = (own: Own, trait: Trait): number => {
  if (trait === 'agility') return currentAgility(own);
  const attribute = attributeOf(trait);
  return attribute ? own.attributes[attribute] : own.skills[trait as keyof Own['skills']];
};

/** Totalrustning: all armour, torso three times, by tens (AOR-ARM-02). */
export const totalArmour = (armour: Armour): number => {
  let sum = 2 * armour.torso;
  for (const area of areas) sum += armour[area];
  return Math.floor(sum / 10);
};

/** Bleeding rate: that of all wounds not yet converted. */
export const bleedRate = (own: Own): number => {
  let rate = 0;
  for (const wound of own.wounds) if (!wound.converted) rate += wound.bleedRate;
  return rate;
};

/** A month, in minutes of the clock (D-24). */
export const month = 30 * 24 * 60;

/** Degrees of shock that would last while active: one per broken or destroyed limb younger than a month (AOR-LIMB-05, AOR-LIMB-07), one at organ trauma 3 or more (AOR-ORG-05). */
export const lastingDegrees = (own: Own, clock: number): number => {
  let degrees = own.organTrauma >= 3 ? 1 : 0;
  for (const limb of limbs) {
    const { state, since } = own.limbs[limb];
    if (state !== 'ok' && clock < since + month) degrees++;
  }
  return degrees;
};
/** Lasting shock weighs only on those who do not rest (AOR-LIMB-06, D-24). */
export const lastingShock = (own: Own, clock: number): number => (own.rested ? 0 : lastingDegrees(own, clock));

/** Organ trauma 5 or more: unstable condition (AOR-ORG-06). */
export const isUnstable = (own: Own): boolean => own.organTrauma >= 5;

/** A hand or a leg can be used: the limb is whole (AOR-LIMB-03, AOR-LIMB-04). */
export const isSound = (own: Own, limb: Limb): boolean => own.limbs[limb].state === 'ok';

/** Number of hands that hold something; worn aids occupy none (AOR-VIG-08, D-37). */
export const occupiedHands = ({ hands }: Person): number => (hands.right ? 1 : 0) + (hands.left ? 1 : 0);

/** Everything worked out from a person's own numbers, for the sheet. */
export const ownNumbers = (own: Own, nerveShock: number, clock: number) => ({
  carryCapacity: carryCapacity(own.attributes),
  shockTolerance: shockTolerance(own.attributes),
  movement: movement(own.attributes),
  actionCapacity: actionCapacity(own.attributes),
  hardiness: hardiness(own.attributes),
  storagePoints: totalStoragePoints(own.items),
  encumbrance: encumbrance(own),
  currentAgility: currentAgility(own),
  currentMovement: currentMovement(own, nerveShock),
  currentActionCapacity: currentActionCapacity(own, nerveShock),
  totalArmour: totalArmour(own.armour),
  bleedRate: bleedRate(own),
  unstable: isUnstable(own),
  lastingShock: lastingShock(own, clock),
});
export type Numbers = ReturnType<typeof ownNumbers>;

export const derivedOf = ({ own, nerveShock }: Person, clock: number): Numbers =>
  ownNumbers(own.value, nerveShock, clock);
