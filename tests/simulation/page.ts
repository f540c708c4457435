import type { Locale } from '@aspekt/contract';
import { inBrowser, openStorage, openTable, type PageSeat, type PageTable } from './browser.ts';
import type { Network, Watch } from './network.ts';
import type { Actor, World } from './world.ts';

/** A page in a browser: the real client code, with a network, a clock and a storage of the simulator's. */
export type Page = {
  readonly actor: Actor;
  readonly seat: PageSeat;
  readonly locale: () => Locale;
  readonly table: () => PageTable | undefined;
  /** Open the page, or load it anew: what was in memory is gone, what was kept is not. */
  readonly load: () => void;
  readonly close: () => void;
  readonly speak: (locale: Locale) => void;
};

export const openPage = (world: World, network: Network, seat: PageSeat, watch: Watch, first: Locale): Page => {
  const [local, session] = [openStorage(), openStorage()];
  let locale = first;
  let table: PageTable | undefined;
  /** Each load of the page is an actor of its own: its timers die with it. */
  let actor: Actor = { name: seat.name, alive: false, skew: 0 };
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
      enter: () => inBrowser({ locale, local, session }),
    };
    actor = mine;
    world.after(0, mine, () => {
      table = openTable(seat, () => network.dial(mine, watch));
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
