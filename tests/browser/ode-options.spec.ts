import { expect, test, type Screen } from './fixtures.ts';
import { layDuel } from './ode-duel.ts';
import { press } from './ode-hands.ts';

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`a roll that falls very short costs a hit as large as that, or one that is set by hand, on a ${screen} (ODE-OUT-09, D-20)`, async ({
    device,
    server,
  }) => {
    const { laid, gm } = await layDuel(server, device, screen);
    const desk = gm.page.locator('#scene');
    await laid.player.do({
      type: 'ode/declareAction',
      actor: 'ruth',
      intent: 'lift the wreck',
      action: 'overcome',
      skill: 'physique',
    });
    await laid.gm.do({ type: 'ode/setDifficulty', value: 14 });
    await server.dice(laid.table.table, [-1, -1, -1, -1]);
    await laid.player.do({ type: 'ode/rollDice' });
    await laid.player.do({ type: 'ode/passInvokes' });
    await laid.gm.do({ type: 'ode/passInvokes' });
    await press(gm, /^Take a hit/u);
    const size = desk.getByRole('spinbutton', { name: 'Size of the hit' });
    await expect(size).toHaveValue('15');
    // By hand no more than twelve; and back to what it was.
    await size.press('ArrowDown');
    await expect(size).toHaveValue('12');
    await size.press('ArrowUp');
    await expect(size).toHaveValue('15');
    await desk.getByRole('button', { name: 'Take a hit', exact: true }).click();
    await expect(desk).toContainText('Ruth has a hit of 15 to take.');
  });
