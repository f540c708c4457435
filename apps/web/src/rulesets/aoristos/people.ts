import type { GameViews } from '../../lib/game.ts';
import Me from './me/Me.svelte';
import type { Game } from './seen.ts';

/** Everything about the persons themselves: sheet, builder, the game master's drawer, settings. */
export const people: Pick<GameViews<Game>, 'Me' | 'Builder' | 'PersonCard' | 'Drawer' | 'Settings' | 'ownChoices'> = {
  Me,
};
