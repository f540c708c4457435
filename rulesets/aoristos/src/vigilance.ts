import { rangeMalus } from './aim.ts';
import { occupiedHands, traitLevel } from './derived.ts';
import { combatantIn, heldItems, isAble, kpOf, lookup, ownOf } from './find.ts';
import { countsAwareness } from './first-round.ts';
import { isProperMelee, isTwoHanded } from './item.ts';
import type {
  Adjust,
  Announced,
  Combat,
  Combatant,
  Cover,
  Item,
  Person,
  Posture,
  Settings,
  State,
  Trait,
} from './model.ts';

/** Most traits in one vigilance (AOR-VIG-03). */
export const mostTraits = 3;

/** Holds a proper melee weapon (AOR-VIG-06, AOR-VIG-09). */
export const holdsProperMelee = (person: Person): boolean => heldItems(person).some(isProperMelee);
const holdsShield = (person: Person): boolean => heldItems(person).some(({ category }) => category === 'protective');

/** RÖR, SIN, Evade, the skill of the attack (AOR-VIG-04), in melee Melee Weapons and Brawling (AOR-VIG-05, AOR-VIG-08), with a shield Melee Weapons against throws (AOR-VIG-07). */
export const availableTraits = (target: Person, attack: Announced, held: boolean): readonly Trait[] => {
  const found = new Set<Trait>(['agility', 'awareness', 'evade', attack.skill]);
  if (attack.melee) found.add('meleeWeapons').add('brawling');
  if (attack.thrown && holdsShield(target)) found.add('meleeWeapons');
  if (held) {
    found.delete('agility');
    found.delete('evade');
  }
  return [...found];
};

/** −2 without a proper melee weapon, +2 with a shield (AOR-VIG-06, AOR-VIG-07, D-17); −1 per occupied hand (AOR-VIG-08). */
export const traitModifier = (settings: Settings, target: Person, trait: Trait): number => {
  // Not `-0`: what is answered is JSON, which has no such number.
  if (trait === 'brawling') return 0 - occupiedHands(target);
  if (trait !== 'meleeWeapons') return 0;
  const shield = holdsShield(target);
  const unarmed = !holdsProperMelee(target) && !(shield && settings.shieldSuspendsMinusTwo);
  return (shield ? 2 : 0) - (unarmed ? 2 : 0);
};

/** What KP kept back are worth (AOR-VIG-10); in round 1 it is SIN instead (AOR-VIG-11, D-03). */
const vigilanceBonus = (settings: Settings, combat: Combat, combatant: Combatant, target: Person): number => {
  const first = countsAwareness(settings, combat, combatant.activated);
  return first ? ownOf(target).attributes.awareness : kpOf(combatant).vigilanceBonus;
};

type VigilancePart = { readonly trait: Trait | 'bonus'; readonly value: number; readonly modifier: number };

/** Vigilance = traits + their modifiers + bonus, never below 0 (AOR-VIG-01, AOR-VIG-13). */
export const vigilanceParts = (
  state: State,
  combat: Combat,
  target: Person,
  traits: readonly Trait[],
): readonly VigilancePart[] => {
  const own = ownOf(target);
  const combatant = combatantIn(combat, target.id);
  const parts: VigilancePart[] = traits.map((trait) => ({
    trait,
    value: traitLevel(own, trait),
    modifier: traitModifier(state.settings, target, trait),
  }));
  const bonus = combatant ? vigilanceBonus(state.settings, combat, combatant, target) : 0;
  return [...parts, { trait: 'bonus', value: bonus, modifier: 0 }];
};
export const vigilanceSum = (parts: readonly VigilancePart[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { value, modifier }) => sum + value + modifier, 0),
  );

/** In cover from the attacker: something is hidden, or the cover is a proper one (AOR-VIG-14). */
export const isInCover = (cover: Cover | null): boolean =>
  cover !== null && (cover.hiddenAreas.length > 0 || cover.proper || cover.fullyHidden);

/** Step 3: what the place and the grip add to the ST (AOR-ATK-09). */
export const adjustments = (attack: Announced, attacker: Person, item: Item | null, target: Posture): Adjust => ({
  // AOR-MEL-03
  attackerLow: attack.melee && attacker.posture !== 'standing' ? 2 : 0,
  // AOR-MEL-06, D-39; not for what is only swung (D-34)
  oneHand:
    item && attack.grip === 1 && attack.kind !== 'strike' && isTwoHanded(item)
      ? Math.max(0, 5 - ownOf(attacker).attributes.physique)
      : 0,
  // AOR-MEL-07
  rangedInMelee:
    attack.kind === 'ranged' && attack.melee && target === 'standing' ? (item?.meleeLength === 'longer' ? 3 : 1) : 0,
  // AOR-RNG-03, AOR-RNG-04; in auto mode aim has no effect (AOR-AIM-12)
  rangeMalus:
    attack.kind === 'ranged' && item
      ? rangeMalus(attack.distance, item, attack.mode === 'auto' ? 0 : attack.rangeAim)
      : 0,
  gmExtra: attack.gmExtra,
});
export const adjustSum = (adjust: Adjust): number =>
  adjust.attackerLow + adjust.oneHand + adjust.rangedInMelee + adjust.rangeMalus + adjust.gmExtra;

/** With a throw down the ST sees the target lying (D-21). */
export const adjustAfter = (adjust: Adjust, throwDown: boolean): Adjust =>
  throwDown ? { ...adjust, rangedInMelee: 0 } : adjust;

/** Who falls unconscious before she has answered an attack is not asked: no vigilance, the dice are next (AOR-VIG-13, D-07). */
export const unguarded = (state: State): State => {
  const { combat } = state;
  const pending = combat?.pendingAttack;
  if (!combat || pending?.step !== 'vigilance') return state;
  const target = lookup(state.people, pending.target);
  if (target && isAble(target)) return state;
  return { ...state, combat: { ...combat, pendingAttack: { ...pending, step: 'roll' } } };
};
