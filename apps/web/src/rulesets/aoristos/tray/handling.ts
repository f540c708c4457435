import type { SeenItem } from '../seen.ts';

/** What can be done with a thing, and with which hand. */
export type Handling = 'drawItem' | 'takeFromPocket' | 'readyItem' | 'stowItem' | 'passItem' | 'pickUp';
export type Grip = 'fits' | 'right' | 'left' | 'both';

export const handlingsOf = ({ category }: SeenItem, where: 'hand' | 'pack' | 'ground'): readonly Handling[] => {
  switch (where) {
    case 'hand':
      return ['passItem', 'stowItem'];
    case 'ground':
      return ['pickUp'];
    case 'pack':
      return category === 'gear' || category === 'unarmedAid'
        ? ['takeFromPocket', 'drawItem']
        : ['drawItem', 'takeFromPocket', 'readyItem'];
  }
};

/** The hands that take it; putting away and making ready take none. */
export const gripsOf = ({ hands }: SeenItem, handling: Handling): readonly Grip[] =>
  handling === 'stowItem' || handling === 'readyItem'
    ? []
    : ['fits', 'right', 'left', ...(hands.includes(2) ? (['both'] as const) : [])];
