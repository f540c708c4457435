import type { Locale, PerLocale } from '@aspekt/contract';
import type { Command, NewExtra, Sheet } from '../model.ts';

/** Characters to start from; none are written yet. */
export const readyMade: PerLocale<readonly Sheet[]> = { sv: [], pl: [], en: [] };

/** Opponents to put on the table as they are; none are written yet. */
export const extras: PerLocale<readonly NewExtra[]> = { sv: [], pl: [], en: [] };

/** The shortest table there is: a session has begun. */
export const demo = (_locale: Locale): readonly { readonly as: 'gm' | 'player'; readonly command: Command }[] => [
  { as: 'gm', command: { type: 'nyx/startSession' } },
];
