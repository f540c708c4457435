import { nameOf, sideName, type Game, type SeenAspect } from '../seen.ts';
import type { OdeWords } from '../words/index.svelte.ts';

/** Who holds the free invokes of an aspect: "2 free: Ruth, the players". */
export const invokesText = (game: Game, invokes: SeenAspect['freeInvokes'], w: OdeWords): string | undefined => {
  const held = invokes.filter(({ count }) => count > 0);
  if (held.length === 0) return undefined;
  const holders = held.map(({ holderId, side }) => (holderId === null ? sideName(side, w) : nameOf(game, holderId, w)));
  return w.sheet.freeInvokes(
    held.reduce((sum, { count }) => sum + count, 0),
    [...new Set(holders)].join(', '),
  );
};
