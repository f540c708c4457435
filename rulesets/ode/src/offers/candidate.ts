import type { Offer, Viewer } from '@aspekt/contract';
import { freshId } from '../aspects.ts';
import type { Character, Command, State } from '../model.ts';
import { controls, inPlay } from '../people.ts';
import { isSkill, skillIds } from '../skills.ts';

export type Candidate = Offer<Command>;

export const may = (command: Command, ...rules: readonly string[]): Candidate => ({ command, rules });
/** Play waits for this. */
export const must = (command: Command, ...rules: readonly string[]): Candidate => ({ command, rules, must: true });

/** Stands for words that only a person can find; the page lets one write them. */
export const blank = '…';

/** Characters this viewer acts for. */
export const own = (state: State, viewer: Viewer): readonly Character[] =>
  Object.values(state.characters).filter((one) => controls(viewer, one));

export const ownInPlay = (state: State, viewer: Viewer): readonly Character[] =>
  own(state, viewer).filter((one) => inPlay(state, one));

/** Skills of a character, best first; only for those whose sheet the viewer holds. */
export const bestSkills = (character: Character, count: number): readonly string[] => {
  const ratings = character.skills.value;
  const invented = Object.keys(ratings).filter((skill) => !isSkill(skill));
  return [...invented, ...skillIds].toSorted((a, b) => (ratings[b] ?? 0) - (ratings[a] ?? 0)).slice(0, count);
};

export const newAspectId = (state: State): string => freshId(state, 'aspect');
