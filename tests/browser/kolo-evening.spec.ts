import type { Page } from '@playwright/test';
import { expect, log, test, type Device, type Screen, type Server } from './fixtures.ts';
import { button, fingers, keys, poolsAre, radio, turnTo, type Hands } from './kolo-hands.ts';
import { layTable, shot, type Laid } from './kolo-table.ts';

type Seated = { readonly laid: Laid; readonly anna: Page; readonly gm: Page };

const sit = async (
  server: Server,
  device: (screen?: Screen) => Promise<Device>,
  screen: Screen,
  laid: Laid,
): Promise<Seated> => {
  const anna = await device(screen);
  const gm = await device(screen);
  await anna.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  for (const page of [anna, gm]) await expect(page.getByRole('heading', { name: 'The clearing' })).toBeVisible();
  return { laid, anna, gm };
};

/** The hunter against the wolf, from the call to the last coin: four coins more turn a defeat by three into a win by one. */
const playContest = async (server: Server, { laid, anna, gm }: Seated, hands: Hands): Promise<void> => {
  await hands.choose(radio(gm, 'Contested test'));
  await hands.choose(radio(gm, 'Flexibility'));
  for (const chip of [/Perception and empathy/u, /Silent step/u, /Child of the forest/u, /The count/u]) {
    await hands.press(button(gm, chip).first());
  }
  await hands.press(gm.getByRole('tab', { name: 'A: Bartosz' }));
  await gm.getByRole('tab', { name: 'A: Bartosz' }).press('ArrowRight');
  await hands.press(button(gm, 'More Sphere value'));
  await hands.press(button(gm, 'Call both tests'));

  await expect(anna.getByRole('heading', { name: 'Test: Bartosz' })).toBeVisible();
  await expect(anna.getByText('Against Wolf')).toBeVisible();
  // The chance to win, for every number of points, before one is put in.
  await expect(radio(anna, '0 points: 66%')).toBeChecked();
  await hands.choose(radio(anna, /^1 point:/u));
  await hands.press(button(anna, 'Put in 1 point'));

  await expect(gm.getByRole('heading', { name: 'Bartosz against Wolf' })).toBeVisible();
  await expect(gm.getByRole('region', { name: 'Bartosz', exact: true })).toContainText('4 coins');
  await server.dice(laid.table.table, [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  await hands.press(button(gm, 'Throw for both, 7 coins'));

  const contest = anna.getByRole('region', { name: 'Contested test', exact: true });
  await expect(contest).toContainText('Wolf wins by 3: extraordinary success');
  // The wolf put nothing in: to settle it now would take Bartosz's coins away, so nobody is asked to.
  await expect(button(gm, 'Close the test')).toBeVisible();
  await expect(button(gm, 'Stop here')).toHaveCount(0);
  // Stopping loses; one more coin cannot win yet; going on with all nine points can, exactly this often.
  const win = anna.getByRole('row', { name: /^win \d/u });
  await expect(win).toContainText(/0%\s*0%\s*=/u);
  await expect(win).toContainText('23/128');
  for (const standing of ['Wolf wins by 2', 'Wolf wins by 1', 'nobody wins', 'Bartosz wins by 1: partial success']) {
    await hands.press(button(anna, /^One more coin/u));
    await expect(contest).toContainText(standing);
  }
  // Whoever wins may raise the margin with another coin, or stop.
  await expect(button(anna, /^One more coin/u)).toBeVisible();
  await hands.write(anna.getByLabel('1 point of experience: what about?'), 'wolves');
  await hands.press(button(anna, 'Stop here'));
  // The wolf is the game master's to settle.
  await hands.press(button(gm, 'Stop here'));
  await expect(button(anna, 'Ask for a test')).toBeVisible();
};

for (const screen of ['phone', 'desktop'] as const) {
  test(`a contested test, won coin by coin, on a ${screen} (KOLO-CON-05, KOLO-ENG-02, KOLO-ENG-06, KOLO-XP-01)`, async ({
    device,
    server,
  }) => {
    const seated = await sit(server, device, screen, await layTable(server));
    await playContest(server, seated, fingers);
    await turnTo(seated.anna, 'Me');
    // Five points are used up; one of experience has come of it.
    await poolsAre(seated.anna, '5 of 10', '10 of 10');
    await expect(seated.anna.getByRole('region', { name: 'Experience' })).toContainText('1 wolves');
  });

  test(`a complex test over three rolls with added engagement, on a ${screen} (KOLO-CPX-02, KOLO-CPX-03, KOLO-CPX-04, KOLO-CPX-09)`, async ({
    device,
    server,
  }) => {
    const { laid, anna, gm } = await sit(server, device, screen, await layTable(server));
    await radio(gm, 'Complex test').check();
    await gm.getByLabel('One roll takes').fill('an hour');
    await button(gm, 'Begin').click();
    await expect(gm.getByRole('heading', { name: 'Roll 1 of the complex test' })).toBeVisible();
    await radio(gm, 'Flexibility').check();
    await button(gm, /Perception and empathy/u).click();
    await button(gm, /Child of the forest/u).click();
    await button(gm, 'On to roll 1').click();

    const result = (words: string) =>
      anna.locator('#scene p').filter({ hasText: new RegExp(`${words}\\s*-?\\d`, 'iu') });
    // One point, four coins: 1 + 1 − 2 is nothing yet; one coin more makes it a partial success.
    await radio(anna, /^1 point:/u).check();
    await server.dice(laid.table.table, [1, 0, 0, 0, 1]);
    await button(anna, 'Throw 4 coins, 1 of engagement').click();
    await expect(result('no success')).toBeVisible();
    const steps = anna.getByRole('list', { name: 'The six steps of the test' }).getByRole('listitem');
    await expect(steps).toHaveCount(6);
    await expect(steps.nth(4)).toContainText('1 + 1 − 2 = 0');
    await expect(anna.getByRole('row', { name: /^partial success/u })).toContainText(/0%\s*50%/u);
    await button(anna, /^One more coin/u).click();
    await expect(result('partial success')).toBeVisible();
    await radio(anna, 'chance +1 in the next roll').check();
    await button(anna, 'Stop here').click();

    // What is carried lies on the next place of the track; the next roll is one tap away.
    const track = anna.getByRole('region', { name: 'Complex test', exact: true });
    await expect(track).toContainText('chance +1');
    await expect(track).toContainText('1 roll so far, each an hour');
    await expect(anna.getByText('From the roll before: chance +1.')).toBeVisible();
    await button(anna, 'On to roll 2').click();
    await expect(steps.nth(3)).toContainText('from the roll before +1');
    await server.dice(laid.table.table, [0, 0, 0]);
    await button(anna, 'Throw 3 coins').click();
    await expect(result('no success')).toBeVisible();
    await button(anna, 'Stop here').click();

    // It lasted one roll.
    await button(anna, 'On to roll 3').click();
    await expect(steps.nth(3)).not.toContainText('from the roll before');
    await server.dice(laid.table.table, [1, 1, 1]);
    await button(anna, 'Throw 3 coins').click();
    await button(anna, 'Stop here').click();
    await expect(anna.getByText('The goal is reached.', { exact: true })).toBeVisible();
    await expect(track.getByRole('listitem')).toHaveCount(3);
    await turnTo(anna, 'Me');
    await poolsAre(anna, '8 of 10', '10 of 10');
  });

  test(`a purchase with experience, labels and all, on a ${screen} (KOLO-XP-05, KOLO-XP-09)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    const give = (amount: number, label: string | null) =>
      laid.gm.do({
        type: 'kolo/adjust',
        reason: 'a long winter',
        change: { what: 'xp', actor: 'hunter', amount, label },
      });
    await give(8, 'songs');
    await give(2, null);
    const { anna, gm } = await sit(server, device, screen, laid);
    await turnTo(anna, 'Me');
    await anna.getByText('Grow', { exact: true }).click();
    const me = anna.locator('#me');
    await expect(me.getByText('You can spend 2 points.')).toBeVisible();
    await radio(anna, 'Aspect').check();
    // What it would cost, from the list of prices: a focus where there was only a background.
    await me.getByText('What it would cost').click();
    await button(anna, /^Focus aspect: Expression and persuasion/iu).click();
    await expect(me).toContainText('Significance points 25 → 30: costs 10.');
    await expect(me).toContainText('8 too few.');
    await anna.getByLabel('Aspect, in a few words').fill('Singer of old songs');
    await expect(button(anna, 'Ask to buy for 10')).toBeDisabled();
    await button(anna, /^songs/u).click();
    await expect(me.getByText('You can spend 10 points.')).toBeVisible();
    await button(anna, 'Ask to buy for 10').click();
    // It waits for the game master, who sees which labels are to pay.
    await expect(me).toContainText('The game master is looking at what you want to buy. Singer of old songs');
    await expect(button(gm, /^songs/u)).toHaveAttribute('aria-pressed', 'true');
    await button(gm, 'Grant it').click();
    await expect(me.getByRole('region', { name: 'Proficiencies and aspects' })).toContainText('Singer of old songs');
    await expect(me.getByRole('region', { name: 'Experience' })).toHaveCount(0);
    // Every point is explained.
    await me.getByText('Significance, point by point').click();
    await expect(me.getByRole('row', { name: /Expression and persuasion: aspects of two kinds/u })).toContainText('4');
    await expect(me.getByRole('row', { name: /^Significance points/u })).toContainText('30');
  });
}

test('what somebody keeps to herself counts in the odds, the prices and the significance that all read (KOLO-SIG-09, KOLO-XP-09)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const bo = await device('desktop');
  await bo.goto(`/t/${laid.table.table}#${(await server.join(laid.table, 'Bo')).token}`);
  const { anna, gm } = await sit(server, device, 'desktop', laid);
  const reads = async (significance: number): Promise<void> => {
    for (const page of [bo, anna]) {
      await expect(page.getByText(`significance ${significance}`, { exact: true }).first()).toBeVisible();
    }
  };
  await reads(3);
  await radio(gm, 'Flexibility').check();
  await button(gm, /Perception and empathy/u)
    .first()
    .click();
  await expect(gm.getByText('3 coins', { exact: true })).toBeVisible();
  const hide = (phrase: string, value: number) =>
    laid.gm.do({ type: 'kolo/addSecret', actor: 'hunter', phrase, value });
  await hide('Sees in the dark', 3);
  await expect(gm.getByText('4 coins', { exact: true })).toBeVisible();
  await reads(4);
  const winter = { what: 'xp', actor: 'hunter', amount: 10, label: null } as const;
  await laid.gm.do({ type: 'kolo/adjust', reason: 'a long winter', change: winter });
  const feature = {
    type: 'aspect',
    phrase: 'Singer of old songs',
    kind: 'focus',
    assigned: ['expression'],
  } as const;
  await laid.player.do({ type: 'kolo/buyFeature', actor: 'hunter', feature });
  await expect(gm.getByText('Significance points 31 → 36: costs 10.')).toBeVisible();
  await hide('Knows every tree', 1);
  await expect(gm.getByText('Significance points 33 → 38: costs 10.')).toBeVisible();
});

test('a contested test by keyboard alone, on both sides of the table', async ({ device, server }) => {
  const seated = await sit(server, device, 'desktop', await layTable(server));
  await playContest(server, seated, keys);
  await poolsAre(seated.anna, '5 of 10', '10 of 10');
});

test('whoever throws with the keyboard is where it goes on, and news from others leaves the focus where it is', async ({
  device,
  server,
}) => {
  const { laid, anna } = await sit(server, device, 'desktop', await layTable(server));
  await laid.gm.do({ type: 'kolo/openTest', ...shot(laid, 'shot') });
  await server.dice(laid.table.table, [1, 1, 0]);
  await keys.press(button(anna, 'Throw 3 coins'));
  await expect(anna.getByRole('region', { name: 'The coins of Bartosz' })).toBeFocused();
  await laid.gm.do({ type: 'kolo/addMarker', actor: 'wolf', phrase: 'Limping', value: -1 });
  await expect(log(anna)).toContainText('Limping');
  await expect(anna.getByRole('region', { name: 'The coins of Bartosz' })).toBeFocused();
});
