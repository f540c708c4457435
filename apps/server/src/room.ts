import type { Locale, Viewer } from '@aspekt/contract';
import { limits, type ServerMessage, type Spoken } from '@aspekt/protocol';
import {
  append,
  explain,
  exportingWhole,
  handle,
  isRepeat,
  linesBetween,
  seatOf,
  sitDown,
  turnDice,
  type Asking,
  type Entry,
  type Luck,
  type Outcome,
  type SeatSpec,
  type Table,
} from '@aspekt/table';
import { openAudience, type Guest } from './audience.ts';
import type { Committer } from './committer.ts';
import { BrokenLog, type Batch, type Key, type Log, type Row } from './ports/log.ts';
import type { Bell, Clock } from './ports/surroundings.ts';
import { rateLimit } from './rate-limit.ts';
import { openRefusals } from './refusals.ts';
import { report } from './report.ts';
import { entriesOf, rowsOf } from './rows.ts';
import { inSlices } from './slices.ts';
import type { Spare } from './spare.ts';
import { openWaitingRoom, type WaitingRoom } from './waiting-room.ts';

/** A table in play: its log in memory, those who look at it, and what each of them was last told. */
export interface Room {
  readonly table: Table;
  /** Its log is damaged after what is here: to be read, not played. */
  readonly broken: boolean;
  /** Those who wait to be let in. */
  readonly waiting: WaitingRoom;
  /** Whether this table has not asked too much of the server lately, all seats together; each question counts. */
  mayAsk(): boolean;
  /** Carry out a command; answered when it is durable. */
  do(by: Viewer, asking: Asking): Promise<Outcome>;
  sit(seat: SeatSpec, more: Batch): Promise<Outcome>;
  /** The whole table as a file, with its seeds; the dice go on from new ones. */
  copy(): Promise<string>;
  /**
   * Let a guest in; the welcome is sent when everything in it is durable. From the first moment on it can be shown out, so
   * that a link that is found good after that has not ended unnoticed. False if it was not let in after all.
   */
  enter(guest: Guest, cursor: number, stillGood?: () => Promise<boolean>): Promise<boolean>;
  /** Welcome a guest again who has lost track. */
  fresh(guest: Guest, cursor: number): Promise<void>;
  leave(guest: Guest): void;
  /** Look at the table at a moment at which all that has happened there is durable: nobody is told of anything else. */
  settled<T>(look: () => T): Promise<T>;
  /** Tell a guest what would have waited for a quiet moment; the number of the last message they were told. */
  finish(guest: Guest): number | undefined;
  /** The bell rang: there are entries up to `seq`, perhaps written by another process; then they are waited for. */
  heard(seq: number): Promise<void> | void;
  older(guest: Guest, before: number): ServerMessage;
  cursor(guest: Guest): number;
  spoken(outcome: Outcome & { readonly kind: 'refused' }, locale: Locale): Spoken;
  /** Those who look on, those who are about to, and those who wait to be let in. */
  guests(): Iterable<Guest>;
}

export type RoomParts = {
  readonly table: Table;
  readonly head: string;
  readonly committer: Committer;
  readonly log: Log;
  readonly bell: Bell;
  readonly luck: Luck;
  readonly clock: Clock;
  readonly spare: Spare;
  readonly broken: boolean;
  /** Throws while nothing can be written. */
  readonly demandRoom: () => void;
  /** The log could not be written: this room no longer tells the truth. */
  readonly failed: (error: unknown) => void;
};

/** So many of the last entries are soon asked for. */
const mostRecent = 100;

export const openRoom = (parts: RoomParts): Room => {
  const { table, head: first, committer, log, bell, luck, clock, spare, broken, demandRoom, failed } = parts;
  let head = first;
  let durable = table.entries.length;
  /** The last that was sent to the log, and whether some of that is on its way there already. */
  let sent: Promise<void> = Promise.resolve();
  let writing = false;
  /** What was decided here could not be kept: whoever waits for it waits in vain. */
  let lost: { readonly why: unknown } | undefined;
  const recent: Row[] = [];
  const refusals = openRefusals();
  const audience = openAudience(table, spare, () => durable === table.entries.length);
  const entering = new Set<Guest>();
  const waiting = openWaitingRoom(clock, (people) => {
    audience.waits(people);
    tellSafely();
  });

  /** Nothing is decided that could not be kept. */
  const demandWritable = (): void => {
    if (broken) throw new BrokenLog(`table ${table.house.id}`);
    demandRoom();
  };

  const keep = (entries: readonly Entry[], more: Batch = {}): Promise<void> => {
    const rows = rowsOf(table.house.id, entries, head);
    head = rows.at(-1)?.hash ?? head;
    remember(rows);
    sent = committer.write({ ...more, rows }, begun).then(
      () => {
        durable = Math.max(durable, entries.at(-1)?.seq ?? 0);
        // What else is on its way will ring for this, too.
        if (durable < table.entries.length) return;
        writing = false;
        bell.ring(table.house.id, durable);
      },
      (error: unknown) => {
        giveUp(error);
        throw error;
      },
    );
    return sent;
  };
  const begun = (): void => {
    writing = true;
  };
  /** What is here is no longer what the log says. */
  const giveUp = (error: unknown): void => {
    lost ??= { why: error };
    failed(error);
  };

  /** Of all but the last entries the text is enough, until somebody asks for them. */
  const remember = (rows: readonly Row[]): void => {
    recent.push(...rows);
    if (recent.length < 2 * mostRecent) return;
    for (const { seq, bytes } of recent.splice(0, mostRecent)) table.entries.letGo(seq, bytes);
  };

  const heard = (seq: number): Promise<void> | void => (seq > durable ? readUpTo(seq).then(tell) : tell());
  const readUpTo = async (seq: number): Promise<void> => {
    while (seq > durable) {
      // Of what is on its way to the log, the log may know already; or another was first, and the room is opened anew.
      await kept(all);
      const known = table.entries.length;
      const rows = seq > known ? await log.read(table.house.id, known) : [];
      if (rows.length === 0) break;
      // Something of our own came in between.
      if (table.entries.length !== known) continue;
      const news = entriesOf(rows, head, known);
      let next = news.next();
      for (; !next.done; next = news.next()) append(table, next.value);
      head = next.value;
      durable = table.entries.length;
    }
  };

  /** Wait until everything up to an entry is durable. */
  const kept = async (upTo: () => number): Promise<void> => {
    while (durable < upTo()) {
      if (lost) throw lost.why;
      await sent.catch(() => {});
    }
  };
  const all = (): number => table.entries.length;
  const settled = async <T>(look: () => T): Promise<T> => {
    while (durable < all()) await kept(all);
    return look();
  };

  /** What is decided while the log is written to would have to be written before anybody is told anything: it waits for its turn. */
  const turn = async (): Promise<void> => {
    while (writing) await kept(all);
  };

  /** Whoever stumbles after an entry has happened leaves a table that the log does not tell of. */
  const carefully = <T>(change: () => T): T => {
    const before = table.entries.length;
    try {
      return change();
    } catch (error) {
      if (table.entries.length > before) giveUp(error);
      throw error;
    }
  };

  const decide = (by: Viewer, asking: Asking): Outcome => {
    try {
      demandWritable();
    } catch (error) {
      // What is in the log is acknowledged again, even while nothing can be written.
      if (!isRepeat(table, asking.id)) throw error;
    }
    return carefully(() => handle(table, by, asking, luck, clock.now()));
  };

  /** Nothing is told before it is durable. */
  const tell = (): void => {
    if (durable === table.entries.length) audience.tell();
  };

  /** One table's trouble in telling is not the server's. */
  const tellSafely = (): void => {
    try {
      tell();
    } catch (error) {
      report(error);
    }
  };

  return {
    table,
    broken,
    waiting,
    mayAsk: rateLimit(clock, limits.tableCommandsPerSecond, limits.tableCommandBurst),
    heard,
    copy: async () => {
      demandWritable();
      const file = await inSlices(exportingWhole(table));
      demandWritable();
      await keep(carefully(() => turnDice(table, luck, clock.now())));
      return file;
    },
    guests: () => [...audience.guests(), ...entering, ...waiting.knocks()],
    do: async (by, asking) => {
      if (writing) await turn();
      const outcome = refusals.once(by, asking, () => decide(by, asking));
      if (outcome.kind === 'accepted' && outcome.entries.length > 0) await keep(outcome.entries);
      // A repeat may be a repeat of something that is still on its way to the disk.
      const sofar = all();
      if (outcome.kind === 'repeated') await kept(() => sofar);
      return outcome;
    },
    sit: async (seat, more) => {
      if (writing) await turn();
      demandWritable();
      const outcome = carefully(() => sitDown(table, seat, luck, clock.now()));
      if (outcome.kind === 'accepted') await keep(outcome.entries, more);
      return outcome;
    },
    enter: async (guest, cursor, stillGood) => {
      entering.add(guest);
      try {
        if (stillGood && !(await stillGood())) return false;
        return await settled(() => {
          // Whoever was shown out or went away meanwhile is not there any more.
          if (!entering.has(guest)) return false;
          audience.enter(guest, cursor);
          return true;
        });
      } finally {
        entering.delete(guest);
      }
    },
    fresh: (guest, cursor) => settled(() => audience.welcome(guest, cursor)),
    settled,
    leave: (guest) => {
      entering.delete(guest);
      audience.leave(guest);
      // Whoever leaves has left, even when the others cannot be told.
      tellSafely();
    },
    finish: (guest) => audience.finish(guest),
    older: (guest, before) => {
      const first = Math.max(1, before - limits.linesPerPage);
      const lines = linesBetween(table, audience.sight(guest), first, before - 1);
      return { t: 'older', before, lines, older: first > 1 };
    },
    cursor: (guest) => audience.sight(guest).seqs.length,
    spoken: ({ refusal }, locale) => ({
      code: refusal.code,
      text: explain(table.rules, refusal, locale),
      ...(refusal.rules && { rules: refusal.rules }),
      ...(refusal.overridable && { overridable: true }),
    }),
  };
};

/** Those who only look on, by the invitation, go when they are no longer welcome. */
export const showOutUnwelcome = (room: Room): void => {
  if (mayLookOn(room)) return;
  for (const guest of room.guests()) if (guest.viewer.seat === lookingOn.seat) guest.leave('unknown_link');
};
const lookingOn: Viewer = { seat: 'onlooker', role: 'onlooker' };
/** By the invitation alone, without a seat; where people are let in one by one, nobody is without having been. */
const mayLookOn = ({ table: { house } }: Room): boolean => house.settings.onlookers && !house.settings.waitingRoom;

/** Who somebody is who came by a link: a seat that is still theirs, or an onlooker where those are welcome. */
export const viewerOf = (room: Room, key: Key): Viewer | undefined => {
  if (key.kind === 'invite') return mayLookOn(room) ? lookingOn : undefined;
  const seat = seatOf(room.table.house, key.seat);
  return seat && { seat: seat.seat, role: seat.role };
};
