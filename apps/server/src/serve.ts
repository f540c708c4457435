import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { finished } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { limits } from '@aspekt/protocol';
import type { Game } from '@aspekt/registry';
import { createAdaptorServer } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { WebSocketServer, type WebSocket } from 'ws';
import { openAside } from './aside.ts';
import { watchBacklog, type Reader } from './backlog.ts';
import { keepBackups, type BackupPlan } from './backups.ts';
import { clockWarning } from './clock-check.ts';
import { connect, type Connection, type Wireline } from './connection.ts';
import { editionOf } from './edition.ts';
import { frameOf } from './frames.ts';
import { httpApp } from './http/app.ts';
import { readPage } from './http/static.ts';
import { openHub } from './hub.ts';
import { openInbox, type Inbox } from './inbox.ts';
import { crowding } from './memory.ts';
import { t } from './operator/words.ts';
import { BrokenLog, Conflict, StorageFull, type Log } from './ports/log.ts';
import { localBell, systemClock, systemEntropy, type Clock } from './ports/surroundings.ts';
import { answerFirst } from './priority.ts';
import { openPlaces } from './rate-limit.ts';
import { warn } from './report.ts';
import { usualEvery, type SnapshotPlan } from './snapshots.ts';
import { quietTime } from './spare.ts';
import { backupsIn } from './store/backup.ts';
import { CannotServe, codeOf, holdFolder, isForbidden } from './store/data-folder.ts';
import { sqliteLog } from './store/sqlite-log.ts';

export type ServeOptions = {
  readonly port: number;
  readonly host: string;
  /** The folder that everything is kept in. */
  readonly data: string;
  /** Without it no backups are made; those in the folder are known all the same. */
  readonly backups?: BackupPlan;
  /** So many megabytes of memory may be used; 512 without it. */
  readonly memoryMb?: number;
  /** So often a connection is asked for a sign of life. */
  readonly heartbeatMs?: number;
  /** An answer of which so long nothing is read is cut off. */
  readonly unreadMs?: number;
  /** Callers come through a proxy of ours that says where they are from. */
  readonly proxied?: boolean;
  /** The address of a module that lists the games, other than the registry. */
  readonly gamesModule?: string;
  /** The log can no longer be trusted: stop. */
  readonly fatal?: (error: unknown) => void;
  /** Of the test server alone: another clock, faces set beforehand, more routes, snapshots and places more often. */
  readonly clock?: Clock;
  readonly prescribed?: (table: string) => number[];
  readonly routes?: (app: Hono) => void;
  readonly snapshots?: SnapshotPlan;
  readonly settleEvery?: number;
};

export interface Served {
  readonly port: number;
  /** Tell everyone to come back later, write what is left, let go of the folder. */
  close(): Promise<void>;
}

const registry = import.meta.resolve('@aspekt/registry');
const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Start the whole server: one process, one folder. Throws `CannotServe` with a sentence for whoever started it. */
export const serve = async (options: ServeOptions): Promise<Served> => {
  const letGo = holdFolder(options.data);
  answerFirst();
  try {
    return await serveFrom(openLog(options), options, letGo);
  } catch (error) {
    letGo();
    throw error;
  }
};

const openLog = ({ data: folder, settleEvery }: ServeOptions): Log => {
  try {
    return sqliteLog(folder, { ...(settleEvery !== undefined && { settleEvery }) });
  } catch (error) {
    if (error instanceof BrokenLog) throw new CannotServe(t.damagedTables(folder), { cause: error });
    if (error instanceof StorageFull) throw new CannotServe(t.noRoomForTables(folder), { cause: error });
    if (isForbidden(error)) throw new CannotServe(t.unwritable(folder, codeOf(error)), { cause: error });
    throw error;
  }
};

const serveFrom = async (log: Log, options: ServeOptions, letGo: () => void): Promise<Served> => {
  const gamesModule = options.gamesModule ?? registry;
  const { games }: { games: readonly Game[] } = await import(gamesModule);
  const fatal = (error: unknown): void => {
    // Without room, or when another was first, nothing was written and the log is as sound as before.
    if (error instanceof StorageFull || error instanceof Conflict) return;
    for (const connection of connections) connection.stop();
    options.fatal?.(error);
  };
  const { clock = systemClock, prescribed, snapshots = { every: usualEvery, editionOf } } = options;
  const wrongClock = await clockWarning(log, clock.now());
  if (wrongClock !== undefined) warn(wrongClock);
  const aside = openAside(clock, gamesModule);
  const plan = options.backups ?? { place: backupsIn(options.data), everyHours: 0, keep: 0 };
  const backups = keepBackups(options.data, plan, clock);
  const hub = openHub({
    log,
    clock,
    entropy: systemEntropy,
    bell: localBell(),
    aside,
    games,
    spare: quietTime(),
    crowded: crowding(options.memoryMb ?? usualMemoryMb, clock),
    fatal,
    removed: (table) => backups.forget(table),
    snapshots,
    ...(prescribed && { prescribed }),
  });
  const page = readPage(builtPage);
  if (page.size === 0) warn(t.noPage);
  const { routes, proxied } = options;
  const callerOf = (c: Context): string =>
    callerFrom(c.env.incoming.headers, c.env.incoming.socket.remoteAddress, proxied);
  const app = httpApp({
    hub,
    games,
    page,
    clock,
    callerOf,
    whenSent: (c, done) => void finished(c.env.outgoing, done),
    ...(routes && { routes }),
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
    },
  }) as Server;
  cutOffUnread(server, options);
  const connections = acceptSockets(server, options, (line) => connect(hub, aside, clock, line));
  await listen(server, options);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      for (const connection of connections) connection.restart(soonestBackMs + Math.random() * backWithinMs);
      server.closeIdleConnections();
      await aside.close();
      await backups.close();
      await hub.close();
      letGo();
      server.closeAllConnections();
    },
  };
};

/** An answer of which nothing is read for a while does not wait in memory any longer. */
const cutOffUnread = (server: Server, { unreadMs = limits.unreadMs }: ServeOptions): void =>
  void server.prependListener('request', (_, response) =>
    response.once('prefinish', () => response.setTimeout(unreadMs)),
  );

/** Where a request comes from. What a header says is believed only of a proxy that the operator has named. */
const callerFrom = (headers: IncomingHttpHeaders, address: string | undefined, proxied = false): string => {
  const told = proxied
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return told || (address ?? '');
};

const listen = (server: Server, { port, host }: ServeOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        new CannotServe(taken ? t.portTaken(port) : t.cannotListen(`${host}:${port}`, String(error.code)), {
          cause: error,
        }),
      );
    });
    server.listen(port, host, resolve);
  });

const usualMemoryMb = 512;
/** After a restart not everybody comes back at once. */
const soonestBackMs = 200;
const backWithinMs = 1800;

/** Let sockets in: only from our own page, or from a program that brings a link. */
const acceptSockets = (
  server: Server,
  { proxied, heartbeatMs = limits.heartbeatMs }: ServeOptions,
  greet: (line: Wireline) => Connection,
): ReadonlySet<Connection> => {
  const connections = new Set<Attended>();
  const inbox = openInbox();
  const sent = watchBacklog(connections);
  const enter = openPlaces(limits.socketsPerAddress);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
    autoPong: false,
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (URL.parse(request.url ?? '', 'http://here')?.pathname !== '/ws') return refuse(socket, '404 Not Found');
    if (!comesFromHere(request)) return refuse(socket, '403 Forbidden');
    const caller = callerFrom(request.headers, request.socket.remoteAddress, proxied);
    const leave = enter(caller);
    if (!leave) return refuse(socket, '429 Too Many Requests');
    socket.once('close', leave);
    sockets.handleUpgrade(request, socket, head, (open) =>
      attend(open, socket, (line) => greet({ ...line, caller }), { connections, inbox, sent, heartbeatMs }),
    );
  });
  return connections;
};

const refuse = (socket: Socket, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};

/** Browsers always say where a socket is opened from; programs do not, and bring a link instead. */
const comesFromHere = ({ headers }: IncomingMessage): boolean => {
  if (headers.origin === undefined) return /^Bearer [A-Za-z0-9_-]{22,64}$/.test(headers.authorization ?? '');
  const origin = URL.parse(headers.origin);
  return origin !== null && origin.host === headers.host;
};

type Outgoing = {
  readonly send: (text: string, plain?: boolean) => void;
  readonly queued: () => number;
  readonly flush: () => void;
};

/** Sockets with something to send: all are written to at the end of the turn. */
let toFlush: (() => void)[] = [];
const flushAll = (): void => {
  const all = toFlush;
  toFlush = [];
  for (const flush of all) flush();
};

/** Frames to one socket: what is sent in one turn, such as news and an answer, leaves in one piece. */
const outgoing = (socket: WebSocket, wire: Socket, sent: Hall['sent']): Outgoing => {
  let waiting = '';
  const flush = (): void => {
    const bytes = waiting;
    waiting = '';
    if (!bytes || socket.readyState !== socket.OPEN) return;
    wire.write(bytes, 'latin1');
    sent(bytes.length);
  };
  return {
    send: (text, plain) => {
      if (!waiting && toFlush.push(flush) === 1) process.nextTick(flushAll);
      waiting += frameOf(text, plain);
      if (waiting.length >= limits.writtenAtOnce) flush();
    },
    queued: () => socket.bufferedAmount + waiting.length,
    flush,
  };
};

/** What all connections have in common. */
type Hall = {
  readonly connections: Set<Attended>;
  readonly inbox: Inbox;
  /** Told how much is written to a socket. */
  readonly sent: (bytes: number) => void;
  readonly heartbeatMs: number;
};
type Attended = Connection & Reader;

const attend = (
  socket: WebSocket,
  wire: Socket,
  greet: (line: Wireline) => Connection,
  { connections, inbox, sent, heartbeatMs }: Hall,
): void => {
  const { send, queued, flush } = outgoing(socket, wire, sent);
  const greeted = greet({
    send,
    queued,
    close: (code) => {
      // The last word leaves at once: the process may be about to end.
      flush();
      socket.close(code);
      // A client that does not answer the close is not waited for.
      setTimeout(() => socket.terminate(), limits.farewellMs).unref();
    },
  });
  const connection: Attended = { ...greeted, queued };
  connections.add(connection);
  let missed = 0;
  const heartbeat = setInterval(() => {
    if (++missed >= limits.missedBeats) socket.terminate();
    else socket.ping();
  }, heartbeatMs);
  const signalled = (): boolean => {
    missed = 0;
    return connection.signalled();
  };
  socket.on('pong', signalled);
  socket.on('ping', (bytes: Buffer) => {
    if (signalled()) socket.pong(bytes);
  });
  socket.binaryType = 'nodebuffer';
  socket.on('message', (bytes: Buffer, binary) => {
    missed = 0;
    inbox.put(connection, binary ? '' : bytes.toString(), socket);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(heartbeat);
    // The last thing that somebody said counts, also when they left right after it.
    inbox.leave(connection);
    connections.delete(connection);
  });
};
