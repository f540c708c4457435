import type { Figure, Hideable } from '@aspekt/contract';
import type { State } from './model.ts';

/** Everybody in play. Those who have retired keep their names in the log. */
export const cast = (state: State): readonly (Figure & Hideable)[] => [
  ...Object.values(state.characters).map(({ id, name, kind, owner, only }) => ({
    ...(only !== undefined && { only }),
    id,
    name,
    kind: kind === 'pc' ? ('pc' as const) : ('npc' as const),
    ...(owner !== undefined && { owner }),
  })),
  ...Object.values(state.extras).map(({ id, name, only }) => ({
    ...(only !== undefined && { only }),
    id,
    name,
    kind: 'npc' as const,
  })),
];
