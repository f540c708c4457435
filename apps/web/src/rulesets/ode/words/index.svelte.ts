import { gameWords } from '../../../lib/game-words.svelte.ts';
import type { OdeWords } from './types.ts';

export type { OdeWords };

/** The words of these views, one language at a time. */
export const odeWords = gameWords<OdeWords>({
  sv: async () => (await import('./sv.ts')).sv,
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
});
export const wordsFor = odeWords.in;
