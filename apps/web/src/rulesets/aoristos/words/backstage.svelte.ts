import { app } from '../../../lib/app.svelte.ts';
import { gameWords } from '../../../lib/game-words.svelte.ts';
import type { backstage as en } from './en/backstage.ts';

/** Words of what most who sit at a table never open: builder, drawer, settings, stock, care. */
export type BackstageWords = typeof en;

const words = gameWords<BackstageWords>({
  sv: async () => (await import('./sv/backstage.ts')).backstage,
  pl: async () => (await import('./pl/backstage.ts')).backstage,
  en: async () => (await import('./en/backstage.ts')).backstage,
});
export const backstage = words.in;

/** A part that speaks with these words: both are fetched together. */
export const withBackstage = async <T>(part: () => Promise<T>): Promise<T> => {
  const [made] = await Promise.all([part(), words.load(app.locale)]);
  return made;
};
