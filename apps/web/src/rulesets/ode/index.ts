import { app } from '../../lib/app.svelte.ts';
import type { GameViews, View } from '../../lib/game.ts';
import AnyMe from '../generic/Me.svelte';
import AnyScene from '../generic/Scene.svelte';
import AnyTray from '../generic/Tray.svelte';
import { outcomeWords } from './outcome.ts';
import type { Game } from './seen.ts';
import { odeWords, wordsFor } from './words/index.svelte.ts';

await odeWords.load(app.locale);

const ode: GameViews<Game> = {
  Scene: AnyScene as unknown as View<Game>,
  Tray: AnyTray as unknown as View<Game>,
  Me: AnyMe as unknown as View<Game>,
  outcome: (outcome, locale) => outcomeWords(outcome, wordsFor(locale)),
  ownChoices: [],
  help: async () => (await import('@aspekt/ode/help')).help,
};

export default ode;
