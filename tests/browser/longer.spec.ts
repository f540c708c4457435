import type { Page } from '@playwright/test';
import { games } from '@aspekt/registry';
import type { DemoOpened } from '@aspekt/protocol';
import { enter } from '../server/client.ts';
import { openFolds } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { lengthen, misfits } from './longer.ts';

const sit = async (page: Page, { table }: DemoOpened, token: string): Promise<void> => {
  await page.goto(`/t/${table}#${token}`);
  await expect(page.locator('#scene').getByRole('heading').nth(1)).toBeAttached();
};

/** What books call their things in short, and what is Latin in all of them. */
const everywhere = new Set(['FYS', 'KAO', 'RÖR', 'SIN', 'VIL', 'Status quo']);

const judge = async (page: Page, what: string): Promise<void> => {
  await lengthen(page);
  expect(await page.locator('main').innerText(), what).toMatch(/áå|éê|íî|óø/u);
  expect(await misfits(page), what).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
};

test('on the way to a table words may be a third longer on 360 pixels: the first page, making a table, sitting down, waiting', async ({
  device,
  server,
}) => {
  const page = await device('phone');
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Nyx' })).toBeAttached();
  // Everything that is said when something is missing, and everything that unfolds.
  await page.getByRole('button', { name: 'Start the table' }).click();
  await expect(page.getByText('Write a name first.').first()).toBeVisible();
  await openFolds(page.locator('main summary'));
  await judge(page, 'the first page');

  const table = await server.table({
    game: 'nyx',
    name: 'The long and winding road',
    gm: 'Gustav',
    settings: { table: { waitingRoom: true } },
  });
  await page.goto(`/t/${table.table}#${table.invite}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await judge(page, 'sitting down');

  // Whoever knocks waits, and may be turned away.
  const [eva, gm] = [await device('phone'), await device('phone')];
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await eva.goto(`/t/${table.table}#${table.invite}`);
  await eva.getByRole('textbox').fill('Eva');
  await eva.getByRole('button', { name: 'Sit down' }).click();
  await expect(eva.getByRole('heading', { name: 'Waiting to be let in' })).toBeVisible();
  await judge(eva, 'waiting');
  const door = gm.getByRole('region', { name: 'At the door' });
  await expect(door).toContainText('Eva wants to come in.');
  await judge(gm, 'somebody at the door');
  await door.getByRole('button').last().click();
  await expect(eva.getByRole('status').filter({ hasText: 'this evening' })).toBeVisible();
  await judge(eva, 'turned away');

  // Whoever has been here is led back.
  await gm.goto('/');
  await expect(gm.getByRole('link', { name: /The long and winding road/u })).toBeVisible();
  await judge(gm, 'the first page of whoever comes back');
});

for (const { id, title, load } of games) {
  test(`in ${title} words may be a third longer on 360 pixels: nothing is cut off, runs out of the page or into another`, async ({
    device,
    server,
  }) => {
    const demo = await server.demo(id);
    const [player, gm] = [await device('phone'), await device('phone')];
    await sit(player, demo, demo.player.token);
    await sit(gm, demo, demo.gm);
    const parts = (page: Page) => page.getByRole('navigation').getByRole('button');
    // The last part is opened first: what is longer is not to be found by its name any more.
    await parts(gm).last().click();
    await expect(gm.locator('#more summary').first()).toBeVisible();
    await openFolds(gm.locator('#more summary'));
    await judge(gm, 'the drawer');
    for (const [i, part] of ['scene', 'me', 'log'].entries()) {
      await parts(player).nth(i).click();
      await openFolds(player.locator(`#${part} summary`));
      await judge(player, part);
    }
  });

  test(`in ${title} nothing is the same in three languages but names and what people wrote`, async ({
    device,
    server,
  }) => {
    const demo = await server.demo(id);
    const textsIn = async (locale: 'en' | 'sv' | 'pl'): Promise<ReadonlySet<string>> => {
      const page = await device('desktop', { locale });
      await sit(page, demo, demo.gm);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.getByRole('banner').getByRole('button').first().click();
      await expect(page.locator('#more summary').first()).toBeVisible();
      await openFolds(page.locator('summary'));
      return new Set(
        await page.evaluate(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const texts: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            if (!node.parentElement?.closest('script, style, [lang]:not(html)')) texts.push(node.textContent ?? '');
          for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]'))
            texts.push(one.getAttribute('aria-label') ?? '', one.getAttribute('placeholder') ?? '');
          return texts.map((text) => text.trim()).filter((text) => /\p{L}{3}/u.test(text));
        }),
      );
    };
    const [en, sv, pl] = [await textsIn('en'), await textsIn('sv'), await textsIn('pl')];
    expect(en.size).toBeGreaterThan(60);
    const client = await enter(server.address, { table: demo.table, token: demo.gm, locale: 'en' });
    const { sheet } = await load();
    // Names of people who are ready-made are names, too.
    const written = `${client.frames.join('')}${JSON.stringify(sheet.readyMade)}`.replaceAll('\\"', '"');
    client.close();
    const foreign = [...en]
      .filter((text) => sv.has(text) && pl.has(text))
      .flatMap((text) => text.split(/[^\p{L}\p{M}’' -]+/u))
      .map((part) => part.trim())
      .filter((part) => /\p{L}{3}/u.test(part) && !written.includes(part) && !everywhere.has(part));
    expect(foreign).toEqual([]);
  });
}
