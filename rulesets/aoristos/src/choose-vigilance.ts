import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { currentAgility, currentMovement } from './derived.ts';
import { ableActorIn, combatantIn, isRefused, kpOf, ownOf, type Refused } from './find.ts';
import { meleeIn } from './melee.ts';
import type {
  Announced,
  Combat,
  Combatant,
  CommandOf,
  Dodge,
  Event,
  PendingAttack,
  Person,
  State,
  Trait,
} from './model.ts';
import { refuse } from './refusal.ts';
import {
  adjustAfter,
  adjustSum,
  availableTraits,
  isInCover,
  mostTraits,
  vigilanceParts,
  vigilanceSum,
} from './vigilance.ts';

/** How far a dodge may go: 1 metre away in melee (AOR-VIG-15), at range 1 to RÖR metres towards cover or aside, never away (AOR-VIG-16), within what is left of the round (D-21). */
const dodgeFits = (attack: Announced, target: Person, combatant: Combatant, dodge: Dodge): boolean => {
  const { metres, throwDown, direction } = dodge;
  if (!attack.melee && metres > 0 && direction === 'away') return false;
  const own = ownOf(target);
  const reach = metres + (throwDown ? 1 : 0);
  const most = attack.melee ? 1 : Math.max(1, currentAgility(own));
  if (!Number.isInteger(metres) || metres < 0 || reach < 1 || reach > most) return false;
  if (throwDown && target.posture === 'lying') return false;
  const { metresThisRound, dodgeMetresThisRound } = kpOf(combatant);
  return metresThisRound + dodgeMetresThisRound + metres <= 2 * currentMovement(own, target.nerveShock);
};

const fullDodge = ({ metres, direction = 'side', throwDown = false }: Partial<Dodge>, melee: boolean): Dodge => ({
  metres: metres ?? (throwDown ? 0 : 1),
  direction: melee ? 'away' : direction,
  throwDown,
});

/** At most three different traits, all of them open to the target, checked in this order (AOR-VIG-03..08, AOR-VIG-12). */
export const unfitTraits = (
  attack: Announced,
  target: Person,
  { heldBy }: Combatant,
  traits: readonly Trait[],
): Refused | undefined => {
  if (traits.length > mostTraits) return refuse('tooManyTraits', { most: mostTraits }, ['AOR-VIG-03']);
  if (new Set(traits).size !== traits.length) return refuse('duplicateTrait', {}, ['AOR-VIG-12']);
  const available = availableTraits(target, attack, heldBy !== null);
  const foreign = traits.find((trait) => !available.includes(trait));
  return foreign && refuse('traitNotAvailable', { trait: foreign }, ['AOR-VIG-04', 'AOR-VIG-05', 'AOR-VIG-08']);
};

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
  const unfit = unfitTraits(pending, target, combatant, traits);
  if (unfit) return unfit;
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
  const adjust = adjustAfter(pending.adjust, dodge?.throwDown ?? false);
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
