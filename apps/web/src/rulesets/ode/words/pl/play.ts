import type { PlayWords } from '../index.svelte.ts';

/** Words of the scene, the tray and the taking of harm. */
export const play: PlayWords = {
  nameless: 'Bez imienia',
  someone: 'Ktoś',
  theScene: 'Scena',
  gm: 'Mistrz gry',
};
