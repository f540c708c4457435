import type { Name } from '@aspekt/contract';
import type { SeenEvent } from './language.ts';
import { aspect } from './parts.ts';
import { ownerName, type Words } from './words.ts';

export type AdjustPhrases = {
  readonly by: (who: string | undefined) => string;
  readonly exhaustion: string;
  readonly mobLoss: string;
  readonly points: string;
  readonly added: string;
  readonly struck: string;
};

/** What the game master set by hand, from what it was to what it is, and why. */
export const tellAdjusted = (
  event: SeenEvent<'nyx/adjusted'>,
  name: Name,
  words: Words,
  phrases: AdjustPhrases,
): string => `${phrases.by(ownerName(words, event.figure, name))}: ${change(event, words, phrases)} (${event.reason}).`;

const change = (
  { change: made, before, name: called = '—' }: SeenEvent<'nyx/adjusted'>,
  words: Words,
  phrases: AdjustPhrases,
): string => {
  const from = before === undefined ? '' : `${before} → `;
  switch (made.set) {
    case 'attribute':
      return `${words.attribute[made.attribute]} ${from}${made.value}`;
    case 'exhaustion':
    case 'mobLoss':
      return `${phrases[made.set]} ${words.attribute[made.attribute]} ${from}${made.value}`;
    case 'points':
      return `${phrases.points} ${from}${made.value}`;
    case 'addAspect':
      return `${phrases.added} ${aspect(made)}`;
    case 'aspect':
      return `${called}${made.name === undefined ? '' : ` → ${made.name}`}${made.value === undefined ? '' : ` ${from}${made.value}`}`;
    case 'strikeAspect':
      return `${phrases.struck} ${called}`;
  }
};
