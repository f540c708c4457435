import { verify } from '@aspekt/fair';
import { limits, protocolVersion } from '@aspekt/protocol';
import { serve } from '@aspekt/server';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { chanceFrom } from '../torture/chance.ts';
import { restartCycles } from '../torture/restarts.ts';
import { ackedBy, seatTalkers, talk, talkUntil } from '../torture/talkers.ts';
import { complaints, truthIn } from '../torture/truth.ts';
import { createTable, enter, join, open, post, type Client } from './client.ts';
import { freshFolder, pebblesModule, startProcess, stopProcess } from './process.ts';
import { serving } from './serving.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => void vi.restoreAllMocks());

const said = (text: string) => ({ type: 'table/say', text }) as const;
const thrown = { type: 'pebbles/throw', who: 'anna', dice: 2 } as const;
const exportOf = async (address: string, table: string, token: string): Promise<string> =>
  (await fetch(`${address}/api/tables/${table}/export`, { headers: { authorization: `Bearer ${token}` } })).text();
const isHere = (client: Client, seat: string, present: boolean) =>
  client.next('changed', ({ table }) => table.seats.find((one) => one.seat === seat)?.present === present);

describe('a clock that jumps changes neither order nor dice nor undo', () => {
  test.each([
    ['an hour on', 3_600_000],
    ['an hour back', -3_600_000],
    ['ten years back', -10 * 365 * 24 * 3_600_000],
    ['past the year 2038', Date.UTC(2038, 0, 19, 3, 14, 8) - Date.now()],
  ])('%s', async (_, jump) => {
    const real = Date.now.bind(Date);
    let offset = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + offset);
    const { address, folder, close } = await serving();
    const opened = await createTable(address);
    const { seat, token } = await join(address, opened, 'Anna');
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const anna = await enter(address, { table: opened.table, token });
    await gm.do({ type: 'pebbles/bring', id: 'anna', name: 'Anna', owner: seat });
    await anna.do(thrown);
    offset = jump;
    expect(await anna.do(thrown)).toMatchObject({ t: 'done' });
    expect(await anna.do({ type: 'table/undo' })).toMatchObject({ t: 'done' });
    expect(await anna.do({ type: 'table/redo' })).toMatchObject({ t: 'done' });
    offset = 0;
    expect(await anna.do(said('and back'))).toMatchObject({ t: 'done' });
    offset = jump;
    // Links, resuming, sitting down and starting again go by no clock either.
    await join(address, opened, 'Bo');
    anna.close();
    const again = await enter(address, { table: opened.table, token, cursor: 3 });
    expect(again.messages[0]).toMatchObject({
      t: 'welcome',
      lines: expect.arrayContaining([expect.objectContaining({ n: 4 })]),
    });
    await close();
    const next = await serve({ port: 0, host: '127.0.0.1', data: folder, gamesModule: pebblesModule });
    const there = `http://127.0.0.1:${next.port}`;
    const back = await enter(there, { table: opened.table, token });
    expect(await back.do(thrown)).toMatchObject({ t: 'done' });
    const master = await enter(there, { table: opened.table, token: opened.gm });
    await master.do({ type: 'table/reveal-dice' });
    expect(verify(await exportOf(there, opened.table, token))).toMatchObject({
      outcome: 'proved',
      count: { proved: 3 },
    });
    const welcome = back.messages[0];
    if (welcome?.t !== 'welcome') throw new Error('no welcome');
    expect(welcome.lines.map(({ n }) => n)).toEqual(welcome.lines.map((_line, i) => i + 1));
    await next.close();
  });
});

describe('a client that stops reading', () => {
  test('is let go with 4008 when a megabyte waits for it; the others play on, and it comes back to all of it', async () => {
    const { address } = await serving();
    const opened = await createTable(address);
    const people = await Promise.all(['Anna', 'Bo', 'Eva', 'Ulf', 'Siv'].map((name) => join(address, opened, name)));
    const [slowSeat, ...others] = people;
    if (!slowSeat) throw new Error('nobody');
    const talkers = await Promise.all(others.map(({ token }) => enter(address, { table: opened.table, token })));
    const long = 'word '.repeat(390);
    for (let i = 0; i < 35; i++) await Promise.all(talkers.map((talker) => talker.do(said(long))));
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const slow = await enter(address, { table: opened.table, token: slowSeat.token });
    await isHere(gm, slowSeat.seat, true);
    const before = process.memoryUsage().arrayBuffers;
    slow.socket.pause();
    const cursor = slow.messages[0]?.t === 'welcome' ? slow.messages[0].cursor : 0;
    for (let i = 0; i < limits.commandBurst - 1; i++) slow.say({ t: 'older', before: cursor });
    await isHere(gm, slowSeat.seat, false);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
    for (let i = 0; i < 10; i++) expect(await gm.do(said(`on ${i}`))).toMatchObject({ t: 'done' });
    slow.socket.resume();
    expect(await slow.closed).toBe(4008);
    const back = await enter(address, { table: opened.table, token: slowSeat.token, cursor });
    const welcome = back.messages[0];
    expect(welcome?.t === 'welcome' && welcome.lines.map(({ told }) => told[0]?.text)).toEqual(
      Array.from({ length: 10 }, (_, i) => `Gun: “on ${i}”`),
    );
  });
});

describe('a connection that is dead without saying so', () => {
  test('is given up after three times without a sign of life, thirty seconds; its seat is kept', async () => {
    expect(3 * limits.heartbeatMs).toBeLessThanOrEqual(30_000);
    const { address } = await serving({ heartbeatMs: 60 });
    const opened = await createTable(address);
    const { seat, token } = await join(address, opened, 'Anna');
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    // It hears nothing and answers nothing, as if somebody had pulled the cable.
    const mute = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
      headers: { origin: address },
      autoPong: false,
    });
    const closed = new Promise<number>((resolve) => mute.once('close', resolve));
    await new Promise((resolve) => mute.once('open', resolve));
    mute.send(
      JSON.stringify({ t: 'hello', protocol: protocolVersion, table: opened.table, token, cursor: 0, locale: 'en' }),
    );
    await isHere(gm, seat, true);
    await isHere(gm, seat, false);
    expect(await closed).toBe(1006);
    // Whoever answers is never given up.
    expect(gm.socket.readyState).toBe(WebSocket.OPEN);
    const back = await enter(address, { table: opened.table, token });
    expect(back.messages[0]).toMatchObject({ t: 'welcome', me: { seat } });
  });
});

describe('a server without memory for more', () => {
  test('lets nobody new in, says so in three languages, and whoever has a seat plays on', async () => {
    const { folder, remove } = freshFolder();
    onTestFinished(remove);
    const roomy = await serve({ port: 0, host: '127.0.0.1', data: folder, gamesModule: pebblesModule });
    let address = `http://127.0.0.1:${roomy.port}`;
    const opened = await createTable(address);
    const { token } = await join(address, opened, 'Anna');
    await roomy.close();
    const full = await serve({ port: 0, host: '127.0.0.1', data: folder, gamesModule: pebblesModule, memoryMb: 1 });
    address = `http://127.0.0.1:${full.port}`;
    const anna = await enter(address, { table: opened.table, token });
    expect(await anna.do(said('still here'))).toMatchObject({ t: 'done' });
    const { table, invite } = opened;
    for (const [path, body] of [
      ['/api/join', { table, token: invite, name: 'Bo', locale: 'en' }],
      ['/api/tables', { game: 'pebbles', locale: 'en', name: 'Test', gmName: 'Gun' }],
      ['/api/demo', { game: 'pebbles', locale: 'en' }],
      ['/api/import', {}],
    ] as const) {
      const answer = await post(address, path, body);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(await answer.json()).toMatchObject({ error: { code: 'crowded' } });
    }
    // A link of one's own still opens one's own seat.
    expect((await post(address, '/api/join', { table, token, name: 'Anna', locale: 'en' })).status).toBe(200);
    for (const [locale, words] of [
      ['sv', 'Servern är full'],
      ['pl', 'Serwer jest teraz pełny'],
      ['en', 'The server is full'],
    ]) {
      const watching = await open(address);
      watching.say({ t: 'hello', protocol: protocolVersion, table, token: invite, cursor: 0, locale });
      expect(await watching.next('bye')).toMatchObject({ code: 'crowded', text: expect.stringContaining(words ?? '') });
      expect(await watching.closed).toBe(1013);
    }
    await full.close();
  });
});

describe('a process that is stopped or held', () => {
  test('told to stop under load it sends everybody away with a time to come back; nobody sees an error, nothing is lost', async () => {
    const result = await restartCycles(4, chanceFrom(Date.now()));
    expect(result.complaints).toEqual([]);
    expect(result.acked).toBeGreaterThan(0);
  });
  test('held for a while in the middle of the play it goes on where it was, and nothing is lost or done twice', async () => {
    const { folder, remove } = freshFolder();
    onTestFinished(remove);
    const server = await startProcess('test-server.ts', { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule });
    const talkers = await seatTalkers(server.address, 2, 3);
    const clients = await Promise.all(talkers.map((talker) => talk(server.address, talker)));
    for (let i = 0; i < 3; i++) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      server.process.kill('SIGSTOP');
      const held = ackedBy(talkers);
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(ackedBy(talkers)).toBeLessThan(held + 30);
      server.process.kill('SIGCONT');
    }
    for (const client of clients) client.close();
    await talkUntil(server.address, talkers, talkers.length);
    expect(await stopProcess(server)).toBe(0);
    expect(complaints(talkers, await truthIn(folder))).toEqual([]);
  });
});
