import { games } from '@aspekt/registry';
import { serve } from '@aspekt/server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { enter, join, post, type Client, type Known, type Opened } from './client.ts';
import { freshFolder } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });

const { folder, remove } = freshFolder();
const served = await serve({ port: 0, host: '127.0.0.1', data: folder });
const address = `http://127.0.0.1:${served.port}`;
afterAll(async () => {
  await served.close();
  remove();
});

type Demo = Opened & { readonly player: { readonly token: string } };
const open = async (game: string): Promise<Demo> =>
  (await (await post(address, '/api/demo', { game, locale: 'en' })).json()) as Demo;

const settle = async (client: Client): Promise<void> => {
  client.say({ t: 'ping' });
  await client.next('pong');
};
/** What somebody knows by all they were told. */
const knownTo = ({ messages }: Client): string => {
  const last = messages.findLast((message): message is Extract<typeof message, Known> => 'offers' in message);
  return JSON.stringify(last && [last.table, last.game, last.offers]);
};

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('whoever follows the differences of an evening knows to the letter what a fresh welcome says', async () => {
    const demo = await open(game);
    const eva = await join(address, demo, 'Eva');
    const tokens = [demo.gm, demo.player.token, eva.token, demo.invite];
    const clients = await Promise.all(tokens.map((token) => enter(address, { table: demo.table, token })));
    const [gm] = clients;
    for (let i = 0; i < 40; i++) {
      const client = clients[i % 3];
      if (!client || !gm) continue;
      await settle(client);
      const news = client.messages.findLast((message) => 'offers' in message);
      const offers = news && 'offers' in news ? news.offers : [];
      const offer = offers[(i * 7) % Math.max(1, offers.length)];
      if (offer) await client.do(offer.command);
      if (i % 10 === 3) await gm.do({ type: 'table/undo' });
      if (i % 10 === 5) await gm.do({ type: 'table/write-note', id: `n${i}`, text: 'A note', hidden: i % 20 === 5 });
      if (i === 22) await client.do({ type: 'table/x-card' });
      if (i === 23) await gm.do({ type: 'table/resume' });
    }
    for (const client of clients) await settle(client);
    const kept = clients.map(knownTo);
    // They lose track, and are told everything anew.
    for (const client of clients) {
      client.say({ t: 'fresh', cursor: 0 });
      await client.next('welcome');
    }
    expect(clients.map(knownTo)).toEqual(kept);
    // Somebody else takes each seat's place, in a room that is opened for them alone.
    for (const client of clients) client.close();
    for (const [i, token] of tokens.entries()) {
      const again = await enter(address, { table: demo.table, token });
      expect(withoutPresence(knownTo(again))).toBe(withoutPresence(kept[i] ?? ''));
      again.close();
    }
  });
});

const withoutPresence = (text: string): string => text.replaceAll(/"present":(true|false)/g, '');

test('two pages of one seat are told the same, whenever they came', async () => {
  const demo = await open('nyx');
  const gm = await enter(address, { table: demo.table, token: demo.gm });
  const first = await enter(address, { table: demo.table, token: demo.player.token });
  await gm.do({ type: 'nyx/addSceneAspect', id: 'fog', name: 'Fog' });
  const second = await enter(address, { table: demo.table, token: demo.player.token });
  await gm.do({ type: 'nyx/addSceneAspect', id: 'ice', name: 'Ice' });
  await settle(first);
  await settle(second);
  expect(knownTo(second)).toBe(knownTo(first));
});

test('what is said is told with what changed alone, not with the whole game', async () => {
  const demo = await open('aoristos');
  const gm = await enter(address, { table: demo.table, token: demo.gm });
  await settle(gm);
  const before = gm.frames.length;
  await gm.do({ type: 'table/say', text: 'Hello' });
  const frame = gm.frames.slice(before).find((one) => one.includes('"changed"')) ?? '';
  expect(Object.keys(JSON.parse(frame))).toEqual(['t', 'v', 'cursor', 'lines']);
});
