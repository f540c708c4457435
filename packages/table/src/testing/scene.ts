import type { Viewer, Wire } from '@aspekt/contract';
import type { Line, TableSettings } from '@aspekt/protocol';
import {
  follow,
  gameFor,
  handle,
  linesBetween,
  offersFor,
  openTable,
  sightOf,
  sitDown,
  viewOf,
  type Asking,
  type Luck,
  type Outcome,
  type Table,
} from '../index.ts';
import { pebbles } from './pebbles.ts';

export const gm: Viewer = { seat: 'gm', role: 'gm' };
export const anna: Viewer = { seat: 'anna', role: 'player' };
export const bo: Viewer = { seat: 'bo', role: 'player' };
export const onlooker: Viewer = { seat: 'onlooker', role: 'onlooker' };

const salt = '5a'.repeat(16);

/** Seeds that are different each time and the same in each run. */
export const countedLuck = (from = 0): Luck => {
  let seeds = from;
  return { seed: () => (++seeds).toString(16).padStart(64, '0') };
};

/** A table with a game master and two players, each with a figure of their own. */
export const scene = (settings: Partial<TableSettings> = {}) => {
  const luck = countedLuck();
  let commands = 0;
  let now = 1000;
  const table = openTable(
    pebbles,
    {
      id: 'table',
      name: 'The pond',
      locale: 'en',
      settings: { dial: 'suggest', typedDice: false, onlookers: true, ...settings },
      gameSettings: {},
    },
    luck,
    now,
  );
  if (!table) throw new Error('the table was not laid');
  for (const { seat, role } of [gm, anna, bo]) sitDown(table, { seat, role, name: nameOf(seat) }, luck, ++now);
  const ask = (by: Viewer, command: Wire, more: Partial<Asking> = {}): Outcome =>
    handle(table, by, { id: `c${++commands}`, command, salt, ...more }, luck, ++now);
  /** The same thing asked of several tables at one moment, with the same luck. */
  const askAll = (tables: readonly Table[], by: Viewer, command: Wire, more: Partial<Asking> = {}) => {
    const id = `c${++commands}`;
    now++;
    return tables.map((one) => handle(one, by, { id, command, salt, ...more }, countedLuck(now * 1000), now));
  };
  const must = (by: Viewer, command: Wire, more: Partial<Asking> = {}): Outcome & { readonly kind: 'accepted' } => {
    const outcome = ask(by, command, more);
    if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
    return outcome;
  };
  for (const { seat } of [anna, bo])
    must(gm, { type: 'pebbles/bring', id: `${seat}-pc`, name: nameOf(seat), owner: seat });
  return { table, luck, ask, askAll, must };
};

const nameOf = (seat: string): string => seat[0]?.toUpperCase() + seat.slice(1);

/** A throw by the figure of a player. */
export const throwOf = ({ seat }: Viewer, more: Readonly<Record<string, string | number | boolean>> = {}): Wire => ({
  type: 'pebbles/throw',
  who: `${seat}-pc`,
  dice: 2,
  ...more,
});

/** Everything that a viewer is given about a table, as text. */
export const allFor = (table: Table, viewer: Viewer): string => {
  const sight = sightOf(viewer, 'en');
  follow(table, sight);
  return JSON.stringify({
    lines: linesBetween(table, sight, 1, sight.seqs.length),
    view: viewOf(table, sight, new Set()),
    game: gameFor(table, sight),
    offers: offersFor(table, sight),
  });
};

export const linesFor = (table: Table, viewer: Viewer): readonly Line[] => {
  const sight = sightOf(viewer, 'en');
  follow(table, sight);
  return linesBetween(table, sight, 1, sight.seqs.length);
};

export const viewFor = (table: Table, viewer: Viewer) => {
  const sight = sightOf(viewer, 'en');
  follow(table, sight);
  return viewOf(table, sight, new Set());
};

/** The sentences a viewer reads, from the last line back. */
export const last = (table: Table, viewer: Viewer): string => linesFor(table, viewer).at(-1)?.told[0]?.text ?? '';
