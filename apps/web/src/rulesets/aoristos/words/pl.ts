import { labels } from '@aspekt/aoristos/labels/pl';
import { words } from '@aspekt/aoristos/words/pl';
import { combat } from './pl/combat.ts';
import { people } from './pl/people.ts';

export const pl = {
  /** What the rules themselves call things: traits, areas, postures, settings. */
  names: words,
  /** What a button for a command says. */
  labels,
  ...combat,
  ...people,
};
