import { locales, type Viewer } from '@aspekt/contract';
import {
  chronicle,
  exportFor,
  exportWhole,
  follow,
  gameFor,
  linesBetween,
  markAt,
  offersFor,
  sightOf,
  viewOf,
  type Table,
} from '../index.ts';
import { redoTargets, undoTarget } from '../undo.ts';

/** The log of a table as it would be read. */
export const textsOf = (table: Table): readonly string[] => [...table.entries.texts()];

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const when = { day: (at: number) => `day ${at >> 10}`, time: (at: number) => `${at}` };

/** Everything that follows from a table for one viewer, by what it is. */
const toldTo = (table: Table, viewer: Viewer): readonly (readonly [string, string])[] => {
  const texts = locales.flatMap((locale) => {
    const sight = sightOf(viewer, locale);
    follow(table, sight);
    return [
      ['lines', JSON.stringify(linesBetween(table, sight, 1, sight.seqs.length))],
      ['chronicle', chronicle(table, sight, when)],
    ].map(([what, text]) => [`${what} in ${locale}`, text ?? ''] as const);
  });
  const sight = sightOf(viewer, 'en');
  follow(table, sight);
  return [
    ...texts,
    ['numbers', JSON.stringify(sight.seqs)],
    ['view', JSON.stringify(viewOf(table, sight, new Set()))],
    ['game', JSON.stringify(gameFor(table, sight))],
    ['offers', JSON.stringify(offersFor(table, sight))],
    ['marks', sight.seqs.map((_, i) => markAt(table, sight, i + 1)).join(' ')],
    ['file', exportFor(table, viewer)],
    ['undo and redo', JSON.stringify([undoTarget(table, viewer), redoTargets(table, viewer)])],
  ];
};

/** What a table holds beside its entries. */
export const heldBy = (table: Table) => {
  const { house, board, trail, strikes, behind, kinds, nameless } = table;
  return {
    house,
    board,
    strikes,
    behind,
    kinds,
    nameless,
    ids: [...table.ids],
    trail: trail.map(({ seq, before }) => [seq, before !== undefined]),
    struck: [...table.struck].toSorted((a, b) => a - b),
    names: [...table.names].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
};

/** Everything that follows from a table, for each of the viewers and for the table itself. */
export const everythingOf = (table: Table, viewers: readonly Viewer[]): ReadonlyMap<string, string> =>
  new Map([
    ...viewers.flatMap((viewer) =>
      toldTo(table, viewer).map(([what, text]) => [`${what} of ${viewer.seat}`, text] as const),
    ),
    ...Object.entries(heldBy(table)).map(([what, value]) => [what, JSON.stringify(value)] as const),
    ['whole file', exportWhole(table)],
  ]);

/** In what two tables differ. */
export const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] =>
  [...one.keys(), ...other.keys()].filter((what) => one.get(what) !== other.get(what));
