import type { ServerMessage } from '@aspekt/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from './game.ts';
import { Link, type Wireable } from './link.ts';

class FakeSocket {
  readyState = 0;
  readonly sent: string[] = [];
  readonly #hears = new Map<string, ((event: never) => void)[]>();
  addEventListener(type: string, hear: (event: never) => void): void {
    this.#hears.set(type, [...(this.#hears.get(type) ?? []), hear]);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.fire('close');
  }
  fire(type: string, data?: unknown): void {
    for (const hear of this.#hears.get(type) ?? []) hear({ data } as never);
  }
  open(): void {
    this.readyState = 1;
    this.fire('open');
  }
  says(message: Partial<ServerMessage>): void {
    this.fire('message', JSON.stringify(message));
  }
}

const set = (): { link: Link; sockets: FakeSocket[]; states: Connection[]; heard: ServerMessage[] } => {
  const sockets: FakeSocket[] = [];
  const states: Connection[] = [];
  const heard: ServerMessage[] = [];
  const link = new Link({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as Wireable;
    },
    hello: () => ({ t: 'hello', protocol: 2, table: 'T', token: 'x'.repeat(22), cursor: 7, locale: 'sv' }),
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    chance: () => 0.5,
  });
  link.start();
  return { link, sockets, states, heard };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('says hello first, and is live once it is welcome', () => {
  const { link, sockets, states } = set();
  expect(link.send({ t: 'ping' })).toBe(false);
  sockets[0]?.open();
  expect(JSON.parse(sockets[0]?.sent[0] ?? '')).toMatchObject({ t: 'hello', cursor: 7 });
  sockets[0]?.says({ t: 'welcome' });
  expect(states).toEqual([{ state: 'live' }]);
  expect(link.send({ t: 'ping' })).toBe(true);
});

test('comes back by itself after a loss, later each time, and says since when it is away', () => {
  const { sockets, states } = set();
  sockets[0]?.open();
  sockets[0]?.says({ t: 'welcome' });
  sockets[0]?.close();
  expect(states.at(-1)).toMatchObject({ state: 'reconnecting' });
  vi.advanceTimersByTime(399);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  sockets[1]?.close();
  vi.advanceTimersByTime(799);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(3);
  vi.advanceTimersByTime(9000);
  sockets[2]?.close();
  expect(states.at(-1)).toMatchObject({ state: 'offline', since: expect.any(Number) });
  vi.advanceTimersByTime(2000);
  sockets.at(-1)?.open();
  sockets.at(-1)?.says({ t: 'welcome' });
  expect(states.at(-1)).toEqual({ state: 'live' });
});

test('a connection that is dead without saying so is given up within ten seconds', () => {
  for (const after of [0, 400, 1000, 1499]) {
    const { link, sockets, states } = set();
    sockets[0]?.open();
    sockets[0]?.says({ t: 'welcome' });
    vi.advanceTimersByTime(after);
    sockets[0]?.says({ t: 'pong' });
    vi.advanceTimersByTime(4500);
    expect(sockets[0]?.sent.at(-1)).toBe('{"t":"ping"}');
    expect(states.at(-1)).toEqual({ state: 'live' });
    vi.advanceTimersByTime(5500);
    expect(states.at(-1)).toMatchObject({ state: 'reconnecting' });
    link.stop();
  }
});

test('a connection that answers is kept, however quiet it is, and asked no more often than needed', () => {
  const { sockets, states } = set();
  sockets[0]?.open();
  sockets[0]?.says({ t: 'welcome' });
  for (let i = 0; i < 200; i++) {
    vi.advanceTimersByTime(300);
    if (sockets[0]?.sent.at(-1) === '{"t":"ping"}') {
      sockets[0].sent.pop();
      sockets[0].says({ t: 'pong' });
    }
  }
  expect(states).toEqual([{ state: 'live' }]);
  expect(sockets).toHaveLength(1);
});

test('a page that slept asks before it believes that the connection is dead', () => {
  const { link, sockets, states } = set();
  sockets[0]?.open();
  sockets[0]?.says({ t: 'welcome' });
  vi.setSystemTime(Date.now() + 3_600_000);
  link.hurry();
  expect(states.at(-1)).toEqual({ state: 'live' });
  expect(sockets[0]?.sent.at(-1)).toBe('{"t":"ping"}');
});

test('a welcome that does not come is not waited for for ever', () => {
  const { sockets, states } = set();
  sockets[0]?.open();
  vi.advanceTimersByTime(17_000);
  expect(states.at(-1)).toMatchObject({ state: 'reconnecting' });
});

test('over a slow line a welcome is waited for twice as long after each that did not come, up to four minutes', () => {
  const { sockets, states } = set();
  for (const [n, patience] of [15_000, 30_000, 60_000, 120_000, 240_000, 240_000].entries()) {
    // Until the next try at most half a minute passes.
    while (sockets.length <= n) vi.advanceTimersByTime(100);
    sockets[n]?.open();
    vi.advanceTimersByTime(patience);
    expect(sockets[n]?.readyState).toBe(1);
    vi.advanceTimersByTime(3_000);
    expect(sockets[n]?.readyState).toBe(3);
  }
  while (sockets.length <= 6) vi.advanceTimersByTime(100);
  sockets[6]?.open();
  vi.advanceTimersByTime(200_000);
  sockets[6]?.says({ t: 'welcome' });
  expect(states.at(-1)).toEqual({ state: 'live' });
});

test('a connection that does not even open is given up as soon as ever', () => {
  const { sockets } = set();
  sockets[0]?.open();
  vi.advanceTimersByTime(18_000);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(18_000);
  expect(sockets).toHaveLength(3);
});

test('a removed seat is told so, and does not try again', () => {
  const { sockets, states } = set();
  sockets[0]?.open();
  sockets[0]?.says({ t: 'bye', code: 'removed', text: 'You were removed.' });
  expect(states.at(-1)).toEqual({ state: 'ended', text: 'You were removed.' });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('a restarting server is waited for', () => {
  const { sockets, states } = set();
  sockets[0]?.open();
  sockets[0]?.says({ t: 'welcome' });
  sockets[0]?.says({ t: 'bye', code: 'restarting', text: 'Back in a moment.' });
  sockets[0]?.close();
  expect(states.at(-1)).toMatchObject({ state: 'reconnecting' });
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
});

test('a clock that is set back an hour does not hide that the connection has gone silent', () => {
  const { sockets, states } = set();
  sockets[0]?.open();
  sockets[0]?.says({ t: 'welcome' });
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(20_000);
  expect(states.at(-1)).toMatchObject({ state: 'reconnecting' });
});

test('says hello anew on another connection, and leaves the old one when the new one is through', () => {
  const { link, sockets, states } = set();
  sockets[0]?.open();
  sockets[0]?.says({ t: 'welcome' });
  link.renew();
  link.renew();
  expect(sockets.map(({ readyState }) => readyState)).toEqual([1, 3, 0]);
  sockets[2]?.open();
  expect(JSON.parse(sockets[2]?.sent[0] ?? '')).toMatchObject({ t: 'hello' });
  expect(sockets[0]?.readyState).toBe(1);
  sockets[2]?.says({ t: 'welcome' });
  expect(sockets[0]?.readyState).toBe(3);
  expect(states).toEqual([{ state: 'live' }]);
  expect(link.send({ t: 'ping' })).toBe(true);
});

test('a server that talks and does not answer the hello is given up', () => {
  const { sockets } = set();
  sockets[0]?.open();
  for (let i = 0; i < 3; i++) {
    vi.advanceTimersByTime(10_000);
    sockets[0]?.says({ t: 'changed' });
  }
  expect(sockets[0]?.readyState).toBe(3);
});

test('comes back when the server says, so that not everybody comes at once', () => {
  const { sockets } = set();
  sockets[0]?.open();
  sockets[0]?.says({ t: 'welcome' });
  sockets[0]?.says({ t: 'bye', code: 'restarting', text: 'Back in a moment.', retry: 1700 });
  sockets[0]?.close();
  vi.advanceTimersByTime(1699);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  // Only once: after that the waits grow as ever.
  sockets[1]?.close();
  vi.advanceTimersByTime(800);
  expect(sockets).toHaveLength(3);
});

test('a welcome that is waited for patiently is asked for anew when the device is online again, but not at once', () => {
  const { link, sockets } = set();
  for (let n = 0; n < 3; n++) {
    while (sockets.length <= n) vi.advanceTimersByTime(100);
    sockets[n]?.open();
    vi.advanceTimersByTime(18_000 * 2 ** n);
  }
  while (sockets.length <= 3) vi.advanceTimersByTime(100);
  sockets[3]?.open();
  vi.advanceTimersByTime(10_000);
  link.hurry();
  expect(sockets).toHaveLength(4);
  vi.advanceTimersByTime(6_000);
  link.hurry();
  expect(sockets).toHaveLength(5);
  expect(sockets[3]?.readyState).toBe(3);
});
