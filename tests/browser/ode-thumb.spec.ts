import { expect, test } from './fixtures.ts';
import { layTable } from './ode-play-table.ts';

test('on a phone the button at the thumb leads to what is still to be said, however many aspects lie above', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  for (let i = 1; i <= 8; i++) await laid.gm.do({ type: 'ode/addSituationAspect', id: `more${i}`, text: `Ruin ${i}` });
  const page = await device('phone');
  await page.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  const intent = page.getByLabel('What are you trying to do?');
  await expect(intent).not.toBeInViewport();
  const go = page.getByRole('button', { name: 'Try to overcome' });
  await expect(go).toBeInViewport();
  await go.click();
  await expect(intent).toBeInViewport();
  await expect(intent).toBeFocused();

  // In a conflict, whoever's turn it is has the form before them; the rest is one tap away.
  await laid.gm.do({ type: 'ode/startConflict', first: 'ruth' });
  await expect(page.getByText('The scene around you')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Aspects in play' })).toBeHidden();
});

test('on the ladder of a phone a name is not broken inside of a word, in Swedish', async ({ device, server }) => {
  const demo = await server.demo('ode', 'sv');
  const page = await device('phone', { locale: 'sv-SE' });
  await page.goto(`/t/${demo.table}#${demo.player.token}`);
  const token = page.locator('#scene .ladder').getByText('Vandrande lik');
  await expect(token).toBeVisible();
  const lines = await token.evaluate((element) => {
    const range = document.createRange();
    const [text] = element.childNodes;
    if (!text) return 0;
    range.setStart(text, 0);
    range.setEnd(text, 'Vandrande'.length);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
