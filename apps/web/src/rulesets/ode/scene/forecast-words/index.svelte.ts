import { gameWords } from '../../../../lib/game-words.svelte.ts';
import type { en } from './en.ts';

/** What is said of what lies ahead: fetched when somebody looks. */
export type ForecastWords = typeof en;

export const forecastWords = gameWords<ForecastWords>({
  sv: async () => (await import('./sv.ts')).sv,
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
});
