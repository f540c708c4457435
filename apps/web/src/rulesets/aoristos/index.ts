import { app } from '../../lib/app.svelte.ts';
import type { GameViews } from '../../lib/game.ts';
import { isDark, marksOf } from './dice.ts';
import { outcomeWords } from './outcome.ts';
import { people } from './people.ts';
import Scene from './scene/Scene.svelte';
import type { Game } from './seen.ts';
import Tray from './tray/Tray.svelte';
import { requestWords, waitsFor } from './waits.ts';
import { aoristosWords, wordsFor } from './words/index.svelte.ts';

await aoristosWords.load(app.locale);

const aoristos: GameViews<Game> = {
  ...people,
  Scene,
  Tray,
  outcome: (outcome, locale) => outcomeWords(outcome, wordsFor(locale).names),
  marks: marksOf,
  dark: isDark,
  throwName: (what, locale) => wordsFor(locale).throws(what),
  ownChoices: [
    ...(people.ownChoices ?? []),
    'aoristos/painTest',
    'aoristos/survivalRoll',
    'aoristos/faintTest',
    'aoristos/psychTest',
    'aoristos/chooseDice',
    'aoristos/beginActivation',
    'aoristos/chooseVigilance',
    'aoristos/rollAttack',
    'aoristos/chooseArea',
    'aoristos/confirmAttack',
    'aoristos/giveUpMove',
    'aoristos/carryOn',
    'aoristos/opportunityAttack',
    'aoristos/declineAttack',
    'aoristos/declareAttack',
    'aoristos/holdBack',
  ],
  waits: waitsFor,
  request: requestWords,
  help: async () => (await import('@aspekt/aoristos/help')).help,
};

export default aoristos;
