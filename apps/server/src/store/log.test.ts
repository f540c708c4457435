import { mkdtempSync, rmSync, statSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { kept, key, laid, logContract, row } from '../ports/log-contract.ts';
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

logContract('in memory', memoryLog);
logContract('in SQLite', () => sqliteLog(freshFolder()));

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
