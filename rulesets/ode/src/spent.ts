import type { Id, Spent } from './model.ts';

/** Whether this was spent on a stunt of a character. */
export const isSpentOn = (spent: Spent, id: Id, stunt: Id): boolean => {
  if (spent.what === 'use') return spent.characterId === id && spent.stunt === stunt;
  return spent.what === 'points' && spent.for === stunt && (spent.from.of !== 'character' || spent.from.id === id);
};
