import { expect, test } from './fixtures.ts';
import { keys } from './hands.ts';
import { playFight } from './nyx-fight.ts';
import { layTable, startFight } from './nyx-table.ts';

test('the struggle on the river bank by keyboard alone, on both screens', async ({ device, server }) => {
  test.setTimeout(150_000);
  const laid = await layTable(server);
  await laid.gm.do({ type: 'nyx/adjust', figure: 'phaide', change: { set: 'points', value: 1 }, reason: 'the chase' });
  await startFight(laid.gm);
  const player = await device('desktop');
  const gm = await device('desktop');
  await player.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  await expect(player.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
  await playFight({ server, laid, player, gm, playerHands: keys, gmHands: keys });
  await keys.press(gm.getByRole('button', { name: /2 exhaustion/u }));
  await expect(player.getByText('Over: Phaide reached the goal.')).toBeVisible();
});

test('whoever declares a roll with the keyboard is where it goes on, and back at the chip after using it', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const page = await device('desktop');
  await page.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  const body = page.getByRole('group', { name: 'Roll against' }).getByRole('button', { name: /^Body/u });
  await keys.press(body);
  await expect(page.getByRole('region', { name: 'Phaide rolls' })).toBeFocused();
  const chip = page.getByRole('group', { name: 'Your aspects' }).getByRole('button', { name: /Viljestark/u });
  await keys.press(chip);
  await keys.press(page.getByRole('button', { name: /^In favour/u }));
  await expect(page.getByText('Body 4, +3 dice: roll 4, best counts')).toBeVisible();
  await expect(chip).toBeFocused();
  // News from others leaves the focus where it is.
  await laid.gm.do({ type: 'nyx/addSceneAspect', id: 'dark', name: 'Dark' });
  await expect(page.getByRole('group', { name: 'The surroundings' })).toContainText('Dark');
  await expect(chip).toBeFocused();
});
