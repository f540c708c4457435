import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { rangeMalus } from './aim.ts';
import { currentAgility, currentMovement, occupiedHands, traitLevel } from './derived.ts';
import { ableActorIn, combatantIn, heldItems, isRefused, kpOf, ownOf } from './find.ts';
import { isProperMelee, isTwoHanded } from './item.ts';
import { meleeIn } from './melee.ts';
import type {
  Adjust,
  Announced,
  Combat,
  Combatant,
  CommandOf,
  Cover,
  Dodge,
  Event,
  Item,
  PendingAttack,
  Person,
  Posture,
  Settings,
  State,
  Trait,
} from './model.ts';
import { refuse } from './refusal.ts';

/** Most traits in one vigilance (AOR-VIG-03). */
export const mostTraits = 3;

/** Holds a proper melee weapon (AOR-VIG-06, AOR-VIG-09). */
export const holdsProperMelee = (person: Person): boolean => heldItems(person).some(isProperMelee);
export const holdsShield = (person: Person): boolean =>
  heldItems(person).some(({ category }) => category === 'protective');

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
  if (trait === 'brawling') return -occupiedHands(target);
  if (trait !== 'meleeWeapons') return 0;
  const shield = holdsShield(target);
  const unarmed = !holdsProperMelee(target) && !(shield && settings.shieldSuspendsMinusTwo);
  return (shield ? 2 : 0) - (unarmed ? 2 : 0);
};

/** What KP kept back are worth (AOR-VIG-10); in round 1 it is SIN instead (AOR-VIG-11, D-03). */
export const vigilanceBonus = (settings: Settings, combat: Combat, combatant: Combatant, target: Person): number => {
  const first =
    combat.mode === 'rounds' &&
    combat.round === 1 &&
    (settings.firstRoundVigilance === 'wholeRound' || !combatant.activated);
  return first ? ownOf(target).attributes.awareness : kpOf(combatant).vigilanceBonus;
};

export type VigilancePart = { readonly trait: Trait | 'bonus'; readonly value: number; readonly modifier: number };

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

/** How far a dodge may go: 1 metre in melee (AOR-VIG-15), 1 to RÖR metres at range (AOR-VIG-16), within what is left of the round (D-21). */
const dodgeFits = (attack: Announced, target: Person, combatant: Combatant, { metres, throwDown }: Dodge): boolean => {
  const own = ownOf(target);
  const reach = metres + (throwDown ? 1 : 0);
  const most = attack.melee ? 1 : Math.max(1, currentAgility(own));
  if (!Number.isInteger(metres) || metres < 0 || reach < 1 || reach > most) return false;
  if (throwDown && target.posture === 'lying') return false;
  const { metresThisRound, dodgeMetresThisRound } = kpOf(combatant);
  return metresThisRound + dodgeMetresThisRound + metres <= 2 * currentMovement(own, target.nerveShock);
};

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

const fullDodge = ({ metres, direction = 'side', throwDown = false }: Partial<Dodge>, melee: boolean): Dodge => ({
  metres: metres ?? (throwDown ? 0 : 1),
  direction: melee ? 'away' : direction,
  throwDown,
});

/** Step 2: the target says which traits meet the attack, and moves if RÖR is among them (AOR-ATK-08, AOR-VIG-03..17). */
export const chooseVigilance = (
  state: State,
  { by: id, traits, move }: CommandOf<'aoristos/chooseVigilance'>,
  { by }: Context,
): Decision<Event> => {
  const target = ableActorIn(state, id, by);
  if (isRefused(target)) return target;
  const { combat } = state;
  const pending = combat?.pendingAttack;
  const combatant = combat ? combatantIn(combat, id) : undefined;
  if (!combat || !pending || !combatant || pending.step !== 'vigilance' || pending.target !== id)
    return refuse('wrongStep', {}, ['AOR-ATK-08']);
  if (traits.length > mostTraits) return refuse('tooManyTraits', { most: mostTraits }, ['AOR-VIG-03']);
  if (new Set(traits).size !== traits.length) return refuse('duplicateTrait', {}, ['AOR-VIG-12']);
  const available = availableTraits(target, pending, combatant.heldBy !== null);
  const foreign = traits.find((trait) => !available.includes(trait));
  if (foreign) return refuse('traitNotAvailable', { trait: foreign }, ['AOR-VIG-04', 'AOR-VIG-05', 'AOR-VIG-08']);
  const usesAgility = traits.includes('agility');
  if (usesAgility && !move && !isInCover(pending.cover)) return refuse('mustMove', {}, ['AOR-VIG-14']);
  const dodge = usesAgility && move ? fullDodge(move, pending.melee) : null;
  if (dodge && !dodgeFits(pending, target, combatant, dodge))
    return refuse('mustMove', {}, ['AOR-VIG-15', 'AOR-VIG-16', 'AOR-VIG-17']);
  return accept(vigilanceEvent(state, combat, pending, target, traits, dodge));
};

const vigilanceEvent = (
  state: State,
  combat: Combat,
  pending: PendingAttack,
  target: Person,
  traits: readonly Trait[],
  dodge: Dodge | null,
): Event => {
  const parts = vigilanceParts(state, combat, target, traits);
  const vigilance = vigilanceSum(parts);
  // With a throw down the ST sees the target lying (D-21).
  const rangedInMelee = dodge?.throwDown ? 0 : pending.adjust.rangedInMelee;
  const adjust = { ...pending.adjust, rangedInMelee };
  const melee = pending.melee && dodge && dodge.metres > 0 ? meleeIn(combat, target.id) : undefined;
  const followers = melee ? melee.sides.flat().filter((other) => other !== target.id) : [];
  return {
    type: 'aoristos/vigilanceChosen',
    who: target.id,
    traits,
    parts: secret(target.own.to, parts),
    vigilance,
    dodge,
    followers,
    adjust,
    difficulty: vigilance + adjustSum(adjust),
  };
};

/** Who is in the melee says whether she moves along with a dodge (AOR-VIG-15). */
export const follow = (
  state: State,
  { by: id, follow: follows }: CommandOf<'aoristos/follow'>,
  { by }: Context,
): Decision<Event> => {
  const person = ableActorIn(state, id, by);
  if (isRefused(person)) return person;
  const following = state.combat?.following;
  if (!following?.asked.includes(id)) return refuse('wrongStep', {}, ['AOR-VIG-15']);
  return accept<Event>({ type: 'aoristos/followed', who: id, dodger: following.dodger, follow: follows });
};
