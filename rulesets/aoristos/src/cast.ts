import { remembering, type Figure, type Hideable } from '@aspekt/contract';
import type { Person, State } from './model.ts';

/** Everybody in play, in the order in which they came; hidden ones for the game master alone. */
export const cast = (state: State): readonly (Figure & Hideable)[] => Object.values(state.people).map(figure);

const figure = remembering(({ id, name, kind, controllerId, only }: Person): Figure & Hideable => ({
  id,
  name,
  kind,
  ...(controllerId !== null && { owner: controllerId }),
  ...(only !== undefined && { only }),
}));
