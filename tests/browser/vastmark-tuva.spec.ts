import { expect, log, test } from './fixtures.ts';
import { finger } from './hands.ts';
import { hideFromTheSpy, kick, zeroed } from './vastmark-play.ts';
import { layTable, scene, sitDown } from './vastmark-table.ts';

for (const screen of ['phone', 'desktop'] as const) {
  test(`Tuva hides, is zeroed and kicks, as in the book, on a ${screen} (VAST-EX-01, -02, -04, -05)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    const seats = await sitDown(laid, device, screen);
    const play = { ...seats, server, laid, hands: finger };
    await hideFromTheSpy(play);
    await zeroed(play);
    await kick(play);
    if (screen === 'desktop') {
      await expect(log(seats.player)).toContainText('Tuva: 24 + 1 + 0 = 25 against 9 (2 nines)');
      // Turning lasts one roll: the sheet is as it was.
      await expect(seats.player.locator('#me')).toContainText('Liten −1');
    }
    await expect(scene(seats.player).getByLabel('What do you do?')).toBeVisible();
  });
}
