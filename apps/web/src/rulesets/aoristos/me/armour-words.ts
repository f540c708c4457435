import type { Armour } from '@aspekt/aoristos';
import { areas } from '../seen.ts';
import type { BackstageWords } from '../words/backstage.svelte.ts';
import type { AoristosWords } from '../words/index.svelte.ts';

/** Where there is armour, in a few words: none, "Torso 5", or how many areas. */
export const armourWords = (armour: Armour, w: AoristosWords, g: BackstageWords['gear']): string => {
  const worn = areas.filter((area) => armour[area] > 0);
  if (worn.length === 0) return g.noArmour;
  return worn.length > 2
    ? g.armouredAreas(worn.length)
    : worn.map((area) => `${w.names.areas[area]} ${armour[area]}`).join(', ');
};
