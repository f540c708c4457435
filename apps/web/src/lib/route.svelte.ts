type Place = { readonly at: 'home' } | { readonly at: 'table'; readonly table: string } | { readonly at: 'nowhere' };

const placeOf = (path: string): Place => {
  if (path === '/' || path === '') return { at: 'home' };
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/u.exec(path)?.[1];
  return table ? { at: 'table', table } : { at: 'nowhere' };
};

const keyIn = (hash: string): string | undefined => /^#([A-Za-z0-9_-]{22,64})$/u.exec(hash)?.[1];

/** Where the page is. Two places only, so no library. */
class Route {
  place = $state.raw<Place>(placeOf(location.pathname));
  /** Grows when a new key arrives in the address of the same table. */
  turn = $state(0);

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = placeOf(location.pathname);
    this.turn++;
    scrollTo(0, 0);
  }
  start(): void {
    const moved = (): void => {
      this.place = placeOf(location.pathname);
      this.turn++;
    };
    addEventListener('popstate', moved);
    addEventListener('hashchange', () => {
      if (keyIn(location.hash)) moved();
    });
  }
  /** The key in the address, if it is still there. */
  get key(): string | undefined {
    return keyIn(location.hash);
  }
  /** The key in the address, taken out of it at once so that it stays out of the history and of screenshots. */
  takeKey(): string | undefined {
    const { key } = this;
    if (location.hash) history.replaceState(null, '', location.pathname);
    return key;
  }
}

export const route = new Route();

/** A link to a table with its key, as people send it to each other. */
export const linkTo = (table: string, token: string): string => `${location.origin}/t/${table}#${token}`;

/** The table and the key of a link that somebody pasted, with or without the beginning of the address. */
export const readLink = (text: string): { readonly table: string; readonly token: string } | undefined => {
  const [, table, token] = /\/t\/([A-Za-z0-9_-]{1,64})\/?#([A-Za-z0-9_-]{22,64})\s*$/u.exec(text.trim()) ?? [];
  return table && token ? { table, token } : undefined;
};
