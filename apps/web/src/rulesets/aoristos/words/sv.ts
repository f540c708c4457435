import { labels } from '@aspekt/aoristos/labels/sv';
import { words } from '@aspekt/aoristos/words/sv';
import { combat } from './sv/combat.ts';
import { people } from './sv/people.ts';

export const sv = {
  /** What the rules themselves call things: traits, areas, postures, settings. */
  names: words,
  /** What a button for a command says. */
  labels,
  ...combat,
  ...people,
};
