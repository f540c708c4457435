import { parse, type AnyRuleSet, type Json, type Locale, type Seat } from '@aspekt/contract';
import { audienceOf } from '@aspekt/fair';
import { limits, type TableSettings } from '@aspekt/protocol';
import { append } from './append.ts';
import { openChains, toThoseWhoKnow } from './chains.ts';
import { asWire, tableRules, type Entry, type SeatSpec, type TableEvent } from './entry.ts';
import { nowhere } from './house.ts';
import type { Luck } from './luck.ts';
import { refused, type Outcome, type TableRefusal } from './outcome.ts';
import { emptyTable, type Table } from './table.ts';

export type TableSpec = {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  readonly settings: TableSettings;
  readonly gameSettings: unknown;
};

/** Lay a new table. Its first entry says what is played, and commits to the dice of everyone and of the game master. */
export const openTable = (rules: AnyRuleSet, spec: TableSpec, luck: Luck, now: number): Table | undefined => {
  const parsed = parse(rules.settings, spec.gameSettings);
  if (parsed.issues) return undefined;
  const table = emptyTable(rules);
  const { chains, seeds } = openChains(spec.id, nowhere, ['everyone', 'gm'], luck);
  const { id, name, locale, settings } = spec;
  const gameSettings = parsed.value as Json;
  record(
    table,
    { type: 'table/created', table: id, name, game: rules.id, locale, settings, gameSettings, chains },
    seeds,
    now,
  );
  return table;
};

/** Somebody sits down. A player's own chain, for what passes between them and the game master, is committed to here. */
export const sitDown = (table: Table, seat: SeatSpec, luck: Luck, now: number): Outcome => {
  const no = cannotSit(table, seat.seat);
  if (no) return refused(no);
  const audiences = seat.role === 'player' ? [[seat.seat]] : [];
  const { chains, seeds } = openChains(table.house.id, table.house, audiences, luck);
  const entry = record(table, { type: 'table/seated', ...seat, chains }, seeds, now, seat.seat);
  return { kind: 'accepted', entries: [entry], warnings: [] };
};

/** Why nobody new can have this seat. */
export const cannotSit = ({ house: { seats } }: Table, seat: Seat): TableRefusal | undefined => {
  if (seats.filter(({ gone }) => !gone).length >= limits.seatsPerTable) return 'TABLE_E_TABLE_FULL';
  return nobodys.has(seat) || seats.some((one) => one.seat === seat) ? 'TABLE_E_ID_TAKEN' : undefined;
};

/** In whose name the table writes what nobody shall be named for, and as whom all look on who have no seat. */
const nobodys: ReadonlySet<Seat> = new Set(['table', 'onlooker']);

/** The game master takes a copy with all seeds in it, or it comes back from one, so the dice go on from new ones. */
export const turnDice = (table: Table, luck: Luck, now: number, restored = false): readonly Entry[] => {
  const { house } = table;
  const { chains, seeds } = openChains(
    house.id,
    house,
    house.chains.map(({ audience }) => audienceOf(audience)),
    luck,
  );
  return [
    record(
      table,
      { type: 'table/copied', chains: chains.map(toThoseWhoKnow), ...(restored && { restored }) },
      seeds,
      now,
    ),
  ];
};

/** Write down something that no command asked for. */
export const record = (table: Table, event: TableEvent, seeds: Entry['seeds'], now: number, by = 'table'): Entry => {
  const seq = table.entries.length + 1;
  const entry: Entry = {
    seq,
    at: now,
    by,
    id: `table.${seq}`,
    rules: tableRules,
    command: { type: event.type },
    throws: [],
    events: [asWire(event)],
    ...(seeds && seeds.length > 0 && { seeds }),
  };
  append(table, entry);
  return entry;
};
