import { protocolVersion, type ServerMessage } from '@aspekt/protocol';
import type { Game } from '@aspekt/registry';
import { expect, test } from 'vitest';
import { games } from '../../../tests/server/pebbles-games.ts';
import { pebbles } from '../../../packages/table/src/testing/pebbles.ts';
import type { Aside } from './aside.ts';
import { connect } from './connection.ts';
import { httpApp } from './http/app.ts';
import { openHub } from './hub.ts';
import { StorageFull, type Log } from './ports/log.ts';
import { localBell, systemClock, systemEntropy } from './ports/surroundings.ts';
import { memoryLog } from './store/memory-log.ts';

const noAside: Aside = { run: async () => ({ kind: 'unknown' }), close: async () => {} };
const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Heard = ServerMessage & { readonly entries: number };

/** A table on a log, where what waits for a quiet moment waits for `quiet`. Each message is heard with how long the log was then. */
const tableOn = async (on: Log, played: readonly Game[] = games, settings: object = {}) => {
  let entries = 0;
  const log: Log = {
    ...on,
    write: async (batch) => {
      await on.write(batch);
      entries += batch.rows?.length ?? 0;
    },
  };
  const jobs: (() => void)[] = [];
  const failures: unknown[] = [];
  const hub = openHub({
    log,
    clock: systemClock,
    entropy: systemEntropy,
    bell: localBell(),
    aside: noAside,
    games: played,
    spare: { later: (job) => void jobs.push(job) },
    fatal: (error) => failures.push(error),
  });
  const spec = {
    game: 'pebbles',
    locale: 'en',
    name: 'T',
    gmName: 'G',
    settings: { table: settings, game: {} },
  } as const;
  const opened = await hub.create(spec);
  if (!opened) throw new Error('no table');
  const { table } = opened;
  const come = (token = opened.gm) => {
    const messages: Heard[] = [];
    const state = { closed: 0 };
    const connection = connect(hub, noAside, systemClock, {
      send: (frame) => messages.push({ ...JSON.parse(frame), entries }),
      queued: () => 0,
      close: (code) => (state.closed = code),
    });
    const say = (message: object) => connection.received(JSON.stringify(message));
    const leave = () => connection.closed();
    const hello = () => say({ t: 'hello', protocol: protocolVersion, table, token, cursor: 0, locale: 'en' });
    return { messages, state, say, hello, leave };
  };
  const quiet = (): void => {
    for (const job of jobs.splice(0)) job();
  };
  const parts = { hub, games: played, page: new Map(), clock: systemClock, callerOf: () => 'here', whenSent: () => {} };
  const fetched = async (path: string): Promise<string> => {
    const headers = { authorization: `Bearer ${opened.gm}` };
    return (await httpApp(parts).request(`/api/tables/${table}/${path}`, { headers })).text();
  };
  return { opened, come, quiet, failures, fetched, written: () => entries };
};
const bring = (id: string) => ({ t: 'do', id, command: { type: 'pebbles/bring', id, name: id } });

test('nobody is offered what rests on something that is not durable yet', async () => {
  const kept = memoryLog();
  const state = { full: false };
  const log: Log = {
    ...kept,
    write: async (batch) => {
      if (state.full) throw new StorageFull('full');
      return kept.write(batch);
    },
  };
  const { come, quiet, written } = await tableOn(log);
  const gm = come();
  await gm.hello();
  // Durable, and its offers wait for a quiet moment.
  await gm.say(bring('anna'));
  const before = written();
  state.full = true;
  const done = gm.say(bring('ghost'));
  void gm.say({ t: 'ping' });
  quiet();
  await done;
  await later(5);
  quiet();
  expect(written()).toBe(before);
  expect(gm.messages.map(({ t }) => t)).toContain('pong');
  expect(JSON.stringify(gm.messages)).not.toContain('ghost');
});

test.each(['export', 'chronicle'])('nobody is given a file of what is not durable yet: %s', async (path) => {
  const kept = memoryLog();
  const state = { full: false };
  const { come, fetched } = await tableOn({
    ...kept,
    write: async (batch) => {
      await later(5);
      if (state.full) throw new StorageFull('full');
      return kept.write(batch);
    },
  });
  const gm = come();
  await gm.hello();
  const arriving = gm.say(bring('anna'));
  expect(await fetched(path)).toContain('anna');
  await arriving;
  state.full = true;
  const lost = gm.say(bring('ghost'));
  expect(await fetched(path)).not.toContain('ghost');
  await lost;
});

test('offers that could not be told while something was on its way are told when it has arrived', async () => {
  const kept = memoryLog();
  const { come, quiet } = await tableOn({
    ...kept,
    write: async (batch) => {
      await later(5);
      return kept.write(batch);
    },
  });
  const gm = come();
  await gm.hello();
  await gm.say(bring('anna'));
  const done = gm.say({ t: 'do', id: 'talk', command: { type: 'table/say', text: 'hm' } });
  quiet();
  expect(gm.messages.filter(({ t }) => t === 'offers')).toHaveLength(0);
  await done;
  quiet();
  expect(JSON.stringify(gm.messages.find(({ t }) => t === 'offers'))).toContain('anna');
});

test('for whoever has left nothing is worked out that nobody hears', async () => {
  let offered = 0;
  const rules: typeof pebbles = {
    ...pebbles,
    offers: (state, viewer) => {
      offered++;
      return pebbles.offers(state, viewer);
    },
  };
  const played = games.map((game) => ({ ...game, load: async () => rules }));
  const kept = memoryLog();
  const slow: Log = { ...kept, write: (batch) => later(5).then(() => kept.write(batch)) };
  const { come, written } = await tableOn(slow, played);
  const gm = come();
  await gm.hello();
  const [before, told] = [written(), offered];
  const asked = Array.from({ length: 9 }, async (_, i) => gm.say(bring(`b${i}`)));
  gm.leave();
  await Promise.all(asked);
  expect(written()).toBe(before + asked.length);
  expect(offered).toBe(told);
});

test('a rule that stumbles after something has happened takes nobody else along: everyone comes back to what the log says', async () => {
  let stumbles = true;
  const rules = {
    ...pebbles,
    habit: () => {
      if (stumbles) throw new TypeError('a rule stumbles');
      return undefined;
    },
  };
  const played = games.map((game) => ({ ...game, load: async () => rules as typeof pebbles }));
  const { come, written } = await tableOn(memoryLog(), played, { dial: 'do' });
  const before = written();
  const [gm, other] = [come(), come()];
  await gm.hello();
  await other.hello();
  await gm.say(bring('anna'));
  expect([gm.state.closed, other.state.closed]).toEqual([1012, 1012]);
  expect(written()).toBe(before);
  stumbles = false;
  const again = come();
  await again.hello();
  await again.say(bring('anna'));
  expect(again.messages.at(-1)).toMatchObject({ t: 'done', id: 'anna' });
  expect(written()).toBe(before + 1);
});

test('while somebody acts without end and the log is slow, everyone is told in time, whoever comes is welcomed, and of nothing that is not durable', async () => {
  const commitMs = 12;
  const kept = memoryLog();
  let told = 0;
  const log: Log = {
    ...kept,
    write: async (batch) => {
      await later(commitMs);
      await kept.write(batch);
    },
  };
  const { come } = await tableOn(log);
  const gm = come();
  await gm.hello();
  let stop = false;
  const acting = (async () => {
    for (let n = 0; !stop; n++) {
      void gm.say({ t: 'do', id: `n${n}`, command: { type: 'table/say', text: 'x' } });
      told = n + 1;
      // oxlint-disable-next-line no-await-in-loop
      await later(6);
    }
  })();
  await later(40);
  const late = come();
  await late.hello();
  expect(late.messages[0]).toMatchObject({ t: 'welcome' });
  await later(150);
  stop = true;
  const sofar = gm.messages.filter(({ t }) => t === 'changed').length;
  await acting;
  await later(4 * commitMs);
  expect(sofar).toBeGreaterThan(4);
  expect(gm.messages.filter(({ t }) => t === 'done')).toHaveLength(told);
  for (const client of [gm, late])
    for (const message of client.messages)
      if ('cursor' in message) expect(message.cursor).toBeLessThanOrEqual(message.entries);
});
