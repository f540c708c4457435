import { expect, test } from './fixtures.ts';
import { card, layTable, scene, sitDown } from './vastmark-table.ts';

test('the game master switches daze on, dazes Tuva, and her roll is that much lower (VAST-X-DAZE-01)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const { gm, player } = await sitDown(laid, device, 'desktop');
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  const drawer = gm.locator('#more');
  await drawer.getByText('The players’ characters').click();
  await expect(drawer.getByRole('spinbutton', { name: 'Daze of Tuva' })).toHaveCount(0);
  await laid.gm.do({ type: 'vastmark/setTableSettings', settings: { daze: true } });
  await drawer.getByRole('spinbutton', { name: 'Daze of Tuva' }).press('ArrowUp');
  await expect(player.locator('#me')).toContainText('Daze −1');
  await laid.gm.do({
    type: 'vastmark/openRoll',
    id: 'dizzy',
    actor: 'tuva',
    resistance: { kind: 'difficulty', value: 6 },
  });
  await expect(card(player)).toContainText('Daze −1');
  await server.dice(laid.table.table, [7]);
  await scene(player).getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(card(player)).toContainText('Failure');
});
