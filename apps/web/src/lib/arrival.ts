import type { LinkView } from '@aspekt/protocol';
import { api } from './api.ts';
import { route } from './route.svelte.ts';

let asked: { readonly table: string; readonly key: string; readonly link: Promise<LinkView | undefined> } | undefined;

/** What the link in the address is for is asked at once, while the words are on their way without which nothing can be shown. */
export const askAhead = (): void => {
  const { place, key } = route;
  if (place.at !== 'table' || !key) return;
  // What went wrong is told by whoever asks again.
  asked = { table: place.table, key, link: api.look(place.table, key).catch(() => undefined) };
};

/** What a link is for. */
export const lookAt = async (table: string, key: string): Promise<LinkView> => {
  const known = asked?.table === table && asked.key === key ? asked.link : undefined;
  asked = undefined;
  return (await known) ?? (await api.look(table, key));
};
