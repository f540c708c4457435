import type { Context } from '@aspekt/contract';
import { isOpen } from './half.ts';
import type { Character, State } from './model.ts';
import { inPlay } from './people.ts';
import { insists, no, unlessInsisted, type Refused } from './verdict.ts';

/** Nothing is rolled and no hit waits: the table is free for the next action. */
export const isFree = (state: State): boolean => !isOpen(state.roll) && state.hits.length === 0;

/** Whether a character may act now: in the scene, nothing else open, and in a conflict in turn (ODE-TRN-01). */
export const mayAct = (state: State, character: Character, context: Context): Refused | undefined => {
  if (!inPlay(state, character) || !isFree(state)) return no('wrongStatus', { id: character.id });
  const conflict = state.scene?.conflict;
  if (!conflict || insists(context)) return undefined;
  if (conflict.activeId !== character.id) return unlessInsisted('notYourTurn', { id: conflict.activeId }, 'ODE-TRN-03');
  if (conflict.acted.includes(character.id)) return unlessInsisted('alreadyActed', {}, 'ODE-TRN-01');
  return undefined;
};
