import type { Viewer } from '@aspekt/contract';
import { protocolVersion } from '@aspekt/protocol';
import { serve, systemClock } from '@aspekt/server';
import { games } from '@aspekt/registry';
import { exportFor } from '@aspekt/table';
import { afterAll, describe, expect, test } from 'vitest';
import { authorities } from '../authority/page.ts';
import { anna, attempts, bo, eva, gm, laid, move, onlooker } from '../authority/played.ts';
import { enter, join, open, post, type Client, type Opened } from './client.ts';
import { freshFolder } from './process.ts';

const { folder, remove } = freshFolder();
/** Whoever tries much at once is told to wait: so the clock is ahead by a moment more each time. */
let ahead = 0;
const clock = { ...systemClock, now: () => systemClock.now() + ahead };
const served = await serve({ port: 0, host: '127.0.0.1', data: folder, clock });
const address = `http://127.0.0.1:${served.port}`;
afterAll(async () => {
  await served.close();
  remove();
});

const seated: readonly Viewer[] = [gm, anna, bo, eva];

/** So many moves into play. */
const moments = [0, 30, 90];

describe.each(games)('at a table of $id', { timeout: 60_000 }, (game) => {
  /** How much of it was another player's own, and not the game master's. */
  let another = 0;

  test.each(moments)(
    '%i moves into play, what is not theirs is refused from everyone, and nothing comes of it',
    async (moves) => {
      const play = await laid(game, 7 + moves);
      for (let i = 0; i < moves; i++) move(play);
      play.ask(gm, { type: 'table/resume' });
      const tried = attempts(play.table, [anna, bo, eva, onlooker]);
      const rows = authorities[game.id]?.rows ?? {};
      another += tried.filter(({ by, command }) => by === bo && typeof rows[command.type] === 'object').length;

      const brought = await post(address, '/api/import', exportFor(play.table, gm));
      const opened = (await brought.json()) as Opened;
      const { table } = opened;
      const linkOf = async ({ seat }: Viewer): Promise<string> => {
        const link = { act: 'give', kind: seat === gm.seat ? 'gm' : 'seat', seat };
        const given = await post(address, `/api/tables/${table}/links`, link, opened.gm);
        return ((await given.json()) as { readonly token: string }).token;
      };
      const clients = new Map<string, Client>([[onlooker.seat, await enter(address, { table, token: opened.invite })]]);
      for (const one of seated) clients.set(one.seat, await enter(address, { table, token: await linkOf(one) }));
      const leader = clients.get(gm.seat) as Client;
      const before = leader.frames.length;
      for (const { by, command } of tried) {
        ahead += 100;
        expect(await clients.get(by.seat)?.do(command), `${by.seat}: ${JSON.stringify(command)}`).toMatchObject({
          t: 'refused',
        });
      }
      leader.say({ t: 'ping' });
      await leader.next('pong');
      expect(leader.frames.slice(before).filter((frame) => !frame.includes('"pong"'))).toEqual([]);

      const carl = await join(address, opened, 'Carl');
      const gone = await enter(address, { table, token: carl.token });
      expect(await leader.do({ type: 'table/remove-seat', seat: carl.seat })).toMatchObject({ t: 'done' });
      expect(await gone.next('bye')).toMatchObject({ code: 'removed' });
      const again = await open(address);
      again.say({ t: 'hello', protocol: protocolVersion, table, token: carl.token, cursor: 0, locale: 'en' });
      expect(await again.next('bye')).toMatchObject({ code: 'unknown_link' });
      for (const client of clients.values()) client.close();
    },
  );

  test('some of that was another player’s own', () => {
    expect(another).toBeGreaterThan(0);
  });
});
