import { expect, test } from './fixtures.ts';
import { layPeople } from './aoristos-people.ts';

test('what the game master asks for has the screen, with its difficulty; a roll of one’s own waits (AOR-TEST-07, AOR-TEST-09)', async ({
  device,
  server,
}) => {
  const { table, anna } = await layPeople(server);
  const gm = await device('desktop');
  await gm.goto(`/t/${table.table}#${table.gm}`);
  const page = await device('phone');
  await page.goto(`/t/${table.table}#${anna.token}`);
  const roll = page.getByRole('button', { name: 'Roll the test', exact: true });
  await expect(roll).toBeVisible();

  await gm.getByRole('combobox', { name: 'Who rolls' }).selectOption('signe');
  await gm.getByRole('button', { name: 'More Difficulty' }).click();
  await gm.getByRole('button', { name: 'Ask Anna to roll' }).click();
  // The tray that stood there is gone: its button would have rolled something else.
  await expect(page.getByText('Test Presence of Mind against ST 7').first()).toBeVisible();
  await expect(roll).toHaveCount(0);

  // Changed first, it is in the tray; done, the tray is one's own again.
  await page.getByRole('button', { name: 'Change it first' }).click();
  await expect(roll).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Difficulty' })).toHaveValue('ST 7');
  await server.dice(table.table, [6, 5]);
  await page.getByRole('button', { name: 'Do it', exact: true }).click();
  await expect(page.getByText(/^Signe Ek succeeds, \d+ against ST 7/u).first()).toBeAttached();
  await expect(roll).toBeVisible();
});

test('a person without a name is asked for one in words, on a desktop beside the field (AOR-CHAR-14)', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'aoristos', name: 'New people', gm: 'Gustav' });
  const bo = await server.join(table, 'Bo');
  const page = await device('desktop');
  await page.goto(`/t/${table.table}#${bo.token}`);
  await page
    .getByRole('region', { name: 'Roll', exact: true })
    .getByRole('button', { name: 'Make a character' })
    .click();
  await page.getByRole('button', { name: 'Start from nothing' }).click();
  await expect(page.getByText('Give the person a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Ilja');
  await expect(page.getByText('Give the person a name.')).toHaveCount(0);
});
