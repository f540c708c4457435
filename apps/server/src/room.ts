import type { Locale, Seat, Viewer } from '@aspekt/contract';
import { limits, protocolVersion, type Line, type Me, type ServerMessage, type Spoken } from '@aspekt/protocol';
import {
  append,
  explain,
  exportWhole,
  follow,
  gameFor,
  handle,
  jsonText,
  linesBetween,
  offersFor,
  seatOf,
  sightOf,
  sitDown,
  turnDice,
  viewOf,
  type Asking,
  type Entry,
  type Luck,
  type Outcome,
  type SeatSpec,
  type Sight,
  type Table,
} from '@aspekt/table';
import type { Committer } from './committer.ts';
import { BrokenLog, type Batch, type Key, type Log } from './ports/log.ts';
import type { Bell, Clock } from './ports/surroundings.ts';
import { entriesOf, rowsOf } from './rows.ts';

/** A live connection, as the room knows it. */
export interface Guest {
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** The hash of the link it came by. */
  readonly key: string;
  send(frame: string): void;
  leave(code: 'removed' | 'unknown_link' | 'restarting' | 'storage_full' | 'deleted'): void;
}

/** A table in play: its log in memory, those who look at it, and what each of them was last told. */
export interface Room {
  readonly table: Table;
  /** Its log is damaged after what is here: to be read, not played. */
  readonly broken: boolean;
  /** Carry out a command; answered when it is durable. */
  do(by: Viewer, asking: Asking): Promise<Outcome>;
  sit(seat: SeatSpec, more: Batch): Promise<Outcome>;
  /** The whole table as a file, with its seeds; the dice go on from new ones. */
  copy(): Promise<string>;
  /** Let a guest in; the welcome is sent when everything in it is durable. */
  enter(guest: Guest, cursor: number): Promise<string>;
  leave(guest: Guest): void;
  /** The bell rang: there are entries up to `seq`, perhaps written by another process. */
  heard(seq: number): Promise<void>;
  older(guest: Guest, before: number): ServerMessage;
  cursor(guest: Guest): number;
  spoken(outcome: Outcome & { readonly kind: 'refused' }, locale: Locale): Spoken;
  guests(): Iterable<Guest>;
}

/** Guests who see the same: one seat in one language. What they were last told is kept to tell them only what is new. */
type Group = {
  readonly sight: Sight;
  readonly guests: Set<Guest>;
  told: { readonly table: string; readonly game: string; readonly offers: string };
};

export type RoomParts = {
  readonly table: Table;
  readonly head: string;
  readonly committer: Committer;
  readonly log: Log;
  readonly bell: Bell;
  readonly luck: Luck;
  readonly clock: Clock;
  readonly broken: boolean;
  /** Throws while nothing can be written. */
  readonly demandRoom: () => void;
  /** The log could not be written: this room no longer tells the truth. */
  readonly failed: (error: unknown) => void;
};

export const openRoom = (parts: RoomParts): Room => {
  const { table, head: first, committer, log, bell, luck, clock, broken, demandRoom, failed } = parts;
  let head = first;
  let durable = table.entries.length;
  const groups = new Map<string, Group>();

  /** Nothing is decided that could not be kept. */
  const demandWritable = (): void => {
    if (broken) throw new BrokenLog(`table ${table.house.id}`);
    demandRoom();
  };

  const keep = async (entries: readonly Entry[], more: Batch = {}): Promise<void> => {
    const rows = rowsOf(table.house.id, entries, head);
    head = rows.at(-1)?.hash ?? head;
    try {
      await committer.write({ ...more, rows });
    } catch (error) {
      failed(error);
      throw error;
    }
    durable = Math.max(durable, entries.at(-1)?.seq ?? 0);
    bell.ring(table.house.id, durable);
  };

  const heard = async (seq: number): Promise<void> => {
    if (seq > table.entries.length) {
      const known = table.entries.length;
      const rows = await log.read(table.house.id, known);
      // Something of our own may have come in between; then the log refuses it, and the room is opened anew.
      if (table.entries.length !== known) return;
      const news = entriesOf(rows, head, known);
      let next = news.next();
      for (; !next.done; next = news.next()) append(table, next.value);
      head = next.value;
      durable = table.entries.length;
    }
    tell();
  };

  const present = (): ReadonlySet<Seat> =>
    new Set([...groups.values()].filter(({ guests }) => guests.size > 0).map(({ sight }) => sight.viewer.seat));

  const look = (sight: Sight, there: ReadonlySet<Seat>): Group['told'] => ({
    table: JSON.stringify(viewOf(table, sight, there)),
    game: jsonText(gameFor(table, sight)),
    offers: JSON.stringify(offersFor(table, sight)),
  });

  const groupOf = (guest: Guest): Group => {
    const { viewer, locale } = guest;
    const key = `${viewer.role} ${viewer.seat} ${locale}`;
    const known = groups.get(key);
    if (known) return known;
    const sight = sightOf(viewer, locale);
    follow(table, sight);
    const group = { sight, guests: new Set<Guest>(), told: { table: '', game: '', offers: '' } };
    groups.set(key, group);
    return group;
  };

  /** Nothing is told before it is durable; what is unchanged for a viewer is not told at all. */
  const tell = (): void => {
    if (durable < table.entries.length) return;
    const there = present();
    for (const group of groups.values()) tellGroup(group, there);
  };

  const tellGroup = (group: Group, there: ReadonlySet<Seat>): void => {
    const { sight, guests } = group;
    if (guests.size === 0) return;
    const { from, struck } = follow(table, sight);
    const lines = linesBetween(
      table,
      sight,
      Math.max(from, sight.seqs.length - limits.linesPerPage + 1),
      sight.seqs.length,
    );
    const now = look(sight, there);
    const { told } = group;
    if (
      lines.length === 0 &&
      struck.length === 0 &&
      now.table === told.table &&
      now.game === told.game &&
      now.offers === told.offers
    )
      return;
    group.told = now;
    const frame =
      `{"t":"changed","cursor":${sight.seqs.length},"lines":${JSON.stringify(lines)},` +
      `${struck.length > 0 ? `"struck":${JSON.stringify(struck)},` : ''}"table":${now.table},"game":${now.game},"offers":${now.offers}}`;
    for (const guest of guests) guest.send(frame);
  };

  return {
    table,
    broken,
    heard,
    copy: async () => {
      demandWritable();
      const file = exportWhole(table);
      await keep(turnDice(table, luck, clock.now()));
      return file;
    },
    guests: function* () {
      for (const { guests } of groups.values()) yield* guests;
    },
    do: async (by, asking) => {
      demandWritable();
      const outcome = handle(table, by, asking, luck, clock.now());
      if (outcome.kind === 'accepted' && outcome.entries.length > 0) await keep(outcome.entries);
      // A repeat may be a repeat of something that is still on its way to the disk.
      if (outcome.kind === 'repeated') await committer.idle();
      return outcome;
    },
    sit: async (seat, more) => {
      demandWritable();
      const outcome = sitDown(table, seat, luck, clock.now());
      if (outcome.kind === 'accepted') await keep(outcome.entries, more);
      return outcome;
    },
    enter: async (guest, cursor) => {
      while (durable < table.entries.length) await committer.idle();
      const group = groupOf(guest);
      const { sight } = group;
      if (group.guests.size === 0) follow(table, sight);
      group.guests.add(guest);
      const there = present();
      group.told = look(sight, there);
      for (const other of groups.values()) if (other !== group) tellGroup(other, there);
      return welcome(table, guest, sight, group.told, cursor);
    },
    leave: (guest) => {
      const group = groupOf(guest);
      group.guests.delete(guest);
      if (group.guests.size === 0) {
        groups.delete(`${guest.viewer.role} ${guest.viewer.seat} ${guest.locale}`);
        tell();
      }
    },
    older: (guest, before) => {
      const { sight } = groupOf(guest);
      const first = Math.max(1, before - limits.linesPerPage);
      return { t: 'older', before, lines: linesBetween(table, sight, first, before - 1), older: first > 1 };
    },
    cursor: (guest) => groupOf(guest).sight.seqs.length,
    spoken: ({ refusal }, locale) => ({
      code: refusal.code,
      text: explain(table.rules, refusal, locale),
      ...(refusal.rules && { rules: refusal.rules }),
      ...(refusal.overridable && { overridable: true }),
    }),
  };
};

/** The first answer: everything the viewer may know, and the lines they do not have yet, a page at most. */
const welcome = (table: Table, { viewer }: Guest, sight: Sight, told: Group['told'], cursor: number): string => {
  const last = sight.seqs.length;
  const known = cursor <= last ? cursor : 0;
  const first = Math.max(known + 1, last - limits.linesPerPage + 1);
  const lines: readonly Line[] = linesBetween(table, sight, first, last);
  const struck: number[] = [];
  for (let n = Math.max(1, known - limits.linesPerPage + 1); n <= known; n++) {
    if (table.struck.has(sight.seqs[n - 1] ?? 0)) struck.push(n);
  }
  const me: Me = { seat: viewer.seat, role: viewer.role, name: nameOf(table, viewer) };
  return (
    `{"t":"welcome","protocol":${protocolVersion},"me":${JSON.stringify(me)},"cursor":${last},"table":${told.table},` +
    `"game":${told.game},"offers":${told.offers},"lines":${JSON.stringify(lines)},"older":${first > 1},` +
    `"struck":${JSON.stringify(struck)}}`
  );
};

const nameOf = (table: Table, { seat }: Viewer): string =>
  table.house.seats.find((one) => one.seat === seat)?.name ?? '';

/** Who somebody is who came by a link: a seat that is still theirs, or an onlooker where those are welcome. */
export const viewerOf = ({ table: { house } }: Room, key: Key): Viewer | undefined => {
  if (key.kind === 'invite') return house.settings.onlookers ? { seat: 'onlooker', role: 'onlooker' } : undefined;
  const seat = seatOf(house, key.seat);
  return seat && { seat: seat.seat, role: seat.role };
};
