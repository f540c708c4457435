import { remembering, type Figure, type Hideable } from '@aspekt/contract';
import type { Character, Extra, State } from './model.ts';

/** Everybody in play. Those who have retired keep their names in the log. */
export const cast = (state: State): readonly (Figure & Hideable)[] => [
  ...Object.values(state.characters).map(character),
  ...Object.values(state.extras).map(extra),
];

const character = remembering(({ id, name, kind, owner, only }: Character): Figure & Hideable => ({
  ...(only !== undefined && { only }),
  id,
  name,
  kind: kind === 'pc' ? 'pc' : 'npc',
  ...(owner !== undefined && { owner }),
}));
const extra = remembering(({ id, name, only }: Extra): Figure & Hideable => ({
  ...(only !== undefined && { only }),
  id,
  name,
  kind: 'npc',
}));
