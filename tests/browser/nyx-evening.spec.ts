import type { Page } from '@playwright/test';
import { expect, goTo, log, test } from './fixtures.ts';

test.use({ severable: true });

/** Back to the scene; when something waits there, its button says so too. */
const toScene = (page: Page): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Parts of the table' })
    .getByRole('button', { name: /^Scene/u })
    .click();

const sheetOf = {
  name: 'Moni',
  aspects: [
    'Friend of a sparrow',
    'Child of the woods',
    'Quiet',
    'Loyal',
    'Hunter’s son',
    'Scar over one eye',
    'Trusts Phaide',
    'Good at hiding',
    'Wants to go home',
    'Afraid of water',
  ],
};
const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next', exact: true }).click();

test('an evening of Nyx: start, join, build, roll with aspects, undo, reconnect, and what was written is still there', async ({
  device,
  server,
}) => {
  test.setTimeout(120_000);
  const gm = await device();
  await gm.goto('/');
  await gm.getByLabel('Name of the table').fill('The flight from Frostvärn');
  await gm.getByLabel('Your name').fill('Märta');
  const created = gm.waitForResponse('**/api/tables');
  await gm.getByRole('button', { name: 'Start the table' }).click();
  const { table } = (await (await created).json()) as { readonly table: string };
  // A new table says what to do first.
  await expect(gm.getByRole('heading', { name: 'Before the first session' })).toBeVisible();
  await gm.getByRole('button', { name: 'Show the invitation' }).click();
  const link = await gm.getByLabel('Invitation', { exact: true }).inputValue();

  // Anna takes a ready-made character.
  const anna = await device();
  await anna.goto(link);
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Sit down' }).click();
  await anna.getByRole('button', { name: 'Make a character' }).first().click();
  await anna.getByRole('button', { name: /^Phaide/u }).click();
  // Somebody ready-made is looked over at once; every part can be changed from there.
  await expect(anna.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Change: Attributes' })).toBeVisible();
  await anna.getByRole('button', { name: 'Done: bring to the table' }).click();
  await expect(anna.getByRole('heading', { name: 'Before the first session' })).toBeVisible();

  // Bo writes one of his own, one question at a time, and leaves in the middle.
  const bo = await device();
  await bo.goto(link);
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await bo.getByRole('button', { name: 'Make a character' }).first().click();
  await bo.getByRole('button', { name: 'Start from nothing' }).click();
  await bo.getByLabel('Name', { exact: true }).fill(sheetOf.name);
  await next(bo);
  await expect(bo.getByText('2 attribute points left').first()).toBeVisible();
  await bo.getByRole('button', { name: 'More Body' }).click();
  await bo.getByRole('button', { name: 'More Body' }).click();
  await bo.getByRole('button', { name: 'More Body' }).click();
  await expect(bo.getByText('1 attribute points too many').first()).toBeVisible();
  await bo.getByRole('button', { name: 'Less Body' }).click();
  await expect(bo.getByText('All attribute points placed').first()).toBeVisible();
  await next(bo);
  await bo.getByLabel('Aspect 1, value 3').fill(sheetOf.aspects[0] ?? '');
  await bo.reload();
  await bo
    .getByRole('button', { name: /^Go on with/u })
    .first()
    .click();
  await expect(bo.getByLabel('Aspect 1, value 3')).toHaveValue('Friend of a sparrow');
  await next(bo);
  for (const i of [1, 2, 3]) await bo.getByLabel(`Aspect ${i + 1}, value 2`).fill(sheetOf.aspects[i] ?? '');
  await next(bo);
  await bo.getByLabel('Aspect 5, value 1').fill('Quiet');
  await expect(
    bo
      .getByText(/Quiet/u)
      .filter({ hasText: /already|twice|another/iu })
      .first(),
  ).toBeVisible();
  for (const i of [4, 5, 6, 7, 8]) await bo.getByLabel(`Aspect ${i + 1}, value 1`).fill(sheetOf.aspects[i] ?? '');
  await next(bo);
  await expect(bo.getByText('9 of 10 aspects named')).toBeVisible();
  await expect(bo.getByText('Aspects without a name can be named in play.')).toBeVisible();
  await bo.getByRole('button', { name: 'Done: bring to the table' }).click();
  await expect(bo.getByRole('listitem').filter({ hasText: 'Phaide' })).toContainText('Anna');

  // The session, a scene, and an opponent in one line.
  await toScene(gm);
  await gm.getByRole('button', { name: 'Start the first session' }).click();
  await gm.getByLabel('The next scene').fill('A bridge at night');
  await gm.getByRole('button', { name: 'Open the scene' }).click();
  await goTo(gm, 'Game master');
  await gm.getByLabel('A new extra in one line').fill('Captain, leads the patrol 2, vain 1, 5/7/6');
  await gm.getByLabel('The players know the aspects').check();
  await gm.getByRole('button', { name: 'Make', exact: true }).click();
  await toScene(gm);
  await expect(gm.getByRole('region', { name: 'Who is here' })).toContainText('Captain');

  // Anna rolls with an aspect; the odds move as it is tapped; the game master demands another.
  await expect(anna.getByRole('heading', { name: 'A bridge at night' })).toBeVisible();
  await expect(anna.getByRole('button', { name: /^Body 4 40%/u })).toBeVisible();
  await anna.getByRole('button', { name: /^Body/u }).click();
  const tray = anna.getByRole('region', { name: 'Phaide rolls' });
  await expect(tray).toContainText('Body 4: roll 1');
  await expect(tray).toContainText('success 40%');
  const own = anna.getByRole('group', { name: 'Your aspects' });
  const first = own.getByRole('button').first();
  await first.click();
  await anna.getByRole('button', { name: /^In favour/u }).click();
  await expect(tray).toContainText('Body 4, +3 dice: roll 4, best counts');
  await expect(tray).toContainText('success 87%');
  await expect(gm.getByRole('region', { name: 'Phaide rolls' })).toContainText('best counts');
  // Mixed signs are grey, with the reason.
  const second = own.getByRole('button').nth(1);
  await second.click();
  await expect(anna.getByRole('button', { name: /^Against/u })).toContainText('You already use one in your favour.');
  await second.click();
  await gm
    .getByRole('group', { name: /^Demand/u })
    .getByRole('button')
    .nth(3)
    .click();
  await gm.getByRole('button', { name: /^Demand \+/u }).click();
  await expect(anna.getByRole('heading', { name: /hinders you/u })).toBeVisible();
  await anna.getByRole('button', { name: 'Buy off −1' }).click();
  await expect(anna.getByText('Say how you avoid it.')).toBeVisible();
  await anna.getByLabel('How do you avoid it?').fill('She takes the other way.');
  await anna.getByRole('button', { name: 'Buy off −1' }).click();
  await expect(tray).toContainText('bought off');
  await server.dice(table, [9, 4, 2, 7]);
  await anna.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(anna.getByRole('region', { name: 'The last roll' })).toContainText('Phaide');
  const last = anna.getByRole('button', { name: /Last line: Phaide/u });
  await expect(last).toBeVisible();
  // On a phone the dice are seen without opening the log.
  await expect(last.locator('.dice svg')).not.toHaveCount(0);
  await goTo(anna, 'Me');
  await expect(anna.getByRole('button', { name: /3 points/u })).toBeVisible();

  // The roll is undone: the points come back, and the line stays, struck out.
  await goTo(anna, 'Log');
  await log(anna).getByRole('button', { name: 'Undo' }).click();
  await expect(
    log(anna)
      .getByRole('listitem')
      .filter({ hasText: /undone/u }),
  ).toHaveCount(1);
  await goTo(anna, 'Me');
  await expect(anna.getByRole('button', { name: /5 points 2 set aside/u })).toBeVisible();
  await toScene(anna);
  await expect(tray).toContainText('best counts');

  // The connection goes and comes back; what was tapped meanwhile is sent once.
  anna.cut();
  await expect(anna.getByRole('status').filter({ hasText: 'reconnecting' })).toBeVisible();
  await server.dice(table, [9, 4, 2, 7]);
  await anna.getByRole('button', { name: 'Roll', exact: true }).click();
  anna.mend();
  await expect(anna.getByRole('status').filter({ hasText: 'live' })).toBeVisible({ timeout: 15_000 });
  await expect(tray).toBeHidden();
  await goTo(bo, 'Log');
  await expect(
    log(bo)
      .getByText(/Phaide rolls Body/u)
      .last(),
  ).toBeVisible();

  // Bo names his last aspect in play, at no cost.
  await goTo(bo, 'Me');
  await bo.getByRole('button', { name: /not named yet/u }).click();
  await bo.getByLabel('Name the aspect').fill('Afraid of water');
  await bo.getByRole('button', { name: 'Set', exact: true }).first().click();
  await expect(bo.getByRole('button', { name: '1 Afraid of water' })).toBeVisible();
  await expect(bo.getByRole('button', { name: /5 points/u })).toBeVisible();
});
