import type { AnyGameViews } from './game.ts';

const titles: Readonly<Record<string, string>> = {
  nyx: 'Nyx',
  aoristos: 'Aoristos',
  ode: 'Öde',
  vastmark: 'Västmark',
  kolo: 'Koło Aspektów',
};

/** What a game is called; a game that the page does not know is called by its id. */
export const gameTitle = (id: string): string => titles[id] ?? id;

const folders = import.meta.glob<{ readonly default: AnyGameViews }>('../rulesets/*/index.ts');

/** The views of a game, or those for any game. */
export const loadViews = async (id: string): Promise<AnyGameViews> => {
  const load = folders[`../rulesets/${id}/index.ts`] ?? folders['../rulesets/generic/index.ts'];
  if (!load) throw new Error('the views for any game are missing');
  return (await load()).default;
};
