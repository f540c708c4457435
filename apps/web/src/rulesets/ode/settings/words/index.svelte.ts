import { gameWords } from '../../../../lib/game-words.svelte.ts';
import type { en } from './en.ts';

/** What each setting means: only the game master reads it, so it is fetched with the settings. */
export type SettingWords = typeof en;

export const settingWords = gameWords<SettingWords>({
  sv: async () => (await import('./sv.ts')).sv,
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
});
