import { games } from '@aspekt/registry';
import { openFolds } from './accessible.ts';
import { readAsOne } from './apart.ts';
import { expect, test } from './fixtures.ts';

for (const { id, title } of games)
  for (const who of ['gm', 'player'] as const)
    test(`in ${title} no two words are read as one by the ${who}`, async ({ device, server }) => {
      const demo = await server.demo(id);
      const page = await device('desktop');
      await page.goto(`/t/${demo.table}#${who === 'gm' ? demo.gm : demo.player.token}`);
      await expect(page.getByRole('log')).toBeVisible();
      await openFolds(page.locator('summary'));
      expect(await readAsOne(page)).toEqual([]);
    });

test('a comma is heard between a name and what is said of it', async ({ device, server }) => {
  const demo = await server.demo('nyx');
  const page = await device('desktop');
  await page.goto(`/t/${demo.table}#${demo.gm}`);
  const seat = page.getByRole('region', { name: 'People' }).getByRole('listitem').first();
  await expect(seat).toMatchAriaSnapshot('- listitem:\n  - paragraph: /^Game master ?, GM, you, here$/');
});
