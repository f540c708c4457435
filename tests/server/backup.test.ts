import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  BrokenLog,
  backUp,
  backupsAt,
  backupsIn,
  examine,
  fileIn,
  holdFolder,
  keptLog,
  restore,
  serve,
  sqliteLog,
} from '@aspekt/server';
import { afterAll, describe, expect, test } from 'vitest';
import { chained, laid } from '../../apps/server/src/ports/log-contract.ts';
import { aspekt } from '../cli/aspekt.ts';
import { canPlayDisk, onDisk } from '../torture/disk.ts';
import { tidying } from '../torture/snapshot-truth.ts';
import { ackedBy, seatTalkers, talk, talkUntil } from '../torture/talkers.ts';
import { complaints, rewritten, truthIn, type Truth } from '../torture/truth.ts';
import { createTable, enter, join, post } from './client.ts';
import { freshFolder, pebblesModule, startProcess, stopProcess, type Running } from './process.ts';

const { folder: place, remove } = freshFolder();
afterAll(remove);
const start = (folder: string, more: Readonly<Record<string, string>> = {}): Promise<Running> =>
  startProcess('test-server.ts', { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule, ...more });
const said = (text: string) => ({ type: 'table/say', text }) as const;
const modeOf = (file: string): number => statSync(file).mode & 0o777;

/** Everything that is kept in a file of tables. */
const everythingIn = async (file: string): Promise<unknown> => {
  const log = keptLog(file);
  const tables = await log.tables();
  const all = await Promise.all(
    tables.map(async (table) => ({
      table,
      rows: await log.read(table.id),
      keys: (await log.keys(table.id)).toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
    })),
  );
  await log.close();
  return all;
};

describe('a backup', () => {
  test('made while people play is one moment of the play, whole; played from, it is identical', async () => {
    const folder = path(place, 'playing');
    const server = await start(folder);
    const talkers = await seatTalkers(server.address, 3, 2);
    await talkUntil(server.address, talkers, 60);
    const before = await truthIn(folder);
    const clients = await Promise.all(talkers.map((talker) => talk(server.address, talker)));
    const file = path(place, 'playing.sqlite');
    const ackedBefore = ackedBy(talkers);
    // The command line is another process; the server plays on.
    const { code, out } = aspekt(['backup', '--data', folder, '--to', file, '--json']);
    expect([code, JSON.parse(out).problems]).toEqual([0, []]);
    for (let tries = 0; ackedBy(talkers) < ackedBefore + 30 && tries < 200; tries++) {
      await new Promise((later) => setTimeout(later, 50));
    }
    for (const client of clients) client.close();
    await stopProcess(server);
    expect(modeOf(file)).toBe(0o600);

    const kept = await truthOf(file);
    const after = await truthIn(folder);
    expect(rewritten(before, kept)).toEqual([]);
    expect(rewritten(kept, after)).toEqual([]);
    expect(complaints(talkers, after)).toEqual([]);

    const elsewhere = path(place, 'elsewhere');
    expect(aspekt(['restore', file, '--data', elsewhere]).code).toBe(0);
    expect(await everythingIn(fileIn(elsewhere))).toEqual(await everythingIn(file));
    expect([modeOf(elsewhere), modeOf(fileIn(elsewhere))]).toEqual([0o700, 0o600]);

    // Everybody comes back by their old links and goes on.
    const again = await start(elsewhere);
    for (const { table, token } of talkers) {
      const back = await enter(again.address, { table, token });
      // Whoever has the backup knows the seeds, so the dice go on from new ones; that happens once.
      expect(back.frames[0]?.split('restored from a backup').length).toBe(2);
      expect(await back.do(said('and on'))).toMatchObject({ t: 'done' });
      back.close();
    }
    expect(await stopProcess(again)).toBe(0);
  });

  test('of tables that are damaged is refused, and so is restoring one', async () => {
    const folder = path(place, 'damaged');
    const server = await start(folder);
    const { table, gm } = await createTable(server.address);
    const client = await enter(server.address, { table, token: gm });
    for (const text of ['one', 'canary-word', 'three']) await client.do(said(text));
    await stopProcess(server);
    const whole = path(place, 'whole.sqlite');
    await backUp(folder, whole);
    for (const file of [fileIn(folder), whole]) {
      const bytes = readFileSync(file);
      bytes.write('X', bytes.indexOf('canary-word'));
      writeFileSync(file, bytes);
    }
    await expect(backUp(folder, path(place, 'never.sqlite'))).rejects.toThrow('The backup is not whole.');
    expect(readdirSync(place).filter((name) => name.startsWith('never'))).toEqual([]);
    const { code, err } = aspekt(['restore', whole, '--data', path(place, 'nowhere')]);
    expect([code, err]).toEqual([1, expect.stringContaining(`Table ${table} is whole up to entry 3;`)]);
    const verified = aspekt(['verify', folder]);
    expect([verified.code, verified.out]).toEqual([
      1,
      expect.stringContaining(`Table ${table} is whole up to entry 3;`),
    ]);
    expect(aspekt(['verify', whole, '--json']).code).toBe(1);
  });

  test('is not restored under a running server; what was there before is kept', async () => {
    const folder = path(place, 'held');
    const server = await start(folder);
    const { table, gm } = await createTable(server.address);
    const file = path(place, 'held.sqlite');
    await backUp(folder, file);
    const client = await enter(server.address, { table, token: gm });
    await client.do(said('after the backup'));
    const refused = aspekt(['restore', file, '--data', folder]);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('already using the data folder')]);
    await stopProcess(server, 'SIGKILL');
    const later = await truthIn(folder);
    const { before } = await restore(file, folder, Date.now());
    expect(await everythingIn(fileIn(folder))).toEqual(await everythingIn(file));
    expect(rewritten(later, await truthOf(before ?? ''))).toEqual([]);
  });

  test('is restored with what was written ahead beside it', async () => {
    const [folder, killed] = [path(place, 'ahead'), path(place, 'ahead-killed')];
    mkdirSync(folder, { mode: 0o700 });
    const log = sqliteLog(folder);
    await log.write({ tables: [laid('a')], rows: chained('a', 300) });
    // As a server that was killed leaves it.
    cpSync(folder, killed, { recursive: true });
    await log.close();
    expect(statSync(fileIn(killed)).size).toBeLessThan(statSync(`${fileIn(killed)}-wal`).size);
    const to = path(place, 'ahead-restored');
    expect(await restore(fileIn(killed), to, Date.now())).toMatchObject({ tables: 1, entries: 300 });
    expect(await everythingIn(fileIn(to))).toEqual(await everythingIn(fileIn(folder)));
    expect(readdirSync(to)).not.toContain('aspekt.sqlite-wal');
  });

  test.runIf(canPlayDisk)(
    'that is restored is in place or not, wherever the restoring is killed; done again, it is',
    async () => {
      const files = ['small', 'large'].map((name) => path(place, `${name}-backup.sqlite`));
      const [small = '', large = ''] = files;
      for (const [i, file] of files.entries()) {
        const folder = path(place, `killed-restore-${i}`);
        mkdirSync(folder, { mode: 0o700 });
        const log = sqliteLog(folder);
        for (let n = 0; n <= i * 20; n++)
          await log.write({ tables: [laid(`t${n}`)], rows: chained(`t${n}`, 50, 'word '.repeat(40)) });
        await log.close();
        await backUp(folder, file);
      }
      /** What a folder is when the restoring begins; where it holds damaged tables they are moved away as they are. */
      const beginnings = {
        empty: () => {},
        whole: (folder: string) => cpSync(large, fileIn(folder)),
        damaged: (folder: string) => {
          const bytes = readFileSync(large);
          writeFileSync(fileIn(folder), bytes.fill(1, 8192, 12_288));
        },
      };
      for (const [name, begin] of Object.entries(beginnings)) {
        const ways = new Set<string>();
        for (let sync = 1; !ways.has('done'); sync++) {
          const folder = path(place, `restored-${name}-${sync}`);
          mkdirSync(folder, { mode: 0o700 });
          begin(folder);
          const { code } = aspekt(['restore', small, '--data', folder], '', onDisk({ folder, killSync: sync }));
          const again = path(place, `restored-${name}-${sync}-again`);
          cpSync(folder, again, { recursive: true });
          // Whoever starts on it sees what was there, what is there now, or is told to do it again: never an empty folder.
          ways.add(code === 0 ? 'done' : await foundIn(folder, name));
          await restore(large, again, Date.now());
          expect(await everythingIn(fileIn(again))).toEqual(await everythingIn(large));
          expect(readdirSync(again).filter((left) => left.includes('.partial'))).toEqual([]);
        }
        expect(ways).toContain(name === 'empty' ? 'broken off' : 'as it was');
      }
      /** A start after the kill. */
      async function foundIn(folder: string, name: string): Promise<string> {
        try {
          holdFolder(folder)();
        } catch (error) {
          expect(String(error)).toContain('Run aspekt restore again');
          expect(existsSync(fileIn(folder))).toBe(false);
          return 'broken off';
        }
        try {
          await sqliteLog(folder).close();
        } catch (error) {
          expect([name, error]).toEqual(['damaged', expect.any(BrokenLog)]);
          return 'as it was';
        }
        const { tables, problems } = await examine(fileIn(folder));
        if (name === 'damaged' && problems.length > 0) return 'as it was';
        expect(problems).toEqual([]);
        expect(tables).toBe(name === 'whole' ? 21 : 1);
        return 'as it was';
      }
    },
    180_000,
  );

  test('that is restored in place of damaged tables and killed in between is noticed by the next start', async () => {
    const folder = path(place, 'between');
    const file = path(place, 'between.sqlite');
    mkdirSync(folder, { mode: 0o700 });
    await sqliteLog(folder).close();
    await backUp(folder, file);
    // What was there is moved away, what is to be there has no name yet.
    renameSync(fileIn(folder), `${fileIn(folder)}.partial`);
    await expect(serve({ port: 0, host: '127.0.0.1', data: folder })).rejects.toThrow('Run aspekt restore again');
    expect(readdirSync(folder)).toContain('aspekt.sqlite.partial');
    expect(aspekt(['restore', path(place, 'no-such.sqlite'), '--data', folder]).code).toBe(1);
    expect(readdirSync(folder)).toContain('aspekt.sqlite.partial');
    // Nor is what is left of it taken for a backup, and lost.
    const left = readFileSync(`${fileIn(folder)}.partial`);
    expect(aspekt(['restore', `${fileIn(folder)}.partial`, '--data', folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Restore the backup itself.'),
    });
    expect(readFileSync(`${fileIn(folder)}.partial`).equals(left)).toBe(true);
    await restore(file, folder, Date.now());
    const served = await serve({ port: 0, host: '127.0.0.1', data: folder });
    await served.close();
  });

  test('is made again and again as told, and only the last ones are kept', async () => {
    const folder = path(place, 'planned');
    const server = await startProcess('main.ts', {
      PORT: '0',
      HOST: '127.0.0.1',
      ASPEKT_DATA: folder,
      ASPEKT_BACKUP_HOURS: String(1.2 / 3600),
      ASPEKT_BACKUP_KEEP: '2',
    });
    const seen = new Set<string>();
    for (let tries = 0; seen.size < 4 && tries < 300; tries++) {
      // Something new each time: what has not changed is not backed up again.
      await post(server.address, '/api/demo', { game: 'nyx', locale: 'en' });
      await new Promise((later) => setTimeout(later, 100));
      for (const file of backupsAt(backupsIn(folder))) seen.add(file);
    }
    await stopProcess(server);
    expect(seen.size).toBeGreaterThanOrEqual(4);
    const left = backupsAt(backupsIn(folder));
    expect(left.length).toBeLessThanOrEqual(2);
    for (const file of left) expect((await examine(file)).problems).toEqual([]);
  });

  test('settings that make no sense are told in a sentence', async () => {
    for (const env of [{ ASPEKT_BACKUP_HOURS: 'often' }, { ASPEKT_BACKUP_KEEP: '0' }]) {
      const failed = await startProcess('main.ts', { PORT: '0', ASPEKT_DATA: path(place, 'never'), ...env }).catch(
        (error: unknown) => error,
      );
      expect(String(failed)).toMatch(/ASPEKT_BACKUP_(HOURS|KEEP) must be/);
    }
  });
});

describe('a deleted table', () => {
  const canary = 'CANARY-of-the-table';
  /** Every file of the folder and of the folders in it. */
  const filesIn = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path(entry.parentPath, entry.name));
  const traces = (folder: string, words: readonly string[]): readonly string[] =>
    filesIn(folder).flatMap((file) => {
      const bytes = readFileSync(file);
      return words.filter((word) => bytes.includes(word)).map((word) => `${word} in ${file}`);
    });

  /** The snapshot of a table in the only backup of a folder. */
  const snapshotIn = async (backups: string, table: string): Promise<string | undefined> => {
    const [name = ''] = readdirSync(backups);
    const log = sqliteLog(backups, { name });
    const snapshot = await log.snapshot(table);
    await log.close();
    return snapshot;
  };

  test('leaves nothing behind in the folder, not even in its backups, and everyone is told', async () => {
    const folder = path(place, 'deleted');
    const server = await start(folder, tidying);
    const doomed = await createTable(server.address);
    const kept = await createTable(server.address);
    const anna = await join(server.address, doomed, `${canary}-Anna`);
    const gm = await enter(server.address, { table: doomed.table, token: doomed.gm });
    const player = await enter(server.address, { table: doomed.table, token: anna.token, locale: 'sv' });
    const other = await enter(server.address, { table: kept.table, token: kept.gm });
    for (let i = 0; i < 60; i++) {
      await gm.do(said(`${canary} ${'long '.repeat(i * 4)}`), { id: `${canary}-${i}` });
      if (i % 3 === 0) await other.do(said(`kept ${i}`));
      // Not faster than people may.
      if (i % 15 === 14) await new Promise((later) => setTimeout(later, 500));
    }
    await gm.do({ type: 'table/rename', name: `${canary} night` });
    expect(aspekt(['backup', '--data', folder]).code).toBe(0);
    // Whatever a copy in the folder is called, and wherever it lies there.
    for (const name of [path(backupsIn(folder), 'mine.db'), path(folder, 'copy.sqlite')])
      expect(aspekt(['backup', '--data', folder, '--to', name]).code).toBe(0);
    const words = [canary, doomed.table, anna.seat];
    expect(traces(folder, words).length).toBeGreaterThan(3);
    expect(await snapshotIn(backupsIn(folder), doomed.table)).toContain(canary);

    const deleteIt = (token: string, name: string): Promise<Response> =>
      post(server.address, `/api/tables/${doomed.table}/delete`, { name }, token);
    expect((await deleteIt(anna.token, `${canary} night`)).status).toBe(403);
    expect(await (await deleteIt(doomed.gm, 'Another')).json()).toMatchObject({ error: { code: 'wrong_name' } });
    expect(await gm.do(said('still here'))).toMatchObject({ t: 'done' });
    expect((await deleteIt(doomed.gm, `${canary} night`)).status).toBe(200);

    expect(await player.next('bye')).toMatchObject({ code: 'deleted', text: 'Spelledaren har raderat bordet.' });
    expect(await gm.closed).toBe(4009);
    expect((await deleteIt(doomed.gm, `${canary} night`)).status).toBe(404);
    expect(await other.do(said('on'))).toMatchObject({ t: 'done' });
    expect(traces(folder, words)).toEqual([]);
    await stopProcess(server);
    expect(traces(folder, words)).toEqual([]);
    expect((await examine(fileIn(folder))).problems).toEqual([]);
    expect((await truthIn(folder)).get(kept.table)?.rows.length).toBeGreaterThan(20);
  });

  test('is not in any copy of the folder either: before a restore, broken off, or elsewhere; what cannot be opened is named', async () => {
    const folder = path(place, 'copied');
    const elsewhere = path(place, 'copied-elsewhere');
    mkdirSync(elsewhere);
    const settings = { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder, ASPEKT_BACKUP_TO: elsewhere };
    const first = await startProcess('main.ts', settings);
    const [doomed, other] = [await lay(first.address, 'Doomed'), await lay(first.address, 'Other')];
    await stopProcess(first);
    const backup = path(elsewhere, 'aspekt-2026-01-01T00-00-00-000.sqlite');
    await backUp(folder, backup);
    // What was there before a restore is kept in the folder, wherever backups go.
    expect((await restore(backup, folder, Date.now())).before).toContain(backupsIn(folder));
    cpSync(backup, path(elsewhere, 'aspekt-2026-01-02T00-00-00-000.sqlite.partial'));
    cpSync(backup, `${fileIn(folder)}.partial`);
    const foreign = path(elsewhere, 'photos.sqlite');
    const photos = new DatabaseSync(foreign);
    photos.exec('CREATE TABLE photos (name TEXT)');
    photos.close();
    const asItWas = readFileSync(foreign);

    const server = await startProcess('main.ts', settings);
    const { gm, table } = doomed;
    const deleted = await post(server.address, `/api/tables/${table}/delete`, { name: 'Doomed' }, gm);
    expect(deleted.status).toBe(200);
    for (const where of [folder, elsewhere]) expect(traces(where, [table])).toEqual([]);
    expect(traces(elsewhere, [other.table])).not.toEqual([]);
    expect(readFileSync(foreign).equals(asItWas)).toBe(true);

    // The first in the folder cannot be opened; the one after it is cleaned all the same, and people are told.
    writeFileSync(path(elsewhere, 'aspekt-2025.sqlite'), Buffer.concat([readFileSync(backup).subarray(0, 100)]));
    const left = await post(server.address, `/api/tables/${other.table}/delete`, { name: 'Other' }, other.gm);
    expect([left.status, await left.json()]).toMatchObject([500, { error: { code: 'traces_left' } }]);
    for (const where of [folder, elsewhere]) expect(traces(where, [other.table])).toEqual([]);
    expect(server.said()).toContain('aspekt-2025.sqlite');
    expect((await post(server.address, '/api/link', { table: other.table, token: other.gm })).status).toBe(404);
    expect(await stopProcess(server)).toBe(0);
  });

  const lay = async (address: string, name: string): Promise<{ readonly table: string; readonly gm: string }> =>
    (await post(address, '/api/tables', { game: 'nyx', locale: 'en', name, gmName: canary })).json() as Promise<{
      table: string;
      gm: string;
    }>;

  test.runIf(canPlayDisk)('is there whole or leaves nothing, wherever the deleting is killed', async () => {
    const folder = path(place, 'half-deleted');
    const server = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
    const { table } = await lay(server.address, 'Night');
    await stopProcess(server);
    await backUp(folder, path(backupsIn(folder), 'aspekt-2026-01-01T00-00-00-000.sqlite'));
    const whole = await truthIn(folder);
    const outcomes: string[] = [];
    for (let sync = 1; outcomes.at(-1) !== 'done'; sync++) {
      const copy = path(place, `half-deleted-${sync}`);
      cpSync(folder, copy, { recursive: true });
      const order = ['delete', table, '--name', 'Night', '--data', copy];
      const { code } = aspekt(order, '', onDisk({ folder: copy, killSync: sync }));
      await sqliteLog(copy).close();
      const left = await truthIn(copy);
      if (left.has(table)) expect(rewritten(whole, left)).toEqual([]);
      // Whoever was interrupted finds it there still, and does it again.
      if (left.has(table)) expect([sync, aspekt(order)]).toMatchObject([sync, { code: 0 }]);
      expect([sync, ...traces(copy, [canary, table])]).toEqual([sync]);
      outcomes.push(code === 0 ? 'done' : left.has(table) ? 'there' : 'gone');
    }
    expect(new Set(outcomes)).toEqual(new Set(['there', 'gone', 'done']));
  });

  test('by the command line needs its name, and a folder that nobody plays on', async () => {
    const folder = path(place, 'deleted-by-hand');
    const server = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
    const [first, second] = [await lay(server.address, 'First'), await lay(server.address, 'Second')];
    const link = `${server.address}/t/${first.table}#${first.gm}`;
    expect(aspekt(['delete', link]).code).toBe(1);
    expect(aspekt(['delete', link, '--name', 'Second'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('exactly'),
    });
    expect(aspekt(['delete', link, '--name', 'First']).code).toBe(0);
    expect(aspekt(['delete', second.table, '--name', 'Second', '--data', folder]).code).toBe(1);
    await stopProcess(server);
    expect(aspekt(['delete', second.table, '--name', 'Other', '--data', folder]).code).toBe(1);
    expect(aspekt(['delete', second.table, '--name', 'Second', '--data', folder]).code).toBe(0);
    expect(traces(folder, [canary, first.table, second.table])).toEqual([]);
  });
});

const truthOf = async (file: string): Promise<Truth> => {
  const { folder, remove: unmade } = freshFolder();
  writeFileSync(fileIn(folder), readFileSync(file));
  const truth = await truthIn(folder);
  unmade();
  return truth;
};
