import { app } from '../../lib/app.svelte.ts';
import type { GameViews } from '../../lib/game.ts';
import { marksOf } from './coins.ts';
import Drawer from './gm/LaterDrawer.svelte';
import Settings from './gm/LaterSettings.svelte';
import Me from './me/Me.svelte';
import PersonCard from './me/PersonCard.svelte';
import { outcomeWords } from './outcome.ts';
import Scene from './scene/Scene.svelte';
import { nameOf, type Game } from './seen.ts';
import Tray from './tray/Tray.svelte';
import { requestWords, waitsFor } from './waits.ts';
import { koloWords, wordsFor } from './words/index.svelte.ts';

await koloWords.load(app.locale);

const kolo: GameViews<Game> = {
  Scene,
  Tray,
  Me,
  loadBuilder: () => import('./builder/Builder.svelte'),
  PersonCard,
  Drawer,
  Settings,
  outcome: (outcome, locale) => outcomeWords(outcome, wordsFor(locale)),
  marks: marksOf,
  // A throw is called after the one who makes it.
  throwName: (what, locale, game) => nameOf(game, what, wordsFor(locale)),
  ownChoices: [
    'kolo/flip',
    'kolo/closeTest',
    'kolo/openTest',
    'kolo/priceStory',
    'kolo/payStory',
    'kolo/contestedTest',
    'kolo/buyFeature',
  ],
  waits: waitsFor,
  request: requestWords,
  help: async () => (await import('@aspekt/kolo/help')).help,
};

export default kolo;
