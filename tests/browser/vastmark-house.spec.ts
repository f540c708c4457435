import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, log, test } from './fixtures.ts';
import { finger } from './hands.ts';
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

test('a specialisation is learnt for a point and chosen before the roll: +3, or a row lower (VAST-X-SPEC-01)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await laid.gm.do({ type: 'vastmark/setTableSettings', settings: { specialisations: true } });
  const { gm, player } = await sitDown(laid, device, 'desktop');
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  const drawer = gm.locator('#more');
  await drawer.getByText('Experience', { exact: true }).click();
  await drawer.getByLabel('Specialisation 1', { exact: true }).fill('Under roots');
  await drawer.getByRole('button', { name: 'Enter it on the sheet' }).click();
  await expect(player.locator('#me')).toContainText('Under roots');
  await expect(player.locator('#me')).toContainText('2 unused experience points');

  const form = scene(gm);
  await finger.choose(form.getByLabel('Who rolls'), 'Tuva');
  await form.getByRole('button', { name: /^Gömma Sig/u }).click();
  await form.getByRole('button', { name: 'Under roots', exact: true }).click();
  await expect(form).toContainText('Under roots +3');
  await form.getByRole('radio', { name: 'Difficulty one row lower' }).click();
  await expect(form).toContainText('Under roots: one row lower');
  await form.getByRole('button', { name: 'Open the roll' }).click();
  await expect(card(player)).toContainText('against 6');
});

test('a series is started with the first roll, its score and odds are kept, and the next roll is one tap (VAST-X-SERIES-01)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await laid.gm.do({ type: 'vastmark/setTableSettings', settings: { series: true } });
  for (const [id, actor] of [
    ['one', 'tuva'],
    ['other', 'spy'],
  ] as const)
    await laid.gm.do({ type: 'vastmark/openRoll', id, actor, resistance: { kind: 'opposed' } });
  const { gm, player } = await sitDown(laid, device, 'desktop');
  const tray = scene(gm);
  await tray.getByRole('switch', { name: 'Make a series of it' }).click();
  await expect(tray).toContainText('Tuva wins the series: 50%');
  await server.dice(laid.table.table, [6, 2]);
  await tray.getByRole('button', { name: 'Roll against each other' }).click();
  const score = scene(player).getByRole('region', { name: 'Series: Tuva against Spionen, first to 2' });
  await expect(score).toContainText('Tuva 0');
  await tray.getByRole('button', { name: 'Confirm the roll' }).click();
  await expect(score).toContainText('Tuva 1');
  await tray.getByRole('button', { name: 'The next roll' }).click();
  await server.dice(laid.table.table, [6, 2]);
  await tray.getByRole('button', { name: 'Roll against each other' }).click();
  await tray.getByRole('button', { name: 'Confirm the roll' }).click();
  await expect(score).toContainText('Tuva has won the series.');
});

test('a toughness roll leaves a mark that the game master words and takes away (VAST-X-TOUGH-01)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await laid.gm.do({ type: 'vastmark/setTableSettings', settings: { toughness: true } });
  const { gm, player } = await sitDown(laid, device, 'desktop');
  const form = scene(gm);
  await form.getByText('More about the roll').click();
  const toughness = form.getByRole('switch', { name: /^Toughness roll/u });
  await toughness.click();
  await form.getByRole('button', { name: 'Open the roll' }).click();
  // It says what it is, and the next roll is an ordinary one again.
  await expect(card(player)).toContainText('Toughness roll');
  await expect(log(player)).toContainText('Tuva is to make a toughness roll against 9.');
  await expect(toughness).not.toBeChecked();
  await server.dice(laid.table.table, [3]);
  await scene(player).getByRole('button', { name: 'Roll', exact: true }).click();
  await scene(gm).getByRole('button', { name: 'Confirm the roll' }).click();
  await expect(player.locator('#me')).toContainText('Seriously hurt');
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  const drawer = gm.locator('#more');
  await drawer.getByText('The players’ characters').click();
  const hurts = drawer.getByRole('group', { name: 'Hurts of Tuva' });
  await hurts.getByLabel('How', { exact: true }).fill('a broken arm');
  await hurts.getByRole('button', { name: 'Say how' }).click();
  await expect(player.locator('#me')).toContainText('Seriously hurt: a broken arm');
  await hurts.getByRole('button', { name: 'Take away' }).click();
  await expect(player.locator('#me')).not.toContainText('hurt');
});

test('specialisations are written in the builder: a player’s wait for the game master’s word, hers count at once (VAST-X-SPEC-01)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await laid.gm.do({ type: 'vastmark/setTableSettings', settings: { specialisations: true } });
  const newcomer = await server.join(laid.table, 'Cleo');
  const cleo = await device('desktop');
  const gm = await device('desktop');
  await cleo.goto(`/t/${laid.table.table}#${newcomer.token}`);
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  /** The first of the ready-made, by another name, with one specialisation. */
  const make = async (page: Page, name: string): Promise<string> => {
    await page.getByRole('button', { name: 'Make a character' }).first().click();
    await page.locator('#builder').getByRole('button').nth(1).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Specialisation 1', { exact: true }).fill('In the dark');
    await expectAccessible(page, 'the builder with specialisations');
    const skill = await page.getByLabel('Skill of specialisation 1').inputValue();
    await page.getByRole('button', { name: 'Bring it to the table' }).click();
    return skill;
  };
  const skill = await make(cleo, 'Cleo the Quick');
  await expect(cleo.locator('#me').getByRole('heading', { name: 'Cleo the Quick' })).toBeVisible();
  await expect(cleo.locator('#me')).toContainText(`Specialisations wished for: ${skill}: In the dark`);
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  await gm.locator('#more').getByText('The players’ characters').click();
  await make(gm, 'Gustav’s own');
  await expect(log(gm)).toContainText(/In the dark/u);
});

test('the log of an opposed roll says once whose dice they are (VAST-RES-06, VAST-NINE-01)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  for (const [id, actor] of [
    ['one', 'tuva'],
    ['other', 'spy'],
  ] as const)
    await laid.gm.do({ type: 'vastmark/openRoll', id, actor, resistance: { kind: 'opposed' } });
  const { player } = await sitDown(laid, device, 'desktop');
  await server.dice(laid.table.table, [9, 4, 7]);
  await laid.gm.do({ type: 'vastmark/opposedRoll', id: 'both', sides: ['one', 'other'] });
  const dice = log(player).getByRole('listitem').last().locator('.dice .label');
  await expect(dice).toHaveText(['Tuva', 'Spionen']);
});

test('on a phone a trait tapped on one’s sheet is in the roll of the scene at once (VAST-TRAIT-01)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const { gm, player } = await sitDown(laid, device, 'phone');
  await player.getByRole('navigation').getByRole('button', { name: 'Me', exact: true }).click();
  await player
    .locator('#me')
    .getByRole('button', { name: /^Kvick/u })
    .click();
  await expect(scene(player).getByRole('button', { name: /^Kvick/u })).toBeVisible();
  await expect(scene(player).getByRole('button', { name: /^Kvick/u })).toHaveAttribute('aria-pressed', 'true');
  await gm.getByRole('navigation').getByRole('button', { name: 'Me', exact: true }).click();
  await gm.locator('#me').getByRole('button', { name: /Kvick/u }).first().click();
  await expect(scene(gm).getByRole('button', { name: /^Kvick/u })).toHaveAttribute('aria-pressed', 'true');
});
