import type { Figure, Hideable } from '@aspekt/contract';
import type { State } from './model.ts';

/** Everybody in play; those whom no player has met yet only for the game master. */
export const cast = (state: State): readonly (Figure & Hideable)[] =>
  Object.values(state.characters).map(({ id, name, pc, owner, only }) => ({
    id,
    name,
    kind: pc ? 'pc' : 'npc',
    ...(owner !== undefined && { owner }),
    ...(only !== undefined && { only }),
  }));
