import { limits } from '@aspekt/protocol';
import { sqliteLog, systemClock } from '@aspekt/server';
import { describe, expect, test, vi } from 'vitest';
import { createTable, enter, join, type Client } from './client.ts';
import { freshFolder, pebblesModule, startProcess, stopProcess } from './process.ts';
import { serving } from './serving.ts';

vi.setConfig({ testTimeout: 60_000 });

let ahead = 0;
const { address } = await serving({ clock: { ...systemClock, now: () => systemClock.now() + ahead } });
const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('where talk is slow, a player who is too fast is told when, and is heard then; the game master always', async () => {
  const opened = await createTable(address, { table: { talkEvery: 30 } });
  const { token } = await join(address, opened, 'Anna');
  const [gm, anna] = [
    await enter(address, { table: opened.table, token: opened.gm }),
    await enter(address, { table: opened.table, token, locale: 'sv' }),
  ];
  const say = { type: 'table/say', text: 'Hej' };
  expect(await anna.do(say)).toMatchObject({ t: 'done' });
  const refused = await anna.do(say, { id: 'again' });
  expect(refused).toMatchObject({ t: 'refused', refusal: { code: 'TABLE_E_TALK_SLOWLY' } });
  expect(JSON.stringify(refused)).toMatch(/Du kan tala igen om \d+ sekunder\./u);
  // Whatever is no talk is not slowed, least of all a pause.
  expect(await anna.do({ type: 'table/rename-seat', seat: 'x', name: 'A' })).toMatchObject({ t: 'refused' });
  expect(await anna.do({ type: 'table/x-card' })).toMatchObject({ t: 'done' });
  for (let i = 0; i < 3; i++) expect(await gm.do(say)).toMatchObject({ t: 'done' });
  ahead = 31_000;
  expect(await anna.do(say)).toMatchObject({ t: 'done' });
  ahead = 0;
});

describe('a table whose seats all ask as much as each of them may', () => {
  test('is told to slow down as a whole; its game master is heard, and others play as if nothing were', async () => {
    const [crowd, calm] = [await createTable(address), await createTable(address)];
    const players: Client[] = [];
    for (let i = 1; i < limits.seatsPerTable; i++) {
      const { token } = await join(address, crowd, `Flood ${i}`);
      players.push(await enter(address, { table: crowd.table, token }));
    }
    const gm = await enter(address, { table: crowd.table, token: crowd.gm });
    const other = await enter(address, { table: calm.table, token: (await join(address, calm, 'Anna')).token });
    const begun = performance.now();
    const rounds = 15;
    for (let round = 0; round < rounds; round++) {
      // Forty at once and then twenty a second: nobody is faster than one may be.
      const each = round === 0 ? limits.commandBurst - 10 : limits.commandsPerSecond / 5;
      for (const [i, player] of players.entries())
        for (let n = 0; n < each; n++)
          player.say({ t: 'do', id: `f${i}-${round}-${n}`, command: { type: 'table/say', text: 'x'.repeat(500) } });
      expect(await gm.do({ type: 'table/say', text: `${round}` })).toMatchObject({ t: 'done' });
      expect(await other.do({ type: 'table/say', text: `${round}` })).toMatchObject({ t: 'done' });
      await later(200);
    }
    for (const player of players) {
      player.say({ t: 'ping' });
      await player.next('pong');
    }
    const seconds = (performance.now() - begun) / 1000;
    const answers = players.flatMap(({ messages }) => messages.filter(({ t }) => t === 'done' || t === 'invalid'));
    const done = answers.filter(({ t }) => t === 'done').length;
    expect(done).toBeGreaterThanOrEqual(limits.tableCommandBurst);
    const [atOnce, aSecond] = [players.length * limits.calmBurst, players.length * limits.calmPerSecond];
    expect(done).toBeLessThanOrEqual(
      limits.tableCommandBurst + atOnce + (limits.tableCommandsPerSecond + aSecond) * seconds,
    );
    expect(answers.length).toBeGreaterThan(done);
    for (const answer of answers) if (answer.t === 'invalid') expect(answer.code).toBe('too_fast');
  });
  test('is far from what a full table of people asks for', () => {
    // Everyone acts and asks for five odds at the same moment, and once more every other second.
    const atOnce = limits.seatsPerTable * 6;
    expect(limits.tableCommandBurst).toBeGreaterThan(atOnce * 2);
    expect(limits.tableCommandsPerSecond).toBeGreaterThan(atOnce / 2);
  });
});

describe('a table that is flooded by those who look on', () => {
  test('hears its players, and the X-card of one of them is on every page within a second', async () => {
    const table = await createTable(address);
    const [anna, bo] = [
      await enter(address, { table: table.table, token: (await join(address, table, 'Anna')).token }),
      await enter(address, { table: table.table, token: (await join(address, table, 'Bo')).token }),
    ];
    const gm = await enter(address, { table: table.table, token: table.gm });
    const onlookers = await Promise.all(
      Array.from({ length: 100 }, () => enter(address, { table: table.table, token: table.invite })),
    );
    /** As much as each of them may ask. */
    const flood = (times: number): void => {
      for (const one of onlookers)
        for (let i = 0; i < times; i++) if (one.socket.readyState === 1) one.say({ t: 'older', before: 1 });
    };
    flood(limits.commandBurst - 10);
    const flooding = setInterval(() => flood(limits.commandsPerSecond / 10), 100);
    await later(500);
    expect(await anna.do({ type: 'table/say', text: 'hej' })).toMatchObject({ t: 'done' });
    const played = performance.now();
    const seen = [anna, bo, gm].map(async (one) => {
      await one.next('changed', (message) => message.table.paused);
      return performance.now() - played;
    });
    expect(await anna.do({ type: 'table/x-card' })).toMatchObject({ t: 'done' });
    for (const ms of await Promise.all(seen)) expect(ms).toBeLessThan(1000);
    // Whoever has been told often enough and goes on is shown out.
    expect(await onlookers.at(-1)?.closed).toBe(4007);
    clearInterval(flooding);
    for (const one of [...onlookers, anna, bo, gm]) one.close();
  });
});

describe('at the start', () => {
  const startAt = async (lastEntry: number): Promise<string> => {
    const { folder, remove } = freshFolder();
    const log = sqliteLog(folder);
    const bytes = JSON.stringify({ seq: 1, at: lastEntry, by: 'table', id: 'c' });
    await log.write({
      tables: [{ id: 'a', game: 'pebbles', createdAt: 1 }],
      rows: [{ table: 'a', seq: 1, id: 'c', bytes, prev: 'p', hash: 'h' }],
    });
    await log.close();
    const running = await startProcess('test-server.ts', { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule });
    await stopProcess(running);
    remove();
    return running.said();
  };
  const day = 24 * 60 * 60_000;
  test('the operator is told when the clock is more than a day behind the last entry', async () => {
    expect(await startAt(Date.now() + 3 * day)).toMatch(
      /aspekt: The clock of this machine says \d{4}-\S+Z, but the last entry was written at \d{4}-\S+Z\. Set the clock/u,
    );
  });
  test('and not when it is less, or when the log cannot be read', async () => {
    for (const at of [Date.now() + day / 2, Date.now() - 400 * day, NaN])
      expect(await startAt(at)).not.toContain('clock');
  });
});
