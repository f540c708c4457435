import type { SeenPerson } from '../seen.ts';
import type { AoristosWords } from '../words/index.svelte.ts';

/** What the hands hold, in words; empty hands say nothing. */
export const heldWords = ({ hands: { right, left } }: SeenPerson, w: AoristosWords): string => {
  if (right && left && right.item === left.item) return w.me.inBoth(right.name);
  return [right && w.me.inRight(right.name), left && w.me.inLeft(left.name)].filter((part) => part).join(', ');
};

/** Where a thing is: in a hand, in both, or packed. */
export type Place = 'packed' | 'right' | 'left' | 'both';
export const placeOf = ({ hands: { right, left } }: SeenPerson, item: string): Place => {
  if (right?.item === item) return left?.item === item ? 'both' : 'right';
  return left?.item === item ? 'left' : 'packed';
};
