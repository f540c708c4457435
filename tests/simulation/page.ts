import type { Json, Locale, Wire } from '@aspekt/contract';
import type { Line, Me, OfferView, TableView } from '@aspekt/protocol';
import type { Network, PageSocket, Watch } from './network.ts';
import type { Actor, World } from './world.ts';

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
type Seat = { readonly table: string; readonly token: string };
type Modules = {
  readonly Table: new (seat: object, open: () => PageSocket) => PageTable;
  readonly app: object;
  readonly words: object;
};

/** What a browser keeps for one page. */
const openStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};
type Storage = ReturnType<typeof openStorage>;

/** A page in a browser: the real client code, with a network, a clock and a storage of the simulator's. */
export type Page = {
  readonly actor: Actor;
  readonly seat: Seat;
  readonly locale: () => Locale;
  readonly table: () => PageTable | undefined;
  /** Open the page, or load it anew: what was in memory is gone, what was kept is not. */
  readonly load: () => void;
  readonly close: () => void;
  readonly speak: (locale: Locale) => void;
};

let current: { readonly locale: Locale; readonly local: Storage; readonly session: Storage } | undefined;

/** Outside of Svelte a rune is the value it holds. Whoever watches for changes is the browser tests' business. */
const installBrowser = (): void => {
  const rune = Object.assign((value: unknown) => value, { raw: (value: unknown) => value });
  const listens = { addEventListener: () => {}, removeEventListener: () => {} };
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

export const openPage = (
  world: World,
  network: Network,
  seat: Seat & { readonly name: string },
  watch: Watch,
  first: Locale,
): Page => {
  const [local, session] = [openStorage(), openStorage()];
  let locale = first;
  let table: PageTable | undefined;
  /** Each load of the page is an actor of its own: its timers die with it. */
  let actor: Actor = { name: seat.name, alive: false, skew: 0 };
  const kept = { ...seat, name: '', game: '', role: 'player', seatName: seat.name, at: 0 };
  let stop = (): void => {};

  const close = (): void => {
    stop();
    stop = () => {};
    actor.alive = false;
    table = undefined;
  };
  const load = (): void => {
    close();
    const { skew } = actor;
    const mine: Actor = {
      name: seat.name,
      alive: true,
      skew,
      enter: () => {
        current = { locale, local, session };
      },
    };
    actor = mine;
    world.after(0, mine, () => {
      table = new Table(kept, () => network.dial(mine, watch));
      stop = table.start();
    });
  };
  return {
    get actor() {
      return actor;
    },
    seat,
    locale: () => locale,
    table: () => table,
    load,
    close,
    speak: (to) => {
      locale = to;
      actor.enter?.();
      table?.speak();
    },
  };
};
