import { cpSync } from 'node:fs';
import { join as path } from 'node:path';
import { markOf } from '@aspekt/fair';
import { backUp, restore, serve, type Served } from '@aspekt/server';
import type { Line } from '@aspekt/protocol';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { aspekt } from '../cli/aspekt.ts';
import { createTable, enter, join, type Client, type Opened } from './client.ts';
import { freshFolder, pebblesModule, startProcess, stopProcess, type Running } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });

const { folder: place, remove } = freshFolder();
afterAll(remove);
let running: Served | undefined;
afterEach(async () => running?.close());

const start = async (folder: string): Promise<string> => {
  running = await serve({ port: 0, host: '127.0.0.1', data: folder, gamesModule: pebblesModule });
  return `http://127.0.0.1:${running.port}`;
};
const stop = async (): Promise<void> => {
  await running?.close();
  running = undefined;
};
const said = (text: string) => ({ type: 'table/say', text }) as const;

/** Everything that a client was told, line by line. */
const linesOf = ({ messages }: Client): readonly Line[] =>
  messages.flatMap((message) => (message.t === 'welcome' || message.t === 'changed' ? message.lines : []));
const markIn = ({ messages }: Client): string | undefined =>
  messages.flatMap((message) => (message.t === 'welcome' ? [message.mark] : []))[0];

type Evening = { readonly opened: Opened; readonly token: string; readonly seat: string };
const seated = async (address: string): Promise<Evening> => {
  const opened = await createTable(address);
  const { seat, token } = await join(address, opened, 'Anna');
  const gm = await enter(address, { table: opened.table, token: opened.gm });
  await gm.do({ type: 'pebbles/bring', id: 'anna', name: 'Anna', owner: seat });
  await gm.do({ type: 'table/write-note', id: 'n', text: 'hidden from Anna' });
  gm.close();
  return { opened, token, seat };
};
/** Anna plays on and remembers what she saw: its last number and its mark. */
const playOn = async (address: string, { opened, token }: Evening, throws: number) => {
  const anna = await enter(address, { table: opened.table, token });
  for (let i = 0; i < throws; i++) await anna.do({ type: 'pebbles/throw', who: 'anna', dice: 2 });
  await anna.do(said('that was it'));
  anna.say({ t: 'ping' });
  await anna.next('pong');
  const lines = linesOf(anna);
  anna.close();
  return { n: lines.at(-1)?.n ?? 0, mark: markOf(lines) };
};
const asked = async (address: string, { opened, token }: Evening, known: number): Promise<Client> =>
  enter(address, { table: opened.table, token, known });

describe('a server proves that it knows what a client has seen (T17)', () => {
  test('in the same process, after a restart, and of long ago', async () => {
    const folder = path(place, 'same');
    let address = await start(folder);
    const evening = await seated(address);
    const first = await playOn(address, evening, 3);
    const later = await playOn(address, evening, 35);
    for (const seen of [first, later]) expect(markIn(await asked(address, evening, seen.n))).toBe(seen.mark);
    await stop();
    address = await start(folder);
    for (const seen of [first, later]) expect(markIn(await asked(address, evening, seen.n))).toBe(seen.mark);
    // Nobody is told who does not ask.
    const quiet = await enter(address, { table: evening.opened.table, token: evening.token });
    expect(quiet.frames[0]).not.toContain('"mark"');
  });
  test('and cannot after it was put back to an earlier state, nor when it has played on from there', async () => {
    const [folder, old] = [path(place, 'now'), path(place, 'old')];
    let address = await start(folder);
    const evening = await seated(address);
    await playOn(address, evening, 3);
    await stop();
    cpSync(folder, old, { recursive: true });
    address = await start(folder);
    const seen = await playOn(address, evening, 5);
    await stop();
    // The operator starts from the old folder and says nothing.
    address = await start(old);
    const back = await asked(address, evening, seen.n);
    expect(markIn(back)).toBe('');
    expect(back.messages[0]).toMatchObject({
      t: 'welcome',
      table: expect.not.objectContaining({ restored: expect.anything() }),
    });
    await playOn(address, evening, 9);
    const forked = markIn(await asked(address, evening, seen.n));
    expect(forked).toMatch(/^[0-9a-f]{64}$/);
    expect(forked).not.toBe(seen.mark);
  });
  test('after a restore it says that the table was restored; who had seen no more than the backup goes on', async () => {
    const folder = path(place, 'restored');
    let address = await start(folder);
    const evening = await seated(address);
    const before = await playOn(address, evening, 3);
    const file = path(place, 'restored.sqlite');
    await backUp(folder, file);
    const after = await playOn(address, evening, 3);
    await stop();
    await restore(file, folder, Date.now());
    address = await start(folder);
    const ahead = await asked(address, evening, after.n);
    expect(markIn(ahead)).not.toBe(after.mark);
    expect(ahead.messages[0]).toMatchObject({ table: { restored: expect.any(Number) } });
    expect(markIn(await asked(address, evening, before.n))).toBe(before.mark);
    expect(linesOf(ahead).at(-1)?.told[0]?.text).toContain('restored from a backup');
  });
});

test('what is hidden from a viewer changes nothing in the marks of their lines', async () => {
  const address = await start(path(place, 'hidden'));
  const evening = await seated(address);
  const seen = await playOn(address, evening, 2);
  const gm = await enter(address, { table: evening.opened.table, token: evening.opened.gm });
  for (let i = 0; i < 5; i++) await gm.do({ type: 'table/write-note', id: `n${i}`, text: 'hidden' });
  await gm.do({ type: 'pebbles/throw', who: 'anna', dice: 2, to: 'gm' });
  const anna = await asked(address, evening, seen.n);
  expect(markIn(anna)).toBe(seen.mark);
  expect(anna.messages[0]).toMatchObject({ cursor: seen.n });
});

test('the command line does not replace a saved log by that of a server that went back, and says why in three languages', async () => {
  const [folder, old] = [path(place, 'saved'), path(place, 'saved-old')];
  let address = await start(folder);
  const evening = await seated(address);
  await playOn(address, evening, 1);
  await stop();
  cpSync(folder, old, { recursive: true });
  address = await start(folder);
  await playOn(address, evening, 2);
  await stop();
  const { table, gm } = evening.opened;
  const out = path(place, 'saved.jsonl');
  const early = path(place, 'early.jsonl');
  const servers = new Map<string, Running>();
  for (const from of [folder, old])
    servers.set(from, await startProcess('test-server.ts', { ASPEKT_DATA: from, ASPEKT_TEST_GAMES: pebblesModule }));
  const save = (from: string, to: string, ...more: readonly string[]) =>
    aspekt(['export', `${servers.get(from)?.address}/t/${table}#${gm}`, '--out', to, ...more]);
  expect(save(old, early).code).toBe(0);
  expect(save(old, out).code).toBe(0);
  // It goes on, so it is replaced; going back it is not.
  expect(save(folder, out).code).toBe(0);
  for (const [language, words] of [
    ['en', 'Wrong: the log ends before the earlier one does.'],
    ['sv', 'Fel: loggen slutar före den tidigare.'],
    ['pl', 'Nie zgadza się: dziennik kończy się przed wcześniejszym.'],
  ] as const) {
    const { code, err } = save(old, out, '--language', language);
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    const checked = aspekt(['verify', early, '--after', out, '--language', language]);
    expect([checked.code, checked.out]).toEqual([1, expect.stringContaining(words)]);
  }
  expect(aspekt(['verify', out, '--after', early]).out).toContain('The log goes on from the earlier one. New lines: ');
  expect(save(old, out, '--accept').code).toBe(0);
  for (const server of servers.values()) await stopProcess(server);
});
