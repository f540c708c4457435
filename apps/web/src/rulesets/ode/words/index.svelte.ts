import { gameWords } from '../../../lib/game-words.svelte.ts';
import type { en } from './en.ts';
import type { people } from './en/people.ts';
import type { play } from './en/play.ts';
import type { scenes } from './en/scenes.ts';

/** Every word of these views. English is the pattern; a language that lacks one does not compile. */
export type OdeWords = typeof en;
export type PlayWords = typeof play;
export type SceneWords = typeof scenes;
export type PeopleWords = typeof people;

/** The words of these views, one language at a time. */
export const odeWords = gameWords<OdeWords>({
  sv: async () => (await import('./sv.ts')).sv,
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
});
export const wordsFor = odeWords.in;
