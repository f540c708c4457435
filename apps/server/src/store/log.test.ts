import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { chained, kept, key, laid, logContract, row, type LogHands } from '../ports/log-contract.ts';
import { holdFolder } from './data-folder.ts';
import { memoryLog } from './memory-log.ts';
import { sealedWith, sealingFrom, unsealed } from './sealing.ts';
import { keptLog } from './kept-log.ts';
import { sqliteLog } from './sqlite-log.ts';
import { BrokenLog, Conflict } from '../ports/log.ts';

const folders: string[] = [];
const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'aspekt-log-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

logContract('in memory', () => {
  const log = memoryLog();
  return { here: log, there: log };
});
const inSqlite =
  (options: Parameters<typeof sqliteLog>[1] = {}) =>
  (): LogHands => {
    const folder = freshFolder();
    return { here: sqliteLog(folder, options), there: sqliteLog(folder, options) };
  };
logContract('in SQLite', inSqlite());
logContract('in SQLite, its places always written down', inSqlite({ settleEvery: 1 }));
logContract('in SQLite, its places written down now and then', inSqlite({ settleEvery: 3 }));
const key32 = sealedWith(Buffer.alloc(32, 7));
logContract('in SQLite, sealed', inSqlite({ sealing: key32 }));

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
    await log.keep('a', `CANARY${'x'.repeat(20_000)}CANARY`);
    await log.remove('a');
    for (const name of readdirSync(folder))
      expect(readFileSync(join(folder, name)).includes('CANARY'), name).toBe(false);
    await log.close();
  });
  test('gets a place for snapshots when it is older than those', async () => {
    const folder = freshFolder();
    await sqliteLog(folder).close();
    const old = new DatabaseSync(join(folder, 'aspekt.sqlite'));
    old.exec('DROP TABLE snapshots');
    old.close();
    // Whoever only looks does not need one.
    await keptLog(join(folder, 'aspekt.sqlite')).close();
    const log = sqliteLog(folder);
    await log.write({ tables: [laid('a')] });
    await log.keep('a', 'text');
    expect(await log.snapshot('a')).toBe('text');
    await log.close();
  });
  test('is opened when it is older than links that end by themselves, and its links go on', async () => {
    const folder = freshFolder();
    const first = sqliteLog(folder);
    await first.write({ tables: [laid('a')], keys: [key('k', 'a')] });
    await first.close();
    const file = join(folder, 'aspekt.sqlite');
    const old = new DatabaseSync(file);
    old.exec('ALTER TABLE keys DROP COLUMN ends_at');
    old.close();
    // A backup that is only looked at stays as it is.
    const looked = keptLog(file);
    expect(await looked.key('k')).toEqual(key('k', 'a'));
    await looked.close();
    const log = sqliteLog(folder);
    await log.write({ keys: [{ ...key('l', 'a'), endsAt: 7 }] });
    expect(await log.key('k')).toEqual(key('k', 'a'));
    expect(await log.key('l')).toMatchObject({ endsAt: 7 });
    await log.close();
  });
  const entries = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => [row('a', from + i), row('b', from + i)]).flat();
  const all = (table: string, to: number) => Array.from({ length: to }, (_, i) => kept(table, i + 1));

  test('is read whole by others whether or not it is written down where entries are', async () => {
    const folder = freshFolder();
    const log = sqliteLog(folder, { settleEvery: 1500 });
    await log.write({ tables: [laid('a'), laid('b')], rows: entries(1, 700) });
    for (const to of [701, 1000, 1300]) {
      await log.write({ rows: entries((await log.length('a')) + 1, to) });
      const other = keptLog(join(folder, 'aspekt.sqlite'));
      expect(await other.read('b')).toEqual(all('b', to));
      expect([await other.length('a'), other.strays(), other.fault()]).toEqual([to, 0, undefined]);
      await other.close();
    }
    await log.close();
  });
  test('is a fence between two that write to one file, whatever each remembers of it', async () => {
    const folder = freshFolder();
    const [one, two] = [sqliteLog(folder, { settleEvery: 5 }), sqliteLog(folder, { settleEvery: 3 })];
    await one.write({ tables: [laid('a')] });
    for (let seq = 1; seq <= 20; seq++) {
      const [first, second] = seq % 3 ? [one, two] : [two, one];
      await first.write({ rows: [row('a', seq)] });
      await expect(second.write({ rows: [row('a', seq, `other${seq}`)] })).rejects.toThrow(Conflict);
      await expect(second.write({ rows: [row('a', seq + 1, `c${seq}`)] })).rejects.toThrow(Conflict);
    }
    await one.close();
    expect(await two.read('a')).toEqual(all('a', 20));
    await two.close();
  });
  test('takes nothing for a table that another has removed, nor on what stands where one’s own last entry stood', async () => {
    const folder = freshFolder();
    const [one, two] = [sqliteLog(folder), sqliteLog(folder)];
    await one.write({ tables: [laid('a'), laid('b')], rows: [row('a', 1), row('b', 1)] });
    await two.remove('a');
    // The last entry of the file is the same as before.
    await expect(one.write({ rows: [row('a', 2)] })).rejects.toThrow(Conflict);
    await one.write({ rows: [row('b', 2)] });
    await one.write({ tables: [laid('c')], rows: [row('c', 1)] });
    await one.write({ rows: [row('c', 2)] });
    await two.remove('c');
    await two.write({ rows: [row('b', 3)] });
    await two.write({ rows: [row('b', 4)] });
    // What stands at the place of the last entry that this one wrote is another’s.
    await expect(one.write({ rows: [row('b', 3, 'late')] })).rejects.toThrow(Conflict);
    await expect(one.write({ rows: [row('b', 5, 'c4')] })).rejects.toThrow(Conflict);
    await one.write({ rows: [row('b', 5)] });
    expect(await two.read('b')).toEqual(all('b', 5));
    await one.close();
    await two.close();
  });
  test('goes on after the last entries were those of a table that was removed', async () => {
    const log = sqliteLog(freshFolder(), { settleEvery: 4 });
    await log.write({ tables: [laid('a'), laid('b')], rows: [row('b', 1), row('a', 1), row('a', 2), row('a', 3)] });
    await log.remove('a');
    for (let seq = 2; seq <= 9; seq++) await log.write({ rows: [row('b', seq)] });
    expect(await log.read('b')).toEqual(all('b', 9));
    await expect(log.write({ rows: [row('b', 10, 'c2')] })).rejects.toThrow(Conflict);
    await log.close();
  });
  test('says so when an entry is where nobody finds it, or two claim one place', async () => {
    const folder = freshFolder();
    const file = join(folder, 'aspekt.sqlite');
    const log = sqliteLog(folder);
    await log.write({ tables: [laid('a'), laid('b')], rows: entries(1, 3) });
    await log.close();
    const hurt = (sql: string): void => {
      const db = new DatabaseSync(file);
      db.exec(sql);
      db.close();
    };
    hurt("DELETE FROM places WHERE table_id = 'a' AND seq = 3");
    const looked = keptLog(file);
    expect(looked.strays()).toBe(1);
    await looked.close();
    hurt('UPDATE settled SET place = 0');
    expect(() => sqliteLog(folder)).toThrow(BrokenLog);
  });
  test('that is of the old kind is read as it is, and renewed when it is opened', async () => {
    const folder = freshFolder();
    const file = join(folder, 'aspekt.sqlite');
    const old = new DatabaseSync(file);
    old.exec(`
      CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE entries (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, cmd_id TEXT NOT NULL, bytes TEXT NOT NULL,
        prev_hash TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (table_id, seq), UNIQUE (table_id, cmd_id)
      ) STRICT;
      CREATE TABLE keys (
        hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL, role TEXT NOT NULL,
        revoked INTEGER NOT NULL DEFAULT 0
      ) STRICT, WITHOUT ROWID;
      INSERT INTO tables VALUES ('a', 'pebbles', 1), ('b', 'pebbles', 1);
    `);
    const add = old.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)');
    for (const { table, seq, id, bytes, prev, hash } of entries(1, 600)) add.run(table, seq, id, bytes, prev, hash);
    old.close();
    const before = readFileSync(file);
    const looked = keptLog(file);
    expect(await looked.read('b')).toEqual(all('b', 600));
    expect([await looked.length('a'), looked.strays(), looked.fault()]).toEqual([600, 0, undefined]);
    await looked.close();
    expect(readFileSync(file).equals(before)).toBe(true);
    const log = sqliteLog(folder);
    await expect(log.write({ rows: [row('a', 601, 'c3')] })).rejects.toThrow(Conflict);
    await log.write({ rows: entries(601, 602) });
    await log.close();
    const again = keptLog(file);
    expect(await again.read('a')).toEqual(all('a', 602));
    expect([again.strays(), again.fault()]).toEqual([0, undefined]);
    await again.close();
  });
  test('is not opened to be written to as long as somebody reads what was written ahead', async () => {
    const [folder, killed] = [freshFolder(), freshFolder()];
    const log = sqliteLog(folder);
    await log.write({ tables: [laid('a')], rows: [row('a', 1)] });
    cpSync(folder, killed, { recursive: true });
    await log.close();
    const reader = new DatabaseSync(join(killed, 'aspekt.sqlite'), { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM entries').get();
    expect(() => sqliteLog(killed)).toThrow('is still reading');
    reader.close();
    const again = sqliteLog(killed);
    expect(await again.read('a')).toEqual([kept('a', 1)]);
    await again.close();
  });
  test('takes nothing more after an error that is not of this write alone, though writing would work again', async () => {
    const folder = freshFolder();
    const log = sqliteLog(folder);
    await log.write({ tables: [laid('a')] });
    const other = new DatabaseSync(join(folder, 'aspekt.sqlite'));
    other.exec('ALTER TABLE entries RENAME TO elsewhere');
    await expect(log.write({ rows: [row('a', 1)] })).rejects.toThrow(BrokenLog);
    other.exec('ALTER TABLE elsewhere RENAME TO entries');
    other.close();
    for (const act of [() => log.write({ rows: [row('a', 1)] }), () => log.keep('a', 'x'), () => log.remove('a')])
      await expect(act()).rejects.toThrow('nothing more is written');
    await expect(log.probe()).rejects.toThrow('nothing more is written');
    await log.close();
    const again = sqliteLog(folder);
    await again.write({ rows: [row('a', 1)] });
    expect(await again.read('a')).toEqual([kept('a', 1)]);
    await again.close();
  });
  test('says so when its first page makes it one for reading alone', async () => {
    const folder = freshFolder();
    await sqliteLog(folder).close();
    const file = join(folder, 'aspekt.sqlite');
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(18) ^ 8, 18);
    writeFileSync(file, bytes);
    expect(() => sqliteLog(folder)).toThrow(BrokenLog);
  });
  test('keeps nothing of a link that has ended, not even of one that an older version had only marked', async () => {
    const folder = freshFolder();
    const file = join(folder, 'aspekt.sqlite');
    const log = sqliteLog(folder);
    await log.write({ tables: [laid('a')], keys: [key('ended-link', 'a'), key('marked-link', 'a'), key('k', 'a')] });
    await log.write({ revoked: ['ended-link'] });
    await log.close();
    expect(readFileSync(file).includes('ended-link')).toBe(false);
    const old = new DatabaseSync(file);
    old.exec("UPDATE keys SET revoked = 1 WHERE hash = 'marked-link'");
    old.close();
    const again = sqliteLog(folder);
    expect((await again.keys('a')).map(({ hash }) => hash)).toEqual(['k']);
    await again.close();
    expect(readFileSync(file).includes('marked-link')).toBe(false);
  });
  test('takes a table out of a large file without holding anybody up who reads; who writes waits', async () => {
    const folder = freshFolder();
    const log = sqliteLog(folder);
    const text = 'word '.repeat(90);
    const large = ['a', 'doomed'].map((table) => chained(table, 40_000, text));
    const [first, ...more] = chained('b', 200, text);
    if (!first) throw new Error('no entries');
    await log.write({ tables: [laid('a'), laid('doomed'), laid('b')], rows: [first] });
    for (const rows of large)
      for (let i = 0; i < rows.length; i += 4000) await log.write({ rows: rows.slice(i, i + 4000) });
    let longestMs = 0;
    let reads = 0;
    let gone = false;
    const removed = log.remove('doomed').then(() => (gone = true));
    const written = Promise.all(more.slice(0, 100).map((one) => log.write({ rows: [one] })));
    for (let used = process.threadCpuUsage(); !gone; used = process.threadCpuUsage()) {
      await new Promise((later) => setTimeout(later, 2));
      expect(await log.read('b', 150)).toEqual([]);
      reads++;
      const { user, system } = process.threadCpuUsage(used);
      longestMs = Math.max(longestMs, (user + system) / 1000);
    }
    await Promise.all([removed, written]);
    expect(reads).toBeGreaterThan(10);
    expect(longestMs).toBeLessThan(100);
    expect(await log.length('b')).toBe(101);
    await expect(log.write({ rows: large[1]?.slice(0, 1) ?? [] })).rejects.toThrow(Conflict);
    await log.close();
    for (const name of readdirSync(folder))
      expect(readFileSync(join(folder, name)).includes('doomed'), name).toBe(false);
    const left = keptLog(join(folder, 'aspekt.sqlite'));
    expect([await left.length('a'), left.strays(), left.fault()]).toEqual([40_000, 0, undefined]);
    await left.close();
  }, 60_000);
  test('a folder is held by one at a time', () => {
    const folder = freshFolder();
    const letGo = holdFolder(folder);
    expect(() => holdFolder(folder)).toThrow('Another Aspekt server is already using the data folder');
    letGo();
    holdFolder(folder)();
  });
});

describe('a log that is sealed', () => {
  const secret = { ...row('a', 1), bytes: '{"seeds":["CANARY"]}' };
  test('shows nothing of its entries to whoever reads the file, and says so without its key', async () => {
    const folder = freshFolder();
    const log = sqliteLog(folder, { sealing: key32 });
    await log.write({ tables: [laid('a')], rows: [secret] });
    await log.keep('a', 'CANARY');
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    for (const text of texts) expect(text).not.toContain('CANARY');
    await log.close();
    const again = sqliteLog(folder, { sealing: key32 });
    expect((await again.read('a'))[0]?.bytes).toBe(secret.bytes);
    expect(await again.snapshot('a')).toBe('CANARY');
    await again.close();
    expect(() => sqliteLog(folder, { sealing: unsealed })).toThrow('Set ASPEKT_KEY_FILE');
    const other = sealedWith(Buffer.alloc(32, 8));
    expect(() => sqliteLog(folder, { sealing: other })).toThrow('sealed with another key');
    expect(() => keptLog(join(folder, 'aspekt.sqlite'), other)).toThrow('sealed with another key');
  });
  test('goes on from one that was not', async () => {
    const folder = freshFolder();
    const plain = sqliteLog(folder, { sealing: unsealed });
    await plain.write({ tables: [laid('a')], rows: [row('a', 1)] });
    await plain.close();
    const log = sqliteLog(folder, { sealing: key32 });
    await log.write({ rows: [row('a', 2)] });
    expect(await log.read('a')).toEqual([kept('a', 1), kept('a', 2)]);
    await log.close();
  });
  test('does not open an entry at another place than its own', () => {
    const sealed = key32.seal('text', 'a 1');
    expect(key32.open(sealed, 'a 1')).toBe('text');
    expect(() => key32.open(sealed, 'a 2')).toThrow(BrokenLog);
    expect(key32.seal('text', 'a 1')).not.toBe(sealed);
  });
  test('wants a key that nobody can guess', () => {
    const file = join(freshFolder(), 'key');
    expect(() => sealingFrom({ ASPEKT_KEY_FILE: file })).toThrow('cannot be read');
    writeFileSync(file, 'short');
    expect(() => sealingFrom({ ASPEKT_KEY_FILE: file })).toThrow('at least 32 bytes');
    writeFileSync(file, 'x'.repeat(32));
    expect([sealingFrom({ ASPEKT_KEY_FILE: file }).on, sealingFrom({}).on]).toEqual([true, false]);
  });
});
