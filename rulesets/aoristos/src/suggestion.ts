import { traitLevel } from './derived.ts';
import { combatantIn, lookup, ownOf } from './find.ts';
import type { Area, Combat, PendingAttack, Person, Roll, State, Trait } from './model.ts';
import { availableTraits, isInCover, mostTraits, traitModifier } from './vigilance.ts';

export type Answer = {
  readonly traits: readonly Trait[];
  readonly move?: { readonly metres?: number; readonly throwDown?: boolean };
};

/**
 * The traits that help most against an attack, at most three, none that takes away (AOR-VIG-03). Of those that help
 * equally, Agility comes last: whoever uses it must move (AOR-VIG-14).
 */
export const bestTraits = (
  state: State,
  combat: Combat,
  pending: PendingAttack,
  target: Person,
  without: readonly Trait[] = [],
): readonly Trait[] => {
  const held = combatantIn(combat, target.id)?.heldBy !== null;
  const own = ownOf(target);
  return availableTraits(target, pending, held)
    .filter((trait) => !without.includes(trait))
    .map((trait) => ({ trait, worth: traitLevel(own, trait) + traitModifier(state.settings, target, trait) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || Number(a.trait === 'agility') - Number(b.trait === 'agility'))
    .slice(0, mostTraits)
    .map(({ trait }) => trait);
};

/** What a target may well answer with: the best traits with a step aside or a throw down, and the best without moving. */
export const vigilanceAnswers = (state: State, combat: Combat, pending: PendingAttack): readonly Answer[] => {
  const target = lookup(state.people, pending.target);
  if (!target) return [];
  const best = bestTraits(state, combat, pending, target);
  const still = { traits: bestTraits(state, combat, pending, target, ['agility']) };
  if (!best.includes('agility')) return [{ traits: best }];
  if (isInCover(pending.cover)) return [{ traits: best }, still];
  return [{ traits: best, move: { metres: 1 } }, { traits: best, move: { throwDown: true } }, still];
};

/** Which area an attacker goes for, best first, when she may choose and says nothing else. */
export const areaPriority: readonly Area[] = ['head', 'torso', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg'];

export const bestArea = (
  { areaRoll, bodyHidden }: Pick<PendingAttack, 'areaRoll' | 'bodyHidden'>,
  priority: readonly Area[] = areaPriority,
): Area | undefined => {
  const allowed = areaRoll?.allowed ?? [];
  return (
    priority.find((area) => allowed.includes(area) && !bodyHidden.includes(area)) ??
    priority.find((area) => allowed.includes(area)) ??
    allowed[0]
  );
};

/** The dice usually wanted of a free hand: low for stress and psych trauma, else high (AOR-DICE-12). */
export const suggestedIndexes = (
  { hand, faces }: Roll,
  use: 'hand' | 'test' | 'stress' | 'psych',
): readonly number[] => {
  const first = use === 'stress' || use === 'psych' ? 0 : faces.length - hand.b;
  return Array.from({ length: hand.b }, (_, i) => first + i);
};
