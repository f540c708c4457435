import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { canary, findCanary, hiddenId } from '../secrets/canary.ts';
import { enter, post, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';
import { aspekt, type Ran } from './aspekt.ts';

const { folder, remove } = freshFolder();
afterAll(remove);

const told = ({ out, err }: Ran): string => `${out}\n${err}`;

test('nothing hidden is in what the command line says of tables, backups and restores, damaged ones too', async () => {
  const data = join(folder, 'data');
  const file = join(folder, 'copy.sqlite');
  const running = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: data });
  const asked = { game: 'nyx', locale: 'en', name: 'The long night', gmName: 'Gun' };
  const opened: Opened = await (await post(running.address, '/api/tables', asked)).json();
  const gm = await enter(running.address, { table: opened.table, token: opened.gm });
  const hidden = { type: 'nyx/createExtra', id: hiddenId, name: canary, roleAspect: `${canary}1x1`, hidden: true };
  expect((await gm.do(hidden)).t).toBe('done');
  expect((await gm.do({ type: 'table/write-note', id: `${hiddenId}1`, text: canary })).t).toBe('done');
  gm.close();
  const said = [aspekt(['tables', '--data', data]), aspekt(['backup', '--data', data, '--to', file])];
  await stopProcess(running);
  said.push(aspekt(['restore', file, '--data', join(folder, 'elsewhere')]));

  const bytes = readFileSync(file);
  expect(findCanary(bytes.toString('latin1'), 'words')).toBeDefined();
  // Where the words stand something is overwritten, so that what is said is said of them.
  const broken = join(folder, 'broken.sqlite');
  bytes.write('xxxx', bytes.indexOf(canary) - 20);
  writeFileSync(broken, bytes);
  const elsewhere = join(folder, 'broken');
  said.push(aspekt(['restore', broken, '--data', elsewhere]), aspekt(['tables', '--data', elsewhere]));

  const all = said.map(told).join('\n');
  expect(all.trim().length).toBeGreaterThan(50);
  expect(findCanary(all, 'words')).toBeUndefined();
  expect(findCanary(all, 'ids')).toBeUndefined();
}, 120_000);
