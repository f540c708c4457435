import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ severable: true });

/** A person in the list of those at the table. */
const person = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'People' }).getByRole('listitem').filter({ hasText: name });

test('who is there: a seat that is open twice is there until both are closed, and again after a lost connection', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'nyx', name: 'Presence', gm: 'Ola' });
  const anna = await server.join(table, 'Anna');
  const gm = await device('desktop');
  await gm.goto(`/t/${table.table}#${table.gm}`);
  const seen = person(gm, 'Anna');
  await expect(seen).toContainText('player, away');

  const phone = await device('desktop');
  const laptop = await device('desktop');
  for (const page of [phone, laptop]) {
    await page.goto(`/t/${table.table}#${anna.token}`);
    await expect(person(page, 'Anna')).toContainText('player, you, here');
  }
  await expect(seen).toContainText('player, here');

  // One of the two goes: she is still there, for herself and for others.
  await phone.close();
  await laptop.locator('#say').fill('Still here');
  await laptop.locator('#say').press('Enter');
  await expect(gm.getByRole('log')).toContainText('Still here');
  await expect(seen).toContainText('player, here');
  await expect(person(laptop, 'Anna')).toContainText('player, you, here');

  // The connection is lost and comes back: away meanwhile, and no ghost afterwards.
  laptop.cut();
  await expect(seen).toContainText('player, away');
  laptop.mend();
  await expect(seen).toContainText('player, here');
  await expect(person(laptop, 'Ola')).toContainText('GM, here');

  // The other one's going and coming is told to her in the same way.
  gm.cut();
  await expect(person(laptop, 'Ola')).toContainText('GM, away');
  gm.mend();
  await expect(person(laptop, 'Ola')).toContainText('GM, here');
  await expect(seen).toContainText('player, here');
  await expect(gm.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveCount(2);

  await laptop.close();
  await expect(seen).toContainText('player, away');
});

test('a seat that is open in two languages is one person', async ({ device, server }) => {
  const table = await server.table({ game: 'nyx', name: 'Presence', gm: 'Ola' });
  const anna = await server.join(table, 'Anna');
  const gm = await device('desktop');
  await gm.goto(`/t/${table.table}#${table.gm}`);
  const english = await device('desktop');
  const swedish = await device('desktop', { locale: 'sv-SE' });
  for (const page of [english, swedish]) await page.goto(`/t/${table.table}#${anna.token}`);
  await expect(swedish.getByRole('region', { name: 'Vid bordet' })).toContainText('Anna');
  await expect(person(gm, 'Anna')).toHaveCount(1);
  await english.close();
  await gm.locator('#say').fill('Who is there?');
  await gm.locator('#say').press('Enter');
  await expect(swedish.getByRole('log')).toContainText('Who is there?');
  await expect(person(gm, 'Anna')).toContainText('player, here');
  await swedish.close();
  await expect(person(gm, 'Anna')).toContainText('player, away');
});
