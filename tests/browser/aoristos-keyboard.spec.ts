import { expect, test } from './fixtures.ts';
import { layTable, playFight, startFight } from './aoristos-fight.ts';
import { keys } from './hands.ts';

test('a whole fight of three persons by keyboard alone, on all screens', async ({ device, server }) => {
  test.setTimeout(150_000);
  const laid = await layTable(server);
  await startFight(laid);
  const open = async (token: string) => {
    const page = await device('desktop');
    await page.goto(`/t/${laid.table.table}#${token}`);
    await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
    return page;
  };
  const pages = { etka: await open(laid.anna.token), isseu: await open(laid.bo.token), gm: await open(laid.table.gm) };
  await playFight({ server, laid, pages, hands: keys });
  await expect(pages.gm.getByRole('list', { name: 'Order of initiative' })).toContainText('unconscious');
});
