import { locales } from '@aspekt/contract';
import { verify } from '@aspekt/fair';
import { serve } from '@aspekt/server';
import { games } from '@aspekt/registry';
import { drift, type Entry } from '@aspekt/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { enter, post, type Opened } from './client.ts';
import { freshFolder } from './process.ts';

vi.setConfig({ testTimeout: 30_000 });

/** The server as it is, with the games that it has. */
const { folder, remove } = freshFolder();
const served = await serve({ port: 0, host: '127.0.0.1', data: folder });
const address = `http://127.0.0.1:${served.port}`;
afterAll(async () => {
  await served.close();
  remove();
});

type Demo = Opened & { readonly player: { readonly seat: string; readonly token: string } };

describe.each(games.map(({ id }) => id))('%s', (game) => {
  let demo: Demo;
  beforeAll(async () => {
    demo = (await (await post(address, '/api/demo', { game, locale: 'sv' })).json()) as Demo;
  });
  const exported = async (token: string): Promise<string> =>
    (
      await fetch(`${address}/api/tables/${demo.table}/export`, { headers: { authorization: `Bearer ${token}` } })
    ).text();

  test.each(locales)('opens its demo with one call, told in %s, with something to do for everyone', async (locale) => {
    const opened = (await (await post(address, '/api/demo', { game, locale })).json()) as Demo;
    for (const token of [opened.gm, opened.player.token]) {
      const client = await enter(address, { table: opened.table, token, locale });
      const welcome = client.messages[0];
      if (welcome?.t !== 'welcome') throw new Error('no welcome');
      expect(welcome.offers.length).toBeGreaterThan(0);
      for (const { label } of welcome.offers) expect(label).toMatch(/\S/);
      for (const { told } of welcome.lines) for (const { text } of told) expect(text).toMatch(/\S/);
    }
  });

  test('is played by its offers over the wire: whatever is offered is accepted, and never in silence', async () => {
    const clients = [
      await enter(address, { table: demo.table, token: demo.gm }),
      await enter(address, { table: demo.table, token: demo.player.token }),
    ];
    for (let i = 0; i < 15; i++) {
      const client = clients[i % 2];
      if (!client) continue;
      client.say({ t: 'ping' });
      await client.next('pong');
      const news = client.messages.findLast((message) => 'offers' in message);
      if (!news || !('offers' in news)) continue;
      const offer = news.offers[(i * 7) % Math.max(1, news.offers.length)];
      if (!offer) continue;
      expect(await client.do(offer.command), JSON.stringify(offer.command)).toMatchObject({ t: 'done' });
    }
  });

  test('leaves a log that verifies, that its rules decide the same again, and that can be brought in', async () => {
    const file = await exported(demo.gm);
    const report = verify(file);
    expect('fault' in report ? report.fault : report.count.wrong).toBe(0);
    const rules = await games.find(({ id }) => id === game)?.load();
    if (!rules) throw new Error('no rules');
    const entries = file
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line): Entry => JSON.parse(line).entry);
    expect(drift(rules, entries)).toEqual([]);
    expect((await post(address, '/api/import', file)).status).toBe(200);
    const own = verify(await exported(demo.player.token));
    expect('fault' in own ? own.fault : own.count.wrong).toBe(0);
  });
});
