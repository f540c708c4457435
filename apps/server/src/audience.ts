import { see, type Json, type Locale, type Seat, type Viewer } from '@aspekt/contract';
import {
  applied,
  difference,
  limits,
  plainJson,
  protocolVersion,
  type Line,
  type Me,
  type OfferView,
  type ServerMessage,
  type WaitingView,
} from '@aspekt/protocol';
import {
  follow,
  gameDifference,
  linesBetween,
  linesText,
  markAt,
  numberOf,
  offersFor,
  sightOf,
  tableDifference,
  viewSince,
  type FoundDifferences,
  type FoundViews,
  type Sight,
  type Table,
  type ToldLines,
  type View,
} from '@aspekt/table';
import type { Spare } from './spare.ts';

/** A live connection, as the room knows it. */
export interface Guest {
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** A line of which it has the mark, and wants to hear it. */
  readonly known?: number | undefined;
  /** The hash of the link it came by. */
  readonly key: string;
  /** `plain`: the frame is known to be ASCII. */
  send(frame: string, plain?: boolean): void;
  leave(code: 'removed' | 'unknown_link' | 'restarting' | 'storage_full' | 'deleted' | 'too_fast' | 'too_many'): void;
}

/** Those who look at a table: who they are, and what each was last told, so that only what is new is told. */
export interface Audience {
  guests(): Iterable<Guest>;
  /** Let somebody in and welcome them. Everything told so far must be durable. */
  enter(guest: Guest, cursor: number): void;
  leave(guest: Guest): void;
  /** Tell everyone what is news to them. */
  tell(): void;
  /** From now on these wait to be let in. */
  waits(people: readonly WaitingView[]): void;
  /** Tell somebody at once what would have waited for a quiet moment; the number of the last message they were told. */
  finish(guest: Guest): number | undefined;
  /** Tell somebody everything anew, who has lost track. */
  welcome(guest: Guest, cursor: number): void;
  sight(guest: Guest): Sight;
}

/** Guests who see the same: one seat in one language. */
type Group = {
  readonly sight: Sight;
  readonly guests: Set<Guest>;
  /** How many messages they were sent that build on the one before. */
  v: number;
  table: View;
  /** The state that they know as much of as they may. */
  game: unknown;
  offers: readonly OfferView[];
  /** What the offers were worked out from. */
  offered: Basis;
  /** Offers are to be worked out when there is time. */
  waiting: boolean;
};
type Basis = Pick<Table['house'], 'paused' | 'seats'> & Pick<Table['board'], 'game'>;

/** What is worked out once for all who know the same. */
type Moment = { readonly lines: ToldLines; readonly views: FoundViews; readonly games: FoundDifferences };

/** `settled`: whether all that has happened at the table is durable. Nobody is told of anything else. */
export const openAudience = (table: Table, spare: Spare, settled: () => boolean): Audience => {
  const groups = new Map<string, Group>();
  /** Whose offers were to be worked out while something was not durable yet: it is told first. */
  const postponed = new Set<Group>();
  let there: ReadonlySet<Seat> = new Set();
  let outside: readonly WaitingView[] = [];

  /** Where each of them belongs: asked for with every answer. */
  const belongs = new Map<Guest, Group>();
  const groupOf = (guest: Guest): Group | undefined =>
    belongs.get(guest) ?? groups.get(keyOf(guest.viewer, guest.locale));
  const basis = (): Basis => ({ paused: table.house.paused, seats: table.house.seats, game: table.board.game });
  const sitting = (): void => {
    there = new Set([...groups.values()].map(({ sight }) => sight.viewer.seat));
  };

  const open = ({ viewer, locale }: Guest): Group => {
    const sight = sightOf(viewer, locale);
    follow(table, sight);
    return {
      sight,
      guests: new Set(),
      v: 0,
      table: viewSince(undefined, table, sight, there, outside),
      game: table.board.game,
      offers: offersFor(table, sight),
      offered: basis(),
      waiting: false,
    };
  };

  const tellGroup = (group: Group, moment: Moment): void => {
    const { sight } = group;
    const { from, struck } = follow(table, sight);
    const last = sight.seqs.length;
    const { table: before, game } = group;
    const view = viewSince(before, table, sight, there, outside);
    group.table = view;
    group.game = table.board.game;
    const tableChange = tableDifference(before.table, view.table, moment.views);
    const gameChange = gameDifference(game, group.game, sight.viewer, moment.games);
    if (from > last && struck.length === 0 && tableChange === undefined && gameChange === undefined) return;
    const perhapsMore = from <= last || struck.length > 0 || gameChange !== undefined;
    if (perhapsMore || before.table.paused !== view.table.paused || before.table.seats !== view.table.seats)
      want(group);
    const lines = linesText(table, sight, Math.max(from, last - limits.linesPerPage + 1), moment.lines);
    const frame =
      `{"t":"changed","v":${++group.v},"cursor":${last},"lines":${lines}` +
      `${struck.length > 0 ? `,"struck":${JSON.stringify(struck)}` : ''}` +
      `${tableChange === undefined ? '' : `,"table":${tableChange}`}` +
      `${gameChange === undefined ? '' : `,"game":${gameChange}`}}`;
    for (const guest of group.guests) guest.send(frame, true);
  };

  /** Whether they may do something else now is asked after they know of the change, and only then: never for what is hidden from them. */
  const want = (group: Group): void => {
    if (group.waiting || group.sight.viewer.role === 'onlooker') return;
    group.waiting = true;
    spare.later(() => offer(group));
  };

  const offer = (group: Group): void => {
    if (!group.waiting) return;
    if (!settled()) return void postponed.add(group);
    group.waiting = false;
    const now = basis();
    const { offered } = group;
    if (now.game === offered.game && now.paused === offered.paused && now.seats === offered.seats) return;
    group.offered = now;
    const offers = offersFor(table, group.sight);
    const change = difference(asJson(group.offers), asJson(offers));
    if (change === undefined) return;
    // What stays the same stays the same objects: those just made need not be kept.
    group.offers = applied(asJson(group.offers), change) as unknown as readonly OfferView[];
    const frame = `{"t":"offers","v":${++group.v},"offers":${plainJson(change)}}`;
    for (const guest of group.guests) guest.send(frame, true);
  };

  const tell = (except?: Group): void => {
    const moment: Moment = { lines: [], views: [], games: [] };
    for (const group of groups.values()) if (group !== except) tellGroup(group, moment);
    if (postponed.size === 0) return;
    for (const group of postponed) spare.later(() => offer(group));
    postponed.clear();
  };

  const welcome = (guest: Guest, group: Group, cursor: number): void => {
    guest.send(welcomeOf(table, guest, group, cursor));
  };

  return {
    tell,
    waits: (people) => {
      outside = people;
    },
    guests: function* () {
      for (const { guests } of groups.values()) yield* guests;
    },
    enter: (guest, cursor) => {
      const known = groupOf(guest);
      // The welcome holds what the others of the same seat were last told, offers and all.
      if (known) offer(known);
      const group = known ?? open(guest);
      group.guests.add(guest);
      belongs.set(guest, group);
      if (!known) {
        groups.set(keyOf(guest.viewer, guest.locale), group);
        sitting();
        group.table = viewSince(group.table, table, group.sight, there, outside);
        tell(group);
      }
      welcome(guest, group, cursor);
    },
    leave: (guest) => {
      const group = groupOf(guest);
      belongs.delete(guest);
      if (!group?.guests.delete(guest) || group.guests.size > 0) return;
      groups.delete(keyOf(guest.viewer, guest.locale));
      group.waiting = false;
      sitting();
    },
    finish: (guest) => {
      const group = groupOf(guest);
      if (group) offer(group);
      return group?.v;
    },
    welcome: (guest, cursor) => {
      const group = groupOf(guest);
      if (!group) return;
      offer(group);
      welcome(guest, group, cursor);
    },
    sight: (guest) => groupOf(guest)?.sight ?? open(guest).sight,
  };
};

const keyOf = ({ role, seat }: Viewer, locale: Locale): string => `${role} ${seat} ${locale}`;

/** Offers are plain JSON; their type is only narrower. */
const asJson = (offers: readonly OfferView[]): Json => offers as unknown as Json;

/** The first answer: everything the viewer may know, and the lines they do not have yet, a page at most. */
const welcomeOf = (table: Table, { viewer, known: asked }: Guest, group: Group, cursor: number): string => {
  const { sight } = group;
  const last = sight.seqs.length;
  const known = cursor <= last ? cursor : 0;
  const first = Math.max(known + 1, last - limits.linesPerPage + 1);
  const lines: readonly Line[] = linesBetween(table, sight, first, last);
  const struck = [...table.struck].flatMap((seq) => numberOf(sight, seq) ?? []).filter((n) => n <= known);
  const name = table.house.seats.find(({ seat }) => seat === viewer.seat)?.name ?? '';
  const me: Me = { seat: viewer.seat, role: viewer.role, name };
  return JSON.stringify({
    t: 'welcome',
    protocol: protocolVersion,
    v: group.v,
    me,
    cursor: last,
    table: group.table.table,
    game: see(group.game, viewer) as Json,
    offers: group.offers,
    lines,
    older: first > 1,
    struck,
    ...(asked !== undefined && { mark: markAt(table, sight, asked) }),
  } satisfies ServerMessage);
};
