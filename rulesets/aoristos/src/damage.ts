import { secret } from '@aspekt/contract';
import { now } from './clock.ts';
import { bleedRate, hardiness, lastingDegrees, shockTolerance } from './derived.ts';
import { combatantIn, dueFor, heldItems, kpOf, ownOf } from './find.ts';
import {
  limbs,
  type Area,
  type DueRoll,
  type Event,
  type Limb,
  type LimbState,
  type Own,
  type Person,
  type Posture,
  type State,
  type Thing,
} from './model.ts';
import { chargingOf } from './payment.ts';

export type Hit = {
  readonly area: Area | null;
  readonly strength: number;
  readonly armour: number;
  readonly cover: number;
  readonly burn: boolean;
};

const isLimb = new Set<string>(limbs);
export const limbOf = (area: Area | null): Limb | null => (area !== null && isLimb.has(area) ? (area as Limb) : null);
const isArm = (limb: Limb): boolean => limb === 'rightArm' || limb === 'leftArm';

/** Slutgiltig styrka: what armour and cover leave, at least 0 (AOR-ARM-01, AOR-STR-08, D-08). */
const finalStrength = ({ strength, armour, cover }: Hit): number => Math.max(0, strength - armour - cover);

/** Damage: how many times Hardiness fits into the strength (AOR-DMG-01); for the head it is 2 (AOR-DMG-02). */
export const damageOf = (strength: number, divisor: number): number => Math.floor(strength / divisor);
const divisorFor = (own: Own, area: Area | null): number => (area === 'head' ? 2 : hardiness(own.attributes));

/** One single hit of 3 breaks a limb, 5 destroys it (AOR-LIMB-01, AOR-LIMB-02, AOR-DMG-07). */
export const limbAfter = (before: LimbState, damage: number): LimbState =>
  damage >= 5 || before === 'destroyed' ? 'destroyed' : damage >= 3 ? 'broken' : before;

export const allHeld = (person: Person): readonly Thing[] =>
  heldItems(person).map(({ id, name }) => ({ item: id, name }));

/** What is held with this arm's hand alone (AOR-SHK-06, D-35). */
export const heldOnlyBy = ({ hands }: Person, limb: Limb): readonly Thing[] => {
  const held = limb === 'rightArm' ? hands.right : hands.left;
  const other = limb === 'rightArm' ? hands.left : hands.right;
  return held && held.item !== other?.item ? [{ item: held.item, name: held.name }] : [];
};
/** What is held with both hands (AOR-SHK-07). */
export const heldByBoth = ({ hands: { right, left } }: Person): readonly Thing[] =>
  right && right.item === left?.item ? [{ item: right.item, name: right.name }] : [];

/** Shock, bleeding, trauma and limb of one hit, worked out on its own (AOR-DMG-03..07). */
type Effects = {
  readonly damage: number;
  readonly nerveShock: number;
  readonly bleedAdded: number;
  readonly traumaAdded: number;
  readonly limb: LimbState | null;
  readonly knockedOut: boolean;
};

const effectsOf = (person: Person, own: Own, damage: number, area: Area | null, clock: number): Effects => {
  const limb = limbOf(area);
  const more = Math.max(0, damage - 1);
  const traumaAdded = limb ? 0 : more;
  const limbState = limb && limbAfter(own.limbs[limb].state, damage);
  if (damage === 0)
    return { damage, nerveShock: person.nerveShock, bleedAdded: 0, traumaAdded: 0, limb: limbState, knockedOut: false };
  // A hit ends the rest, so what lasts weighs again before the new shock comes (D-24).
  const before = own.rested ? Math.max(person.nerveShock, lastingDegrees(own, clock)) : person.nerveShock;
  const nerveShock = before + damage;
  return {
    damage,
    nerveShock,
    bleedAdded: more,
    traumaAdded,
    limb: limbState,
    // AOR-BLD-01
    knockedOut: person.conscious && bleedRate(own) + more + nerveShock >= shockTolerance(own.attributes),
  };
};

/** A broken leg does not bear (AOR-LIMB-04, D-35); who faints lies (D-23). */
const postureAfter = (person: Person, limb: Limb | null, { knockedOut, limb: state }: Effects): Posture => {
  if (knockedOut) return 'lying';
  const legGone = limb !== null && !isArm(limb) && state !== 'ok';
  return legGone && person.posture === 'standing' ? 'sitting' : person.posture;
};

const droppedBy = (person: Person, limb: Limb | null, { knockedOut, limb: state }: Effects): readonly Thing[] => {
  if (knockedOut) return allHeld(person);
  return limb !== null && isArm(limb) && state !== 'ok' ? heldOnlyBy(person, limb) : [];
};

/** Pain for a limb, if awake (AOR-SHK-04); survival for new organ trauma (AOR-ORG-03). */
const dueAfter = (person: Person, limb: Limb | null, effects: Effects): readonly DueRoll[] => {
  const due: DueRoll[] = [];
  const awake = person.conscious && !effects.knockedOut;
  if (limb && effects.damage > 0 && awake) due.push({ kind: 'pain', person: person.id, area: limb, test: 1 });
  if (effects.traumaAdded > 0) due.push({ kind: 'survival', person: person.id });
  return due.map((one) => dueFor(person, one));
};

/** A hit and all that follows at once, in the order of D-23; rolls it forces wait. */
export const hurt = (state: State, person: Person, hit: Hit): readonly Event[] => {
  const own = ownOf(person);
  const clock = now(state);
  const divisor = divisorFor(own, hit.area);
  const final = finalStrength(hit);
  const effects = effectsOf(person, own, damageOf(final, divisor), hit.area, clock);
  const limb = limbOf(hit.area);
  const wounded: Event = {
    type: 'aoristos/wounded',
    who: person.id,
    area: hit.area,
    shockAdded: effects.damage,
    nerveShock: effects.nerveShock,
    dropped: effects.damage > 0 ? droppedBy(person, limb, effects) : [],
    posture: effects.damage > 0 ? postureAfter(person, limb, effects) : person.posture,
    knockedOut: effects.knockedOut,
    numbers: secret(person.own.to, {
      strength: hit.strength,
      armour: hit.armour,
      cover: hit.cover,
      finalStrength: final,
      divisor,
      damage: effects.damage,
      bleedAdded: effects.bleedAdded,
      traumaAdded: effects.traumaAdded,
      limb: effects.limb,
      inflictedAt: clock,
      burn: hit.burn,
    }),
    due: dueAfter(person, limb, effects),
  };
  return effects.damage > 0 ? [wounded, ...interruptions(state, person)] : [wounded];
};

/** New shock interrupts an extended activity (AOR-SHK-03, AOR-KP-07) and overwatch (AOR-OW-06). */
const interruptions = (state: State, { id }: Person): readonly Event[] => {
  const combatant = state.combat ? combatantIn(state.combat, id) : undefined;
  if (!combatant) return [];
  const { extended, overwatch } = kpOf(combatant);
  const events: Event[] = [];
  if (extended)
    events.push({
      type: 'aoristos/extendedLost',
      who: id,
      action: extended.action,
      why: 'shock',
      weapon: chargingOf(state, id, combatant),
    });
  if (overwatch) events.push({ type: 'aoristos/overwatchEnded', who: id, why: 'shock' });
  return events;
};
