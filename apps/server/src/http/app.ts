import { parse, type Locale, type Schema, type Seat, type Viewer } from '@aspekt/contract';
import {
  AnswerKnock,
  ChangeLink,
  CreateTable,
  DeleteTable,
  JoinTable,
  limits,
  LookAtLink,
  OpenDemo,
  readJson,
  type Created,
  type Declined,
  type DemoOpened,
  type Joined,
  type KnockAnswered,
  type LinkGiven,
  type LinkView,
} from '@aspekt/protocol';
import type { Game } from '@aspekt/registry';
import { chronicling, exporting, follow, seatOf, sightOf, TooNew, type House } from '@aspekt/table';
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Hub } from '../hub.ts';
import { BrokenLog, StorageFull, TracesLeft, type Key } from '../ports/log.ts';
import type { Clock } from '../ports/surroundings.ts';
import { openPlaces, rateLimits } from '../rate-limit.ts';
import { report } from '../report.ts';
import { viewerOf, type Room } from '../room.ts';
import { inSlices } from '../slices.ts';
import { sentence, type ServerCode } from '../texts.ts';
import { timesIn } from '../times.ts';
import { readBody } from './body.ts';
import { safeHeaders } from './headers.ts';
import type { Asset } from './static.ts';

export type AppParts = {
  readonly hub: Hub;
  readonly games: readonly Game[];
  readonly page: ReadonlyMap<string, Asset>;
  readonly clock: Clock;
  /** Where a request comes from. */
  readonly callerOf: (c: Context) => string;
  /** Called when all of the answer has left, or nobody is there any more. */
  readonly whenSent: (c: Context, done: () => void) => void;
  /** Of the test server alone. */
  readonly routes?: (app: Hono) => void;
};

/** A request the server says no to. */
class Decline extends Error {
  readonly code: ServerCode;
  readonly status: ContentfulStatusCode;
  constructor(code: ServerCode, status: ContentfulStatusCode = 400) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** The few calls that are not made over the socket. Tokens come in bodies and headers, never in an address. */
export const httpApp = ({ hub, games, page, clock, callerOf, whenSent, routes }: AppParts): Hono => {
  // A monitor that asks with a slash at the end means the same.
  const app = new Hono({ strict: false });
  const mayCall = rateLimits(clock, limits.callsPerSecond, limits.callBurst);
  const mayBring = rateLimits(clock, limits.importsPerMinute / 60, limits.importsPerMinute);
  const mayMiss = rateLimits(clock, limits.wrongLinksPerMinute / 60, limits.wrongLinksPerMinute);

  const mayFetch = openPlaces(limits.filesPerAddress, limits.filesAtOnce);

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(safeHeaders)) c.header(name, value);
    if (c.req.path.startsWith('/api/')) c.header('cache-control', 'no-store');
  });
  app.use('/api/*', async (c, next) => {
    if (!mayCall(callerOf(c))) throw new Decline('too_many', 429);
    // Another site's page may not ask for anything here, not even without a link.
    const origin = c.req.header('origin');
    if (origin !== undefined && URL.parse(origin)?.host !== c.req.header('host')) throw new Decline('not_here', 403);
    await next();
  });
  // A file waits in memory until it has been read.
  app.use('/api/tables/:id/:file{export|copy|chronicle}', async (c, next) => {
    const done = mayFetch(callerOf(c));
    if (!done) throw new Decline('too_many', 429);
    whenSent(c, done);
    await next();
  });
  app.onError((error, c) => {
    if (error instanceof Decline && error.code === 'unknown_link' && !mayMiss(callerOf(c)))
      return decline(c, 'too_many', 429);
    if (error instanceof BrokenLog) return decline(c, 'broken_log', 500);
    if (error instanceof TooNew) return decline(c, 'server_too_old', 503);
    if (error instanceof Decline) return decline(c, error.code, error.status);
    if (error instanceof StorageFull) return decline(c, 'storage_full', 507);
    if (error instanceof TracesLeft) return decline(c, 'traces_left', 500);
    report(error);
    return decline(c, 'internal', 500);
  });

  app.get('/health', (c) => c.json({ ok: hub.healthy() }, hub.healthy() ? 200 : 503));
  app.get('/api/games', (c) =>
    c.json(
      games.map(({ id, title, author, address, colour, blurb, notice }) => ({
        id,
        title,
        author,
        address,
        colour,
        blurb,
        notice,
      })),
    ),
  );
  /** Without memory for more, nobody new sits down and no table is laid; whoever has a seat plays on. */
  const demandMemory = (): void => {
    if (hub.crowded()) throw new Decline('crowded', 503);
  };
  app.post('/api/tables', async (c) => {
    demandMemory();
    const spec = await bodyOf(c, CreateTable);
    if (!games.some(({ id }) => id === spec.game)) throw new Decline('unknown_game', 404);
    const opened = await hub.create(spec);
    if (!opened) throw new Decline('invalid');
    return c.json(opened satisfies Created);
  });
  app.post('/api/demo', async (c) => {
    demandMemory();
    const { game, locale } = await bodyOf(c, OpenDemo);
    const opened = await hub.demo(game, locale);
    if (!opened) throw new Decline('unknown_game', 404);
    return c.json(opened satisfies DemoOpened);
  });
  app.post('/api/link', async (c) => {
    const { table, token } = await bodyOf(c, LookAtLink);
    const { key, room } = await behind(hub, table, token);
    return c.json(linkView(room, key) satisfies LinkView);
  });
  app.post('/api/join', async (c) => {
    const { table, token, name, role } = await bodyOf(c, JoinTable);
    const { key, room } = await behind(hub, table, token);
    if (key.kind !== 'invite') return c.json({ table, seat: key.seat, token } satisfies Joined);
    demandMemory();
    if (role === 'onlooker' && !room.table.house.settings.onlookers) throw new Decline('no_onlookers', 403);
    if (room.table.house.settings.waitingRoom) throw new Decline('waiting_room', 403);
    const given = await hub.join(room, name, role);
    if ('refused' in given) throw new Decline('too_many', 409);
    return c.json({ table, ...given } satisfies Joined);
  });
  app.post('/api/tables/:id/links', async (c) => {
    const { room, body } = await askedByGm(hub, c, ChangeLink);
    const { house } = room.table;
    const { act, kind, term } = body;
    // The invitation is nobody's: all of them are ended together.
    const seat = kind === 'invite' ? '' : (body.seat ?? (kind === 'gm' ? gmOf(house) : ''));
    const role = kind === 'invite' ? 'onlooker' : seatOf(house, seat)?.role;
    if (!role || (kind !== 'invite' && (kind === 'gm') !== (role === 'gm')) || (kind === 'gm' && act === 'revoke'))
      throw new Decline('invalid');
    if (term && kind !== 'invite') throw new Decline('invalid');
    if (act === 'revoke') {
      await hub.revoke(house.id, (one) => one.kind === kind && one.seat === seat);
      return c.json({} satisfies LinkGiven);
    }
    return c.json((await hub.give(house.id, { kind, seat, role, term }, act === 'renew')) satisfies LinkGiven);
  });
  app.post('/api/tables/:id/waiting', async (c) => {
    const { room, body } = await askedByGm(hub, c, AnswerKnock);
    const done = body.letIn ? await hub.letIn(room, body.id) : hub.turnAway(room, body.id, body.tonight);
    if (done === 'full') throw new Decline('too_many', 409);
    return c.json({ there: done !== 'gone' } satisfies KnockAnswered);
  });
  app.post('/api/tables/:id/delete', async (c) => {
    const { room, body } = await askedByGm(hub, c, DeleteTable);
    if (body.name !== room.table.house.name) throw new Decline('wrong_name', 409);
    await hub.remove(room.table.house.id);
    return c.json({});
  });
  app.get('/api/tables/:id/export', async (c) => {
    const { viewer, room } = await viewerBehind(hub, c.req.param('id'), bearer(c));
    const file = await room.settled(() => exporting(room.table, viewer));
    return sendFile(c, await inSlices(file), 'application/jsonl');
  });
  app.post('/api/tables/:id/copy', async (c) => {
    const room = await roomOfGm(hub, c);
    const file = await room.copy();
    // There are live seeds in it, and it took a while: it is for nobody whose link has ended meanwhile.
    await roomOfGm(hub, c);
    return sendFile(c, file, 'application/jsonl');
  });
  app.get('/api/tables/:id/chronicle', async (c) => {
    const { viewer, room } = await viewerBehind(hub, c.req.param('id'), bearer(c));
    // To give away: what everybody at the table may know, whoever asks for it.
    const teller = c.req.query('for') === 'everyone' ? everyone : viewer;
    const sight = sightOf(teller, localeOf(c));
    await room.settled(() => follow(room.table, sight));
    const story = await inSlices(chronicling(room.table, sight, timesIn(sight.locale)));
    return sendFile(c, story, 'text/markdown');
  });
  app.post('/api/import', async (c) => {
    demandMemory();
    if (!mayBring(callerOf(c))) throw new Decline('too_many', 429);
    const body = await readBody(c.req.raw, limits.importBytes);
    if (body.fault === 'too_large') throw new Decline('too_large', 413);
    const opened = body.fault ? ({ fault: 'not_a_log' } as const) : await hub.bringIn(body.text);
    if ('fault' in opened) throw new Decline(opened.fault, 422);
    return c.json(opened satisfies Created);
  });
  app.all('/api/*', () => {
    throw new Decline('unknown_place', 404);
  });
  routes?.(app);
  app.get('*', (c) => sendAsset(c, page));
  return app;
};

const decline = (c: Context, code: ServerCode, status: ContentfulStatusCode): Response =>
  c.json({ error: { code, text: sentence(code, localeOf(c)) } } satisfies Declined, status);

/** The language that an answer without a seat is given in. */
const localeOf = (c: Context): Locale => {
  const wanted = /^(sv|pl|en)\b/.exec(c.req.query('locale') ?? c.req.header('accept-language') ?? '')?.[1];
  return (wanted as Locale | undefined) ?? 'en';
};

const bodyOf = async <T>(c: Context, schema: Schema<T>): Promise<T> => {
  const body = await readBody(c.req.raw, limits.bodyBytes);
  if (body.fault === 'too_large') throw new Decline('too_large', 413);
  if (body.fault) throw new Decline('invalid');
  const read = readJson(body.text);
  const parsed = read.fault ? undefined : parse(schema, read.value);
  if (!parsed || parsed.issues) throw new Decline('invalid');
  return parsed.value;
};

const bearer = (c: Context): string =>
  /^Bearer ([A-Za-z0-9_-]{22,64})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

const behind = async (hub: Hub, table: string, token: string): Promise<{ readonly key: Key; readonly room: Room }> => {
  const key = await hub.key(table, token);
  const room = key && (await hub.room(table));
  // Opening a table takes a while, and a link may end meanwhile.
  const still = room && (await hub.key(table, token));
  // Only whoever has the very link learns that its time is over: to a guess it is no link at all.
  if (!still && (await hub.isOver(table, token))) throw new Decline('invite_ended', 404);
  if (!still || (key.kind === 'seat' && !seatOf(room.table.house, key.seat))) throw new Decline('unknown_link', 404);
  return { key, room };
};

const gmOf = ({ seats }: House): Seat => seats.find(({ role, gone }) => role === 'gm' && !gone)?.seat ?? '';

/** What the game master asks. Her link has to be good when all of it has come: one that has ended must not dawdle its way in. */
const askedByGm = async <T>(
  hub: Hub,
  c: Context,
  schema: Schema<T>,
): Promise<{ readonly room: Room; readonly body: T }> => {
  await roomOfGm(hub, c);
  const body = await bodyOf(c, schema);
  return { room: await roomOfGm(hub, c), body };
};

const roomOfGm = async (hub: Hub, c: Context): Promise<Room> => {
  const { key, room } = await behind(hub, c.req.param('id') ?? '', bearer(c));
  if (viewerOf(room, key)?.role !== 'gm') throw new Decline('not_gm', 403);
  return room;
};

const viewerBehind = async (
  hub: Hub,
  table: string,
  token: string,
): Promise<{ readonly viewer: Viewer; readonly room: Room }> => {
  const { key, room } = await behind(hub, table, token);
  const viewer = viewerOf(room, key);
  if (!viewer) throw new Decline('unknown_link', 404);
  return { viewer, room };
};

const sendFile = (c: Context, text: string, type: string): Response => {
  c.header('content-type', `${type}; charset=utf-8`);
  c.header('content-disposition', 'attachment');
  return c.body(text);
};

const linkView = ({ table: { house } }: Room, { kind, seat, endsAt }: Key): LinkView => {
  const seatName = seatOf(house, seat)?.name;
  return {
    table: house.id,
    name: house.name,
    game: house.game,
    locale: house.locale,
    kind,
    ...(seatName !== undefined && { seat, seatName }),
    ...(endsAt !== undefined && { until: endsAt }),
  };
};

/** Knows what is open to all, and nothing else. */
const everyone: Viewer = { seat: 'everyone', role: 'onlooker' };

/** A file of the page; any other address is the page itself, which finds its own way. */
const sendAsset = (c: Context, page: ReadonlyMap<string, Asset>): Response => {
  const named = page.get(c.req.path);
  const asset = named ?? (/\.[a-z0-9]+$/.test(c.req.path) ? undefined : page.get('/index.html'));
  if (!asset) return c.text(page.size === 0 ? 'The page has not been built yet.' : 'There is nothing here.', 404);
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding =
    asset.br && accepted.includes('br') ? 'br' : asset.gzip && accepted.includes('gzip') ? 'gzip' : undefined;
  c.header('content-type', asset.type);
  c.header('cache-control', asset.lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('vary', 'accept-encoding');
  if (encoding) c.header('content-encoding', encoding);
  return c.body((encoding && asset[encoding]) ?? asset.plain);
};
