import type { AnyRuleSet, Locale, Seat, Viewer, Wire } from '@aspekt/contract';
import { firstHash } from '@aspekt/fair';
import { TableSettings, type LinkGiven, type LinkTerm } from '@aspekt/protocol';
import type { Game } from '@aspekt/registry';
import {
  gameIn,
  handle,
  importing,
  openTable,
  sitDown,
  turnDice,
  type ImportFault,
  type Luck,
  type Table,
} from '@aspekt/table';
import * as v from 'valibot';
import type { Aside } from './aside.ts';
import { committer, guarded, type Committer } from './committer.ts';
import { demoNames } from './demo-names.ts';
import { openDoor, type Door } from './door.ts';
import { openFrom } from './opening.ts';
import { t } from './operator/words.ts';
import { BrokenLog, Conflict, StorageFull, TracesLeft, type Key, type Log, type Row } from './ports/log.ts';
import { base64urlOf, hashToken, hexOf, type Bell, type Clock, type Entropy } from './ports/surroundings.ts';
import { report, warn } from './report.ts';
import { openRoom, showOutUnwelcome, type Room } from './room.ts';
import { rowsOf } from './rows.ts';
import { openShares, type Shares } from './shares.ts';
import { watchSleep } from './sleep.ts';
import { inSlices } from './slices.ts';
import { keepSnapshots, noSnapshots, type SnapshotPlan } from './snapshots.ts';
import { atOnce, type Spare } from './spare.ts';
import { endOf, isOver, untilOf } from './terms.ts';
import type { Given } from './waiting-room.ts';

/** All tables of this server: opened when somebody comes, put away when nobody is there. */
export interface Hub extends Door, Shares {
  /** The room of a table, if there is one. */
  room(id: string): Promise<Room | undefined>;
  create(spec: NewTable): Promise<Opened | undefined>;
  demo(game: string, locale: Locale): Promise<(Opened & { readonly player: Given }) | undefined>;
  /** Bring a game master's file in as a table of its own. */
  bringIn(text: string): Promise<Opened | { readonly fault: ImportFault | 'unknown_game' }>;
  /** The link behind a token, if it has not ended and belongs to this table. */
  key(table: string, token: string): Promise<Key | undefined>;
  /** Whether a token was that of a link to this table whose time is over. */
  isOver(table: string, token: string): Promise<boolean>;
  /** A new link; with `renew` the earlier ones of its kind end and whoever came by them is shown out. */
  give(
    table: string,
    link: Pick<Key, 'kind' | 'seat' | 'role'> & { readonly term?: LinkTerm | undefined },
    renew: boolean,
  ): Promise<LinkGiven>;
  revoke(table: string, which: (key: Key) => boolean, why?: WhyEnded, inPlace?: readonly Key[]): Promise<void>;
  /** Forget a table for good: everyone is shown out, and nothing of it is left; or it is said that something is (`TracesLeft`). */
  remove(table: string): Promise<void>;
  /** Whether there is room to write. */
  healthy(): boolean;
  /** Whether the process has just slept, so that what it was asked before may have been answered by another server. */
  overslept(): boolean;
  /** Whether there is no memory for anybody new; then what nobody looks at is put away at once. */
  crowded(): boolean;
  close(): Promise<void>;
}

/** A link was renewed, or whoever came by it was shown out. */
type WhyEnded = 'unknown_link' | 'removed';

type NewTable = {
  readonly game: string;
  readonly locale: Locale;
  readonly name: string;
  readonly gmName: string;
  readonly settings: { readonly table: object; readonly game: object };
  /** How long the first invitation is good. */
  readonly term?: LinkTerm | undefined;
};
type Opened = {
  readonly table: string;
  readonly seat: Seat;
  readonly gm: string;
  readonly invite: string;
  readonly until?: number;
};

export type HubParts = {
  readonly log: Log;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly bell: Bell;
  readonly aside: Aside;
  readonly games: readonly Game[];
  /** Whether so much memory is in use that nobody new should be let in. */
  readonly crowded?: () => boolean;
  /** For what may wait until there is time; at once without it. */
  readonly spare?: Spare;
  /** Without it there are no snapshots. */
  readonly snapshots?: SnapshotPlan;
  /** The log failed in a way that must not be passed over. */
  readonly fatal: (error: unknown) => void;
  /** A table was deleted: whatever else knows of it shall forget it. */
  readonly removed?: (table: string) => Promise<void>;
  /** Faces set beforehand, by table: only the test server has them. */
  readonly prescribed?: (table: string) => number[];
};

/** A table that nobody looks at is put away after this long. */
const idleMs = 5 * 60_000;
/** So often a bell that may be missed is made up for. */
const lookMs = 1000;
/** So often it is tried whether there is room again. */
const retryMs = 1000;

export const openHub = (parts: HubParts): Hub => {
  const { log, clock, entropy, bell, aside, games, spare = atOnce, fatal, removed, prescribed } = parts;
  let full = false;
  /** Tables that were deleted: what was still on its way to them goes nowhere. */
  const gone = new Set<string>();
  const plan = parts.snapshots ?? noSnapshots;
  const snapshots = keepSnapshots({ ...plan, log, spare, full: () => full, fatal });
  const together = committer(log);
  const commitsFor = (written?: (rows: readonly Row[]) => void): Committer =>
    guarded(together, gone, written, (error) => {
      if (error instanceof StorageFull) stopWriting();
      // Where others write to the same log, one of them may have been first.
      else if (bell.sure || !(error instanceof Conflict)) fatal(error);
    });
  const commits = commitsFor();
  const rooms = new Map<string, Promise<Room | undefined>>();
  const open = new Map<string, Room>();
  const hear = (id: string, seq: number): Promise<void> | void => {
    const there = open.get(id);
    if (!there) return;
    const misheard = (error: unknown): void => {
      if (open.get(id) === there) forget(id);
      for (const guest of there.guests()) guest.leave('restarting');
      // Where another was first, what was decided here goes nowhere, and the log says what has happened.
      if (bell.sure || !(error instanceof Conflict || error instanceof BrokenLog)) report(error);
    };
    try {
      return there.heard(seq)?.catch(misheard);
    } catch (error) {
      misheard(error);
    }
  };
  const deafen = bell.listen((id, seq) => void hear(id, seq));
  /** Where a ring can be lost, at least we hear our own. */
  const ownBell: Bell = bell.sure
    ? bell
    : { ...bell, ring: (id, seq) => void Promise.resolve(hear(id, seq)).then(() => bell.ring(id, seq)) };
  /** And the log is asked now and then whether another has written, deleted the table or ended a link. */
  const lookAt = async (id: string, there: Room): Promise<void> => {
    const guests = [...there.guests()];
    const [length, keys] = await Promise.all([log.length(id), log.keys(id)]);
    if (length === 0) {
      if (open.get(id) === there) forget(id);
      for (const guest of guests) guest.leave('deleted');
      return;
    }
    await hear(id, length);
    showOutUnwelcome(there);
    const valid = new Set(keys.map(({ hash }) => hash));
    for (const guest of guests) {
      if (!valid.has(guest.key)) guest.leave(viewsOn(there, guest.viewer) ? 'unknown_link' : 'removed');
    }
  };
  const lookAround = (): void => {
    for (const [id, there] of open) lookAt(id, there).catch(report);
    callOff = clock.after(lookMs, lookAround);
  };
  const sleep = bell.sure ? undefined : watchSleep(clock);
  let callOff = bell.sure ? () => {} : clock.after(lookMs, lookAround);
  /** When each room was last asked for. */
  const used = new Map<string, number>();
  /** On a command line something that begins with a dash would not be taken for a table. */
  const newTableId = (): string => base64urlOf(entropy.bytes(16)).replace(/^-/u, 'A');
  const token = (): string => base64urlOf(entropy.bytes(24));
  const luckOf = (table: string): Luck => ({
    seed: () => hexOf(entropy.bytes(32)),
    ...(prescribed && { prescribed: prescribed(table) }),
  });
  const rulesOf = async (game: string): Promise<AnyRuleSet | undefined> => games.find(({ id }) => id === game)?.load();

  const roomFor = (table: Table, head: string, broken: boolean, snapshot: number): Room => {
    const { id } = table.house;
    const written = broken ? undefined : snapshots.opened(table, { seq: table.entries.length, hash: head }, snapshot);
    const room = openRoom({
      table,
      head,
      log,
      bell: ownBell,
      committer: commitsFor(written),
      luck: luckOf(id),
      clock,
      spare,
      broken,
      demandRoom,
      failed: (error) => {
        // What was decided and not written has not happened: everyone comes back to what the log says.
        if (open.get(id) === room) forget(id);
        const why = error instanceof StorageFull ? 'storage_full' : 'restarting';
        for (const guest of room.guests()) guest.leave(why);
      },
    });
    return room;
  };

  /** From now on nothing is taken that would have to be written, until a try succeeds; one is made every second. */
  const stopWriting = (): void => {
    if (full) return;
    full = true;
    const tryAgain = (): void => {
      log.probe().then(
        () => (full = false),
        (error: unknown) => (error instanceof StorageFull ? clock.after(retryMs, tryAgain) : fatal(error)),
      );
    };
    clock.after(retryMs, tryAgain);
  };
  const demandRoom = (): void => {
    if (full) throw new StorageFull('the disk is full');
  };

  const load = async (id: string): Promise<Room | undefined> => {
    const row = await log.table(id);
    const rules = row && (await rulesOf(row.game));
    if (!row || !rules) return undefined;
    const { table, damage, snapshot, head: last } = await openFrom(log, id, rules, plan.editionOf);
    let head = last;
    // Without even a first entry there is nothing to show.
    if (damage && table.entries.length === 0) throw damage;
    if (damage) {
      warn(t.damagedAfter(id, table.entries.length));
    }
    if (!damage && (await log.restored(id))) {
      const turned = rowsOf(id, turnDice(table, luckOf(id), clock.now(), true), head);
      await commits.write({ rows: turned, turned: [id] });
      head = turned.at(-1)?.hash ?? head;
    }
    return roomFor(table, head, damage !== undefined, snapshot);
  };

  const room = (id: string): Promise<Room | undefined> => {
    if (gone.has(id)) return Promise.resolve(undefined);
    used.set(id, clock.now());
    const known = rooms.get(id);
    if (known) return bell.sure ? known : upToDate(id, known);
    const loading = load(id).then((found) => {
      if (!found) forget(id);
      else {
        open.set(id, found);
        putAwayWhenIdle(id, found);
      }
      return found;
    });
    rooms.set(id, loading);
    loading.catch(() => forget(id));
    return loading;
  };

  /** What another has written meanwhile: whoever comes may know of it already. */
  const upToDate = async (id: string, known: Promise<Room | undefined>): Promise<Room | undefined> => {
    await known;
    await hear(id, await log.length(id));
    return rooms.get(id) === known ? known : room(id);
  };

  const forget = (id: string): void => {
    rooms.delete(id);
    open.delete(id);
    used.delete(id);
    snapshots.closed(id);
  };

  const putAwayWhenIdle = (id: string, room: Room): void => {
    clock.after(idleMs, () => {
      // It failed meanwhile, and another is in its place.
      if (open.get(id) !== room) return;
      const idle = clock.now() - (used.get(id) ?? 0);
      // A clock that was put back says nothing about how long it has been.
      if (isWatched(room) || (idle >= 0 && idle < idleMs)) return putAwayWhenIdle(id, room);
      forget(id);
    });
  };

  /** Lay a table, seat its game master, and write everything down at once. */
  const lay = async (
    spec: NewTable,
    more: (table: Table, luck: Luck) => readonly Key[] = () => [],
  ): Promise<Opened | undefined> => {
    const rules = await rulesOf(spec.game);
    const id = newTableId();
    const luck = luckOf(id);
    const now = clock.now();
    if (!rules) return undefined;
    const { name, locale } = spec;
    const settings = v.parse(TableSettings, spec.settings.table);
    const table = openTable(rules, { id, name, locale, settings, gameSettings: spec.settings.game }, luck, now);
    if (!table) return undefined;
    sitDown(table, { seat: 'gm', name: spec.gmName, role: 'gm' }, luck, now);
    return writeDown(table, more(table, luck), spec.term);
  };

  /** A whole new table goes into the log at once, with its first links. */
  const writeDown = async (table: Table, links: readonly Key[] = [], term?: LinkTerm): Promise<Opened> => {
    const { id, game, seats } = table.house;
    const seat = seats.find(({ role, gone }) => role === 'gm' && !gone)?.seat ?? 'gm';
    const [gm, invite] = [token(), token()];
    const end = endOf(term, clock.now());
    await commits.write({
      tables: [{ id, game, createdAt: clock.now() }],
      rows: rowsOf(id, table.entries, firstHash(id)),
      keys: [
        { hash: hashToken(gm), table: id, kind: 'gm', seat, role: 'gm' },
        { hash: hashToken(invite), table: id, kind: 'invite', seat: '', role: 'onlooker', ...end },
        ...links,
      ],
    });
    return { table: id, seat, gm, invite, ...untilOf(end) };
  };

  const bringIn: Hub['bringIn'] = async (text) => {
    const game = gameIn(text);
    if (game === undefined) return { fault: 'not_a_log' };
    const rules = await rulesOf(game);
    if (!rules) return { fault: 'unknown_game' };
    const found = await aside.run({ kind: 'examine', game, text }, 'files');
    if (found.kind !== 'playable') return { fault: found.kind === 'fault' ? found.fault : 'log_unplayable' };
    const id = newTableId();
    const brought = importing(rules, text, { id, luck: luckOf(id), now: clock.now(), examined: true });
    const table = await inSlices(brought);
    return 'fault' in table ? table : writeDown(table);
  };

  const demo: Hub['demo'] = async (game, locale) => {
    const rules = await rulesOf(game);
    if (!rules) return undefined;
    const player = { seat: 'player', token: token() };
    const names = demoNames[locale];
    const name = games.find(({ id }) => id === game)?.title ?? rules.credit.title;
    const spec = { game, locale, name, gmName: names.gm, settings: { table: {}, game: {} } };
    const opened = await lay(spec, (table, luck) => {
      sitDown(table, { seat: player.seat, name: names.player, role: 'player' }, luck, clock.now());
      for (const [i, { as, command }] of rules.demo(locale).entries()) {
        const by: Viewer = as === 'gm' ? { seat: 'gm', role: 'gm' } : { seat: player.seat, role: 'player' };
        const outcome = handle(table, by, { id: `demo-${i}`, command: command as Wire }, luck, clock.now());
        if (outcome.kind !== 'accepted')
          throw new Error(`the demo of ${game} is refused at command ${i}: ${JSON.stringify(outcome)}`);
      }
      return [
        { hash: hashToken(player.token), table: table.house.id, kind: 'seat', seat: player.seat, role: 'player' },
      ];
    });
    return opened && { ...opened, player };
  };

  const kept = async (table: string, given: string): Promise<Key | undefined> => {
    const key = await log.key(hashToken(given));
    return key?.table === table && !gone.has(table) ? key : undefined;
  };

  const revoke: Hub['revoke'] = async (table, which, why = 'unknown_link', keys = []) => {
    const ended = (await log.keys(table)).filter(which);
    await commits.write({ revoked: ended.map(({ hash }) => hash), keys });
    const hashes = new Set(ended.map(({ hash }) => hash));
    for (const guest of (await room(table))?.guests() ?? []) if (hashes.has(guest.key)) guest.leave(why);
  };

  const join: Door['join'] = async (where, name, role) => {
    const given = { seat: `s-${base64urlOf(entropy.bytes(6))}`, token: token() };
    const key: Key = {
      hash: hashToken(given.token),
      table: where.table.house.id,
      kind: 'seat',
      seat: given.seat,
      role,
    };
    const outcome = await where.sit({ seat: given.seat, name, role }, { keys: [key] });
    return outcome.kind === 'refused' ? { refused: outcome.refusal.code } : given;
  };

  return {
    room,
    create: (spec) => lay(spec),
    healthy: () => !full,
    overslept: () => sleep?.overslept() ?? false,
    crowded: () => {
      if (!parts.crowded?.()) return false;
      for (const [id, there] of open) if (!isWatched(there)) forget(id);
      return true;
    },
    remove: async (id) => {
      const there = await rooms.get(id)?.catch(() => undefined);
      gone.add(id);
      forget(id);
      for (const guest of there?.guests() ?? []) guest.leave('deleted');
      await commits.idle();
      const left: TracesLeft[] = [];
      const unless = (error: unknown): void => {
        if (!(error instanceof TracesLeft)) throw error;
        if (!left.some(({ message }) => message === error.message)) warn(error.message);
        left.push(error);
      };
      try {
        // First from wherever else it is: whoever is interrupted finds it here still, and can do it again.
        await removed?.(id).catch(unless);
        await log.remove(id).catch(unless);
      } catch (error) {
        // It is still there.
        gone.delete(id);
        if (!(error instanceof StorageFull)) fatal(error);
        throw error;
      }
      // And from what was copied of it meanwhile.
      await removed?.(id).catch(unless);
      if (left[0]) throw left[0];
    },
    demo,
    bringIn,
    revoke,
    key: async (table, given) => {
      const key = await kept(table, given);
      return key && !isOver(key, clock.now()) ? key : undefined;
    },
    isOver: async (table, given) => {
      const key = await kept(table, given);
      return key !== undefined && isOver(key, clock.now());
    },
    give: async (table, { kind, seat, role, term }, renew) => {
      const made = token();
      // Of a seat one cannot be locked out by the clock: only an invitation ends by itself.
      const end = kind === 'invite' ? endOf(term, clock.now()) : {};
      const keys: readonly Key[] = [{ hash: hashToken(made), table, kind, seat, role, ...end }];
      // In one go: where the old link ended and the new one came to nothing, nobody would ever get in again.
      if (renew) await revoke(table, (key) => key.kind === kind && key.seat === seat, 'unknown_link', keys);
      else await commits.write({ keys });
      return { token: made, ...untilOf(end) };
    },
    ...openDoor(clock, join),
    ...openShares(clock),
    close: async () => {
      deafen();
      callOff();
      sleep?.stop();
      snapshots.stop();
      await commits.idle();
      await log.close();
    },
  };
};

/** Whether somebody still has the place from which they look on. */
const viewsOn = ({ table: { house } }: Room, { seat, role }: Viewer): boolean =>
  role === 'onlooker' || house.seats.some((one) => one.seat === seat && !one.gone);

const isWatched = (room: Room): boolean => !room.guests()[Symbol.iterator]().next().done;
