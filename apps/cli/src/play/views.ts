import type { Locale } from '@aspekt/contract';
import type { Line, OfferView } from '@aspekt/protocol';
import { follow, gameFor, linesBetween, offersFor, sightOf, viewOf, type Sight } from '@aspekt/table';
import type { LocalTable } from './local-table.ts';

/** What a seat may see of a local table: the same projection as on the server. */
export const viewFor = (local: LocalTable, seat: string, locale: Locale) => {
  const sight = seenBy(local, seat, locale);
  const present = new Set(local.table.house.seats.map((one) => one.seat));
  return {
    table: viewOf(local.table, sight, present),
    game: gameFor(local.table, sight),
    offers: offersFor(local.table, sight),
    lines: linesBetween(local.table, sight, 1, sight.seqs.length),
  };
};

export const offersOf = (local: LocalTable, seat: string, locale: Locale): readonly OfferView[] =>
  offersFor(local.table, seenBy(local, seat, locale));

export const lastLines = (local: LocalTable, seat: string, locale: Locale, count: number): readonly Line[] => {
  const sight = seenBy(local, seat, locale);
  return linesBetween(local.table, sight, sight.seqs.length - count + 1, sight.seqs.length);
};

const seenBy = (local: LocalTable, seat: string, locale: Locale): Sight => {
  const sight = sightOf(local.viewer(seat), locale);
  follow(local.table, sight);
  return sight;
};
