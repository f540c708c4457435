import { expect, log, test } from './fixtures.ts';
import { button } from './kolo-hands.ts';
import { layTable, shot } from './kolo-table.ts';

test('whoever wins a contest leaves a marker on the loser, as heavy as the margin (KOLO-X-HARM-01)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await laid.gm.do({ type: 'kolo/setCampaign', settings: { harm: true } });
  const line = { pool: 2, sphereValue: 1, proficiencyValue: 0 };
  await laid.gm.do({ type: 'kolo/openTest', ...shot(laid, 'a'), kind: 'contested' });
  await laid.gm.do({ type: 'kolo/openTest', id: 'b', actor: 'wolf', kind: 'contested', line });
  const anna = await device('desktop');
  await anna.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await expect(anna.getByRole('heading', { name: 'The clearing' })).toBeVisible();
  await laid.gm.do({
    type: 'kolo/contestedTest',
    id: 'c',
    a: 'a',
    b: 'b',
    active: false,
    coins: { a: [1, 1, 1], b: [0, 0] },
  });
  await laid.gm.do({ type: 'kolo/closeTest', testId: 'a' });
  await laid.gm.do({ type: 'kolo/closeTest', testId: 'b' });
  await expect(anna.getByText('By this margin: scale category −1.')).toBeVisible();
  await anna.getByLabel('The marker in a few words').fill('Lame leg');
  await button(anna, 'Leave the marker').click();
  await expect(anna.getByText('Lame leg').first()).toBeVisible();
  await expect(button(anna, 'Leave the marker')).toHaveCount(0);
});

test('npcs of note draw on the game master’s own engagement (KOLO-X-SOLOPOOL-01)', async ({ device, server }) => {
  const laid = await layTable(server);
  const gm = await device('desktop');
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  await expect(gm.getByRole('heading', { name: 'The clearing' })).toBeVisible();
  await laid.gm.do({ type: 'kolo/setCampaign', settings: { gmPool: true } });
  await button(gm, 'Game master').click();
  const drawer = gm.locator('#more');
  await expect(drawer.getByText('Your engagement', { exact: true })).toBeVisible();
  await drawer.getByText('Your own characters').click();
  await drawer.locator('summary', { hasText: 'Wolf' }).click();
  await drawer.getByRole('switch', { name: 'Of note' }).click();
  await expect(drawer.getByRole('switch', { name: 'Of note' })).toBeChecked();
  const line = { pool: 2, sphereValue: 1, proficiencyValue: 0 };
  await laid.gm.do({ type: 'kolo/openTest', id: 'howl', actor: 'wolf', line });
  await laid.gm.do({ type: 'kolo/declareEngagement', testId: 'howl', points: 2 });
  await expect(drawer.getByRole('region', { name: 'The players’ pools' })).toContainText('8 of 10');
});

test('lines of npcs, the list of categories and rewording are played with until they are switched off (KOLO-X-NPC-01, KOLO-X-TABLE-01, KOLO-X-XP-01)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const gm = await device('desktop');
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  await expect(gm.getByRole('heading', { name: 'The clearing' })).toBeVisible();
  await button(gm, 'Game master').click();
  const drawer = gm.locator('#more');
  await expect(drawer.getByLabel('A new opponent in one line')).toBeVisible();
  await drawer.getByText('Settings', { exact: true }).click();
  for (const name of ['GM characters in one line', 'The table’s list of categories', 'Rewording phrases']) {
    const rule = drawer.getByRole('switch', { name });
    await expect(rule).toBeChecked();
    await rule.click();
    await expect(rule).not.toBeChecked();
  }
  await expect(drawer.getByLabel('A new opponent in one line')).toHaveCount(0);
  await expect(drawer.getByText('Categories near at hand')).toHaveCount(0);
  await expect(log(gm)).toContainText('the table’s list of categories');
});
