import { DatabaseSync } from 'node:sqlite';
import { fileIn, sqliteLog } from '@aspekt/server';
import type { Wire } from '@aspekt/contract';
import { afterAll, expect, test } from 'vitest';
import { readSnapshot } from '../../apps/server/src/snapshot-text.ts';
import { pebbles } from '../../packages/table/src/testing/pebbles.ts';
import { createTable, enter, join, type Client, type Hello } from '../server/client.ts';
import { freshFolder, pebblesModule, startProcess, stopProcess, type Running } from '../server/process.ts';
import { openAsServed, tidying } from '../torture/snapshot-truth.ts';

const { folder, remove } = freshFolder();
afterAll(remove);
const start = (): Promise<Running> =>
  startProcess('test-server.ts', { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule, ...tidying });

/** The last entry that the snapshot of a table covers, as a server would find it now. */
const snapshotOf = async (table: string): Promise<number> => {
  const log = sqliteLog(folder);
  const { snapshot } = await openAsServed(log, table);
  await log.close();
  return snapshot;
};

/** A snapshot is of use when it covers more than this. */
const least = 20;

/** Wait until the server has kept one that is whole and of use: it does when it has time. */
const untilKept = async (table: string): Promise<void> => {
  const db = new DatabaseSync(fileIn(folder), { readOnly: true, timeout: 2000 });
  const kept = db.prepare('SELECT bytes FROM snapshots');
  const covered = (): number => {
    const known = readSnapshot(String(kept.get()?.['bytes']), { table, edition: 'test', rules: pebbles });
    return known?.snapshot.seq ?? 0;
  };
  while (covered() <= least) await new Promise((later) => setTimeout(later, 20));
  db.close();
};

/** Everything that somebody is told who comes, but for who else is there and how often they were told something. */
const welcomeFor = async ({ address }: Running, hello: Hello): Promise<string> => {
  const client = await enter(address, hello);
  const [welcome] = client.messages;
  client.close();
  return JSON.stringify({ ...welcome, v: 0 }).replaceAll(/"present":(true|false)/gu, '');
};

test('whoever comes back after a stop, a kill or damage to the snapshot is told the same, may take back the same, and nobody is told more', async () => {
  let server = await start();
  const opened = await createTable(server.address);
  const anna = await join(server.address, opened, 'Anna');
  const hellos = [opened.gm, anna.token].map((token) => ({ table: opened.table, token }));
  const must = async (by: Client, command: Wire): Promise<void> =>
    expect(await by.do(command), JSON.stringify(command)).toMatchObject({ t: 'done' });
  const [gm, player] = await Promise.all(hellos.map((hello) => enter(server.address, hello)));
  if (!gm || !player) throw new Error('two came');
  await must(gm, { type: 'pebbles/bring', id: 'pc', name: 'Annas', owner: anna.seat });
  await must(gm, { type: 'table/write-note', id: 'n', text: 'CANARY', hidden: true });
  for (let i = 0; i < 16; i++) {
    await must(player, { type: 'pebbles/throw', who: 'pc', dice: 2 });
    await must(gm, { type: 'pebbles/throw', who: 'pc', dice: 1, to: 'gm' });
    if (i % 4 === 3) await must(gm, { type: 'table/undo' });
    // Not faster than people may.
    await new Promise((later) => setTimeout(later, 150));
  }
  for (const client of [gm, player]) client.close();
  const told = await Promise.all(hellos.map((hello) => welcomeFor(server, hello)));
  expect(told[0]).toContain('CANARY');

  for (const [signal, hurt] of [
    ['SIGTERM', undefined],
    ['SIGKILL', undefined],
    ['SIGTERM', "UPDATE snapshots SET bytes = replace(bytes, 'Annas', 'Anders')"],
    ['SIGTERM', "UPDATE snapshots SET bytes = ''"],
  ] as const) {
    await untilKept(opened.table);
    await stopProcess(server, signal);
    expect(await snapshotOf(opened.table)).toBeGreaterThan(least);
    if (hurt !== undefined) {
      const db = new DatabaseSync(fileIn(folder));
      db.exec(hurt);
      db.close();
      expect(await snapshotOf(opened.table)).toBe(0);
    }
    server = await start();
    const again = await Promise.all(hellos.map((hello) => welcomeFor(server, hello)));
    expect(again).toEqual(told);
    expect(again[1]).not.toContain('CANARY');
  }
  const back = await enter(server.address, hellos[0] as Hello);
  for (let i = 0; i < 5; i++) await must(back, { type: 'table/undo' });
  for (let i = 0; i < 5; i++) await must(back, { type: 'table/redo' });
  back.close();
  await stopProcess(server);
});
