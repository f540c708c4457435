import type { Figure, Hideable } from '@aspekt/contract';
import type { State } from './model.ts';

/** Everybody in play, in the order in which they came; hidden ones for the game master alone. */
export const cast = (state: State): readonly (Figure & Hideable)[] =>
  Object.values(state.people).map(({ id, name, kind, controllerId, only }) => ({
    id,
    name,
    kind,
    ...(controllerId !== null && { owner: controllerId }),
    ...(only !== undefined && { only }),
  }));
