import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { keepBackups } from './backups.ts';
import { chained, laid } from './ports/log-contract.ts';
import { backUp, backupName, backupsAt, backupTime } from './store/backup.ts';
import { sqliteLog } from './store/sqlite-log.ts';

test('after the clock was put back by ten years backups are still made in time, and the newest is the one that is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aspekt-test-'));
  const place = join(folder, 'backups');
  await sqliteLog(folder).close();
  const before = Date.now();
  await backUp(folder, join(place, backupName(before)));
  const now = before - 10 * 365 * 24 * 3_600_000;
  const waits: number[] = [];
  let due: (() => void) | undefined;
  const backups = keepBackups(
    folder,
    { place, everyHours: 1, keep: 1 },
    {
      now: () => now,
      after: (ms, run) => {
        waits.push(ms);
        due = run;
        return () => {};
      },
    },
  );
  expect(waits).toEqual([3_600_000]);
  due?.();
  // The backup is made by a worker, which takes its time on a busy machine.
  await expect.poll(() => waits.length, { timeout: 25_000 }).toBe(2);
  await backups.close();
  const kept = backupsAt(place);
  expect(kept).toHaveLength(1);
  expect(backupTime(kept[0] ?? '')).toBe(before + 1);
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

test('whatever is wrong with the place for backups, the play goes on: it is told and tried again within the hour', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aspekt-test-'));
  const place = join(folder, 'backups');
  await sqliteLog(folder).close();
  const waits: number[] = [];
  let due: (() => void) | undefined;
  const clock = {
    now: () => Date.now(),
    after: (ms: number, run: () => void) => {
      waits.push(ms);
      due = run;
      return () => {};
    },
  };
  writeFileSync(place, '');
  const first = keepBackups(folder, { place, everyHours: 5, keep: 1 }, clock);
  due?.();
  await expect.poll(() => waits.length, { timeout: 25_000 }).toBe(2);
  await first.close();
  expect(waits).toEqual([60_000, 3_600_000]);
  rmSync(place);
  // A folder that is called like a backup is none: it does not count, and is not thinned out.
  const folderInIt = join(place, backupName(Date.now() + 1000));
  mkdirSync(folderInIt, { recursive: true });
  const second = keepBackups(folder, { place, everyHours: 5, keep: 1 }, clock);
  due?.();
  await expect.poll(() => waits.length, { timeout: 25_000 }).toBe(4);
  await second.close();
  expect(waits.at(-1)).toBe(18_000_000);
  expect(backupsAt(place)).toHaveLength(1);
  expect(existsSync(folderInIt)).toBe(true);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('what is written while a backup is being made is in the next one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aspekt-test-'));
  const place = join(folder, 'backups');
  const log = sqliteLog(folder);
  const rows = chained('a', 20_001, 'word '.repeat(50));
  await log.write({ tables: [laid('a')], rows: rows.slice(0, -1) });
  let due: (() => void) | undefined;
  let waits = 0;
  const clock = {
    now: () => Date.now(),
    after: (_: number, run: () => void) => {
      waits++;
      due = run;
      return () => {};
    },
  };
  const backups = keepBackups(folder, { place, everyHours: 1, keep: 7 }, clock);
  const made = (): readonly number[] => backupsAt(place).map((file) => lengthIn(file));
  const lengthIn = (file: string): number => {
    const db = new DatabaseSync(file, { readOnly: true });
    const count = Number(db.prepare('SELECT count(*) AS count FROM entries').get()?.['count']);
    db.close();
    return count;
  };
  due?.();
  const half = (): number =>
    (existsSync(place) ? readdirSync(place) : [])
      .filter((name) => name.endsWith('.partial'))
      .reduce((sum, name) => sum + (statSync(join(place, name), { throwIfNoEntry: false })?.size ?? 0), 0);
  await expect.poll(half, { interval: 1, timeout: 25_000 }).toBeGreaterThan(500_000);
  await log.write({ rows: rows.slice(-1) });
  await expect.poll(() => waits, { timeout: 25_000 }).toBe(2);
  expect(made()).toEqual([20_000]);
  due?.();
  await expect.poll(() => waits, { timeout: 25_000 }).toBe(3);
  expect(made()).toEqual([20_001, 20_000]);
  await backups.close();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
}, 90_000);
