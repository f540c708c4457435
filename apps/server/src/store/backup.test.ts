import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { chained, laid } from '../ports/log-contract.ts';
import { settleCopy } from './sqlite-file.ts';
import { sqliteLog } from './sqlite-log.ts';

const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'aspekt-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A backup that a worker makes, as beside the play; with what went wrong, if anything. */
const beginBackup = (folder: string, to: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: { folder, to } });
    worker.once('message', resolve);
  });

/** Wait until a backup is being made. */
const halfMade = async (partial: string): Promise<void> => {
  const sizeNow = (): number => statSync(partial, { throwIfNoEntry: false })?.size ?? 0;
  // The worker takes its time on a busy machine.
  await expect.poll(sizeNow, { interval: 1, timeout: 25_000 }).toBeGreaterThan(0);
};

test('a backup whose copy is taken away while it is made says so in a sentence, and leaves no file', async () => {
  const folder = freshFolder();
  const log = sqliteLog(folder);
  await log.write({ tables: [laid('a')], rows: chained('a', 20_000, 'word '.repeat(50)) });
  const to = join(folder, 'one.sqlite');
  const making = beginBackup(folder, to);
  await halfMade(`${to}.partial`);
  rmSync(`${to}.partial`);
  expect(await making).toBe('A table was deleted meanwhile, and what was copied with it. Make the backup again.');
  expect(readdirSync(folder).filter((name) => name.startsWith('one'))).toEqual([]);
  await log.close();
});

test('a backup is for its owner’s eyes only from its first byte on, with what SQLite keeps beside it', async () => {
  const folder = freshFolder();
  const log = sqliteLog(folder);
  await log.write({ tables: [laid('a')], rows: chained('a', 20_000, 'word '.repeat(50)) });
  const to = join(folder, 'one.sqlite');
  const modes = new Set<string>();
  let made = false;
  const making = beginBackup(folder, to).finally(() => (made = true));
  while (!made) {
    for (const name of readdirSync(folder).filter((one) => one.startsWith('one'))) {
      const { mode } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
      if (mode !== undefined) modes.add(`${name} ${(mode & 0o777).toString(8)}`);
    }
    await new Promise((later) => setTimeout(later, 1));
  }
  expect(await making).toBeUndefined();
  expect(modes).toContain('one.sqlite.partial 600');
  expect([...modes].filter((one) => !one.endsWith(' 600'))).toEqual([]);
  await log.close();
});

test('a copy that is gone is not made anew to be put in order', () => {
  const file = join(freshFolder(), 'a copy #1?.sqlite');
  expect(() => settleCopy(file)).toThrow('unable to open');
  expect(existsSync(file)).toBe(false);
});
