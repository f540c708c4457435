import type { Fighter } from '../model.ts';

/** Postures as numbers, the lower the better placed. */
export const standing = 0;
export const sitting = 1;
export const lying = 2;

/** Limbs in the order right arm, left arm, right leg, left leg; areas add head (4) and torso (5). */
export const head = 4;
export const torso = 5;

/**
 * A fighter in a simulated duel. The one place where numbers change in place: a hundred thousand duels are played,
 * and the slow twin of the tests plays the same ones by the rules.
 */
export type Body = {
  readonly who: Fighter;
  readonly hardiness: number;
  readonly tolerance: number;
  readonly actionCapacity: number;
  readonly movement: number;
  /** Armour by limb, head and torso. */
  readonly armour: Int32Array;
  readonly limbs: Int32Array;
  shock: number;
  bleeding: number;
  trauma: number;
  posture: number;
  kp: number;
  bonus: number;
  dodged: number;
  still: boolean;
  /** Has finished an activation. */
  activated: boolean;
  /** Hands on the weapon: 0 none, 1 one, 2 both. For one hand, whether it is the right. */
  grip: number;
  rightHolds: boolean;
  awake: boolean;
  alive: boolean;
  /** Broken or destroyed limbs, each a degree of shock that lasts. */
  broken: number;
};

const startingGrip = ({ weapon, oneHanded }: Fighter): number =>
  weapon === 'unarmed' ? 0 : weapon === 'melee' || oneHanded ? 1 : 2;

export const bodyOf = (who: Fighter): Body => ({
  who,
  hardiness: who.physique + 1,
  tolerance: who.willpower + 3,
  actionCapacity: who.chaosExperience + Math.floor(who.awareness / 2) + 4,
  movement: who.agility + 5,
  armour: Int32Array.of(
    who.armour.rightArm,
    who.armour.leftArm,
    who.armour.rightLeg,
    who.armour.leftLeg,
    who.armour.head,
    who.armour.torso,
  ),
  limbs: new Int32Array(4),
  shock: 0,
  bleeding: 0,
  trauma: 0,
  posture: standing,
  kp: 0,
  bonus: 0,
  dodged: 0,
  still: true,
  activated: false,
  grip: 0,
  rightHolds: true,
  awake: true,
  alive: true,
  broken: 0,
});

/** As good as new, for the next duel. */
export const renew = (body: Body, inMelee: boolean): void => {
  body.limbs.fill(0);
  body.shock = 0;
  body.bleeding = 0;
  body.trauma = 0;
  body.posture = standing;
  body.kp = body.actionCapacity;
  body.bonus = 0;
  body.dodged = 0;
  body.still = !inMelee;
  body.activated = false;
  body.grip = startingGrip(body.who);
  body.rightHolds = true;
  body.awake = true;
  body.alive = true;
  body.broken = 0;
};

export const lastingShock = (body: Body): number => body.broken + (body.trauma >= 3 ? 1 : 0);
export const isUp = (body: Body): boolean => body.alive && body.awake;
export const heldHands = (body: Body): number => body.grip;
