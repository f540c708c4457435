import { firstHash } from '@aspekt/fair';
import { sqliteLog } from '@aspekt/server';
import { follow, gameFor, linesBetween, offersFor, sightOf, viewOf, type Entry, type Table } from '@aspekt/table';
import { afterAll, expect, test } from 'vitest';
import { openFrom } from '../../apps/server/src/opening.ts';
import { rowsOf } from '../../apps/server/src/rows.ts';
import { keepSnapshots } from '../../apps/server/src/snapshots.ts';
import { atOnce } from '../../apps/server/src/spare.ts';
import { pebbles } from '../../packages/table/src/testing/pebbles.ts';
import { anna, gm, scene, throwOf } from '../../packages/table/src/testing/scene.ts';
import { freshFolder } from './process.ts';

const { folder, remove } = freshFolder();
afterAll(remove);
const editionOf = (): string => 'test';

/** A log of so many entries: an evening played again and again. */
const writeLongLog = async (length: number): Promise<void> => {
  const { table, must } = scene();
  for (let i = 0; i < 200; i++) must(i % 5 ? anna : gm, i % 5 ? throwOf(anna) : { type: 'pebbles/hide', stash: i });
  const evening = [...table.entries].slice(6);
  const again = (seq: number): Entry => ({ ...(evening[seq % evening.length] as Entry), seq, id: `c-${seq}` });
  const entries = Array.from({ length }, (_, i) => table.entries.at(i + 1) ?? again(i + 1));
  const log = sqliteLog(folder);
  const rows = rowsOf('table', entries, firstHash('table'));
  await log.write({ tables: [{ id: 'table', game: 'pebbles', createdAt: 1 }], rows });
  await log.close();
};

/** What somebody who comes is told first. */
const welcomeOf = (table: Table): { readonly lines: number; readonly text: string } => {
  const sight = sightOf(anna, 'sv');
  follow(table, sight);
  const page = linesBetween(table, sight, sight.seqs.length - 199, sight.seqs.length);
  const view = viewOf(table, sight, new Set());
  return { lines: page.length, text: JSON.stringify([page, view, gameFor(table, sight), offersFor(table, sight)]) };
};

test('a table of 100,000 entries is opened in a second and a half of work, from a snapshot in less, and a page of it is small', async () => {
  await writeLongLog(100_000);
  const open = async () => {
    const log = sqliteLog(folder);
    // The work of this thread, for the machine may be busy with other tests.
    const start = process.threadCpuUsage();
    const opening = await openFrom(log, 'table', pebbles, editionOf);
    const welcome = welcomeOf(opening.table);
    const { user, system } = process.threadCpuUsage(start);
    return { ...opening, log, welcome, seconds: (user + system) / 1e6 };
  };
  const first = await open();
  expect(first.snapshot).toBe(0);
  const fatal = (error: unknown): void => expect.unreachable(String(error));
  const keeper = keepSnapshots({
    log: first.log,
    spare: atOnce,
    every: 5000,
    editionOf,
    full: () => false,
    fatal,
  });
  keeper.opened(first.table, { seq: 100_000, hash: first.head }, first.snapshot);
  await first.log.close();
  const second = await open();
  await second.log.close();
  expect(second.snapshot).toBe(100_000);
  expect(second.table.entries).toHaveLength(100_000);
  expect(second.welcome).toEqual(first.welcome);
  expect(first.welcome.lines).toBe(200);
  expect(first.welcome.text.length).toBeLessThan(200_000);
  expect(first.seconds).toBeLessThan(1.5);
  expect(second.seconds).toBeLessThan(first.seconds * 0.8);
}, 60_000);
