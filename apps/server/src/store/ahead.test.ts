import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstHash } from '@aspekt/fair';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chained, laid } from '../ports/log-contract.ts';
import { chanceFrom } from '../../../../tests/torture/chance.ts';
import { entriesOf } from '../rows.ts';
import { isAheadHurt } from './ahead.ts';
import { examine } from './examine.ts';
import { sqliteLog } from './sqlite-log.ts';

const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'aspekt-ahead-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The file of a server that was killed after a hundred commits, all of them still written ahead. */
const killed = async (): Promise<string> => {
  const [folder, left] = [freshFolder(), freshFolder()];
  const log = sqliteLog(folder);
  await log.write({ tables: [laid('a')] });
  for (const row of chained('a', 100)) await log.write({ rows: [row] });
  cpSync(folder, left, { recursive: true });
  await log.close();
  return join(left, 'aspekt.sqlite');
};
const flip = (file: string, at: (size: number) => number): void => {
  const bytes = readFileSync(file);
  const place = at(bytes.length);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  writeFileSync(file, bytes);
};

test.each([
  ['in its header', () => 18],
  ['in its page', () => 32 + 24 + 2000],
  ['in the middle', (size: number) => Math.floor(size / 2)],
  ['in the last commit but one', (size: number) => size - 2 * (24 + 4096) - 100],
])('what was written ahead and has rotted %s is said to be damaged, and opened all the same', async (_, at) => {
  const file = await killed();
  expect(isAheadHurt(file)).toBe(false);
  flip(`${file}-wal`, at);
  expect(isAheadHurt(file)).toBe(true);
  expect((await examine(file)).problems).toContainEqual(expect.stringContaining('What was written last is damaged'));
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const log = sqliteLog(join(file, '..'));
  expect(told).toHaveBeenCalledWith(expect.stringContaining('What was written last is damaged'));
  told.mockRestore();
  expect(await log.length('a')).toBeLessThan(100);
  await log.close();
  expect((await examine(file)).problems).toEqual([]);
});

test('a flipped bit anywhere in what was written ahead is said to be damage, or costs the last commit at most', async () => {
  const file = await killed();
  const whole = readFileSync(`${file}-wal`);
  const chance = chanceFrom(Date.now());
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  let noticed = 0;
  for (let i = 0; i < 100; i++) {
    const hurt = freshFolder();
    cpSync(file, join(hurt, 'aspekt.sqlite'));
    const bytes = Buffer.from(whole);
    const bit = Math.floor(chance() * bytes.length * 8);
    bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    writeFileSync(join(hurt, 'aspekt.sqlite-wal'), bytes);
    const told = isAheadHurt(join(hurt, 'aspekt.sqlite'));
    const log = sqliteLog(hurt);
    let left = 0;
    for (const { seq } of entriesOf(await log.scan('a'), firstHash('a'))) left = seq;
    await log.close();
    if (!told) expect(left, `bit ${bit}`).toBeGreaterThanOrEqual(99);
    if (told) noticed++;
  }
  expect(noticed).toBeGreaterThan(50);
});

test('the last commit alone may be the one that a power cut broke off', async () => {
  const file = await killed();
  flip(`${file}-wal`, (size) => size - 100);
  expect(isAheadHurt(file)).toBe(false);
});
