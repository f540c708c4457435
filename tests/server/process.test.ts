import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTable, enter, open, post } from './client.ts';
import { freshFolder, pebblesModule, startProcess, stopProcess } from './process.ts';

// Starting a process takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { folder, remove } = freshFolder();
afterAll(remove);

/** What a process that cannot start says, and its exit code. */
const failure = async (
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly said: string }> => {
  try {
    const running = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ...env });
    await stopProcess(running, 'SIGKILL');
    throw new Error('it started');
  } catch (error) {
    return error as Error & { readonly code: number; readonly said: string };
  }
};

describe('a server that cannot run says so in one sentence and exits with 1', () => {
  test('when another one has the data folder', async () => {
    const first = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
    const { code, said } = await failure({ ASPEKT_DATA: folder });
    expect(code).toBe(1);
    expect(said).toBe(`Another Aspekt server is already using the data folder ${folder}.\n`);
    await stopProcess(first, 'SIGKILL');
    // The hold ends with the process, however it ended.
    const next = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
    expect(await stopProcess(next)).toBe(0);
  });
  test('when the port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((ready) => {
      other.listen(0, '127.0.0.1', () => ready((other.address() as { port: number }).port));
    });
    const { code, said } = await failure({ ASPEKT_DATA: folder, PORT: String(port) });
    other.close();
    expect([code, said]).toEqual([1, `Port ${port} is taken. Set PORT to another, or stop what is using it.\n`]);
  });
  test('when the folder cannot be written', async () => {
    const place = mkdtempSync(path(tmpdir(), 'aspekt-test-'));
    writeFileSync(path(place, 'file'), '');
    const { code, said } = await failure({ ASPEKT_DATA: path(place, 'file', 'data') });
    rmSync(place, { recursive: true });
    expect(code).toBe(1);
    expect(said).toMatch(/^The data folder .* cannot be written to \(ENOTDIR\)\. Set ASPEKT_DATA to another\.\n$/);
  });
  test.runIf(process.platform === 'linux')('when the folder can never be made', async () => {
    const { code, said } = await failure({ ASPEKT_DATA: '/proc/aspekt' });
    expect(code).toBe(1);
    expect(said).toMatch(/^The data folder \/proc\/aspekt cannot be written to/);
  });
  test('when the port is no port', async () => {
    expect(await failure({ ASPEKT_DATA: folder, PORT: 'eight' })).toMatchObject({
      code: 1,
      said: 'PORT must be a number from 0 to 65535.\n',
    });
  });
});

describe('a server that is told to stop', () => {
  test('sends everyone away to come back, and leaves with 0', async () => {
    const server = await startProcess('test-server.ts', { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule });
    const opened = await createTable(server.address);
    const gm = await enter(server.address, { table: opened.table, token: opened.gm });
    await gm.do({ type: 'table/say', text: 'kept' });
    expect(await stopProcess(server)).toBe(0);
    expect(await gm.next('bye')).toMatchObject({ code: 'restarting' });
    expect(await gm.closed).toBe(1012);
    const again = await startProcess('test-server.ts', { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule });
    const back = await enter(again.address, { table: opened.table, token: opened.gm, cursor: 2 });
    expect(back.frames[0]).toContain('kept');
    expect(await stopProcess(again)).toBe(0);
  });
});

test('no link and no word of play is in what the server prints', async () => {
  const server = await startProcess('test-server.ts', { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule });
  const opened = await createTable(server.address);
  const gm = await enter(server.address, { table: opened.table, token: opened.gm });
  await gm.do({ type: 'table/say', text: 'CANARY' });
  gm.say('{"CANARY');
  await post(server.address, '/api/tables', '{"CANARY');
  await stopProcess(server);
  expect(server.said()).toBe(`${server.address}/\n`);
});

describe('the test server', () => {
  test('lets dice fall as told; the server proper has no such place', async () => {
    const server = await startProcess('test-server.ts', { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule });
    const opened = await createTable(server.address);
    const gm = await enter(server.address, { table: opened.table, token: opened.gm });
    await gm.do({ type: 'pebbles/bring', id: 'wolf', name: 'Wolf' });
    await post(server.address, '/test/dice', { table: opened.table, faces: [6, 1, 5] });
    await gm.do({ type: 'pebbles/throw', who: 'wolf', dice: 2 });
    const { lines } = await gm.next('changed', (message) => message.lines[0]?.kind === 'pebbles/thrown');
    expect(lines[0]?.dice[0]?.faces).toEqual([6, 1]);
    await stopProcess(server);
    const proper = await startProcess('main.ts', {
      PORT: '0',
      HOST: '127.0.0.1',
      ASPEKT_DATA: folder,
      ASPEKT_TEST_GAMES: pebblesModule,
    });
    expect((await post(proper.address, '/test/dice', { table: opened.table, faces: [6] })).status).toBe(404);
    const games = (await (await fetch(`${proper.address}/api/games`)).json()) as readonly { readonly id: string }[];
    expect(games.map(({ id }) => id)).not.toContain('pebbles');
    expect(await (await fetch(`${proper.address}/health`)).json()).toEqual({ ok: true });
    await stopProcess(proper);
  });
});

test('a frame with a name in it that every object has is refused, and the process goes on', async () => {
  const running = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const client = await open(running.address);
    client.say(`{"t":"do","id":"x","command":{"type":"table/say","${name}":1}}`);
    expect(await client.next('invalid')).toMatchObject({ code: 'invalid' });
    client.close();
  }
  expect(running.said()).not.toContain('aspekt:');
  expect(await stopProcess(running)).toBe(0);
});
