import type { Json, Locale, Role, Seat } from '@aspekt/contract';
import type { Seed } from '@aspekt/fair';
import type { TableSettings } from '@aspekt/protocol';
import type { Entry, TableEvent } from './entry.ts';

/** What the table knows besides the game, and what no undo touches: people, settings, pause, dice. */
export type House = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly locale: Locale;
  readonly settings: TableSettings;
  readonly gameSettings: Json;
  readonly seats: readonly SeatState[];
  readonly paused: boolean;
  /** What is asked to be taken back, the oldest first. Whoever asks knows of none that stand already. */
  readonly pleas: readonly Plea[];
  readonly chains: readonly ChainState[];
  /** When the table last came back from a backup. */
  readonly restored?: number;
  /** Seeds of ended epochs that were never shown to everyone. */
  readonly unrevealed: readonly Seed[];
};

/** What somebody asks to take back, and who has not agreed yet. */
export type Plea = { readonly targets: readonly number[]; readonly seat: Seat; readonly waiting: readonly Seat[] };

export type SeatState = { readonly seat: Seat; readonly name: string; readonly role: Role; readonly gone?: true };

/** A chain of dice as the table holds it. */
export type ChainState = {
  readonly audience: string;
  readonly epoch: number;
  readonly commitment: string;
  readonly counter: number;
  readonly seed: string;
};

export const seatOf = (house: House, seat: Seat): SeatState | undefined =>
  house.seats.find((one) => one.seat === seat && !one.gone);

/** Before its first entry a table is nothing. */
export const nowhere: House = {
  id: '',
  name: '',
  game: '',
  locale: 'en',
  settings: { dial: 'suggest', typedDice: false, onlookers: true },
  gameSettings: {},
  seats: [],
  paused: false,
  pleas: [],
  chains: [],
  unrevealed: [],
};

/** The house after one event of `entry`. Events of the game and of the board leave it as it is. */
export const evolveHouse = (house: House, event: TableEvent, entry: Entry): House => {
  switch (event.type) {
    case 'table/created': {
      const { table: id, name, game, locale, settings, gameSettings } = event;
      return withChains({ ...nowhere, id, name, game, locale, settings, gameSettings }, event, entry);
    }
    case 'table/imported':
      return { ...withChains({ ...house, id: event.table, paused: false }, event, entry), unrevealed: [] };
    case 'table/copied':
      return withChains(event.restored ? { ...house, restored: entry.at } : house, event, entry);
    case 'table/chains-opened':
      return withChains(house, event, entry);
    case 'table/dice-revealed': {
      const shown = new Set(event.revealed.map(({ seed }) => seed));
      const next = withChains(house, event, entry);
      return { ...next, unrevealed: next.unrevealed.filter(({ seed }) => !shown.has(seed)) };
    }
    case 'table/seated': {
      const { seat, name, role } = event;
      return withChains({ ...house, seats: [...house.seats, { seat, name, role }] }, event, entry);
    }
    case 'table/seat-renamed':
      return withSeat(house, event.seat, (seat) => ({ ...seat, name: event.name }));
    case 'table/seat-removed':
      return withSeat(unasked(house, event.seat), event.seat, (seat) => ({ ...seat, gone: true }));
    case 'table/renamed':
      return { ...house, name: event.name };
    case 'table/configured':
      return { ...house, settings: { ...house.settings, ...event.settings } };
    case 'table/paused':
      return { ...house, paused: true };
    case 'table/resumed':
      return { ...house, paused: false };
    case 'table/undo-asked': {
      const { targets, seat, waiting } = event;
      return { ...house, pleas: [...house.pleas, { targets, seat, waiting }] };
    }
    case 'table/undo-agreed':
      return {
        ...house,
        pleas: house.pleas.map((plea) => (isAbout(plea, event) ? notAwaiting(plea, event.seat) : plea)),
      };
    case 'table/undo-declined':
    case 'table/undone':
      return house.pleas.some((plea) => isAbout(plea, event))
        ? { ...house, pleas: house.pleas.filter((plea) => !isAbout(plea, event)) }
        : house;
    case 'table/roll-opened':
    case 'table/said':
    case 'table/redone':
    case 'table/note-written':
    case 'table/note-revealed':
    case 'table/note-struck':
    case 'table/requested':
    case 'table/request-withdrawn':
    case 'table/request-done':
      return house;
  }
};

/** No two pleas are about the same entry: whoever asks knows of all that they ask for. */
const isAbout = ({ targets }: Plea, event: { readonly targets: readonly number[] }): boolean =>
  targets.some((seq) => event.targets.includes(seq));

const notAwaiting = (plea: Plea, gone: Seat): Plea => ({
  ...plea,
  waiting: plea.waiting.filter((seat) => seat !== gone),
});

/**
 * Whoever leaves is not waited for; a plea of their own goes with them. When the last who had not answered leaves, the game
 * master, who had agreed, is asked once more: there is always somebody who can end it.
 */
const unasked = (house: House, gone: Seat): House => ({
  ...house,
  pleas: house.pleas
    .filter(({ seat }) => seat !== gone)
    .map((plea) => notAwaiting(plea, gone))
    .map((plea) => (plea.waiting.length > 0 ? plea : { ...plea, waiting: gameMasters(house) })),
});

const gameMasters = ({ seats }: House): readonly Seat[] =>
  seats.flatMap(({ seat, role, gone }) => (role === 'gm' && !gone ? [seat] : []));

const withSeat = (house: House, seat: Seat, change: (seat: SeatState) => SeatState): House => ({
  ...house,
  seats: house.seats.map((one) => (one.seat === seat ? change(one) : one)),
});

/** New chains, or new epochs of old ones: the seed changes, the counter goes on. */
const withChains = (
  house: House,
  { chains }: { readonly chains: readonly Omit<ChainState, 'counter' | 'seed'>[] },
  entry: Entry,
): House => {
  const ended: Seed[] = [];
  const kept = new Map(house.chains.map((chain) => [chain.audience, chain]));
  for (const { audience, epoch, commitment } of chains) {
    const old = kept.get(audience);
    if (old?.seed) ended.push({ audience, epoch: old.epoch, seed: old.seed });
    const seed = entry.seeds?.find((one) => one.audience === audience && one.epoch === epoch)?.seed ?? '';
    kept.set(audience, { audience, epoch, commitment, counter: old?.counter ?? 0, seed });
  }
  return { ...house, chains: [...kept.values()], unrevealed: [...house.unrevealed, ...ended] };
};

/** Counters rise with every entry that drew from a chain, and never fall. */
export const countDraws = (house: House, { luck }: Entry): House => {
  if (!luck || luck.length === 0) return house;
  const drawn = new Map(luck.map(({ audience, counter }) => [audience, counter ?? 0]));
  return {
    ...house,
    chains: house.chains.map((chain) => {
      const counter = drawn.get(chain.audience);
      return counter === undefined ? chain : { ...chain, counter: Math.max(chain.counter, counter + 1) };
    }),
  };
};
