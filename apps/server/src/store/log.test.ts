import { mkdtempSync, rmSync, statSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { Conflict, type Kept, type Key, type Log, type Row } from '../ports/log.ts';
import { holdFolder } from './data-folder.ts';
import { memoryLog } from './memory-log.ts';
import { sqliteLog } from './sqlite-log.ts';

const folders: string[] = [];
const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'aspekt-log-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const row = (table: string, seq: number, id = `c${seq}`): Row => ({
  table,
  seq,
  id,
  bytes: `{"seq":${seq},"text":"Zażółć \\u0000 \u{1f3b2}"}`,
  prev: `h${seq - 1}`,
  hash: `h${seq}`,
});
/** An entry as it is read back. */
const kept = (table: string, seq: number): Kept => {
  const { bytes, hash } = row(table, seq);
  return { seq, bytes, hash };
};
const key = (hash: string, table: string): Key => ({ hash, table, kind: 'seat', seat: 's', role: 'player' });
const laid = (id: string) => ({ id, game: 'pebbles', createdAt: 1 });

/** What every log promises, whatever keeps it. */
const logs: readonly (readonly [string, () => Log])[] = [
  ['in memory', memoryLog],
  ['in SQLite', () => sqliteLog(freshFolder())],
];
describe.each(logs)('a log %s', (_, open) => {
  test('gives back what was written, in order, to the byte', async () => {
    const log = open();
    await log.write({
      tables: [laid('a'), laid('b')],
      rows: [row('a', 1), row('b', 1), row('a', 2)],
      keys: [key('k', 'a')],
    });
    expect(await log.read('a')).toEqual([kept('a', 1), kept('a', 2)]);
    expect(await log.read('a', 1)).toEqual([kept('a', 2)]);
    expect(await log.read('none')).toEqual([]);
    expect(await log.table('a')).toEqual(laid('a'));
    expect(await log.table('none')).toBeUndefined();
    expect(await log.key('k')).toEqual(key('k', 'a'));
    await log.close();
  });
  test('refuses a second entry with the same number, or the same id, and writes nothing of the batch', async () => {
    const log = open();
    await log.write({ tables: [laid('a')], rows: [row('a', 1)] });
    await expect(log.write({ rows: [row('a', 2), row('a', 1, 'other')] })).rejects.toThrow(Conflict);
    await expect(log.write({ rows: [row('a', 2, 'c1')], keys: [key('k', 'a')] })).rejects.toThrow(Conflict);
    await expect(log.write({ rows: [row('a', 2, 'x'), row('a', 3, 'x')] })).rejects.toThrow(Conflict);
    expect(await log.read('a')).toEqual([kept('a', 1)]);
    expect(await log.key('k')).toBeUndefined();
    await log.write({ rows: [row('a', 2)] });
    expect(await log.read('a')).toHaveLength(2);
    await log.close();
  });
  test('refuses a second table with the same id', async () => {
    const log = open();
    await log.write({ tables: [laid('a')] });
    await expect(log.write({ tables: [laid('a')] })).rejects.toThrow(Conflict);
    await log.close();
  });
  test('knows a link until it ends', async () => {
    const log = open();
    await log.write({ tables: [laid('a')], keys: [key('k', 'a'), key('l', 'a'), key('m', 'b')] });
    expect((await log.keys('a')).map(({ hash }) => hash).toSorted()).toEqual(['k', 'l']);
    await log.write({ revoked: ['k'] });
    expect(await log.key('k')).toBeUndefined();
    expect((await log.keys('a')).map(({ hash }) => hash)).toEqual(['l']);
    await log.close();
  });
  test('forgets a table and all that belongs to it', async () => {
    const log = open();
    await log.write({
      tables: [laid('a'), laid('b')],
      rows: [row('a', 1), row('b', 1)],
      keys: [key('k', 'a'), key('m', 'b')],
    });
    await log.remove('a');
    expect([await log.table('a'), await log.read('a'), await log.key('k')]).toEqual([undefined, [], undefined]);
    expect(await log.read('b')).toHaveLength(1);
    expect(await log.key('m')).toBeDefined();
    await log.close();
  });
});

describe('SQLite', () => {
  test('keeps everything when it is closed and opened again', async () => {
    const folder = freshFolder();
    const first = sqliteLog(folder);
    await first.write({ tables: [laid('a')], rows: [row('a', 1)], keys: [key('k', 'a')] });
    await first.close();
    const second = sqliteLog(folder);
    expect(await second.read('a')).toEqual([kept('a', 1)]);
    await second.close();
  });
  test('is for its owner’s eyes only', async () => {
    const folder = freshFolder();
    const letGo = holdFolder(folder);
    const log = sqliteLog(folder);
    await log.write({ tables: [laid('a')] });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
    await log.close();
    letGo();
  });
  test('leaves nothing of a removed table in the folder', async () => {
    const folder = freshFolder();
    const log = sqliteLog(folder);
    await log.write({
      tables: [laid('a'), laid('b')],
      rows: [{ ...row('a', 1), bytes: '{"x":"CANARY"}' }, row('b', 1)],
    });
    await log.remove('a');
    for (const name of readdirSync(folder))
      expect(readFileSync(join(folder, name)).includes('CANARY'), name).toBe(false);
    await log.close();
  });
  test('a folder is held by one at a time', () => {
    const folder = freshFolder();
    const letGo = holdFolder(folder);
    expect(() => holdFolder(folder)).toThrow('Another Aspekt server is already using the data folder');
    letGo();
    holdFolder(folder)();
  });
});
