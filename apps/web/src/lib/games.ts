import type { AnyGameViews } from './game.ts';
import { app } from './app.svelte.ts';

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
const words = import.meta.glob('../rulesets/*/words/{sv,pl,en}.ts');
const builders = import.meta.glob('../rulesets/*/builder/Builder.svelte');

/** The views of a game, or those for any game. */
export const loadViews = async (id: string): Promise<AnyGameViews> => {
  const load = folders[`../rulesets/${id}/index.ts`] ?? folders['../rulesets/generic/index.ts'];
  if (!load) throw new Error('the views for any game are missing');
  // The words that they ask for come beside them, not after them.
  ahead(words[`../rulesets/${id}/words/${app.locale}.ts`]);
  return (await load()).default;
};

/** All that a table needs, side by side. */
export const fetchTable = (game: string): void => {
  ahead(() => import('../table/TableScreen.svelte'));
  ahead(() => loadViews(game));
};

/** What whoever has just sat down soon asks for, unless they are careful with their data. */
export const fetchBuilder = (game: string): void => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (!connection?.saveData) ahead(builders[`../rulesets/${game}/builder/Builder.svelte`]);
};

/** Whoever asks for it in earnest is told what went wrong. */
const ahead = (load: (() => Promise<unknown>) | undefined): void => void load?.().catch(() => {});

/** After what the user is waiting for has been drawn. */
export const whenIdle = (job: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(job, { timeout: 1000 });
  else setTimeout(job, 200);
};
