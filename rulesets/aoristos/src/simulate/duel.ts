import type { Fighter } from '../model.ts';
import { bodyOf, head, isUp, lastingShock, lying, renew, sitting, standing, torso, type Body } from './body.ts';
import type { Tray } from './dice.ts';
import { vigilanceOf } from './defence.ts';

/** Two fighters ready for any number of duels. */
export type Pair = { readonly a: Body; readonly b: Body; readonly inMelee: boolean; readonly first: Body };
export type DuelEnd = {
  readonly winner: 'a' | 'b' | 'nobody';
  readonly rounds: number;
  readonly killed: boolean;
};

export const pairOf = (a: Fighter, b: Fighter): Pair => {
  const bodies = { a: bodyOf(a), b: bodyOf(b) };
  // Highest SIN first, ties to the one named first (AOR-CMB-06, AOR-CMB-09).
  return {
    ...bodies,
    inMelee: a.weapon !== 'ranged' && b.weapon !== 'ranged',
    first: a.awareness >= b.awareness ? bodies.a : bodies.b,
  };
};

/** Rounds after which a duel is called off. */
export const mostRounds = 30;

/** One duel by the rules and plain habits: stand up, attack while the KP last, defend with the best traits. */
export const duel = (pair: Pair, tray: Tray): DuelEnd => {
  const { a, b, inMelee, first } = pair;
  renew(a, inMelee);
  renew(b, inMelee);
  const second = first === a ? b : a;
  for (let round = 1; round <= mostRounds; round++) {
    a.dodged = 0;
    b.dodged = 0;
    activation(first, second, round, inMelee, tray);
    if (isUp(first) && isUp(second)) activation(second, first, round, inMelee, tray);
    if (!isUp(a) || !isUp(b))
      return { winner: isUp(a) ? 'a' : isUp(b) ? 'b' : 'nobody', rounds: round, killed: !a.alive || !b.alive };
  }
  return { winner: 'nobody', rounds: mostRounds, killed: false };
};

const activation = (me: Body, them: Body, round: number, inMelee: boolean, tray: Tray): void => {
  // Stress: the lower of two dice (AOR-KP-01).
  me.kp = Math.max(0, me.kp - tray.lowerOfTwo());
  me.still = !inMelee;
  standUp(me, inMelee);
  while (isUp(me) && isUp(them)) {
    const aim = aimFor(me, them, inMelee);
    if (aim < 0) break;
    me.kp -= priceOf(me, them, inMelee, aim);
    attack(me, them, aim, round, inMelee, tray);
  }
  // KP to vigilance, shock down, KP refilled (AOR-KP-05).
  me.bonus = me.kp;
  me.activated = true;
  me.shock = Math.max(lastingShock(me), me.shock - me.who.willpower);
  me.kp = Math.max(0, me.actionCapacity - me.shock);
};

/** In melee one gets up if both legs bear and the KP suffice (AOR-POST-02). */
const standUp = (me: Body, inMelee: boolean): void => {
  if (!inMelee || me.posture === standing || me.limbs[2] !== 0 || me.limbs[3] !== 0) return;
  const cost = me.posture === lying ? 2 : 1;
  if (me.kp < cost) return;
  me.kp -= cost;
  me.posture = standing;
};

const isArmed = (me: Body): boolean => me.grip > 0;
const mayAttack = (me: Body, inMelee: boolean): boolean => inMelee || (isArmed(me) && me.who.weapon === 'ranged');

const priceOf = (me: Body, them: Body, inMelee: boolean, aim: number): number => {
  const cheap = 1 + (!inMelee && them.still ? 1 : 0) + (me.posture === standing ? 0 : 1);
  return (isArmed(me) ? 2 : 1) + aim + Math.max(0, aim - cheap);
};

/** As much aim as she wants and can pay beside the attack; below 0: no attack any more. */
const aimFor = (me: Body, them: Body, inMelee: boolean): number => {
  if (!mayAttack(me, inMelee)) return -1;
  for (let aim = me.who.aim; aim >= 0; aim--) if (priceOf(me, them, inMelee, aim) <= me.kp - me.who.keep) return aim;
  return -1;
};

const attack = (me: Body, them: Body, aim: number, round: number, inMelee: boolean, tray: Tray): void => {
  const { who } = me;
  const armed = isArmed(me);
  const defence = vigilanceOf(them, round, inMelee, armed);
  const oneHand =
    armed && who.weapon !== 'melee' && !who.oneHanded && me.grip === 1 ? Math.max(0, 5 - who.physique) : 0;
  const low = inMelee && me.posture !== standing ? 2 : 0;
  const difficulty = defence.vigilance + low + oneHand + (inMelee ? 0 : who.rangeMalus);
  const skill = !armed ? who.brawling : inMelee ? who.meleeWeapons : who.ranged;
  const net = aim + (who.weapon === 'twoHanded' && me.grip === 2 ? 1 : 0) - 2 - me.shock;
  const dice = tray.hand(2, net);
  const margin = skill + Math.min(who.agility, who.awareness) + dice - difficulty;
  const area = areaOf(tray, aim);
  if (margin < 0) {
    // Parried with a weapon, bare hands are hurt (AOR-VIG-09).
    if (!armed && defence.parries) hurt(me, 0, tray.die(), 0, tray);
    return;
  }
  const strength = margin + (armed ? dice + who.strength : 0) + (inMelee ? who.physique : 0);
  hurt(them, area, strength, them.armour[area] ?? 0, tray);
};

/** Area roll: matching dice go for the head, else torso before arms before legs (AOR-HIT-07..09). */
const areaOf = (tray: Tray, aim: number): number => {
  const dice = Math.min(6, 1 + aim);
  tray.throw(dice);
  const { counts } = tray;
  let best = 0;
  for (let face = 1; face <= 6; face++) {
    const count = counts[face] ?? 0;
    if (count > 1) return head;
    if (count > 0) best = face;
  }
  return best >= 5 ? torso : 4 - best;
};

/** A hit and all that follows, in the order of D-23. */
const hurt = (body: Body, area: number, strength: number, armour: number, tray: Tray): void => {
  const damage = Math.floor(Math.max(0, strength - armour) / (area === head ? 2 : body.hardiness));
  if (damage === 0) return;
  body.shock += damage;
  body.bleeding += damage - 1;
  const out = body.bleeding + body.shock >= body.tolerance;
  if (out) collapse(body);
  if (area < head) {
    breakLimb(body, area, damage, out);
    if (!out) pain(body, area, tray);
    return;
  }
  if (damage === 1) return;
  body.trauma += damage - 1;
  if (tray.hand(2, -2) < body.trauma) {
    body.alive = false;
    collapse(body);
  }
};

const collapse = (body: Body): void => {
  body.awake = false;
  body.posture = lying;
  body.grip = 0;
};

/** 3 breaks, 5 destroys (AOR-LIMB-02); a broken arm lets go, a broken leg does not bear (D-35). */
const breakLimb = (body: Body, limb: number, damage: number, out: boolean): void => {
  const before = body.limbs[limb] ?? 0;
  const after = damage >= 5 ? 2 : damage >= 3 ? Math.max(1, before) : before;
  if (before === 0 && after > 0) body.broken++;
  body.limbs[limb] = after;
  if (after === 0 || out) return;
  if (limb >= 2) {
    if (body.posture === standing) body.posture = sitting;
  } else if (body.grip === 2) {
    body.grip = 1;
    body.rightHolds = limb === 1;
  } else if (body.grip === 1 && body.rightHolds === (limb === 0)) body.grip = 0;
};

/** VIL against 6, twice if need be: arms drop, legs fall (AOR-SHK-04..09). */
const pain = (body: Body, limb: number, tray: Tray): void => {
  for (let test = 1; test <= 2; test++) {
    if (body.who.willpower + tray.hand(1, -1 - body.shock) >= 6) return;
    if (limb >= 2) body.posture = Math.max(body.posture, test === 1 ? sitting : lying);
    else if (test === 1 && body.grip === 1 && body.rightHolds === (limb === 0)) body.grip = 0;
    else if (test === 2 && body.grip === 2) body.grip = 0;
  }
};
