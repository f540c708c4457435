import { gameWords } from '../../../lib/game-words.svelte.ts';
import type { en } from './en.ts';

/** Every word of these views. English is the pattern; a language that lacks one does not compile. */
export type VastmarkWords = typeof en;

/** The words of these views, one language at a time. */
export const vastmarkWords = gameWords<VastmarkWords>({
  sv: async () => (await import('./sv.ts')).sv,
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
});
export const wordsFor = vastmarkWords.in;
