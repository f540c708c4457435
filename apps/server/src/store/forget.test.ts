import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chained, laid } from '../ports/log-contract.ts';
import { backUp, backupsIn } from './backup.ts';
import { holdFolder } from './data-folder.ts';
import { forgetInBackups } from './forget.ts';
import { sqliteLog } from './sqlite-log.ts';

const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'aspekt-forget-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The locks that this process has on the files of a folder, as the system knows them. */
const locksIn = (folder: string): readonly string[] => {
  const names = new Map(readdirSync(folder).map((name) => [String(statSync(join(folder, name)).ino), name]));
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , , pid]) => pid === String(process.pid))
    .flatMap(([, , , kind, , file = '', ...bytes]) => {
      const name = names.get(file.split(':').at(-1) ?? '');
      return name === undefined ? [] : [[name, kind, ...bytes].join(' ')];
    })
    .toSorted();
};

/** Another process that looks at the tables of a folder. */
const lookAt = (folder: string): string => {
  const looking = `
    import { DatabaseSync } from 'node:sqlite';
    const db = new DatabaseSync(process.argv[1], { readOnly: true });
    console.log(db.prepare('SELECT count(*) AS count FROM entries').get().count);
    db.close();`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', looking];
  return spawnSync(process.execPath, [...args, join(folder, 'aspekt.sqlite')], { encoding: 'utf8' }).stdout.trim();
};

test.runIf(process.platform === 'linux')(
  'what a process holds of the files that it plays on it still holds after a table was deleted, whatever they are called',
  async () => {
    const folder = freshFolder();
    const letGo = holdFolder(folder);
    const log = sqliteLog(folder);
    const [first, ...more] = chained('b', 50);
    if (!first) throw new Error('no entries');
    await log.write({ tables: [laid('a'), laid('b')], rows: [...chained('a', 1), first] });
    await backUp(folder, join(backupsIn(folder), 'one.sqlite'));
    linkSync(join(folder, 'aspekt.sqlite'), join(backupsIn(folder), 'the-same.sqlite'));
    const before = locksIn(folder);
    expect(before.join()).toContain('aspekt.sqlite-shm');
    expect(before.join()).toContain('aspekt.lock');
    await forgetInBackups(folder, [backupsIn(folder)], 'a');
    expect(locksIn(folder)).toEqual(before);
    expect(lookAt(folder)).toBe('2');
    await log.remove('a');
    expect(locksIn(folder)).toEqual(before);
    expect(lookAt(folder)).toBe('1');
    // Whoever takes itself for the only one would have emptied what this process shares with others.
    for (const one of more) await log.write({ rows: [one] });
    expect(lookAt(folder)).toBe('50');
    await log.close();
    letGo();
  },
);

test('a deleted table is deleted from copies in folders of the folder too; what lies too deep is named', async () => {
  const folder = freshFolder();
  const log = sqliteLog(folder);
  await log.write({ tables: [laid('doomed-table')], rows: chained('doomed-table', 3) });
  const year = join(backupsIn(folder), '2025', 'spring');
  await backUp(folder, join(year, 'one.sqlite'));
  // A whole data folder that somebody put there: its tables are not those that are played on.
  copyFileSync(join(year, 'one.sqlite'), join(year, 'aspekt.sqlite'));
  await forgetInBackups(folder, [], 'doomed-table');
  await log.remove('doomed-table');
  await log.close();
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()))
    expect(readFileSync(join(name.parentPath, name.name)).includes('doomed-table'), name.name).toBe(false);
  const deep = join(folder, 'a', 'b', 'c', 'd', 'e');
  mkdirSync(deep, { recursive: true });
  await expect(forgetInBackups(folder, [], 'doomed-table')).rejects.toThrow(deep);
});

test('a deleted table is deleted from every copy that can be opened, whatever else lies beside them; that is named once', async () => {
  const folder = freshFolder();
  const log = sqliteLog(folder);
  await log.write({ tables: [laid('doomed-table')], rows: chained('doomed-table', 3) });
  await backUp(folder, join(backupsIn(folder), 'one.sqlite'));
  const nowhere = join(backupsIn(folder), 'a-link-to-itself');
  symlinkSync(nowhere, nowhere);
  const told = await forgetInBackups(folder, [backupsIn(folder)], 'doomed-table').catch(String);
  expect(String(told).split(nowhere)).toHaveLength(2);
  expect(readFileSync(join(backupsIn(folder), 'one.sqlite')).includes('doomed-table')).toBe(false);
  await log.close();
});

test('a deleted table is in nothing that is left of a backup that was broken off', async () => {
  const folder = freshFolder();
  const log = sqliteLog(folder);
  await log.write({ tables: [laid('doomed-table')], rows: chained('doomed-table', 3) });
  await backUp(folder, join(backupsIn(folder), 'half.db.partial'));
  for (const left of ['half.db.partial-journal', 'other.sqlite.partial-journal', 'other.sqlite.partial-wal'])
    writeFileSync(join(backupsIn(folder), left), 'doomed-table');
  await forgetInBackups(folder, [], 'doomed-table');
  expect(readdirSync(backupsIn(folder))).toEqual([]);
  await log.close();
});
