import { expect, test } from './fixtures.ts';
import { button, radio } from './kolo-hands.ts';

test('from nothing on a phone: a place on the ring is taken once, and a name may come last (KOLO-TRAIT-04)', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'kolo', name: 'Empty sheets', gm: 'Gustav', locale: 'en' });
  const anna = await server.join(table, 'Anna', 'en');
  const page = await device('phone');
  await page.goto(`/t/${table.table}#${anna.token}`);
  await button(page, 'Make a character').click();
  await button(page, 'Start from nothing').click();
  await button(page, 'Next').click();

  const phrase = page.getByLabel('Trait, in a few words');
  await phrase.fill('Stubborn');
  await button(page, 'Add the trait').click();
  await phrase.fill('Proud');
  // Choosing the sphere again leads to a place that is still free; the taken one says so, beside it.
  await radio(page, /^Ferocity$/u).check();
  await radio(page, /^Character$/u).check();
  await expect(radio(page, '2 in Character, 1 in Ferocity')).toBeChecked();
  await radio(page, /^3 in Character/u).check();
  await expect(page.getByRole('alert')).toContainText('Another trait lies just there.');
  await expect(button(page, 'Add the trait')).toBeDisabled();
  await radio(page, '2 in Character, 1 in Socialisation').check();
  await button(page, 'Add the trait').click();
  await expect(page.getByText('2 traits')).toBeVisible();

  for (const _ of ['aspects', 'secrets', 'significance']) await button(page, 'Next').click();
  await expect(button(page, 'Bring it to the table')).toBeDisabled();
  await page.getByLabel('Name').fill('Zosia');
  await button(page, 'Bring it to the table').click();
  await expect(page.getByText('waits for approval')).toBeVisible();
});
