import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess, type Running } from '../server/process.ts';
import { aspekt, jsonLines, main } from './aspekt.ts';

const { folder, remove } = freshFolder();
const data = join(folder, 'data');
let running: Running;
let opened: Opened;
beforeAll(async () => {
  running = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: data });
  const table = { game: 'nyx', locale: 'en', name: 'The long night', gmName: 'Gun' };
  opened = await (await post(running.address, '/api/tables', table)).json();
});
afterAll(async () => {
  await stopProcess(running);
  remove();
});

const emptyFolder = (name: string): string => {
  const made = join(folder, name);
  mkdirSync(made, { recursive: true });
  return made;
};
const sentence = (args: readonly string[]): string => {
  const { code, err } = aspekt(args);
  expect([code, err.trim().split('\n').length], err).toEqual([1, 1]);
  return err;
};

describe('what is kept in a data folder', { timeout: 120_000 }, () => {
  test('the tables are listed while a server plays on them, without a link or a token', () => {
    const [table, ...others] = jsonLines(aspekt(['tables', '--data', data, '--json']).out);
    expect(others).toEqual([]);
    expect(table).toEqual({
      id: opened.table,
      game: 'nyx',
      name: 'The long night',
      opened: expect.any(Number),
      entries: expect.any(Number),
    });
    const { out } = aspekt(['tables', '--data', data]);
    expect(out).toMatch(new RegExp(`^${opened.table}  nyx  The long night  .*  \\d+ entr(y|ies)\\n$`));
    expect(out).not.toContain(opened.gm);
    expect(sentence(['tables', '--data', folder])).toBe(`There are no tables in ${folder}.\n`);
  });

  test('a backup is known by how it begins, whatever it is called', () => {
    const to = join(folder, 'x.db');
    expect(aspekt(['backup', '--data', data, '--to', to]).out).toContain(': 1 table, ');
    expect(aspekt(['verify', to])).toMatchObject({ code: 0, out: expect.stringMatching(/^1 table, \d+ entr/) });
  });

  test('a damaged file, one that cannot be opened and a place that cannot be written are told in a sentence', () => {
    const zeroed = emptyFolder('zeroed');
    cpSync(join(folder, 'x.db'), join(zeroed, 'aspekt.sqlite'));
    const file = openSync(join(zeroed, 'aspekt.sqlite'), 'r+');
    writeSync(file, Buffer.alloc(100));
    closeSync(file);
    // SQLite opens no path that is longer than 512 characters.
    const shut = emptyFolder(join(...['a', 'b', 'c'].map((letter) => letter.repeat(200))));
    cpSync(join(folder, 'x.db'), join(shut, 'aspekt.sqlite'));
    const empty = emptyFolder('empty');
    writeFileSync(join(empty, 'aspekt.sqlite'), '');
    for (const args of [['backup'], ['export', opened.table], ['tables']]) {
      for (const broken of [zeroed, empty])
        expect(sentence([...args, '--data', broken])).toContain(`The tables in ${broken} are damaged.`);
      expect(sentence([...args, '--data', shut])).toContain(`The tables in ${shut} cannot be opened`);
    }
    expect(sentence(['delete', opened.table, '--name', 'x', '--data', zeroed])).toContain('are damaged');
    writeFileSync(join(folder, 'plain'), '');
    const inside = join(folder, 'plain', 'deeper', 'x.sqlite');
    expect(sentence(['backup', '--data', data, '--to', inside])).toMatch(/cannot be used \(E\w+\)/);
    const loop = join(folder, 'loop');
    symlinkSync(loop, loop);
    for (const args of [['backup'], ['tables'], ['export', 'a']])
      expect(sentence([...args, '--data', loop])).toContain('cannot be read (ELOOP)');
  });

  test('an entry that was changed in the folder is not exported with a hash that fits', () => {
    const changed = emptyFolder('changed');
    cpSync(join(folder, 'x.db'), join(changed, 'aspekt.sqlite'));
    const out = join(folder, 'laundered.jsonl');
    expect(aspekt(['export', opened.table, '--data', changed, '--out', out]).code).toBe(0);
    expect(aspekt(['verify', out]).code).toBe(0);
    const database = new DatabaseSync(join(changed, 'aspekt.sqlite'));
    database.exec("UPDATE entries SET bytes = replace(bytes, 'The long night', 'The short night')");
    database.close();
    for (const more of [[], ['--out', join(folder, 'no.jsonl')], ['--out', out, '--accept'], ['--chronicle', 'en']])
      expect(sentence(['export', opened.table, '--data', changed, ...more])).toContain(
        `The tables in ${changed} are damaged.`,
      );
    expect(existsSync(join(folder, 'no.jsonl'))).toBe(false);
    expect(aspekt(['verify', out]).code).toBe(0);
  });

  test('whoever stops reading what is exported stops it', () => {
    const link = `${running.address}/t/${opened.table}#${opened.gm}`;
    const command = `"${process.execPath}" --disable-warning=ExperimentalWarning "${main}" export '${link}' | true`;
    expect(spawnSync('bash', ['-c', command], { encoding: 'utf8' }).stderr).toBe('');
  });

  test('what is brought in goes to the server at an address, and what is no address is told so', () => {
    const table = join(folder, 'table.jsonl');
    expect(aspekt(['export', opened.table, '--data', data, '--out', table]).code).toBe(0);
    const bring = (server: string) => ['import', table, '--server', server];
    expect(aspekt(bring(`${running.address}/`)).out).toContain(`${running.address}/t/`);
    for (const wrong of ['foo', 'localhost:18431', 'ftp://localhost'])
      expect(sentence(bring(wrong))).toContain(`“${wrong}” is not the address of a server`);
    expect(sentence(bring('http://127.0.0.1:9'))).toMatch(/No server answers at http:\/\/127\.0\.0\.1:9: \S/);
    expect(sentence(bring('http://127.0.0.1:18431'))).toContain('ECONNREFUSED');
    expect(sentence(['export', 'ftp://localhost/t/abc#secret'])).toContain('That link is not whole');
  });

  test('the chronicle is the same over a link and from the folder', () => {
    const link = `${running.address}/t/${opened.table}#${opened.gm}`;
    for (const language of ['sv', 'pl', 'en']) {
      const over = aspekt(['export', link, '--chronicle', language]).out;
      expect(aspekt(['export', opened.table, '--data', data, '--chronicle', language]).out).toBe(over);
    }
  });
});
