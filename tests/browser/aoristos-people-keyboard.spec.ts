import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { layPeople } from './aoristos-people.ts';

/** Tab until the focus stands where it should; never a pointer. */
const tabTo = async (page: Page, name: RegExp, role = 'button'): Promise<void> => {
  for (let n = 0; n < 160; n++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      const spoken = element?.getAttribute('aria-label') ?? (label || (element?.textContent ?? ''));
      return { name: spoken.trim(), role: element?.getAttribute('role') ?? element?.tagName.toLowerCase() ?? '' };
    });
    if (name.test(at.name) && at.role === role) return;
  }
  throw new Error(`the keyboard never came to ${name.source}`);
};

test('by keyboard alone: a ready-made person changed and brought into play, a level bought', async ({
  device,
  server,
}) => {
  const laid = await layPeople(server);
  const bo = await server.join(laid.table, 'Bo');
  const page = await device('desktop');
  await page.goto(`/t/${laid.table.table}#${bo.token}`);
  await expect(page.locator('#me').getByRole('button', { name: 'Make a character' })).toBeVisible();
  await tabTo(page, /^Make a character$/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Signe Ek/u })).toBeVisible();
  await tabTo(page, /^Signe Ek/u);
  await page.keyboard.press('Enter');
  await expect(page.locator('#builder .tally')).toHaveText('2 of 30 UP left');
  await tabTo(page, /^Brawling$/u, 'spinbutton');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#builder .tally')).toHaveText('0 of 30 UP left');
  await tabTo(page, /^Bring into play$/u);
  await page.keyboard.press('Enter');
  const sheet = page.locator('#me').getByRole('article', { name: 'Signe Ek' });
  await expect(sheet.getByRole('button', { name: 'Brawling 3' })).toBeVisible();
  await page.evaluate(() => document.getElementById('me')?.focus());
  await tabTo(page, /^Development/u, 'summary');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Level 1: 0 UP$/u);
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Blowpipe 1' })).toBeVisible();
});
