import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { settingsFrom } from '@aspekt/server';
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
  test('when it is not clear whether there is a proxy', async () => {
    const found = await failure({ ASPEKT_DATA: folder, ASPEKT_PROXY: 'yes' });
    expect(found).toMatchObject({ code: 1, said: 'ASPEKT_PROXY must be 1 or 0.\n' });
  });
  test('when others keep other things in the folder, which stays as open as it was', async () => {
    const shared = path(folder, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o755);
    writeFileSync(path(shared, 'notes.txt'), '');
    expect(await failure({ ASPEKT_DATA: shared })).toMatchObject({
      code: 1,
      said: `There are other things than tables in ${shared}, and others can get at them. Set ASPEKT_DATA to a folder of its own.\n`,
    });
    expect(statSync(shared).mode & 0o777).toBe(0o755);
  });
  test('when the lock is no lock, or the tables cannot be opened', async () => {
    const damaged = path(folder, 'damaged');
    mkdirSync(damaged);
    writeFileSync(path(damaged, 'aspekt.lock'), 'hello, this is not a lock');
    expect(await failure({ ASPEKT_DATA: damaged })).toMatchObject({
      code: 1,
      said: `The lock file ${path(damaged, 'aspekt.lock')} is damaged. Delete it, if no server is running.\n`,
    });
    rmSync(path(damaged, 'aspekt.lock'));
    mkdirSync(path(damaged, 'aspekt.sqlite'));
    expect(await failure({ ASPEKT_DATA: damaged })).toMatchObject({
      code: 1,
      said: `The data folder ${damaged} cannot be written to (SQLite 14). Set ASPEKT_DATA to another.\n`,
    });
  });
});

test('what is set to nothing is not set', () => {
  const names = ['PORT', 'HOST', 'ASPEKT_DATA', 'ASPEKT_PROXY', 'ASPEKT_MEMORY_MB'];
  const backups = ['ASPEKT_BACKUP_TO', 'ASPEKT_BACKUP_HOURS', 'ASPEKT_BACKUP_KEEP'];
  const empty = Object.fromEntries([...names, ...backups].map((name) => [name, '']));
  expect(settingsFrom(empty)).toEqual(settingsFrom({}));
  expect(settingsFrom({})).toMatchObject({ port: 8080, backups: { everyHours: 24, keep: 7 } });
});

describe.runIf(process.platform === 'linux')('a server that was started by another program', () => {
  const { npm_command: _, ...env } = process.env;
  const here = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
  /** As `npm start` and `npx aspekt` do it, once everything is installed. */
  const becoming = `import { become } from '${here('scripts/child.mjs')}'; become(process.argv.slice(1))`;
  const serving = (data: string): readonly string[] =>
    ['--input-type=module', '-e', becoming, '--', here('apps/cli/src/main.ts')].concat([
      'serve',
      '--port',
      '0',
      '--data',
      path(folder, data),
    ]);
  const addressOf = (child: ChildProcessByStdio<null, Readable, null>): Promise<string> =>
    new Promise((found) => {
      let said = '';
      child.stdout.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (port !== undefined) found(`http://127.0.0.1:${port}`);
      });
    });
  const answers = (address: string): Promise<boolean> =>
    fetch(`${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    );

  test('stops when npm is told to stop, which tells only the shell that it started', async () => {
    // As npm does it: a shell in between, which does not become what it runs.
    const shell = spawn('/bin/sh', ['-c', '"$@"; true', 'sh', process.execPath, ...serving('by-shell')], {
      env: { ...env, npm_command: 'exec' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await addressOf(shell);
    expect(await answers(address)).toBe(true);
    shell.kill('SIGTERM');
    await vi.waitFor(async () => expect(await answers(address)).toBe(false), { timeout: 20_000, interval: 200 });
  });

  test('and was killed is told as killed; interrupted twice, it still ends in order', async () => {
    const begin = (data: string) =>
      spawn(process.execPath, serving(data), { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = (child: ChildProcess): Promise<number | null> => new Promise((done) => child.once('exit', done));
    const killed = begin('killed');
    await addressOf(killed);
    const [server] = readFileSync(`/proc/${killed.pid}/task/${killed.pid}/children`, 'utf8').split(' ');
    process.kill(Number(server), 'SIGKILL');
    expect(await ended(killed)).toBe(128 + 9);
    const interrupted = begin('interrupted');
    await addressOf(interrupted);
    interrupted.kill('SIGINT');
    interrupted.kill('SIGINT');
    expect(await ended(interrupted)).toBe(0);
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
