import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examine, fileIn, sqliteLog } from '@aspekt/server';
import { afterAll, describe, expect, test } from 'vitest';
import { chained, laid } from '../../apps/server/src/ports/log-contract.ts';
import { aspekt } from '../cli/aspekt.ts';
import { canPlayDisk, onDisk } from '../torture/disk.ts';
import { readRecord } from '../torture/simulated-disk.ts';
import { truthIn } from '../torture/truth.ts';
import { createTable, enter, post, type Opened } from './client.ts';
import { freshFolder, pebblesModule, startProcess, stopProcess, type Running } from './process.ts';

const { folder: place, remove } = freshFolder();
afterAll(remove);
const freshData = (name: string): string => join(place, name);
const start = (folder: string, more: Readonly<Record<string, string>> = {}): Promise<Running> =>
  startProcess('test-server.ts', { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule, ...more });
const exitOf = (server: Running): Promise<number | null> =>
  new Promise((gone) => server.process.once('exit', (code) => gone(code)));
const said = (text: string) => ({ type: 'table/say', text }) as const;
const health = async ({ address }: Running): Promise<number> => (await fetch(`${address}/health`)).status;
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('it never came true');
};

/** Play until the disk is full, then make room: nothing is lost, and everyone is told in their language. */
const fillUp = async (server: Running, folder: string, fill: () => void, makeRoom: () => void): Promise<void> => {
  const opened = await createTable(server.address);
  const gm = await enter(server.address, { table: opened.table, token: opened.gm, locale: 'sv' });
  for (const text of ['one', 'two', 'three']) await gm.do(said(text), { id: text });
  fill();
  gm.say({ t: 'do', id: 'four', command: said('four') });
  const bye = await gm.next('bye');
  expect(bye.code).toBe('storage_full');
  expect(bye.text).toContain('Servern har ont om plats');
  expect(await health(server)).toBe(503);
  // It can still be read; a further command is turned away at once, and nobody is sent away for it.
  const reading = await enter(server.address, { table: opened.table, token: opened.gm, locale: 'pl' });
  expect(reading.frames[0]).toContain('three');
  expect(reading.frames[0]).not.toContain('four');
  expect((await reading.next('invalid')).text).toContain('Serwer nie ma już miejsca');
  expect(await reading.do(said('four'), { id: 'four' })).toMatchObject({ t: 'invalid', code: 'storage_full' });
  makeRoom();
  await until(async () => (await health(server)) === 200);
  expect(await reading.do(said('four'), { id: 'four' })).toMatchObject({ t: 'done' });
  expect(await stopProcess(server)).toBe(0);
  const log = (await truthIn(folder)).get(opened.table);
  expect([...(log?.at.keys() ?? [])].slice(-4)).toEqual(['one', 'two', 'three', 'four']);
};

describe('a full disk', () => {
  test.runIf(canPlayDisk)('stops the taking at once, says why, and heals by itself', async () => {
    const folder = freshData('full');
    const full = join(place, 'full-now');
    const server = await start(folder, onDisk({ folder, full }));
    await fillUp(
      server,
      folder,
      () => writeFileSync(full, ''),
      () => rmSync(full),
    );
  });

  test.runIf(canMount())('of four megabytes, really full, does the same', async () => {
    const folder = freshData('small');
    mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
    try {
      const server = await start(folder);
      const filler = join(folder, 'filler');
      await fillUp(
        server,
        folder,
        () => {
          try {
            writeFileSync(filler, Buffer.alloc(8 * 1024 * 1024));
          } catch {
            // As much as there was room for.
          }
        },
        () => rmSync(filler),
      );
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });

  test.runIf(canMount())(
    'does not keep a table from being deleted, nor the server from starting after that',
    async () => {
      const folder = freshData('small-delete');
      mkdirSync(folder);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
      try {
        const server = await start(folder);
        const [kept, doomed] = [await createTable(server.address), await createTable(server.address)];
        for (const { table, gm } of [kept, doomed]) {
          const client = await enter(server.address, { table, token: gm });
          for (let i = 0; i < 30; i++) await client.do(said(`CANARY ${'x'.repeat(1900)}`));
          client.close();
        }
        expect(await stopProcess(server)).toBe(0);
        const size = statSync(fileIn(folder)).size;
        const { bavail, bsize } = statfsSync(folder);
        // Room for what is written ahead, and not for the whole file once more.
        const filler = join(folder, 'filler');
        writeFileSync(filler, Buffer.alloc(bavail * bsize - Math.round(size * 0.9)));
        const again = await start(folder);
        const deleted = await post(again.address, `/api/tables/${doomed.table}/delete`, { name: 'Test' }, doomed.gm);
        expect([deleted.status, await deleted.json()]).toMatchObject([500, { error: { code: 'traces_left' } }]);
        expect(again.said()).toContain('There is no room to write the tables anew.');
        const playing = await enter(again.address, { table: kept.table, token: kept.gm });
        expect(await playing.do(said('on'))).toMatchObject({ t: 'done' });
        expect(await stopProcess(again)).toBe(0);
        // It starts all the same, and when there is room it finishes what was left.
        expect(await stopProcess(await start(folder))).toBe(0);
        rmSync(filler);
        expect(await stopProcess(await start(folder))).toBe(0);
        expect(readFileSync(fileIn(folder)).includes(doomed.table)).toBe(false);
        expect((await examine(fileIn(folder))).problems).toEqual([]);
      } finally {
        execFileSync('umount', ['-l', folder]);
      }
    },
  );

  test.runIf(canMount())('is not filled by a backup, and a restore without room changes nothing', async () => {
    const folder = freshData('small-backup');
    mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
    try {
      const server = await start(folder);
      const { table } = await createTable(server.address);
      expect(await stopProcess(server)).toBe(0);
      expect(aspekt(['backup', '--data', folder])).toMatchObject({
        code: 1,
        err: expect.stringContaining('There is not enough room for a backup'),
      });
      expect(readdirSync(join(folder, 'backups'))).toEqual([]);
      const backup = join(place, 'small-backup.sqlite');
      expect(aspekt(['backup', '--data', folder, '--to', backup]).code).toBe(0);
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize - 8192));
      const before = readFileSync(fileIn(folder));
      expect(aspekt(['restore', backup, '--data', folder])).toMatchObject({
        code: 1,
        err: expect.stringContaining('Nothing was changed.'),
      });
      expect(readFileSync(fileIn(folder)).equals(before)).toBe(true);
      expect((await truthIn(folder)).has(table)).toBe(true);
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });

  test.runIf(canPlayDisk)('that is still full when the server starts again lets it say so', async () => {
    const folder = freshData('full-start');
    const full = join(place, 'full-at-start');
    writeFileSync(full, '');
    const failed = await start(folder, onDisk({ folder, full })).catch((error: unknown) => error);
    expect(String(failed)).toContain('There is no room left for the tables');
  });
});

describe.runIf(canMount())('a disk on which there is not one byte left', () => {
  test('lets a server that is started on it, and a look at the tables, say so', async () => {
    const folder = freshData('full-really');
    mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    try {
      const log = sqliteLog(folder);
      await log.write({ tables: [laid('a')], rows: chained('a', 3) });
      await log.close();
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
      const told = 'There is no room left for the tables';
      expect(await start(folder).catch((error: unknown) => error)).toMatchObject({
        code: 1,
        said: expect.stringContaining(told),
      });
      expect(aspekt(['tables', '--data', folder])).toMatchObject({ code: 1, err: expect.stringContaining(told) });
      rmSync(join(folder, 'filler'));
      expect(await stopProcess(await start(folder))).toBe(0);
      expect((await truthIn(folder)).get('a')?.rows).toHaveLength(3);
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });
});

test.runIf(canPlayDisk)(
  'what is written anew when a table is deleted is written nowhere but in the folder',
  async () => {
    const folder = freshData('anew');
    mkdirSync(folder, { mode: 0o700 });
    const log = sqliteLog(folder);
    // More than SQLite keeps in memory.
    await log.write({
      tables: [laid('a'), laid('b')],
      rows: [...chained('a', 1), ...chained('b', 3000, 'x'.repeat(2000))],
    });
    await log.close();
    const record = join(place, 'anew-record');
    expect(aspekt(['delete', 'a', '--name', '', '--data', folder], '', onDisk({ folder, record })).code).toBe(0);
    const written = readRecord(readFileSync(record)).filter(({ kind }) => kind === 'W');
    expect(new Set(written.map(({ name }) => name.split('_')[0]))).toContain('etilqs');
  },
);

test.runIf(canPlayDisk)('a backup is on the disk with the folders that were made for it', async () => {
  const folder = freshData('made-for');
  mkdirSync(folder, { mode: 0o700 });
  await sqliteLog(folder).close();
  const record = join(place, 'made-for-record');
  const to = join(folder, 'here', 'and-there', 'one.sqlite');
  expect(aspekt(['backup', '--data', folder, '--to', to], '', onDisk({ folder, record })).code).toBe(0);
  const synced = readRecord(readFileSync(record)).filter(({ kind }) => kind === 'S' || kind === 'D');
  expect(synced.map(({ name }) => name)).toEqual(expect.arrayContaining(['', 'here', 'here/and-there']));
});

describe.runIf(canPlayDisk)('a sync that fails', () => {
  test('stops the server with 70: people are told why, nothing is acknowledged, nothing acknowledged is lost', async () => {
    const folder = freshData('sync');
    const server = await start(folder, onDisk({ folder, failSync: 30 }));
    const opened = await createTable(server.address);
    const gm = await enter(server.address, { table: opened.table, token: opened.gm, locale: 'pl' });
    const gone = exitOf(server);
    const acked: string[] = [];
    for (let i = 0; server.process.exitCode === null && i < 40; i++) {
      const answer = await gm.do(said(`c${i}`), { id: `c${i}` }).catch(() => gone.then(() => undefined));
      if (answer?.t === 'done') acked.push(answer.id);
    }
    expect(await gone).toBe(70);
    expect(await gm.next('bye')).toMatchObject({ code: 'storage_failed' });
    expect(gm.frames.at(-1)).toContain('Serwer nie może już zapisywać');
    expect(acked.length).toBeGreaterThan(5);
    expect(acked.length).toBeLessThan(40);
    const again = await start(folder);
    const back = await enter(again.address, { table: opened.table, token: opened.gm });
    // Whether the one that was not acknowledged is there or not, sending it again makes it so, once.
    const unsure = `c${acked.length}`;
    expect(await back.do(said(unsure), { id: unsure })).toMatchObject({ t: 'done' });
    await stopProcess(again);
    const ids = [...((await truthIn(folder)).get(opened.table)?.at.keys() ?? [])].filter((id) => /^c\d/.test(id));
    expect(ids).toEqual([...acked, unsure]);
  });

  /** What happened to the disk after a sync failed; nothing where none did. */
  const afterFailure = (record: string): string | undefined =>
    /F(.*)/.exec(
      readRecord(readFileSync(record))
        .map(({ kind }) => kind)
        .join(''),
    )?.[1];
  /** A folder as a server that was killed left it, so that there is something to do when it is next opened. */
  const killedIn = async (name: string): Promise<string> => {
    const [folder, killed] = [freshData(`${name}-first`), freshData(name)];
    mkdirSync(folder, { mode: 0o700 });
    const log = sqliteLog(folder);
    await log.write({ tables: [laid('a')], rows: chained('a', 30) });
    cpSync(folder, killed, { recursive: true });
    await log.close();
    return killed;
  };

  test('while it starts, or while it stops, ends it with 70, and nothing is synced after that', async () => {
    const killed = await killedIn('sync-ends');
    const ends = new Set<string>();
    for (let sync = 1; !ends.has('whole'); sync++) {
      const [folder, record] = [freshData(`sync-ends-${sync}`), join(place, `sync-ends-record-${sync}`)];
      cpSync(killed, folder, { recursive: true });
      const disk = onDisk({ folder, record, failSync: sync });
      const { when, code, said } = await startProcess('main.ts', {
        PORT: '0',
        HOST: '127.0.0.1',
        ASPEKT_DATA: folder,
        ...disk,
      }).then(
        async (server) => ({ when: 'stop', code: await stopProcess(server), said: server.said() }),
        (error: { readonly code: number; readonly said: string }) => ({ when: 'start', ...error }),
      );
      const after = afterFailure(record);
      if (after === undefined) expect(code).toBe(0);
      else {
        expect([sync, code, after]).toEqual([sync, 70, expect.not.stringMatching(/[SDUT]/)]);
        expect(said).toContain('The disk can no longer save.');
      }
      ends.add(after === undefined ? 'whole' : when);
      await sqliteLog(folder).close();
      expect((await truthIn(folder)).get('a')?.rows).toHaveLength(30);
    }
    expect(ends).toEqual(new Set(['start', 'stop', 'whole']));
  });

  test('while a table is deleted by the command line ends that with 70 and a sentence', async () => {
    const killed = await killedIn('sync-delete');
    const codes = new Set<number>();
    for (let sync = 1; !codes.has(0); sync += 2) {
      const [folder, record] = [freshData(`sync-delete-${sync}`), join(place, `sync-delete-record-${sync}`)];
      cpSync(killed, folder, { recursive: true });
      const order = ['delete', 'a', '--name', '', '--data', folder];
      const { code, err } = aspekt(order, '', onDisk({ folder, record, failSync: sync }));
      const after = afterFailure(record);
      codes.add(code);
      if (after === undefined) continue;
      expect([sync, code, after]).toEqual([sync, 70, expect.not.stringMatching(/[SDUT]/)]);
      expect(err).toContain('The disk can no longer save.');
    }
    expect(codes).toEqual(new Set([70, 0]));
  });

  test('while a table is being laid stops it too', async () => {
    const folder = freshData('sync-early');
    const server = await start(folder, onDisk({ folder, failSync: 13 }));
    const gone = exitOf(server);
    for (let i = 0; server.process.exitCode === null && i < 20; i++) {
      await Promise.race([createTable(server.address).catch(() => undefined), gone]);
    }
    expect(await gone).toBe(70);
  });
});

describe('bits that rot in the file', () => {
  /** Change one letter of a stored entry, as a failing disk might. */
  const rot = (folder: string, word: string, to: string): void => {
    const bytes = readFileSync(fileIn(folder));
    const at = bytes.indexOf(word);
    expect(at).toBeGreaterThanOrEqual(0);
    bytes.write(to, at);
    writeFileSync(fileIn(folder), bytes);
  };
  const played = async (folder: string): Promise<readonly [Opened, Opened]> => {
    const server = await start(folder);
    const tables = [await createTable(server.address), await createTable(server.address)] as const;
    for (const { table, gm: token } of tables) {
      const gm = await enter(server.address, { table, token });
      for (const text of ['first-word', `second-word-${table}`, 'third-word']) await gm.do(said(text));
    }
    await stopProcess(server);
    return tables;
  };

  test('leave the table readable up to the last whole entry, and the other tables in play', async () => {
    const folder = freshData('rot');
    const [hurt, well] = await played(folder);
    rot(folder, `second-word-${hurt.table}`, 'X');
    const server = await start(folder);
    const reading = await enter(server.address, { table: hurt.table, token: hurt.gm, locale: 'sv' });
    expect(reading.frames[0]).toContain('first-word');
    expect(reading.frames[0]).not.toContain('econd-word');
    expect((await reading.next('invalid')).text).toContain('Bordets logg är skadad');
    expect(await reading.do(said('more'))).toMatchObject({ t: 'invalid', code: 'broken_log' });
    const playing = await enter(server.address, { table: well.table, token: well.gm });
    expect(await playing.do(said('more'))).toMatchObject({ t: 'done' });
    await stopProcess(server);
    expect(server.said()).toContain(`The log of table ${hurt.table} is damaged after entry`);
  });

  test('in the first page keep the server from starting, with a sentence', async () => {
    const folder = freshData('rot-first');
    await played(folder);
    rot(folder, 'SQLite format 3', 'X');
    const failed = await start(folder).catch((error: unknown) => error);
    expect(String(failed)).toContain('are damaged. Look with aspekt verify, and restore a backup.');
  });
});

describe('a key of the operator’s', () => {
  test('keeps words and seeds out of every file; without it nothing is opened, and it is said why', async () => {
    const folder = freshData('sealed');
    const key = { ASPEKT_KEY_FILE: join(place, 'key') };
    writeFileSync(key.ASPEKT_KEY_FILE, randomBytes(48));
    const server = await start(folder, key);
    const { table, gm: token } = await createTable(server.address);
    const gm = await enter(server.address, { table, token });
    await gm.do(said('CANARY'));
    expect(aspekt(['backup', '--data', folder], '', key).code).toBe(0);
    await stopProcess(server);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(1);
    for (const { parentPath, name } of files) {
      const bytes = readFileSync(join(parentPath, name));
      for (const word of ['CANARY', '"seeds"']) expect(bytes.includes(word), name).toBe(false);
    }
    for (const args of [['backup'], ['export', table], ['delete', table, '--name', 'Test']]) {
      const { code, err } = aspekt([...args, '--data', folder]);
      expect([code, err]).toEqual([1, expect.stringContaining('Set ASPEKT_KEY_FILE')]);
    }
    expect(aspekt(['verify', folder])).toMatchObject({ code: 1, out: expect.stringContaining('are sealed') });
    expect(aspekt(['verify', folder], '', key).code).toBe(0);
    expect(String(await start(folder).catch((error: unknown) => error))).toContain('Set ASPEKT_KEY_FILE');
    const again = await start(folder, key);
    const back = await enter(again.address, { table, token });
    expect(back.frames[0]).toContain('CANARY');
    await stopProcess(again);
  });
});

/** Whether a small disk can be had here. */
function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const { folder, remove: unmade } = freshFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    unmade();
  }
}
