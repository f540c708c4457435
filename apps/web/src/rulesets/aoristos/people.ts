import type { GameViews } from '../../lib/game.ts';
import Drawer from './gm/LaterDrawer.svelte';
import Me from './me/Me.svelte';
import PersonCard from './me/PersonCard.svelte';
import type { Game } from './seen.ts';
import Settings from './settings/LaterSettings.svelte';
import { withBackstage } from './words/backstage.svelte.ts';

/** Everything about the persons themselves: sheet, builder, the game master's drawer, settings. */
export const people: Pick<
  GameViews<Game>,
  'Me' | 'loadBuilder' | 'PersonCard' | 'Drawer' | 'Settings' | 'ownChoices'
> = {
  Me,
  loadBuilder: () => withBackstage(() => import('./builder/Builder.svelte')),
  PersonCard,
  Drawer,
  Settings,
};
