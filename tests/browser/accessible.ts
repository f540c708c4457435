import axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type Found = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** Every rule of axe, the best practices included, on the page as it stands; colours in both themes. */
const violations = async (page: Page): Promise<readonly string[]> => {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  const run = (rules: readonly string[]): Promise<readonly Found[]> =>
    page.evaluate(async (only) => {
      const { axe: here } = globalThis as unknown as {
        axe: { run(options: object): Promise<{ violations: Found[] }> };
      };
      return (await here.run(only.length > 0 ? { runOnly: [...only] } : {})).violations;
    }, rules);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await run([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await run(['color-contrast']);
  return [...light, ...dark].map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};

/** Controls that are too small to hit: under 24 by 24, apart from links in running text and what is out of sight. */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(#scene, #me, #more, #builder) :is(button, summary, select)')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  );

/** A screen that everyone can use: axe finds nothing in either theme, nothing is too wide, nothing too small to hit. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  // Odds and news arrive a moment later; the page is judged as it comes to rest.
  await page.waitForTimeout(150);
  expect(await violations(page), what).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${what} is too wide`).toBeLessThanOrEqual(0);
  expect(await small(page), `${what} has small targets`).toEqual([]);
};

/**
 * Open every fold there is, and those in it. A fold that opens by itself when something happens is left open, which a tap
 * on each of them would not do.
 */
export const openFolds = async (where: Locator): Promise<void> => {
  for (let deeper = 0; deeper < 3; deeper++) {
    await where.evaluateAll((summaries) => {
      for (const summary of summaries) summary.closest('details')?.setAttribute('open', '');
    });
    // What is made when a fold is first opened may hold folds of its own.
    await where.page().waitForTimeout(50);
  }
};
