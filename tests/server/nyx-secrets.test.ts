import type { Wire } from '@aspekt/contract';
import { serve } from '@aspekt/server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { enter, post, type Client, type Opened } from './client.ts';
import { freshFolder } from './process.ts';

vi.setConfig({ testTimeout: 30_000 });

const { folder, remove } = freshFolder();
const served = await serve({ port: 0, host: '127.0.0.1', data: folder });
const address = `http://127.0.0.1:${served.port}`;
afterAll(async () => {
  await served.close();
  remove();
});

type Demo = Opened & { readonly player: { readonly seat: string; readonly token: string } };

const flight = async () => {
  const demo = (await (await post(address, '/api/demo', { game: 'nyx', locale: 'sv' })).json()) as Demo;
  const gm = await enter(address, { table: demo.table, token: demo.gm, locale: 'sv' });
  const player = await enter(address, { table: demo.table, token: demo.player.token, locale: 'sv' });
  const watcher = await enter(address, { table: demo.table, token: demo.invite, locale: 'sv' });
  return { demo, gm, player, watcher };
};

/** Everything of Nyx that can be hidden, each with a word that nobody else may read. */
const hidden: readonly Wire[] = [
  {
    type: 'nyx/createExtra',
    id: 'kanarie-x',
    name: 'KANARIEnamn',
    roleAspect: 'KANARIEroll',
    flavourAspect: 'KANARIEdrag',
    description: 'KANARIEbild',
    hidden: true,
  },
  { type: 'nyx/createMob', id: 'kanarie-m', name: 'KANARIEhop', roleAspect: 'KANARIEhoproll', hidden: true },
  { type: 'nyx/addSceneAspect', id: 'kanarie-s', name: 'KANARIEscen', hidden: true },
  { type: 'nyx/addThing', id: 'kanarie-t', name: 'KANARIEsak', aspect: 'KANARIEsakdrag', hidden: true },
  { type: 'nyx/addTemporaryAspect', id: 'kanarie-a', target: 'kanarie-x', name: 'KANARIEtillfällig', hidden: true },
  { type: 'nyx/renameFigure', figure: 'kanarie-x', name: 'KANARIEannat', description: 'KANARIEannatbild' },
  { type: 'nyx/inventAspect', id: 'kanarie-i', owner: 'kanarie-x', name: 'KANARIEpåhitt' },
  { type: 'table/write-note', id: 'kanarie-n', text: 'KANARIEanteckning' },
  { type: 'table/say', text: 'KANARIEviskning', to: 'gm' },
];
const doAll = async (client: Client, commands: readonly Wire[]): Promise<readonly string[]> => {
  const refused: string[] = [];
  for (const command of commands) {
    const answer = await client.do(command);
    if (answer.t !== 'done') refused.push(`${command.type} ${JSON.stringify(answer)}`);
  }
  return refused;
};
const settle = async (client: Client): Promise<void> => {
  client.say({ t: 'ping' });
  await client.next('pong');
};
const canary = /kanarie/i;

describe('what the game master of Nyx hides', () => {
  test('sends nobody else a frame, is in none of theirs, and in no file, chronicle or answer', async () => {
    const { demo, gm, player, watcher } = await flight();
    await Promise.all([player, watcher].map(settle));
    const before = [player, watcher].map(({ frames }) => frames.length);
    expect(await doAll(gm, hidden)).toEqual([]);
    expect(await doAll(gm, [{ type: 'table/undo' }, { type: 'table/redo' }])).toEqual([]);
    await Promise.all([player, watcher].map(settle));
    expect([player, watcher].map(({ frames }) => frames.length)).toEqual(before.map((count) => count + 1));

    // Play goes on around it, and the player asks for what is not there for them.
    await doAll(player, [
      { type: 'nyx/declareRound', conflict: 'chase', side: 'A', attribute: 'body' },
      { type: 'nyx/declareAction', id: 'd1', actor: 'phaide', attribute: 'body' },
      { type: 'nyx/inventAspect', id: 'i1', owner: 'kanarie-x', name: 'Stor' },
      { type: 'nyx/revealExtra', extra: 'kanarie-x' },
      { type: 'table/reveal-note', id: 'kanarie-n' },
    ]);
    player.say({
      t: 'ask',
      id: 'q1',
      odds: {
        type: 'nyx/declareConflictRoll',
        id: 'c1',
        a: { actor: 'phaide', attribute: 'body' },
        b: { actor: 'kanarie-x', attribute: 'body' },
      },
    });
    await settle(player);
    player.say({ t: 'locale', locale: 'en' });
    await player.next('welcome');
    const theirs = [player, watcher].flatMap(({ frames }) => frames);
    for (const token of [demo.player.token, demo.invite]) {
      for (const path of ['export', 'chronicle']) {
        const answer = await fetch(`${address}/api/tables/${demo.table}/${path}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        theirs.push(await answer.text());
      }
    }
    for (const text of theirs) expect(text).not.toMatch(canary);
    expect(gm.frames.join('')).toMatch(canary);
  });

  test('is there for everyone once it is revealed', async () => {
    const { gm, player } = await flight();
    expect(await doAll(gm, hidden.slice(0, 3))).toEqual([]);
    expect(
      await doAll(gm, [
        { type: 'nyx/revealExtra', extra: 'kanarie-x' },
        { type: 'nyx/revealAspect', owner: 'scene', aspect: 'kanarie-s' },
      ]),
    ).toEqual([]);
    await settle(player);
    expect(JSON.stringify(player.messages.findLast(({ t }) => t === 'changed'))).toContain('KANARIEnamn');
  });
});
