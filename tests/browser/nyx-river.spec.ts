import { expect, goTo, log, test } from './fixtures.ts';
import { finger } from './hands.ts';
import { gauge, playFight, stand } from './nyx-fight.ts';
import { layTable, startFight } from './nyx-table.ts';

test('the struggle on the river bank, round by round with the book’s dice (NYX-CPX-07, NYX-CPX-12, NYX-CPX-20)', async ({
  device,
  server,
}) => {
  test.setTimeout(90_000);
  const laid = await layTable(server);
  // She comes to the bank with one point left.
  await laid.gm.do({ type: 'nyx/adjust', figure: 'phaide', change: { set: 'points', value: 1 }, reason: 'the chase' });
  await startFight(laid.gm);
  const player = await device();
  const gm = await device('desktop');
  await player.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  await expect(gauge(player)).toHaveAccessibleName(new RegExp(stand(0), 'u'));
  // Both goals stand at the ends, and one's own side is on the left of one's own screen.
  await expect(gauge(player)).toHaveAccessibleName(
    /Phaide wants: get over the edge.*Soldier wants: take her prisoner/u,
  );
  await expect(gauge(gm)).toHaveAccessibleName(/Soldier wants: take her prisoner.*Phaide wants: get over the edge/u);

  await playFight({
    server,
    laid,
    player,
    gm,
    playerHands: finger,
    gmHands: finger,
    beforeRoll: async (round) => {
      const tray = player.getByRole('region', { name: `Round ${round}` });
      if (round === 1) {
        // Liten hinders her, and the weapons help him: that will pay two points.
        await expect(tray).toContainText('Body 4, −1 die: roll 2, worst counts');
        await expect(tray).toContainText('Body 5, +1 die: roll 2, best counts');
      }
      if (round === 2) {
        await expect(tray).toContainText('Body 4, +3 dice: roll 4, best counts');
        await expect(tray).toContainText('Body 5, −1 die: roll 2, worst counts');
        await expect(tray).toContainText('win 78%');
      }
      if (round === 4) await expect(tray).toContainText('Body 4 +4 = 8, +1 die: roll 2, best counts');
    },
  });
  // The soldier is thrown aside: what is beyond the end is his harm, and the game master chooses.
  await expect(gm.getByRole('heading', { name: 'Soldier takes harm: 2' })).toBeVisible();
  await expect(gm.getByText('Phaide wanted: get over the edge into the water')).toBeVisible();
  const harm = gm.getByRole('button', { name: '2 exhaustion Body 5 → 3' });
  await expect(gm.getByRole('button', { name: /1 damage/u })).toBeVisible();
  await harm.click();
  await expect(player.getByText('Over: Phaide reached the goal.')).toBeVisible();
  await expect(gm.getByRole('region', { name: 'Who is here' })).toContainText('Body 3 of 5');

  // The winner of the last round describes it.
  await player.getByLabel('What happened in round 5?').fill('The bear throws him aside.');
  await player.getByRole('button', { name: 'Tell', exact: true }).click();
  await expect(log(gm)).toContainText('The bear throws him aside.');

  // Every point is accounted for, and dice show what failed and what counted.
  await goTo(player, 'Me');
  await player.getByRole('button', { name: /0 points/u }).click();
  const ledger = player.getByRole('dialog', { name: 'Points of Phaide' });
  await expect(ledger.getByRole('listitem')).toHaveCount(6);
  await expect(ledger.getByRole('listitem').first()).toContainText('−1 used in favour: Viljestark');
  await player.keyboard.press('Escape');
  await expect(log(gm)).toContainText('d10: 4 (counts), 8 (struck out), 4, 3.');
});
