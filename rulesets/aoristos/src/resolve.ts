import { accept, type Context, type Decision } from '@aspekt/contract';
import type { Dice } from '@aspekt/dice';
import { hurt } from './damage.ts';
import { totalArmour } from './derived.ts';
import { diceAudience, gmOnly, isRefused, lookup, ownOf, personIn } from './find.ts';
import { hand, parseHand, rollHand } from './hand.ts';
import type {
  Announced,
  Area,
  CommandOf,
  Cover,
  Event,
  EventOf,
  Item,
  PendingAttack,
  Person,
  Roll,
  State,
} from './model.ts';
import { attackerAt } from './strike.ts';
import { holdsProperMelee } from './vigilance.ts';
import { isProper } from './weapon.ts';
import { refuse } from './refusal.ts';

/** Aktiv styrka: margin, dice once more with a proper weapon, strength of the weapon, FYS by contact or throw (AOR-STR-02..05). */
const strengthParts = (
  attack: Pick<Announced, 'kind' | 'thrown'>,
  margin: number,
  diceSum: number,
  weapon: number,
  physique: number,
) => ({
  margin,
  dice: isProper(attack.kind) ? diceSum : 0,
  weapon,
  physique: attack.kind !== 'ranged' || attack.thrown ? physique : 0,
});

/** What armour takes from a hit: that of the area, or Total armour where there is none (AOR-ARM-01, AOR-ARM-02). */
export const armourAgainst = (person: Person, area: Area | null): number => {
  const { armour } = ownOf(person);
  return area === null ? totalArmour(armour) : armour[area];
};

/**
 * What cover takes: with a hit area its value on hidden areas, as it was before the attack (AOR-ARM-05, AOR-ARM-06);
 * without one its value if the target was wholly hidden from the start (AOR-ARM-04), else 1 per hidden area in a
 * proper cover after moving (AOR-ARM-03, D-31).
 */
export const coverAgainst = (area: Area | null, before: Cover | null, now: Cover | null): number => {
  if (area !== null) return before?.hiddenAreas.includes(area) || before?.fullyHidden ? before.value.value : 0;
  if (before?.fullyHidden) return before.value.value;
  return now?.proper ? now.hiddenAreas.length : 0;
};

/** The weapon's own strength; one given as a hand is rolled now (AOR-STR-01, AOR-STR-04). */
const weaponStrength = (
  dice: Dice,
  attacker: Person,
  item: Item | null,
  attack: PendingAttack,
): { readonly value: number; readonly roll: Roll | null } => {
  if (!item) return { value: 0, roll: null };
  if (attack.kind === 'strike') return { value: item.strikeStrength, roll: null };
  if (typeof item.strength === 'number') return { value: item.strength, roll: null };
  const roll = rollHand(
    dice,
    'strength',
    attacker.id,
    parseHand(item.strength) ?? hand(1),
    'highest',
    diceAudience(attacker),
  );
  return { value: roll.total ?? 0, roll };
};

/** What becomes of a thing that was thrown: it lies on the ground, one less is left, or it has burst. */
const leavesHand = ({ thrown }: PendingAttack, item: Item | null): EventOf<'aoristos/attackResolved'>['leavesHand'] => {
  if (!thrown || !item) return null;
  return item.spare > 0 ? 'spare' : item.explosive ? 'gone' : 'ground';
};

/** Step 6: the test is read and damage applied (AOR-ATK-12). */
export const confirmAttack = (
  state: State,
  { by: id }: CommandOf<'aoristos/confirmAttack'>,
  context: Context,
): Decision<Event> => {
  const found = attackerAt(state, id, context, 'choice');
  if (isRefused(found)) return found;
  const { attacker, pending, item } = found;
  const target = lookup(state.people, pending.target);
  const { attack } = pending;
  if (!attack || !target) return refuse('wrongStep');
  if (attack.success && pending.areaRoll && pending.area === null) return refuse('choiceOpen', {}, ['AOR-HIT-09']);
  const hidden = pending.area !== null && pending.bodyHidden.includes(pending.area);
  const hit = attack.success && !hidden;
  const diceSum = attack.roll.total ?? 0;
  const weapon = hit ? weaponStrength(context.dice, attacker, item, pending) : null;
  const physique = ownOf(attacker).attributes.physique;
  const parts = weapon && strengthParts(pending, attack.fullRoll - pending.difficulty, diceSum, weapon.value, physique);
  const activeStrength = parts && parts.margin + parts.dice + parts.weapon + parts.physique;
  const resolved: Event = {
    type: 'aoristos/attackResolved',
    who: id,
    target: target.id,
    weapon: pending.weapon,
    weaponName: pending.weaponName,
    hit,
    missed: hit ? null : attack.success ? 'hidden' : 'low',
    area: pending.area,
    strengthRoll: weapon?.roll ?? null,
    activeStrength,
    parts,
    shots: pending.kind === 'ranged' ? pending.shots : 0,
    // AOR-AIM-09, AOR-AIM-10
    keepsRangeAim: pending.kind === 'ranged' && pending.mode === 1 && pending.rangeAim > 0 && !pending.dodged,
    leavesHand: leavesHand(pending, item),
  };
  if (activeStrength === null) return accept(resolved, ...parry(state, context.dice, attacker, target, pending));
  return accept(
    resolved,
    ...hurt(state, target, {
      area: pending.area,
      strength: activeStrength,
      armour: armourAgainst(target, pending.area),
      cover: coverAgainst(pending.area, pending.cover, coverNow(state, pending)),
      burn: false,
    }),
  );
};

const coverNow = ({ combat }: State, { target, attacker }: PendingAttack): Cover | null =>
  (combat && lookup(lookup(combat.cover, target) ?? {}, attacker)) ?? null;

/** An unarmed attack that misses one who parries with a weapon: strength 1B in the limb used, nothing modifies it (AOR-VIG-09, AOR-STR-07, D-37). */
const parry = (
  state: State,
  dice: Dice,
  attacker: Person,
  target: Person,
  pending: PendingAttack,
): readonly Event[] => {
  const parries = pending.kind === 'unarmed' && pending.traits.includes('meleeWeapons') && holdsProperMelee(target);
  if (!parries) return [];
  const roll = rollHand(dice, 'parry', target.id, hand(1), 'highest', diceAudience(target));
  const hit = { area: pending.limb, strength: roll.total ?? 0, armour: 0, cover: 0, burn: false };
  return [
    { type: 'aoristos/parried', who: target.id, by: attacker.id, roll, limb: pending.limb },
    ...hurt(state, attacker, hit),
  ];
};

/** Harm from anything else: falls, wire, fire, explosions (AOR-STR-01, AOR-STR-07). */
export const applyHit = (
  state: State,
  { person: id, area, strength, useArmour, burn = false }: CommandOf<'aoristos/applyHit'>,
  { by, dice }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const person = personIn(state, id, by);
  if (isRefused(person)) return person;
  if (!person.alive) return refuse('dead', { who: id });
  const random = typeof strength === 'string' ? parseHand(strength) : null;
  if (random === undefined || (typeof strength === 'number' && !(strength >= 0 && strength <= 10_000)))
    return refuse('badInput', {}, ['AOR-STR-01']);
  const roll = random && rollHand(dice, 'strength', 'gm', random, 'highest', diceAudience(person));
  const value = Math.max(0, roll ? (roll.total ?? 0) : Math.floor(Number(strength)));
  const harmed: Event = { type: 'aoristos/harmed', who: id, strength: value, roll, area, burn };
  const armour = useArmour ? armourAgainst(person, area) : 0;
  return accept(harmed, ...hurt(state, person, { area, strength: value, armour, cover: 0, burn }));
};
