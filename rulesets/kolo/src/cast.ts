import { remembering, type Figure, type Hideable } from '@aspekt/contract';
import { likewise } from './access.ts';
import type { Character, State } from './model.ts';

/** Everybody in play; an npc that is not shown is the game master's alone. */
export const cast = (state: State): readonly (Figure & Hideable)[] => state.characters.map(figure);

const figure = remembering((character: Character): Figure & Hideable => ({
  id: character.id,
  name: character.name,
  kind: character.npc ? 'npc' : 'pc',
  ...(character.ownerId !== null && { owner: character.ownerId }),
  ...likewise(character),
}));
