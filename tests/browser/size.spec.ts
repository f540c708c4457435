import { games } from '@aspekt/registry';
import { expect, test } from './fixtures.ts';
import { scriptsOf } from './scripts.ts';

const most = 120 * 1024;

for (const { id, title } of games) {
  test(`the way from a link to a table of ${title} costs at most 120 kB of compressed JavaScript`, async ({
    device,
    server,
  }) => {
    const table = await server.table({ game: id, name: 'Light', gm: 'Gustav' });
    const page = await device();
    // What is fetched ahead, when there is time, is not fetched for those who save data.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const scripts = scriptsOf(page);
    await page.goto(`/t/${table.table}#${table.invite}`);
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
    const sizes = await scripts.sizes();
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(20 * 1024);
    expect(total, `${Math.round(total / 1024)} kB`).toBeLessThanOrEqual(most);
  });
}
