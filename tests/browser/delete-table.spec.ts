import { expect, goTo, test } from './fixtures.ts';

test.use({ games: 'pebbles' });

test('the game master deletes a table by typing its name; a player cannot, and is told', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'The long night', gm: 'Gustav' });
  const anna = await server.join(table, 'Anna');
  const [gm, player] = [await device(), await device()];
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await player.goto(`/t/${table.table}#${anna.token}`);
  await goTo(player, 'More');
  await player.getByText('Files', { exact: true }).click();
  await expect(player.getByRole('button', { name: 'Save the log' })).toBeVisible();
  await expect(player.getByText('Delete the table')).toHaveCount(0);

  await goTo(gm, 'Game master');
  await gm.getByText('Files', { exact: true }).click();
  await gm.getByText('Delete the table').first().click();
  const sure = gm.getByRole('button', { name: 'Delete the table' });
  await expect(sure).toBeDisabled();
  await gm.getByLabel('The table’s name').fill('The long day');
  await expect(sure).toBeDisabled();
  await gm.getByLabel('The table’s name').fill('The long night');
  await sure.click();
  for (const page of [gm, player]) await expect(page.getByText('The game master deleted this table.')).toBeVisible();

  await player.reload();
  await expect(player.getByText('This link is no longer valid.')).toBeVisible();
});
