import { expect, say, test } from './fixtures.ts';

for (const game of ['nyx', 'aoristos', 'ode', 'vastmark', 'kolo'])
  test(`${game}: a character that was begun is gone on with after the page was loaded again`, async ({
    device,
    server,
  }) => {
    const table = await server.table({ game, name: 'Beginnings', gm: 'Ola' });
    const anna = await server.join(table, 'Anna');
    const page = await device('phone');
    await page.goto(`/t/${table.table}#${anna.token}`);
    const scene = page.locator('#scene');
    await scene.getByRole('button', { name: 'Make a character', exact: true }).click();
    const ready = scene.getByRole('listitem').getByRole('button').first();
    const name = await ready.locator('.name').innerText();
    await ready.click();
    await expect(scene).toContainText(name);
    await page.reload();
    await scene.getByRole('button', { name: `Go on with ${name}`, exact: true }).click();
    await expect(scene).toContainText(name);
    await expect(scene.getByRole('button', { name: 'Make a character', exact: true })).toHaveCount(0);
  });

test('the game master reads for whom a line is that not everyone has', async ({ device, server }) => {
  const table = await server.table({ game: 'nyx', name: 'Whispers', gm: 'Ola' });
  const anna = await server.join(table, 'Anna');
  const gm = await device('desktop');
  await gm.goto(`/t/${table.table}#${table.gm}`);
  const command = { type: 'nyx/declareAction', id: 'x', actor: 'x', attribute: 'body' };
  for (const line of [
    { type: 'table/request', id: 'r', seat: anna.seat, command, note: 'Look around' },
    { type: 'table/say', text: 'To myself', to: 'gm' },
  ])
    await say(gm, `/do ${JSON.stringify(line)}`);
  const lines = gm.getByRole('log').getByRole('listitem');
  await expect(lines.filter({ hasText: 'Look around' })).toContainText('only for Anna');
  await expect(lines.filter({ hasText: 'To myself' })).toContainText('hidden from players');
});
