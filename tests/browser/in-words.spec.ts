import { expect, test } from './fixtures.ts';

test.use({ severable: true });

test('what waits to be sent is told in words, in sight of where one tapped', async ({ device, server }) => {
  for (const locale of ['en', 'pl'] as const) {
    const demo = await server.demo('nyx', locale);
    const page = await device('phone', { locale });
    await page.goto(`/t/${demo.table}#${demo.player.token}`);
    const attribute = page.getByRole('button', { name: locale === 'pl' ? /^Interakcja/u : /^Interaction/u }).first();
    await expect(attribute).toBeVisible();
    page.cut();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /offline|reconnecting|połącz/u })
        .first(),
    ).toBeVisible();
    await attribute.click();
    const waits = page.locator('.unsent');
    await expect(waits).toBeInViewport();
    await expect(waits).not.toContainText('nyx/');
    await expect(waits.getByRole('listitem')).toHaveText(/\p{L}{3}/u);
  }
});

test('a button in reach says what it is about while that is out of sight', async ({ device, server }) => {
  const demo = await server.demo('aoristos');
  const gm = await device('desktop');
  await gm.goto(`/t/${demo.table}#${demo.gm}`);
  const title = gm.locator('[data-moment] h3');
  const about = gm.locator('.bar .about');
  await expect(title).toBeAttached();
  const words = (await title.textContent()) ?? '';
  await expect(about).toHaveText(words);
  await about.dispatchEvent('click');
  await expect(title).toBeInViewport();
  await expect(about).toHaveCount(0);
});

test('in a pause the game master sees what she would undo, and can bring it back', async ({ device, server }) => {
  const demo = await server.demo('vastmark');
  const gm = await device();
  await gm.goto(`/t/${demo.table}#${demo.gm}`);
  await gm.getByRole('button', { name: /X-card/u }).click();
  const undo = gm.getByRole('button', { name: 'Undo the last thing' });
  await expect(undo).toHaveAccessibleDescription(/^The last thing: \p{L}/u);
  await undo.click();
  await gm.getByRole('button', { name: 'Redo' }).click();
  await expect(gm.getByRole('button', { name: 'Redo' })).toHaveCount(0);
});

test('whoever comes in the middle of a fight is told how to begin, at the top of the scene', async ({
  device,
  server,
}) => {
  const demo = await server.demo('aoristos');
  const { token } = await server.join({ ...demo, gm: demo.gm }, 'Bo');
  const bo = await device();
  await bo.goto(`/t/${demo.table}#${token}`);
  await expect(bo.locator('#scene').getByRole('button', { name: 'Make a character' }).first()).toBeInViewport();
});
