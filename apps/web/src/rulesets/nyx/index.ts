import { app } from '../../lib/app.svelte.ts';
import type { GameViews } from '../../lib/game.ts';
import { marksOf } from './dice.ts';
import Drawer from './gm/LaterDrawer.svelte';
import Settings from './gm/LaterSettings.svelte';
import Me from './me/Me.svelte';
import PersonCard from './me/PersonCard.svelte';
import { outcomeWords } from './outcome.ts';
import Scene from './scene/Scene.svelte';
import { nameOf, type Game } from './seen.ts';
import Tray from './tray/Tray.svelte';
import { nyxWords, wordsFor } from './words/index.svelte.ts';
import { requestWords, waitsFor } from './waits.ts';

await nyxWords.load(app.locale);

const nyx: GameViews<Game> = {
  Scene,
  Tray,
  Me,
  loadBuilder: () => import('./builder/Builder.svelte'),
  PersonCard,
  Drawer,
  Settings,
  outcome: (outcome, locale) => outcomeWords(outcome, wordsFor(locale).outcome),
  marks: marksOf,
  // A throw is called after the one who rolls.
  throwName: (what, locale, game) => nameOf(game, what, wordsFor(locale)),
  ownChoices: [
    'nyx/chooseHarm',
    'nyx/answerDemand',
    'nyx/commitRoll',
    'nyx/ready',
    'nyx/ruleBreakOff',
    'nyx/rollSlowHarm',
    'nyx/declareRound',
  ],
  waits: waitsFor,
  request: requestWords,
  help: async () => (await import('@aspekt/nyx/help')).help,
};

export default nyx;
