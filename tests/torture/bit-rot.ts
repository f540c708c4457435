import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstHash } from '@aspekt/fair';
import { BrokenLog, examine, fileIn, sqliteLog, type Log } from '@aspekt/server';
import { entriesOf } from '../../apps/server/src/rows.ts';
import { heldBy } from '../../packages/table/src/testing/same.ts';
import { freshFolder, pebblesModule, startProcess, stopProcess } from '../server/process.ts';
import { heldByLog, openAsServed, snapshotsKept, tidying } from './snapshot-truth.ts';
import { seatTalkers, talkUntil } from './talkers.ts';
import { truthIn, type Truth } from './truth.ts';

export type RotResult = {
  readonly flips: number;
  /** The file was not opened, or a table only up to its last whole entry. */
  readonly noticed: number;
  /** Nothing of any log was touched. */
  readonly harmless: number;
  /** A table could no longer be found; going through the file says so. */
  readonly missing: number;
  /** Tables that were opened with a snapshot all the same. */
  readonly snapshots: number;
  /** Something was told that is not the truth, and nobody noticed. */
  readonly wrong: readonly string[];
};

/** Flip one bit of the file of a played folder, or of so many bytes at its beginning, again and again, and see what the server makes of it. */
export const flipBits = async (flips: number, chance: () => number, within = Infinity): Promise<RotResult> => {
  const { folder, remove } = freshFolder();
  const [data, hurt] = [join(folder, 'data'), join(folder, 'hurt')];
  const server = await startProcess('test-server.ts', {
    ASPEKT_DATA: data,
    ASPEKT_TEST_GAMES: pebblesModule,
    ...tidying,
  });
  const talkers = await seatTalkers(server.address, 3, 2);
  await talkUntil(server.address, talkers, 200);
  await snapshotsKept(data, 3);
  await stopProcess(server);
  const truth = await truthIn(data);
  const held = await heldIn(data, truth);
  const whole = readFileSync(fileIn(data));
  const result = { flips, noticed: 0, harmless: 0, missing: 0, snapshots: 0, wrong: new Array<string>() };
  for (let i = 0; i < flips; i++) {
    const bit = Math.floor(chance() * Math.min(whole.length, within) * 8);
    rmSync(hurt, { recursive: true, force: true });
    mkdirSync(hurt);
    copyFileSync(fileIn(data), fileIn(hurt));
    const bytes = Buffer.from(whole);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(fileIn(hurt), bytes);
    const { found, snapshots } = await openHurt(hurt, truth, held);
    result.snapshots += snapshots;
    if (found !== 'wrong') result[found]++;
    // A table that is not found tells nothing wrong, but whoever looks must learn of it.
    if (found === 'wrong' || (found === 'missing' && (await examine(fileIn(hurt))).problems.length === 0))
      result.wrong.push(`bit ${bit}: ${found}`);
  }
  remove();
  return result;
};

/** What each table holds while its file is whole. */
const heldIn = async (folder: string, truth: Truth): Promise<ReadonlyMap<string, string>> => {
  const log = sqliteLog(folder);
  const held = new Map<string, string>();
  for (const table of truth.keys()) held.set(table, await heldByLog(log, table));
  await log.close();
  return held;
};

type Hurt = { readonly found: 'noticed' | 'harmless' | 'missing' | 'wrong'; readonly snapshots: number };

const openHurt = async (folder: string, truth: Truth, held: ReadonlyMap<string, string>): Promise<Hurt> => {
  let log: Log;
  try {
    log = sqliteLog(folder);
  } catch (error) {
    // Whatever else it stumbles over it would not say in a sentence.
    return { found: error instanceof BrokenLog ? 'noticed' : 'wrong', snapshots: 0 };
  }
  try {
    const found = new Set<'noticed' | 'missing' | 'wrong'>();
    let snapshots = 0;
    for (const [table, { rows }] of truth) {
      let seq = 0;
      try {
        if (!(await log.table(table))) found.add('missing');
        for (const entry of entriesOf(await log.scan(table), firstHash(table))) {
          seq++;
          if (JSON.stringify(entry) !== rows[seq - 1]?.bytes) found.add('wrong');
        }
        if (seq !== rows.length) found.add('wrong');
        const opened = await openAsServed(log, table);
        if (opened.snapshot > 0) snapshots++;
        if (JSON.stringify(heldBy(opened.table)) !== held.get(table)) found.add('wrong');
      } catch (error) {
        if (!(error instanceof BrokenLog)) throw error;
        found.add('noticed');
      }
    }
    return { found: (['wrong', 'missing', 'noticed'] as const).find((one) => found.has(one)) ?? 'harmless', snapshots };
  } finally {
    await log.close();
  }
};
