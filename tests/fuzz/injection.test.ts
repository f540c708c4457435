import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join as path } from 'node:path';
import { expect, test } from 'vitest';
import { visible } from '../../apps/cli/src/visible.ts';
import { aspekt } from '../cli/aspekt.ts';
import { enter, join, post, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';

const hostile = [
  '../../../../tmp/aspekt-injected',
  'a\r\nset-cookie: fooled=1\r\n\r\n<h1>',
  '\u001b]0;fooled\u0007\u001b[2J\u001b[31mred',
  '\u009b31mred',
  '=cmd|calc!A1',
  "x'); DROP TABLE entries; --",
  '\u202efdp.exe',
  '%s%s%n ${7*7} {{7*7}} `id` $(id)',
];
/** Everything that would command a terminal, but for the end of a line. */
// oxlint-disable-next-line no-control-regex
const commanding = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

test('names and words that try to be paths, headers, terminal commands or statements stay what they are', async () => {
  const { folder, remove } = freshFolder();
  const beside = readdirSync(dirname(folder)).filter((name) => name.includes('injected'));
  const running = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
  const { address } = running;
  const before = readdirSync(folder).toSorted();
  for (const text of hostile) {
    const order = { game: 'vastmark', locale: 'en', name: text, gmName: text };
    const made = await post(address, '/api/tables', order);
    expect(made.status, text).toBe(200);
    const opened = (await made.json()) as Opened;
    const anna = await join(address, opened, text);
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    expect((await gm.do({ type: 'table/say', text })).t).toBe('done');
    await gm.do({ type: 'vastmark/setScene', title: text.slice(0, 80) });
    await gm.do({ type: 'table/write-note', id: 'n', text, hidden: false });
    for (const file of ['export', 'chronicle']) {
      const answer = await fetch(`${address}/api/tables/${opened.table}/${file}`, {
        headers: { authorization: `Bearer ${anna.token}` },
      });
      expect(answer.headers.get('set-cookie')).toBeNull();
      // The name of the file is the page's to give.
      expect(answer.headers.get('content-disposition')).toBe('attachment');
      if (file === 'chronicle') expect(await answer.text()).not.toMatch(commanding);
    }
    gm.close();
  }
  // Nothing was written by a name: the files are those of the server, and the tables are all there.
  expect(readdirSync(folder).toSorted()).toEqual(before);
  expect(readdirSync(dirname(folder)).filter((name) => name.includes('injected'))).toEqual(beside);
  expect(running.said()).not.toMatch(/fooled|DROP|cmd\|calc/);
  expect(running.said()).not.toMatch(commanding);
  expect(await stopProcess(running)).toBe(0);
  const { out, code } = aspekt(['verify', folder, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ ok: true, tables: hostile.length });
  remove();
}, 120_000);

test('a script shows what others wrote and does not obey it', () => {
  const lines = hostile.map((text) => JSON.stringify({ as: 'gm', do: { type: 'table/say', text } }));
  for (const args of [
    ['play', 'vastmark', '--script', '-'],
    ['play', `nyx${hostile[2]}`],
    ['roll', `2d6${hostile[2]}`],
    ['odds', 'vastmark', `{"type":"${hostile[3]}"}`],
    ['verify', `nowhere${hostile[3]}`],
  ]) {
    const { out, err } = aspekt(args, lines.join('\n'));
    expect(`${out}${err}`.length).toBeGreaterThan(0);
    expect(`${out}${err}`, args.join(' ')).not.toMatch(commanding);
    expect(err).not.toContain('    at ');
  }
  expect(visible('\u001b[2J\u009b\u202e\tx\n')).toBe(String.raw`\u001b[2J\u009b\u202e` + '\tx\n');
}, 120_000);

test('arguments and files that are none of ours are one sentence, never a stack', () => {
  const { folder, remove } = freshFolder();
  const file = (name: string, bytes: string | Buffer): string => {
    writeFileSync(path(folder, name), bytes);
    return path(folder, name);
  };
  const head = JSON.stringify({ format: 'aspekt-log', version: 1, table: 7, entries: 'x' });
  const cases = [
    ['verify', file('noise.jsonl', Buffer.from([0, 255, 254, 10, 123]))],
    ['verify', file('head.jsonl', `{"hash":"${'0'.repeat(64)}","head":${head}}\n`)],
    ['verify', file('list.sqlite', 'not a database at all')],
    ['play', 'nyx', '--load', file('load.jsonl', '{"head":{}}\n')],
    ['conform', 'nyx', file('vectors.json', '[{"id":1},null,{"__proto__":{}}]')],
    ['odds', 'nyx', '{"type":"commitRoll","draft":"__proto__"}', '--state', file('state.json', '{"drafts":null}')],
    ['restore', file('backup.sqlite', 'no'), '--data', path(folder, 'data')],
    ['export', 'http://127.0.0.1:9/t/x#y'],
    ['export', 'javascript:alert(1)#x'],
    ['import', folder],
    ['play', 'nyx', '--script', folder],
    ['roll', '9'.repeat(5000)],
    ['__proto__'],
    ['constructor', '--help'],
  ];
  for (const args of cases) {
    const { code, err, out } = aspekt(args);
    expect(code, `${args.join(' ').slice(0, 80)}: ${out}${err}`).toBe(1);
    expect(`${out}${err}`, args.join(' ').slice(0, 80)).not.toMatch(/^    at /m);
  }
  remove();
}, 240_000);
