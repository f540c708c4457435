import { locales, parseChoice, type Locale, type Viewer, type Wire } from '@aspekt/contract';
import {
  ClientMessage,
  limits,
  plainDo,
  protocolVersion,
  readJson,
  type ByeCode,
  type ServerMessage,
} from '@aspekt/protocol';
import { TooNew, type Outcome } from '@aspekt/table';
import type { Guest } from './audience.ts';
import type { Hub } from './hub.ts';
import type { Aside } from './aside.ts';
import { oddsFor } from './oracle.ts';
import { BrokenLog, Conflict, StorageFull, type Key } from './ports/log.ts';
import type { Clock } from './ports/surroundings.ts';
import { rateLimit } from './rate-limit.ts';
import { report } from './report.ts';
import { viewerOf, type Room } from './room.ts';
import { sentence, turnedAwayFor, type ServerCode } from './texts.ts';
import type { Knock } from './waiting-room.ts';

/** The other end of a connection, whatever carries it. */
export interface Wireline {
  /** The address it comes from, where it is known. */
  readonly caller?: string;
  /** `plain`: the frame is known to be ASCII, and need not be looked through. */
  send(frame: string, plain?: boolean): void;
  /** Bytes that were sent and have not left yet. */
  queued(): number;
  close(code: number): void;
}

/** One client: it says hello, then asks and is told. */
export interface Connection {
  /** Heard when this returns; where something is waited for, a promise of when it is done. */
  received(text: string): Promise<void> | void;
  /** A ping or pong of the socket itself came: it counts like anything that is said. Whether a ping is to be answered. */
  signalled(): boolean;
  closed(): void;
  /** Too much waits for it, or for all together. */
  tooSlow(): void;
  /** The server is going down; the client comes back by itself after so many milliseconds. */
  restart(retry?: number): void;
  /** The server stops because it cannot write. */
  stop(): void;
}

/** WebSocket close codes: ours are in the range left to applications. */
const closeCodes: Readonly<Record<ByeCode, number>> = {
  client_too_old: 4001,
  server_too_old: 4002,
  unknown_link: 4003,
  invite_ended: 4012,
  turned_away: 4013,
  no_onlookers: 4014,
  too_many: 4015,
  removed: 4004,
  invalid: 4005,
  broken_log: 4006,
  too_fast: 4007,
  too_slow: 4008,
  deleted: 4009,
  storage_full: 4010,
  storage_failed: 4011,
  restarting: 1012,
  crowded: 1013,
};

/** Who waits to be let in is nobody at the table. */
const outside: Viewer = { seat: 'outside', role: 'onlooker' };
/** No timer is set for longer than a day. */
const longestWait = 24 * 60 * 60_000;

type Say<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

export const connect = (hub: Hub, aside: Aside, clock: Clock, line: Wireline): Connection => {
  let locale: Locale = 'en';
  let live: { readonly room: Room; readonly guest: Guest } | undefined;
  let entering: Promise<void> | undefined;
  let waits: { readonly room: Room; readonly knock: Knock } | undefined;
  let welcomed = false;
  let over = false;
  let asking = 0;
  const allowed = rateLimit(clock, limits.commandsPerSecond, limits.commandBurst);
  const forgiven = rateLimit(clock, limits.hastyPerSecond, limits.hastyBurst);
  const noHello = clock.after(limits.helloMs, () => bye('invalid'));
  let callOffEnd = (): void => {};

  /** Of what waits to be read, so much is the largest frame: a welcome may take a slow line its time. */
  let large = 0;
  const keepsUp = (): boolean => {
    const waits = line.queued();
    large = Math.min(large, waits);
    return waits - large <= limits.queuedBytes;
  };
  const send = (frame: string, plain = false): void => {
    if (over) return;
    if (!keepsUp()) return bye('too_slow');
    if (frame.length <= limits.frameBytes) return line.send(frame, plain);
    const before = line.queued();
    line.send(frame, plain);
    large = Math.max(large, line.queued() - before);
  };
  const tell = (message: ServerMessage): void => send(JSON.stringify(message));
  /** Whoever does not listen to that is let go. */
  const tooFast = (id?: string): void => (live && forgiven() ? invalid('too_fast', id) : bye('too_fast'));
  const invalid = (code: ServerCode, id?: string): void =>
    tell({ t: 'invalid', ...(id !== undefined && { id }), code, text: sentence(code, locale) });

  const bye = (code: ByeCode, retry?: number, text = sentence(code, locale)): void => {
    if (over) return;
    const last = { t: 'bye', code, text, ...(retry !== undefined && { retry }) } as const;
    line.send(JSON.stringify(last satisfies ServerMessage));
    end();
    line.close(closeCodes[code]);
  };
  const end = (): void => {
    if (over) return;
    over = true;
    noHello();
    callOffEnd();
    if (live) live.room.leave(live.guest);
    if (waits) waits.room.waiting.leave(waits.knock);
  };

  /** What is behind the link that somebody comes by. */
  const come = async (
    said: Say<'hello' | 'knock'>,
  ): Promise<{ readonly key: Key; readonly room: Room } | { readonly key?: Key; readonly room?: undefined }> => {
    ({ locale } = said);
    const key = await hub.key(said.table, said.token);
    // Whoever has a link waits for their table, however long it takes to open.
    if (key) noHello();
    const room = key && (await hub.room(key.table));
    return room ? { key, room } : {};
  };
  const no = async ({ table, token }: Say<'hello' | 'knock'>): Promise<ByeCode> =>
    (await hub.isOver(table, token)) ? 'invite_ended' : 'unknown_link';

  /** Wait to be let in. Until then nothing of the table is told, and nothing is heard but that one is still there. */
  const knock = async (said: Say<'knock'>): Promise<void> => {
    const { key } = await come(said);
    // Opening a table takes a while: a link may end meanwhile, and the table be put away again.
    const room = key?.kind === 'invite' && (await hub.key(said.table, said.token)) && (await hub.room(said.table));
    if (over) return;
    if (!key || !room) return bye(await no(said));
    if (said.role === 'onlooker' && !room.table.house.settings.onlookers) return bye('no_onlookers');
    if (hub.crowded()) return bye('crowded');
    const { id: secret, name, role } = said;
    const one: Knock = {
      viewer: outside,
      locale,
      key: key.hash,
      secret,
      name,
      role,
      caller: line.caller,
      send,
      leave: (code) => bye(code),
      seated: ({ seat, token }) => {
        tell({ t: 'seated', seat, token });
        end();
        line.close(1000);
      },
      turnedAway: (waitMs) => bye('turned_away', undefined, turnedAwayFor(waitMs, locale)),
    };
    waits = { room, knock: one };
    await hub.knock(room, one);
    if (over) return;
    tell({ t: 'knocking' });
    if (key.endsAt !== undefined) goAt(key.endsAt);
  };

  const hello = async (said: Say<'hello'>): Promise<void> => {
    const { key, room } = await come(said);
    const viewer = room && viewerOf(room, key);
    if (over) return;
    if (!viewer) return bye(room && key.kind === 'seat' ? 'removed' : await no(said));
    if (viewer.role === 'onlooker' && hub.crowded()) return bye('crowded');
    // Opening a table takes a while, and a link may end meanwhile.
    const stillGood = async (): Promise<boolean> => (await hub.key(said.table, said.token)) !== undefined;
    if (!(await enter({ room, viewer, key: key.hash, known: said.known }, said.cursor, stillGood)))
      return bye(await no(said));
    if (key.endsAt !== undefined) goAt(key.endsAt);
  };

  /** Whoever came by a link that ends by itself goes with it. */
  const goAt = (end: number): void => {
    const left = end - clock.now();
    if (left <= 0) return bye('invite_ended');
    callOffEnd = clock.after(Math.min(left, longestWait), () => goAt(end));
    if (over) callOffEnd();
  };

  const enter = async (
    { room, ...who }: Pick<Guest, 'viewer' | 'key' | 'known'> & { readonly room: Room },
    cursor: number,
    stillGood?: () => Promise<boolean>,
  ): Promise<boolean> => {
    const guest: Guest = {
      ...who,
      locale,
      // Somebody who has changed the language is told nothing more in the one before.
      send: (frame, plain) => live?.guest === guest && send(frame, plain),
      leave: (code) => bye(code),
    };
    live = { room, guest };
    if (!(await room.enter(guest, cursor, stillGood))) return false;
    welcomed = true;
    if (room.broken) invalid('broken_log');
    else if (!hub.healthy()) invalid('storage_full');
    if (over) room.leave(guest);
    return true;
  };

  const act = ({ room, guest }: NonNullable<typeof live>, said: Say<'do'>): Promise<void> => {
    const { id, salt, faces, overrule, unanswered } = said;
    const command = said.command as Wire;
    return room.do(guest.viewer, { id, command, salt, faces, overrule, unanswered }).then((outcome) => {
      // How far whoever has left had come would be worked out anew.
      if (!over) answer(room, guest, id, outcome);
      return outcome.kind === 'accepted' ? afterwards(room, command) : undefined;
    });
  };
  const answer = (room: Room, guest: Guest, id: string, outcome: Outcome): void => {
    // An id has no letters that would have to be escaped.
    if (isPlainlyDone(outcome)) send(`{"t":"done","id":"${id}","cursor":${room.cursor(guest)}}`, true);
    else tell(answerTo(room, guest, id, outcome));
  };
  /** What a command means for links and for those who look on. */
  const afterwards = (room: Room, command: Wire): Promise<void> | undefined => {
    if (command.type === 'table/remove-seat')
      return hub.revoke(
        room.table.house.id,
        ({ kind, seat }) => kind === 'seat' && seat === command['seat'],
        'removed',
      );
    return command.type === 'table/configure' ? hub.settle(room) : undefined;
  };

  const ask = async ({ room, guest }: NonNullable<typeof live>, said: Say<'ask'>): Promise<void> => {
    if (asking >= limits.questionsPerClient) return tooFast(said.id);
    asking++;
    const answer = await oddsFor(aside, room, guest, said);
    asking--;
    tell(answer);
  };

  /** Everything is told again in the new language. One is never away in between, so the others notice nothing. */
  const changeLocale = async (before: NonNullable<typeof live>, said: Say<'locale'>): Promise<void> => {
    ({ locale } = said);
    const { viewer, key, known } = before.guest;
    await enter({ room: before.room, viewer, key, known }, 0);
    before.room.leave(before.guest);
  };

  const hear = (said: ClientMessage): Promise<void> | void => {
    if (said.t === 'ping') {
      const v = live?.room.finish(live.guest);
      return tell({ t: 'pong', ...(v !== undefined && { v }) });
    }
    if (said.t === 'hello' || said.t === 'knock') {
      if (entering) return invalid('invalid');
      entering = said.t === 'hello' ? hello(said) : knock(said);
      return entering;
    }
    // What is sent right after the hello waits for the welcome.
    return welcomed || !entering ? hearInside(said) : entering.then(() => hearInside(said));
  };
  const hearInside = (said: Exclude<ClientMessage, Say<'ping' | 'hello' | 'knock'>>): Promise<void> | void => {
    if (over) return;
    if (!live) return bye('invalid');
    const command = said.t === 'do' ? (said.command as Wire) : undefined;
    if (!hub.mayAsk(live.room, live.guest.viewer, command)) return tooFast('id' in said ? said.id : undefined);
    switch (said.t) {
      case 'do':
        return act(live, said);
      case 'ask':
        return ask(live, said);
      case 'older':
        return tell(live.room.older(live.guest, said.before));
      case 'locale':
        return changeLocale(live, said);
      case 'fresh':
        return live.room.fresh(live.guest, said.cursor);
    }
  };

  /** Whatever one client says, and whoever stumbles over it: nobody else is to suffer. */
  const stumbled = (error: unknown, id: string | undefined): void => {
    if (error instanceof TooNew) return bye('server_too_old');
    if (error instanceof BrokenLog) return live ? invalid('broken_log', id) : bye('broken_log');
    if (!(error instanceof StorageFull || error instanceof Conflict)) report(error);
    // Without a welcome there is nothing to go on from: the client comes back to what the log says.
    if (!welcomed) return bye(error instanceof StorageFull ? 'storage_full' : 'restarting');
    invalid(error instanceof StorageFull ? 'storage_full' : 'internal', id);
  };

  return {
    received: (text) => {
      if (over) return;
      if (hub.overslept()) return bye('restarting');
      const read = readJson(text);
      const id = read.fault ? undefined : idIn(read.value);
      if (!allowed()) return tooFast(id);
      const other = entering || read.fault ? undefined : otherVersionIn(read.value);
      if (other) {
        ({ locale } = other);
        return bye(other.code);
      }
      try {
        const said = read.fault ? undefined : saidIn(read.value);
        if (!said) return invalid('invalid', id);
        return hear(said)?.catch((error: unknown) => stumbled(error, id));
      } catch (error) {
        stumbled(error, id);
      }
    },
    signalled: () => {
      if (over) return false;
      if (!allowed()) tooFast();
      else if (!keepsUp()) bye('too_slow');
      else return line.queued() <= limits.answeredQueueBytes;
      return false;
    },
    closed: end,
    tooSlow: () => bye('too_slow'),
    restart: (retry) => bye('restarting', retry),
    stop: () => bye('storage_failed'),
  };
};

/** In what another version says first, nothing but its number is sure to mean the same, and the language if it is one of ours. */
const otherVersionIn = (value: unknown): { readonly code: ByeCode; readonly locale: Locale } | undefined => {
  if (typeof value !== 'object' || !value || !('protocol' in value)) return undefined;
  const { protocol } = value;
  if (typeof protocol !== 'number' || protocol === protocolVersion) return undefined;
  const locale = locales.find((one) => 'locale' in value && value.locale === one) ?? 'en';
  return { code: protocol < protocolVersion ? 'client_too_old' : 'server_too_old', locale };
};

const saidIn = (value: unknown): ClientMessage | undefined => {
  const plain = plainDo(value);
  if (plain) return plain;
  const parsed = parseChoice(ClientMessage, 't', value);
  return parsed.issues ? undefined : parsed.value;
};

const idIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value && 'id' in value && typeof value.id === 'string'
    ? value.id.slice(0, limits.idChars)
    : undefined;

/** Most answers say no more than that something was done. */
const isPlainlyDone = (outcome: Outcome): boolean =>
  outcome.kind === 'repeated' || (outcome.kind === 'accepted' && outcome.warnings.length === 0);

const answerTo = (room: Room, guest: Guest, id: string, outcome: Outcome): ServerMessage => {
  const { locale } = guest;
  switch (outcome.kind) {
    case 'accepted': {
      const warnings = outcome.warnings.map((refusal) => room.spoken({ kind: 'refused', refusal }, locale));
      return { t: 'done', id, cursor: room.cursor(guest), ...(warnings.length > 0 && { warnings }) };
    }
    case 'repeated':
      return { t: 'done', id, cursor: room.cursor(guest) };
    case 'refused':
      return { t: 'refused', id, refusal: room.spoken(outcome, locale) };
    case 'waiting':
      return { t: 'waiting', id, what: outcome.what, count: outcome.owed, faces: outcome.pool.die.faces };
    case 'invalid':
      return { t: 'invalid', id, code: 'invalid', text: sentence('invalid', locale) };
  }
};
