import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { card, layTable } from './vastmark-table.ts';

/** How the dice of the card fall: when each begins, and for how long, in milliseconds. */
const falls = (
  page: Page,
): Promise<readonly { readonly name: string; readonly end: number; readonly begin: number }[]> =>
  card(page)
    .locator('ol .die')
    .evaluateAll((dice) =>
      dice.map((die) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(die);
        const begin = parseFloat(animationDelay) * 1000;
        return { name: animationName, begin, end: begin + parseFloat(animationDuration) * 1000 };
      }),
    );

test('each die falls after the nine before it, all within 800 ms, and the words do not wait (VAST-NINE-01)', async ({
  device,
  server,
}) => {
  const { table, anna, gm, player } = await layTable(server);
  const page = await device('phone', { reducedMotion: 'no-preference' });
  await page.goto(`/t/${table.table}#${anna.token}`);
  const open = (id: string): Promise<void> =>
    gm.do({
      type: 'vastmark/openRoll',
      id,
      actor: 'tuva',
      traits: ['Kvick'],
      resistance: { kind: 'difficulty', value: 9 },
    });
  await open('kick');
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await server.dice(table.table, [9, 9, 9, 9, 6]);
  await player.do({ type: 'vastmark/roll', rollId: 'kick' });
  await expect(card(page).locator('ol .die')).toHaveCount(5);
  const dice = await falls(page);
  expect(dice.every(({ name }) => name !== 'none')).toBe(true);
  for (const [i, die] of dice.entries()) expect(die.begin).toBeGreaterThan(dice[i - 1]?.begin ?? -1);
  expect(Math.max(...dice.map(({ end }) => end))).toBeLessThanOrEqual(800);
  await expect(card(page)).toContainText('Perfection');
  // What the die has come to is counted up under each.
  await expect(card(page).locator('ol .sum')).toHaveText(['9', '18', '27', '36', '42']);

  // Whoever comes later finds them lying still.
  await page.reload();
  await expect(card(page).locator('ol .die')).toHaveCount(5);
  expect((await falls(page)).every(({ name }) => name === 'none')).toBe(true);
});

test('with reduced motion the dice lie there at once', async ({ device, server }) => {
  const { table, anna, gm, player } = await layTable(server);
  const page = await device('phone');
  await page.goto(`/t/${table.table}#${anna.token}`);
  await gm.do({
    type: 'vastmark/openRoll',
    id: 'kick',
    actor: 'tuva',
    resistance: { kind: 'difficulty', value: 9 },
  });
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await server.dice(table.table, [9, 2]);
  await player.do({ type: 'vastmark/roll', rollId: 'kick' });
  await expect(card(page).locator('ol .die')).toHaveCount(2);
  expect((await falls(page)).every(({ name }) => name === 'none')).toBe(true);
});
