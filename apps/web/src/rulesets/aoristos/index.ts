import { app } from '../../lib/app.svelte.ts';
import type { GameViews } from '../../lib/game.ts';
import { outcomeWords } from './outcome.ts';
import { people } from './people.ts';
import Scene from './scene/Scene.svelte';
import { nameOf, type Game } from './seen.ts';
import Tray from './tray/Tray.svelte';
import { aoristosWords, wordsFor } from './words/index.svelte.ts';

await aoristosWords.load(app.locale);

const aoristos: GameViews<Game> = {
  ...people,
  Scene,
  Tray,
  outcome: (outcome, locale) => outcomeWords(outcome, wordsFor(locale).names),
  throwName: (what, locale, game) => nameOf(game, what, wordsFor(locale)),
  ownChoices: [...(people.ownChoices ?? [])],
  help: async () => (await import('@aspekt/aoristos/help')).help,
};

export default aoristos;
