import { existsSync } from 'node:fs';
import { guarded, idPattern } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { applied, differenceSeen } from '@aspekt/protocol';
import { games } from '@aspekt/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { harden } from '../../apps/server/src/harden.ts';
import { overheard } from '../secrets/many.ts';
import { enter, post, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';
import { fuzzCommands } from './commands.ts';
import { fuzzFrames } from './frames.ts';
import { fuzzHttp } from './http.ts';
import { bringIn, damagedFiles, foreignFiles, forgedFiles, goodFile } from './imports.ts';
import { beRude, memoryOf } from './raw.ts';

const { folder, remove } = freshFolder();
afterAll(remove);
// As in the server: there whoever sets what every object has stumbles.
beforeAll(harden);

describe('whatever is sent', () => {
  test('as a command, with its arguments changed, is decided or refused with a sentence in every language', async () => {
    const { kinds, faults } = await fuzzCommands(200_000, 1);
    expect(faults).toEqual([]);
    // The search got past the door.
    expect(kinds.accepted).toBeGreaterThan(10_000);
    expect(kinds.refused).toBeGreaterThan(50_000);
  }, 240_000);

  test('as a frame, changed as a value or as text, is answered; nobody becomes anybody else', async () => {
    const { answers, faults } = await overheard((log) => fuzzFrames(6000, 1, log));
    expect(faults).toEqual([]);
    expect(answers['done']).toBeGreaterThan(50);
    expect(answers['invalid']).toBeGreaterThan(1000);
  }, 240_000);

  test('over HTTP, to any address by any method, is answered without an error of the server’s own', async () => {
    const { statuses, faults } = await overheard((log) => fuzzHttp(3000, 1, log));
    expect(faults).toEqual([]);
    expect(statuses['200']).toBeGreaterThan(50);
  }, 240_000);
});

test('what every object has is no id, and where it is a key all the same, news of it can be told', async () => {
  for (const id of Object.getOwnPropertyNames(Object.prototype))
    for (const [before, after] of [
      [{}, { [id]: { a: 1 } }],
      [{ [id]: { a: 1 } }, { [id]: { a: 2 } }],
      [{ b: 1, [id]: 1 }, { b: 2 }],
    ] as const) {
      const change = differenceSeen({ all: before }, { all: after }, (part) => part);
      expect(change && applied({ all: before } as never, change)).toEqual({ all: after });
      expect(guarded(after, { seat: 'gm', role: 'gm' })).toEqual(after);
      expect(id).not.toMatch(idPattern);
    }
});

describe('a file to be brought in', () => {
  test.each(games)('of $id, cut off anywhere or changed in one letter, is refused whole', async (game) => {
    const { files, faults } = await damagedFiles(game, 1, 211);
    expect(faults).toEqual([]);
    expect(files).toBeGreaterThan(60);
  });
  test.each(games)('of $id, whatever was played and hidden at its table, is taken', async (game) => {
    const faults: string[] = [];
    for (let seed = 0; seed < 15; seed++)
      if (!(await bringIn(game, await goodFile(game, wordsFrom(seed)), faults, `seed ${seed}`)))
        faults.push(`seed ${seed} was refused`);
    expect(faults).toEqual([]);
  });
  test('that was forged with right hashes is refused, or can be shown to everyone', async () => {
    const { taken, refused, faults } = await forgedFiles(400, 1);
    expect(faults).toEqual([]);
    expect(Math.min(taken, refused)).toBeGreaterThan(20);
  }, 240_000);
  test('of another kind, or a bomb, is refused', async () => {
    const faults: string[] = [];
    for (const game of games)
      for (const [i, text] of foreignFiles.entries())
        if (await bringIn(game, text, faults, `file ${i}`)) faults.push(`file ${i} was taken`);
    expect(faults).toEqual([]);
  });
});

test('a server outlives bytes that are no HTTP, no WebSocket and no end, and others play on', async () => {
  const running = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
  const { address, process: child } = running;
  const demo = (await (await post(address, '/api/demo', { game: 'nyx', locale: 'en' })).json()) as Opened;
  const honest = await enter(address, { table: demo.table, token: demo.gm });
  const before = existsSync('/proc/self/status') ? memoryOf(child.pid ?? 0) : 0;
  const rude = beRude(Number(new URL(address).port), wordsFrom(1), 2);
  for (let i = 0; i < 20; i++) {
    expect(await honest.do({ type: 'table/say', text: `line ${i}` })).toMatchObject({ t: 'done' });
    await new Promise((later) => setTimeout(later, 60));
  }
  expect(await rude).toBeGreaterThan(150);
  expect(await honest.do({ type: 'table/say', text: 'Still here.' })).toMatchObject({ t: 'done' });
  if (before > 0) expect(memoryOf(child.pid ?? 0) - before).toBeLessThan(150);
  // It said where it is, and nothing else.
  expect(running.said()).not.toMatch(/aspekt:|Error|    at /);
  expect(await stopProcess(running)).toBe(0);
}, 120_000);
