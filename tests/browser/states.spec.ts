import type { Page } from '@playwright/test';
import { games } from '@aspekt/registry';
import { playingAtOnce } from '../../bench/server/rounds.ts';
import { enter } from '../server/client.ts';
import { openFolds } from './accessible.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { toldByColourAlone } from './states.ts';

for (const { id, title } of games)
  test(`in ${title} no state is told by its colour alone: words, a sign, a mark or a shape say it too`, async ({
    device,
    server,
  }) => {
    const demo = await server.demo(id);
    const people = [
      await enter(server.address, { table: demo.table, token: demo.gm, locale: 'en' }),
      await enter(server.address, { table: demo.table, token: demo.player.token, locale: 'en' }),
    ];
    const open = async (screen: Screen, token: string): Promise<Page> => {
      const page = await device(screen);
      await page.goto(`/t/${demo.table}#${token}`);
      await expect(page.locator('#scene').getByRole('heading').nth(1)).toBeVisible();
      return page;
    };
    const wide = [await open('desktop', demo.gm), await open('desktop', demo.player.token)];
    const phone = await open('phone', demo.player.token);
    const judge = async (page: Page, what: string): Promise<void> => {
      await openFolds(page.locator('main summary'));
      expect(await toldByColourAlone(page), what).toEqual([]);
    };
    const look = async (when: string): Promise<void> => {
      for (const [i, page] of wide.entries())
        await judge(page, `${when}, ${i === 0 ? 'the game master' : 'the player'}`);
      for (const [i, part] of ['the scene', 'me', 'the log'].entries()) {
        await phone.getByRole('navigation').getByRole('button').nth(i).click();
        await judge(phone, `${when}, ${part} on a phone`);
      }
    };
    await look('at the beginning');
    if (id === 'ode') for (const type of ['cancelRoll', 'endConflict']) await people[0]?.do({ type: `ode/${type}` });
    const [turns] = playingAtOnce(id);
    for (let i = 1; i <= 12; i++) {
      const turn = turns?.next().value;
      if (turn) await people[turn.by]?.do(turn.command);
      if (i % 6 === 0) await look(`after ${i} commands`);
    }
    for (const one of people) one.close();
  });

test('a state that only a colour tells would be noticed', async ({ device, server }) => {
  const demo = await server.demo('vastmark');
  const page = await device('desktop');
  await page.goto(`/t/${demo.table}#${demo.gm}`);
  await expect(page.locator('#scene .odds li svg').first()).toBeVisible();
  await page.evaluate(() => {
    const path = document.querySelector('#scene .odds li svg path')?.getAttribute('d') ?? '';
    for (const mark of document.querySelectorAll('#scene .odds li svg path')) mark.setAttribute('d', path);
    for (const words of document.querySelectorAll('#scene .odds li :not(svg, svg *)')) words.remove();
    for (const row of document.querySelectorAll('#scene .odds li'))
      for (const node of row.childNodes) if (node.nodeType === Node.TEXT_NODE) node.nodeValue = '';
    const three = document.createElement('b');
    three.textContent = '3';
    three.style.color = 'var(--bad)';
    const beside = document.createElement('div');
    beside.append(three);
    document.querySelector('#scene')?.append(beside);
  });
  const found = await toldByColourAlone(page);
  expect(found.some((what) => what.startsWith('bad: B.'))).toBe(true);
  expect(found.some((what) => what.includes('look alike'))).toBe(true);
});
