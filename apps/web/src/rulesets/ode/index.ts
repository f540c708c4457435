import { app } from '../../lib/app.svelte.ts';
import type { GameViews } from '../../lib/game.ts';
import Drawer from './gm/LaterDrawer.svelte';
import Me from './me/Me.svelte';
import PersonCard from './me/PersonCard.svelte';
import { outcomeWords } from './outcome.ts';
import Scene from './scene/Scene.svelte';
import type { Game } from './seen.ts';
import Settings from './settings/LaterSettings.svelte';
import Tray from './tray/Tray.svelte';
import { requestWords, waitsFor } from './waits.ts';
import { odeWords, wordsFor } from './words/index.svelte.ts';

await odeWords.load(app.locale);

const ode: GameViews<Game> = {
  Scene,
  Tray,
  Me,
  loadBuilder: () => import('./builder/Builder.svelte'),
  PersonCard,
  Drawer,
  Settings,
  outcome: (outcome, locale) => outcomeWords(outcome, wordsFor(locale)),
  throwName: (what, locale) => wordsFor(locale).roll.throws[what === 'defence' ? 'defence' : 'action'],
  ownChoices: [
    'ode/rollDice',
    'ode/declareDefence',
    'ode/setDifficulty',
    'ode/pickAspect',
    'ode/answerChallenge',
    'ode/passInvokes',
    'ode/chooseOption',
    'ode/absorbHit',
    'ode/beTakenOut',
    'ode/decideFate',
    'ode/chooseNext',
    'ode/addSituationAspect',
    'ode/answerCompel',
    'ode/answerClaim',
  ],
  waits: waitsFor,
  request: requestWords,
  help: async () => (await import('@aspekt/ode/help')).help,
};

export default ode;
