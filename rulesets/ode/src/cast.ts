import { remembering, type Figure, type Hideable } from '@aspekt/contract';
import type { Character, State } from './model.ts';

/** Everybody in play; those whom no player has met yet only for the game master. */
export const cast = (state: State): readonly (Figure & Hideable)[] => Object.values(state.characters).map(figure);

const figure = remembering(({ id, name, pc, owner, only }: Character): Figure & Hideable => ({
  id,
  name,
  kind: pc ? 'pc' : 'npc',
  ...(owner !== undefined && { owner }),
  ...(only !== undefined && { only }),
}));
