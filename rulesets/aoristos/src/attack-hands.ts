import type { Reading } from '@aspekt/dice';
import { occupiedHands, traitLevel } from './derived.ts';
import { ownOf } from './find.ts';
import { addDice, hand } from './hand.ts';
import {
  areas,
  type Announced,
  type Area,
  type AreaRoll,
  type DiceHand,
  type Item,
  type PendingAttack,
  type Person,
} from './model.ts';

/** Träffområde by the face of the area die: 5 and 6 torso, 4 to 1 the limbs (AOR-HIT-07). */
export const areaOfFace: Readonly<Record<number, Area>> = {
  1: 'leftLeg',
  2: 'rightLeg',
  3: 'leftArm',
  4: 'rightArm',
  5: 'torso',
  6: 'torso',
};

/** TB: the weapon's skill and the lower of RÖR and SIN (AOR-HIT-01). */
export const attackBase = (attacker: Person, attack: Pick<Announced, 'skill'>): number => {
  const own = ownOf(attacker);
  return traitLevel(own, attack.skill) + Math.min(traitLevel(own, 'agility'), traitLevel(own, 'awareness'));
};

/** 2T; 1F per level of safety aim, for two hands on a melee weapon, per projectile beyond the first; 1T per occupied hand unarmed and per degree of shock (AOR-HIT-03). */
export const attackExtras = (
  attack: Announced,
  attacker: Person,
  item: Item | null,
  shots: number,
): { readonly f: number; readonly t: number } => {
  const aim = attack.mode === 'auto' ? 0 : attack.safetyAim;
  const twoHands = attack.kind === 'melee' && attack.grip === 2 && item?.hands.includes(2) ? 1 : 0;
  const occupied = attack.kind === 'unarmed' ? occupiedHands(attacker) : 0;
  return { f: aim + twoHands + Math.max(0, shots - 1), t: 2 + occupied + attacker.nerveShock };
};
/** 2B with all that helps and hinders. */
export const attackHand = (attack: Announced, attacker: Person, item: Item | null, shots: number): DiceHand =>
  addDice(hand(2), attackExtras(attack, attacker, item, shots));

/** Projectiles in one attack from which there is no hit area (AOR-HIT-05). */
const longBurst = 4;

/** 1B and 1F per level of safety aim; shock adds nothing (AOR-HIT-06); none for explosions and long bursts (AOR-HIT-05). */
export const areaHand = (attack: Announced, item: Item | null, shots: number): DiceHand | null =>
  item?.explosive || shots >= longBurst ? null : hand(1, attack.mode === 'auto' ? 0 : attack.safetyAim);

/** What an area hand allows, as bits in the order of `areas`; all of them on a match. */
export const allAreas = (1 << areas.length) - 1;
export const areaBits: Reading<number> = (faces) => {
  let bits = 0;
  for (const [i, face] of faces.entries()) {
    // Only a free hand of two or more dice can match (AOR-HIT-08).
    if (i > 0 && face === faces[i - 1]) return allAreas;
    bits |= 1 << areas.indexOf(areaOfFace[face] ?? 'torso');
  }
  return bits;
};
export const areasIn = (bits: number): readonly Area[] => areas.filter((_, i) => (bits & (1 << i)) !== 0);

/** Most shots that can leave now: what the magazine holds and what the weapon manages in a round (AOR-AUTO-05, D-11). */
export const shotLimit = (item: Item | null, fired: number): number =>
  item ? Math.min(item.loaded, item.maxShotsPerRound - fired) : 1;

/** The attack reaches the ST and goes for some area that the body does not hide (AOR-HIT-04, AOR-HIT-10). */
export const wouldHit = (
  success: boolean,
  { bodyHidden }: Pick<PendingAttack, 'bodyHidden'>,
  areaRoll: AreaRoll | null,
  area: Area | null,
): boolean => {
  if (!success || areaRoll === null) return success;
  return area === null ? areaRoll.allowed.some((one) => !bodyHidden.includes(one)) : !bodyHidden.includes(area);
};
