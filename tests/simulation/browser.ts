import type { Json, Locale, Wire } from '@aspekt/contract';
import type { Line, Me, OfferView, TableView } from '@aspekt/protocol';

/** The part of a browser's socket that the page uses. */
export type PageSocket = {
  readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: string, hear: (event: { readonly data?: string }) => void): void;
};

/** The page's own store of a table, as far as it is used here: `apps/web/src/lib/table.svelte.ts`. */
export type PageTable = {
  start(): () => void;
  readonly connection: { readonly state: string };
  readonly me: Me;
  readonly view: TableView;
  readonly game: Json;
  readonly offers: readonly OfferView[];
  readonly lines: readonly Line[];
  readonly older: boolean;
  readonly gameId: string | undefined;
  readonly unsent: readonly { readonly id: string }[];
  readonly diceWanted:
    | { readonly count: number; readonly allowed: readonly number[]; give(faces: readonly number[]): void }
    | undefined;
  do(command: Wire, options?: object): Promise<{ readonly t: string }>;
  loadOlder(): void;
  throwOwnDice(own: boolean): void;
  speak(): void;
};
export type PageSeat = { readonly table: string; readonly token: string; readonly name: string };
type Modules = {
  readonly Table: new (seat: object, open: () => PageSocket) => PageTable;
  readonly app: object;
  readonly words: object;
};

/** What a browser keeps for one page. */
export const openStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};
type Storage = ReturnType<typeof openStorage>;

/** The browser that a page runs in: its language, and what it keeps. */
export type Browser = { readonly locale: Locale; readonly local: Storage; readonly session: Storage };
let current: Browser | undefined;
/** From now on it is the turn of a page in this browser. */
export const inBrowser = (browser: Browser): void => {
  current = browser;
};

const online = new Set<() => void>();
/** The device is online again: every page looks whether it still hears anything. */
export const comeOnline = (): void => {
  for (const hear of online) hear();
};

/** Outside of Svelte a rune is the value it holds. Whoever watches for changes is the browser tests' business. */
const installBrowser = (): void => {
  const rune = Object.assign((value: unknown) => value, { raw: (value: unknown) => value });
  const listens = {
    addEventListener: (type: string, hear: () => void) => void (type === 'online' && online.add(hear)),
    removeEventListener: (_: string, hear: () => void) => void online.delete(hear),
  };
  const storage = (which: 'local' | 'session') => ({ configurable: true, get: () => current?.[which] });
  Object.defineProperties(globalThis, {
    $state: { configurable: true, value: rune },
    localStorage: storage('local'),
    sessionStorage: storage('session'),
    document: { configurable: true, value: { visibilityState: 'visible', ...listens } },
    addEventListener: { configurable: true, value: listens.addEventListener },
    removeEventListener: { configurable: true, value: listens.removeEventListener },
  });
};

const loadModules = async (): Promise<Modules> => {
  installBrowser();
  const at = (path: string): string => new URL(`../../apps/web/src/${path}`, import.meta.url).href;
  // What the page loads when it needs it is there already: nothing waits for a file in the middle of a session.
  await Promise.all([import('@aspekt/fair'), import('@aspekt/fair/evidence')]);
  const [{ Table }, { app }, { en }] = await Promise.all([
    import(at('lib/table.svelte.ts')),
    import(at('lib/app.svelte.ts')),
    import(at('words/en.ts')),
  ]);
  // The language belongs to the page whose turn it is.
  Object.defineProperties(app, { locale: { get: () => current?.locale ?? 'en' }, t: { get: () => en } });
  return { Table, app, words: en };
};
const { Table } = await loadModules();

/** The page's store of a table, as the page itself would make it. */
export const openTable = (seat: PageSeat, open: () => PageSocket): PageTable =>
  new Table({ ...seat, name: '', game: '', role: 'player', seatName: seat.name, at: 0 }, open);
