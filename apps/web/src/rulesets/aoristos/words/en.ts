import { labels } from '@aspekt/aoristos/labels/en';
import { words } from '@aspekt/aoristos/words/en';
import { combat } from './en/combat.ts';
import { people } from './en/people.ts';

export const en = {
  /** What the rules themselves call things: traits, areas, postures, settings. */
  names: words,
  /** What a button for a command says. */
  labels,
  ...combat,
  ...people,
};
