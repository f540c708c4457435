import type { Wire } from '@aspekt/contract';
import { serve } from '@aspekt/server';
import { games } from '@aspekt/registry';
import { afterAll, describe, expect, test } from 'vitest';
import { authorities } from '../authority/page.ts';
import { enter, join, post, type Client, type Opened } from './client.ts';
import { freshFolder } from './process.ts';

/** What a game offers one person is sent over the wire by everyone whom the table of authority leaves out. */
const { folder, remove } = freshFolder();
const served = await serve({ port: 0, host: '127.0.0.1', data: folder });
const address = `http://127.0.0.1:${served.port}`;
afterAll(async () => {
  await served.close();
  remove();
});

type Demo = Opened & { readonly player: { readonly token: string } };

const offered = (client: Client): readonly Wire[] => {
  const welcome = client.messages[0];
  if (welcome?.t !== 'welcome') throw new Error('no welcome');
  return welcome.offers.map(({ command }) => command);
};

describe.each(games.map(({ id }) => id))('at a table of %s', (game) => {
  test('what is one person’s is refused from everyone else, and nothing comes of it', async () => {
    const demo = (await (await post(address, '/api/demo', { game, locale: 'en' })).json()) as Demo;
    const { table } = demo;
    const gm = await enter(address, { table, token: demo.gm });
    const player = await enter(address, { table, token: demo.player.token });
    const stranger = await enter(address, { table, token: (await join(address, demo, 'Stranger')).token });
    const onlooker = await enter(address, { table, token: demo.invite });
    const rows = authorities[game] ?? {};
    const attempts = [
      ...offered(gm).flatMap((command) =>
        rows[command.type] === 'gm'
          ? [player, stranger, onlooker].map((by) => ({ by, command }))
          : [{ by: onlooker, command }],
      ),
      ...offered(player).flatMap((command) =>
        rows[command.type] === 'player'
          ? [{ by: onlooker, command }]
          : [stranger, onlooker].map((by) => ({ by, command })),
      ),
    ];
    expect(attempts.length).toBeGreaterThan(5);
    const before = gm.frames.length;
    for (const { by, command } of attempts)
      expect(await by.do(command), JSON.stringify(command)).toMatchObject({ t: 'refused' });
    gm.say({ t: 'ping' });
    await gm.next('pong');
    expect(gm.frames.slice(before).filter((frame) => !frame.includes('"pong"'))).toEqual([]);
  });
});
