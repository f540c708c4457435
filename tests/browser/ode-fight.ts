import { expect, type Server } from './fixtures.ts';
import { declare, ladder, press, type Seat } from './ode-hands.ts';
import type { Laid } from './ode-play-table.ts';

type Fight = { readonly server: Server; readonly laid: Laid; readonly player: Seat; readonly gm: Seat };

/** Open a card among those that can be invoked, finish the sentence, and play it. */
export const invoke = async ({ page, hands, t }: Seat, card: string, how: string, button: RegExp): Promise<void> => {
  const panel = page.getByRole('group', { name: card, exact: true });
  await hands.press(page.locator('#scene button[data-opens]').filter({ hasText: card, visible: true }));
  await hands.write(panel.getByLabel(t.how), how);
  await hands.press(panel.getByRole('button', { name: button }).first());
  await hands.press(page.locator('#scene').getByRole('button', { name: t.apply }));
  await expect(page.getByRole('button', { name: t.apply })).toHaveCount(0);
};

/** The first turns of a fight: Ruth strikes, both sides invoke, and the corpse strikes back. */
export const playExchange = async ({ server, laid, player, gm }: Fight): Promise<void> => {
  const { t } = player;
  const falls = (...faces: readonly number[]): Promise<void> => server.dice(laid.table.table, faces);

  // Ruth: Fight +4 with −2 against the corpse's Fight +2 with +3: three behind.
  await declare(player, { intent: 'swing the cane', action: 'attack', skill: /^Fight/u, target: 'Corpse' });
  await press(gm, t.defend('Fight'));
  await falls(-1, -1, 0, 0, 1, 1, 1, 0);
  await press(player, t.roll);
  await press(gm, t.rollDefence);
  await expect(ladder(player.page)).toHaveAccessibleName('Ruth: Fair (+2). Corpse: Superb (+5). Shifts: −3.');
  await expect(player.page.locator('#scene')).toContainText('You are behind by 3.');
  // Two of her own, one of them turned against the corpse: it gets the point when the scene is over.
  await invoke(player, 'Nothing Dead Shall Walk', 'and it is dead already', /^\+2/u);
  await expect(ladder(player.page)).toHaveAccessibleName('Ruth: Great (+4). Corpse: Superb (+5). Shifts: −1.');
  await invoke(player, 'Hungry for Warmth', 'it leans in too far', /^\+2.*1 fate point to Corpse/u);
  await expect(ladder(player.page)).toHaveAccessibleName('Ruth: Fantastic (+6). Corpse: Superb (+5). Shifts: +1.');
  // The game master makes it harder again, from her pool.
  await invoke(gm, 'Bad Light', 'the cane goes wide', /^\+2/u);
  await expect(ladder(player.page)).toHaveAccessibleName('Ruth: Fantastic (+6). Corpse: Epic (+7). Shifts: −1.');
  // A stunt costs nothing: fighting in bad light.
  await player.hands.press(player.page.getByRole('switch', { name: 'Stunt +2' }));
  await expect(ladder(player.page)).toHaveAccessibleName('Ruth: Legendary (+8). Corpse: Epic (+7). Shifts: +1.');
  await press(player, t.pass);
  await press(gm, t.pass);
  await press(gm, 'Take it: 1 box of physical stress');

  // Who has acted names the next: Ruth lets the corpse come.
  await press(player, /^Corpse/u);
  await declare(gm, { intent: 'claws at her', action: 'attack', skill: /^Fight/u, target: 'Ruth' });
  await press(player, t.defend('Fight'));
  await falls(1, 1, 1, 1, -1, -1, 0, 0);
  await press(gm, t.roll);
  await press(player, t.rollDefence);
  await expect(ladder(gm.page)).toHaveAccessibleName('Corpse: Fantastic (+6). Ruth: Fair (+2). Shifts: +4.');
  // Whoever is struck reads who it was that succeeded, and against whom.
  await expect(player.page.locator('#scene')).toContainText('Corpse: success with style against Ruth');
  await press(gm, t.pass);
  await press(player, t.pass);
  // Style: the attacker chooses (ODE-ATK-06).
  await press(gm, /^One shift less and a boost/u);
  await expect(player.page.getByRole('heading', { name: 'Ruth takes a hit of 3' })).toBeVisible();
};
