import { absorbs } from '../stress.ts';
import { slotValues } from '../absorb.ts';
import { bestDefence, defenceSkills, harmBy, mayAttack, mayDefend, reachOf } from '../attack-skills.ts';
import { armsOf } from '../hit.ts';
import type { Arms } from '../hit-size.ts';
import type { AskedFighter, Character, FreeTrack, Harm, Reach, Skill, State } from '../model.ts';
import { figure, sideOf } from '../people.ts';
import { ratingOf, skillIds } from '../skills.ts';
import { permittingStunt } from '../stunts.ts';

/** Somebody in a fight that is foreseen: what they strike with, and what is assumed of them. */
export type Fighter = {
  readonly character: Character;
  readonly side: string;
  readonly skill: Skill;
  readonly harm: Harm;
  readonly reach: Reach;
  readonly assumed: NonNullable<AskedFighter['assumed']>;
};
/** A slot that is still free, and the harm it is kept for. */
export type Slot = { readonly value: number; readonly only: Harm | null };

export const fighterOf = (state: State, asked: AskedFighter): Fighter | undefined => {
  const character = figure(state, asked.id);
  if (!character) return undefined;
  const { assumed = {}, side = sideOf(state, character) } = asked;
  const skill = asked.skill ?? (assumed.rating === undefined ? bestAttack(character) : 'fight');
  return { character, side, skill, harm: harmBy(character, skill), reach: reachOf(skill), assumed };
};

/** The skill that attacks best of those that need nobody's leave (ODE-USE-01, ODE-USE-04, ODE-STU-11). */
const bestAttack = (character: Character): Skill =>
  [...Object.keys(character.skills.value), ...skillIds]
    .filter((skill) => {
      const harm = harmBy(character, skill);
      const legal = (usual: Skill): boolean => mayAttack(character, usual, harm);
      return legal(skill) || permittingStunt(character, skill, 'attack', harm, legal) !== undefined;
    })
    .reduce((best, skill) => (ratingOf(character, skill) > ratingOf(character, best) ? skill : best), 'fight');

const attackOf = ({ assumed, character, skill }: Fighter): number => assumed.rating ?? ratingOf(character, skill);

const defenceOf = ({ assumed, character }: Fighter, { harm, reach }: Fighter): number => {
  if (assumed.rating !== undefined) return assumed.rating;
  const may = (skill: Skill): boolean => mayDefend(character, skill, harm, reach);
  return ratingOf(character, bestDefence(character, may, defenceSkills(harm, reach)[0] ?? 'athletics'));
};

/** By how much an attack is ahead of the best defence against it. */
export const aheadOf = (attacker: Fighter, defender: Fighter): number =>
  attackOf(attacker) - defenceOf(defender, attacker);

export const armsBetween = (state: State, attacker: Fighter, defender: Fighter): Arms =>
  armsOf(state, attacker.character.id, defender.character.id);

export const freeBoxesOf = ({ assumed, character }: Fighter, harm: Harm): number => {
  if (assumed.boxes !== undefined) return assumed.boxes;
  const { boxes, marked } = character.stress.value[harm];
  return boxes - marked;
};

/** What one kind of harm may still use of somebody. */
export const trackAgainst = (defender: Fighter, harm: Harm): FreeTrack => ({
  boxes: freeBoxesOf(defender, harm),
  slots: slotValues(defender.character, harm),
});

/** The free slots, those kept for one kind of harm first, as they are used up in play. */
export const slotsOf = ({ character }: Fighter): readonly Slot[] =>
  character.consequences
    .filter(({ slotId, state }) => slotId !== 'extreme' && state === 'empty')
    .map(({ severity, restrictedTo }) => ({ value: absorbs[severity], only: restrictedTo }))
    .toSorted((a, b) => Number(a.only === null) - Number(b.only === null));

/** Boosts that somebody holds in person. */
export const boostsHeldBy = ({ aspects }: State, { character }: Fighter): number =>
  aspects.filter((one) => one.kind === 'boost' && one.holderId === character.id).length;
