import type { GameViews } from '../../lib/game.ts';
import Builder from './builder/LaterBuilder.svelte';
import Drawer from './gm/LaterDrawer.svelte';
import Me from './me/Me.svelte';
import PersonCard from './me/PersonCard.svelte';
import type { Game } from './seen.ts';
import Settings from './settings/LaterSettings.svelte';

/** Everything about the persons themselves: sheet, builder, the game master's drawer, settings. */
export const people: Pick<GameViews<Game>, 'Me' | 'Builder' | 'PersonCard' | 'Drawer' | 'Settings' | 'ownChoices'> = {
  Me,
  Builder,
  PersonCard,
  Drawer,
  Settings,
};
