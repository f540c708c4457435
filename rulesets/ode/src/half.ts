import { secret, type Secret } from '@aspekt/contract';
import type { Character, Half, Roll, Skill, State } from './model.ts';
import { ratingOf } from './skills.ts';
import { difficultyAudience } from './visibility.ts';

/** A rating as it goes into a roll: an opponent's is as open as a difficulty is. */
export const ratingFor = (state: State, character: Character, skill: Skill): Secret<number> =>
  secret(character.pc ? 'everyone' : difficultyAudience(state.settings), ratingOf(character, skill));

/** One side of a roll before anything is added to it. */
export const newHalf = (state: State, character: Character, skill: Skill | null): Half => ({
  actorId: character.id,
  skill,
  rating: skill === null ? secret('everyone', 0) : ratingFor(state, character, skill),
  helpers: [],
  teamworkBonus: 0,
  stunts: [],
  stuntBonus: 0,
  otherModifier: 0,
  dice: null,
  plus2Count: 0,
  rerollCount: 0,
  raised: 0,
});

/** A roll that is not over yet: nothing else is rolled meanwhile. */
export const isOpen = (roll: Roll | null): roll is Roll =>
  roll !== null && roll.status !== 'resolved' && roll.status !== 'cancelled';

/** A roll that has just been declared, by one who acts. */
export const newRoll = (
  state: State,
  acting: Half,
  of: Pick<Roll, 'action' | 'intent' | 'purpose'> & Partial<Roll>,
): Roll => ({
  number: state.serial + 1,
  status: 'declared',
  acting,
  defence: null,
  difficulty: null,
  failureOff: false,
  invokes: [],
  passed: [],
  choice: null,
  chosen: [],
  spent: [],
  gave: [],
  acted: [],
  ...of,
});
