import { expect, test } from './fixtures.ts';
import { playExchange } from './ode-fight.ts';
import { keys, press, says, type Seat } from './ode-hands.ts';
import { layTable } from './ode-play-table.ts';

test('an exchange of blows and invokes by keyboard alone, on both screens', async ({ device, server }) => {
  test.setTimeout(150_000);
  const laid = await layTable(server);
  await laid.gm.do({ type: 'ode/leaveScene', character: 'shoggoth' });
  await laid.gm.do({ type: 'ode/leaveScene', character: 'ethan' });
  await laid.gm.do({ type: 'ode/startConflict', first: 'ruth' });
  const open = async (token: string): Promise<Seat> => {
    const page = await device('desktop');
    await page.goto(`/t/${laid.table.table}#${token}`);
    return { page, hands: keys, t: says.en };
  };
  const [player, gm] = [await open(laid.anna.token), await open(laid.table.gm)];
  await playExchange({ server, laid, player, gm });
  await press(player, 'Take it: 3 boxes of physical stress');
  await expect(gm.page.locator('[role=log]')).toContainText('Ruth');
  await expect(gm.page.getByRole('group', { name: 'Who is next?' })).toBeVisible();
});
