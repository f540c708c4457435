import { firstHash } from '@aspekt/fair';
import { sqliteLog } from '@aspekt/server';
import { follow, gameFor, linesBetween, offersFor, sightOf, tableFrom, viewOf, type Entry } from '@aspekt/table';
import { afterAll, expect, test } from 'vitest';
import { entriesOf, rowsOf } from '../../apps/server/src/rows.ts';
import { pebbles } from '../../packages/table/src/testing/pebbles.ts';
import { anna, gm, scene, throwOf } from '../../packages/table/src/testing/scene.ts';
import { freshFolder } from './process.ts';

const { folder, remove } = freshFolder();
afterAll(remove);

/** A log of so many entries: an evening played again and again. */
const writeLongLog = async (length: number): Promise<void> => {
  const { table, must } = scene();
  for (let i = 0; i < 200; i++) must(i % 5 ? anna : gm, i % 5 ? throwOf(anna) : { type: 'pebbles/hide', stash: i });
  const evening = table.entries.slice(6);
  const again = (seq: number): Entry => ({ ...(evening[seq % evening.length] as Entry), seq, id: `c-${seq}` });
  const entries = Array.from({ length }, (_, i) => table.entries[i] ?? again(i + 1));
  const log = sqliteLog(folder);
  const rows = rowsOf('table', entries, firstHash('table'));
  await log.write({ tables: [{ id: 'table', game: 'pebbles', createdAt: 1 }], rows });
  await log.close();
};

test('a table of 100,000 entries is opened in a second and a half of work, and a page of it is small', async () => {
  await writeLongLog(100_000);
  const log = sqliteLog(folder);
  const length = await log.length('table');
  // The work of this thread, for the machine may be busy with other tests.
  const start = process.threadCpuUsage();
  const table = tableFrom(pebbles, entriesOf(await log.scan('table'), firstHash('table')), length);
  const sight = sightOf(anna, 'sv');
  follow(table, sight);
  const page = linesBetween(table, sight, sight.seqs.length - 199, sight.seqs.length);
  const seen = JSON.stringify([page, viewOf(table, sight, new Set()), gameFor(table, sight), offersFor(table, sight)]);
  const { user, system } = process.threadCpuUsage(start);
  await log.close();
  expect(table.entries).toHaveLength(100_000);
  expect(page).toHaveLength(200);
  expect(seen.length).toBeLessThan(200_000);
  expect((user + system) / 1e6).toBeLessThan(1.5);
}, 60_000);
