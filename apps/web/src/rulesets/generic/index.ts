import type { GameViews } from '../../lib/game.ts';
import Me from './Me.svelte';
import Scene from './Scene.svelte';
import Tray from './Tray.svelte';

/** Shows any game from its offers and its state, so that a new one works at once. */
export default {
  Scene,
  Tray,
  Me,
  ownChoices: [],
  outcome: (outcome) => ({ text: outcome, tone: 'plain' }),
} satisfies GameViews;
