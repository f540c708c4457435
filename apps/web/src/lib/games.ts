import type { AnyGameViews } from './game.ts';
import { fetchAhead } from './fetch-ahead.ts';

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

/** All that a table needs, side by side. */
export const fetchTable = (game: string): void => {
  fetchAhead(() => import('../table/TableScreen.svelte'));
  fetchAhead(() => loadViews(game));
};

/** What whoever has just sat down soon asks for, unless they are careful with their data. */
export const fetchBuilder = async (game: string): Promise<void> => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  const { loadBuilder } = await loadViews(game);
  if (loadBuilder && !connection?.saveData) fetchAhead(loadBuilder);
};

/** After what the user is waiting for has been drawn. */
export const whenIdle = (job: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(job, { timeout: 1000 });
  else setTimeout(job, 200);
};
