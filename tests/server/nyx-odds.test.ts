import type { Wire } from '@aspekt/contract';
import { serve } from '@aspekt/server';
import { afterAll, expect, test, vi } from 'vitest';
import { enter, post, type Client, type Opened } from './client.ts';
import { freshFolder } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });

const { folder, remove } = freshFolder();
const served = await serve({ port: 0, host: '127.0.0.1', data: folder });
const address = `http://127.0.0.1:${served.port}`;
afterAll(async () => {
  await served.close();
  remove();
});

type Demo = Opened & { readonly player: { readonly seat: string; readonly token: string } };
const question = { ask: 'roll', effective: 5, net: 0 } as const;
const odds: Wire = { type: 'nyx/commitRoll', draft: 'd1' };

test('a table of Nyx that keeps its odds from players answers none of their questions', async () => {
  const demo = (await (await post(address, '/api/demo', { game: 'nyx', locale: 'sv' })).json()) as Demo;
  const gm = await enter(address, { table: demo.table, token: demo.gm, locale: 'sv' });
  const player = await enter(address, { table: demo.table, token: demo.player.token, locale: 'sv' });
  expect(await player.do({ type: 'nyx/declareAction', id: 'd1', actor: 'phaide', attribute: 'body' })).toMatchObject({
    t: 'done',
  });
  /** What the question is answered with; on a busy machine the first may come before anybody is there to answer. */
  const asked = async (
    client: Client,
    name: string,
    what: { readonly odds: Wire } | { readonly question: typeof question },
  ): Promise<string> => {
    for (let i = 0; ; i++) {
      const id = `${name}-${i}`;
      client.say({ t: 'ask', id, ...what });
      const frames = () => client.frames.map((frame) => JSON.parse(frame) as { t: string; id?: string; code?: string });
      const answer = await vi.waitUntil(() => frames().find((frame) => frame.id === id), { timeout: 10_000 });
      if (answer.code !== 'too_hard' || i > 4) return answer.t;
    }
  };
  expect(await asked(player, 'q1', { question })).toBe('answer');
  expect(await asked(player, 'o1', { odds })).toBe('odds');
  await gm.do({ type: 'nyx/configureTable', settings: { oddsFor: 'gm' } });
  expect(await asked(player, 'q2', { question })).toBe('unknown');
  expect(await asked(player, 'o2', { odds })).toBe('unknown');
  expect(await asked(gm, 'q3', { question })).toBe('answer');
  await gm.do({ type: 'nyx/configureTable', settings: { oddsFor: 'none' } });
  expect(await asked(gm, 'q4', { question })).toBe('unknown');
});
