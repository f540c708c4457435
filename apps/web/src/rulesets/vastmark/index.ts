import { app } from '../../lib/app.svelte.ts';
import type { GameViews } from '../../lib/game.ts';
import { marksOf, throwerOf } from './dice.ts';
import Drawer from './gm/LaterDrawer.svelte';
import Settings from './gm/LaterSettings.svelte';
import Me from './me/Me.svelte';
import PersonCard from './me/PersonCard.svelte';
import { outcomeWords } from './outcome.ts';
import Scene from './scene/Scene.svelte';
import { characterOf, type Game } from './seen.ts';
import Tray from './tray/Tray.svelte';
import { requestWords, waitsFor } from './waits.ts';
import { vastmarkWords, wordsFor } from './words/index.svelte.ts';

await vastmarkWords.load(app.locale);

const vastmark: GameViews<Game> = {
  Scene,
  Tray,
  Me,
  loadBuilder: () => import('./builder/Builder.svelte'),
  PersonCard,
  Drawer,
  Settings,
  outcome: (outcome, locale) => outcomeWords(outcome, wordsFor(locale)),
  marks: marksOf,
  throwName: (what, locale, game, at) => {
    const name = wordsFor(locale).dice.name[what === 'extraDie' ? 'extraDie' : 'die'];
    const whose = at && characterOf(game, throwerOf(at.line, at.thrown))?.name;
    if (whose === undefined) return name;
    return what === 'extraDie' ? `${whose}, ${name.toLowerCase()}` : whose;
  },
  ownChoices: [
    'vastmark/nextInSeries',
    'vastmark/ruleTrait',
    'vastmark/roll',
    'vastmark/confirmRoll',
    'vastmark/opposedRoll',
    'vastmark/answerConsent',
    'vastmark/answerSeveralTraits',
  ],
  waits: waitsFor,
  request: requestWords,
  help: async () => (await import('@aspekt/vastmark/help')).help,
};

export default vastmark;
