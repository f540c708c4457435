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
    // When the table came alive, by the page's own clock: a busy machine notices late.
    await page.addInitScript(() => {
      const alive = (): boolean =>
        [...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent.includes('live'));
      const look = new MutationObserver(() => {
        if (!alive()) return;
        document.documentElement.dataset['liveAt'] = String(Date.now());
        look.disconnect();
      });
      look.observe(document, { subtree: true, childList: true, characterData: true });
    });
    const scripts = scriptsOf(page);
    await page.goto(`/t/${table.table}#${table.invite}`);
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
    // What the table draws with comes at once. What the proof of its lines needs comes half a second later, beside the play.
    const liveAt = Number(await page.locator('html').getAttribute('data-live-at'));
    expect(liveAt).toBeGreaterThan(0);
    const sizes = await scripts.sizes(liveAt + 400);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(20 * 1024);
    expect(total, `${Math.round(total / 1024)} kB`).toBeLessThanOrEqual(most);
  });
}
