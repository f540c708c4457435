import { app } from '../../lib/app.svelte.ts';
import type { GameViews, View } from '../../lib/game.ts';
import AnyScene from '../generic/Scene.svelte';
import AnyTray from '../generic/Tray.svelte';
import Builder from './builder/LaterBuilder.svelte';
import Drawer from './gm/LaterDrawer.svelte';
import Me from './me/Me.svelte';
import PersonCard from './me/PersonCard.svelte';
import { outcomeWords } from './outcome.ts';
import type { Game } from './seen.ts';
import Settings from './settings/LaterSettings.svelte';
import { odeWords, wordsFor } from './words/index.svelte.ts';

await odeWords.load(app.locale);

const ode: GameViews<Game> = {
  Scene: AnyScene as unknown as View<Game>,
  Tray: AnyTray as unknown as View<Game>,
  Me,
  Builder,
  PersonCard,
  Drawer,
  Settings,
  outcome: (outcome, locale) => outcomeWords(outcome, wordsFor(locale)),
  ownChoices: [],
  help: async () => (await import('@aspekt/ode/help')).help,
};

export default ode;
