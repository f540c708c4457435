import type { Locator } from '@playwright/test';
import { games } from '@aspekt/registry';
import { apart, contrastFor, standing, type Stands } from './colours.ts';
import { expect, test, type Device, type Server } from './fixtures.ts';

const weak = (list: readonly Stands[]): readonly string[] =>
  list.filter(({ ratio, needed }) => ratio < needed).map(({ ratio, what }) => `${ratio.toFixed(2)}: ${what}`);

/** The table of a game with all that can be opened, as its game master has it. */
const tableOf = async (device: (screen: 'desktop') => Promise<Device>, server: Server, id: string): Promise<Device> => {
  const demo = await server.demo(id);
  const page = await device('desktop');
  await page.goto(`/t/${demo.table}#${demo.gm}`);
  await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
  await expect(page.locator('#scene').getByRole('heading').nth(1)).toBeVisible();
  await page.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  return page;
};

/** The last line of the log is undone: struck out, with the line that says so. */
const undo = async (page: Device): Promise<void> => {
  await page.locator('#say').fill('/undo');
  await page.locator('#say').press('Enter');
  await expect(page.getByRole('log').locator('.struck')).toBeVisible();
};

for (const { id, title } of games) {
  test(`in ${title} letters and edges stand out: in both themes, in three kinds of colour blindness, without colours, and in the colours of the user`, async ({
    device,
    server,
  }) => {
    const page = await tableOf(device, server, id);
    await undo(page);
    const ordinary: Stands[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'none' });
      const found = await standing(page);
      expect(found.length).toBeGreaterThan(40);
      expect(weak(found), colorScheme).toEqual([]);
      ordinary.push(...found);
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      expect(weak(await standing(page)), `forced colours, ${colorScheme}`).toEqual([]);
    }
    const pairs = [...new Map(ordinary.map((one) => [`${one.over} ${one.under} ${one.needed}`, one])).values()];
    const blank = await device('desktop');
    for (const eyes of ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const) {
      const ratios = await contrastFor(blank, eyes, pairs);
      // Chromium's pictures are rounded; a hundredth is not seen.
      const lost = pairs.filter(({ needed }, i) => (ratios[i] ?? 0) < needed - 0.01);
      expect(
        lost.map(({ what, over, under }) => `${over} on ${under}: ${what}`),
        eyes,
      ).toEqual([]);
    }
  });
}

test('pale letters and edges would be noticed', async ({ device, server }) => {
  const page = await tableOf(device, server, 'nyx');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: #999 !important; border-color: #ddd !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const found = weak(await standing(page));
  expect(found.filter((what) => !what.includes('edge of')).length).toBeGreaterThan(40);
  expect(found.filter((what) => what.includes('edge of')).length).toBeGreaterThan(0);
});

test('what is drawn says by its shape what it says by its colour: outcomes, chances, who is here', async ({
  device,
  server,
}) => {
  const page = await tableOf(device, server, 'vastmark');
  const scene = page.locator('#scene');
  const tones = ['great', 'good', 'even', 'bad', 'awful'].map((tone) => scene.locator(`.odds li svg.${tone}`).first());
  for (const [i, one] of tones.entries())
    for (const other of tones.slice(i + 1)) expect(await apart(one, other)).toBeGreaterThan(0.05);
  // The words stand beside the shapes.
  for (const tone of tones) await expect(tone.locator('xpath=..')).toHaveText(/\p{L}{3}.* \d/u);
  const part = (tone: string): Locator => scene.locator(`.odds .bar .${tone}`).first();
  expect(await apart(part('good'), part('bad'))).toBeGreaterThan(0.3);
  const dot = (present: boolean): Locator => page.locator(`#me .dot${present ? '.present' : ':not(.present)'}`).first();
  expect(await apart(dot(true), dot(false))).toBeGreaterThan(0.2);
  await expect(page.locator('#me .seat').first()).toHaveText(/here/u);
  await expect(page.locator('#me .seat').last()).toHaveText(/away/u);
});

test('in the log, what is hidden from players and what was undone is said in a word and drawn in a shape', async ({
  device,
  server,
}) => {
  const page = await tableOf(device, server, 'kolo');
  await undo(page);
  const hidden = page.getByRole('log').locator('.hidden').first();
  await expect(hidden).toContainText('hidden from players');
  await expect(hidden).toHaveCSS('border-inline-start-style', 'dashed');
  const struck = page.getByRole('log').locator('.struck');
  await expect(struck).toContainText('undone');
  await expect(struck.locator('p').first()).toHaveCSS('text-decoration-line', 'line-through');
});
