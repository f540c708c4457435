import { DatabaseSync } from 'node:sqlite';
import { fileIn, type Log } from '@aspekt/server';
import { openFrom, type Opening } from '../../apps/server/src/opening.ts';
import { pebbles } from '../../packages/table/src/testing/pebbles.ts';
import { heldBy } from '../../packages/table/src/testing/same.ts';

/** After how many entries the servers under test keep a snapshot and write down places, so that both are there many times. */
export const tidying = { ASPEKT_TEST_SNAPSHOTS: '15', ASPEKT_TEST_SETTLE: '7' } as const;

/** Wait for the quiet moment in which the server of a folder has kept a snapshot of so many tables. */
export const snapshotsKept = async (folder: string, tables: number): Promise<void> => {
  const db = new DatabaseSync(fileIn(folder), { readOnly: true, timeout: 2000 });
  const kept = db.prepare('SELECT COUNT(*) AS kept FROM snapshots');
  for (let tries = 0; Number(kept.get()?.['kept']) < tables; tries++) {
    if (tries === 500) throw new Error(`no snapshots of ${tables} tables`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  db.close();
};

/** Open a table as those servers do. */
export const openAsServed = (log: Log, table: string): Promise<Opening> => openFrom(log, table, pebbles, () => 'test');

/** What a table holds, as its log alone tells it. */
export const heldByLog = async (log: Log, table: string): Promise<string> =>
  JSON.stringify(heldBy((await openFrom(log, table, pebbles, () => undefined)).table));

/** Whether a table that is opened with a snapshot is the one that its log tells of; `none` where there is none of use. */
export const snapshotTells = async (log: Log, table: string): Promise<'the same' | 'another' | 'none'> => {
  const opened = await openAsServed(log, table);
  if (opened.snapshot === 0) return 'none';
  return JSON.stringify(heldBy(opened.table)) === (await heldByLog(log, table)) ? 'the same' : 'another';
};
