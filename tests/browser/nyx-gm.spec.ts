import type { Page } from '@playwright/test';
import { expect, log, test, type Server } from './fixtures.ts';
import { layTable, type Laid } from './nyx-table.ts';

const open = async (
  server: Server,
  device: (screen?: 'phone' | 'desktop') => Promise<Page>,
): Promise<{ readonly laid: Laid; readonly gm: Page; readonly anna: Page }> => {
  const laid = await layTable(server);
  const gm = await device('desktop');
  const anna = await device('desktop');
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  await anna.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await expect(gm.getByRole('heading', { name: 'The river bank' })).toBeVisible();
  await expect(anna.getByRole('heading', { name: 'The river bank' })).toBeVisible();
  return { laid, gm, anna };
};
const kind = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name, exact: true }).check();
const tray = (page: Page) => page.getByRole('region', { name: 'Roll', exact: true });

test('an opposed roll where one side alone has used an aspect: automatic win, answer, or roll (NYX-AUTO-02, NYX-AUTO-03)', async ({
  device,
  server,
}) => {
  const { gm, anna } = await open(server, device);
  await kind(anna, 'Against someone');
  await anna
    .getByRole('group', { name: 'Roll against' })
    .getByRole('button', { name: /^Interaction/u })
    .click();
  await anna.getByRole('group', { name: 'The opponent’s attribute' }).getByRole('button', { name: /^Mind/u }).click();
  await anna.getByRole('button', { name: 'Prepare the opposed roll' }).click();
  await expect(tray(anna)).toContainText('Phaide against Soldier');
  await expect(tray(anna)).toContainText('win 65%');
  await anna
    .getByRole('group', { name: 'Your aspects' })
    .getByRole('button', { name: /Övertala/u })
    .click();
  // What the use would do stands beside its price before it is made.
  await expect(anna.getByRole('button', { name: /^In favour/u })).toContainText(/−1\s*65% → 8\d%/u);
  await anna.getByRole('button', { name: /^In favour/u }).click();
  await expect(tray(anna)).toContainText(/if lost: harm [\d.]+ on average/u);
  await expect(gm.getByText('Only Phaide has used an aspect.')).toBeVisible();
  await gm.getByRole('button', { name: 'More Effect on the loser' }).click();
  await gm.getByRole('button', { name: 'More Effect on the loser' }).click();
  await gm.getByRole('button', { name: 'Automatic win' }).click();
  // No dice; the point is spent; the loser takes the effect that was named.
  await expect(gm.getByRole('heading', { name: 'Soldier takes harm: 2' })).toBeVisible();
  await expect(anna.getByRole('region', { name: 'Me' })).toContainText('4 points');
  await gm.getByLabel('What the damage is called').fill('Ashamed');
  await gm.getByRole('button', { name: /^1 damage/u }).click();
  await expect(gm.getByRole('region', { name: 'Who is here' })).toContainText('Ashamed');
});

test('a request says what a failure brings, and an extra who does not roll may hinder the one who does (NYX-OUT-02, NYX-DICE-05)', async ({
  device,
  server,
}) => {
  const { gm, anna } = await open(server, device);
  // The one who is asked is a player's character, also when extras are on the scene.
  await expect(gm.getByLabel('Who rolls')).toHaveValue('phaide');
  await gm.getByLabel('What do you try?').fill('Past the guard');
  await gm.getByLabel('What happens on a failure?').fill('He calls the others');
  await gm.getByRole('button', { name: 'Ask for the roll' }).click();
  for (const field of ['What do you try?', 'What happens on a failure?'])
    await expect(gm.getByLabel(field)).toHaveValue('');
  await expect(anna.getByText('He calls the others', { exact: false }).first()).toBeVisible();
  await anna.getByRole('button', { name: 'Do it' }).click();
  await gm
    .getByRole('group', { name: 'Demand that it hinders Phaide' })
    .getByRole('button', { name: /Tungt beväpnad/u })
    .click();
  await gm.getByRole('button', { name: 'Demand +1' }).click();
  await expect(anna.getByRole('heading', { name: 'Tungt beväpnad (1) hinders you' })).toBeVisible();
  await anna.getByRole('button', { name: 'Accept +1' }).click();
  await expect(tray(anna)).toContainText('−1 die: roll 2, worst counts');
});

test('a group action: the weakest rolls for all, and all may take the harm (NYX-ACT-05, NYX-ACT-07)', async ({
  device,
  server,
}) => {
  const { laid, gm } = await open(server, device);
  const moni = { mind: 6, interaction: 4, body: 7 };
  const aspects = [3, 2, 2, 2, 1, 1, 1, 1, 1, 1].map((value) => ({ name: '', value }));
  const sheet = { name: 'Moni', description: '', attributes: moni, aspects };
  await laid.gm.do({ type: 'nyx/createCharacter', id: 'moni', name: 'Moni', sheet, activate: true });
  await kind(gm, 'Group');
  const members = gm.getByRole('group', { name: 'In the group' });
  await expect(members.getByRole('listitem').filter({ hasText: 'Phaide' })).toContainText('rolls for all');
  await gm.getByRole('radio', { name: /The strongest/u }).check();
  await expect(members.getByRole('listitem').filter({ hasText: 'Moni' })).toContainText('rolls for all');
  await gm.getByRole('radio', { name: /The weakest/u }).check();
  await gm.getByRole('radio', { name: 'Slightly harder −1' }).check();
  await gm.getByLabel('All take the harm').check();
  await gm.getByRole('button', { name: 'Phaide rolls for all' }).click();
  await expect(tray(gm)).toContainText('Body 4 −1 = 3: roll 1');
  await expect(tray(gm)).toContainText('For Phaide and Moni. All of them take the harm.');
  await server.dice(laid.table.table, [9]);
  await gm.getByRole('button', { name: 'Roll for Phaide', exact: true }).click();
  await expect(gm.getByRole('heading', { name: 'Moni takes harm: 6' })).toBeVisible();
  // A choice that knocks out is marked.
  await expect(gm.getByRole('button', { name: /6 exhaustion Body 7 → 1/u })).not.toContainText('knocked out');
  await gm.getByText('Game master: redirect or let off').click();
  await gm.getByRole('radio', { name: 'Mind' }).check();
  await expect(gm.getByRole('button', { name: /6 exhaustion Mind 6 → 0/u })).toContainText('knocked out');
});

test('time passes until a slow harm takes hold, and the clock stops there (NYX-SLOW-03, NYX-SLOW-05)', async ({
  device,
  server,
}) => {
  const { laid, gm, anna } = await open(server, device);
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  await gm.getByText('Time and slow harm', { exact: true }).click();
  const drawer = gm.locator('#more');
  await drawer.getByLabel('Name', { exact: true }).fill('A rumour of murder');
  await drawer.getByLabel('Hidden until the first check').uncheck();
  await drawer.getByRole('button', { name: 'Let it begin' }).click();
  const figure = anna.getByRole('figure').filter({ hasText: 'A rumour of murder' });
  await expect(figure).toContainText('1/2: waits · 3/4: waits · in 14 days');
  await drawer.getByRole('spinbutton', { name: 'Let time pass' }).fill('3');
  await drawer.getByRole('spinbutton', { name: 'Let time pass' }).press('Enter');
  await drawer.getByLabel('Unit').first().selectOption('weeks');
  await drawer.getByRole('button', { name: 'Pass', exact: true }).click();
  // Three weeks were asked for; the clock stops after two.
  await expect(anna.getByText('Game time 14 days')).toBeVisible();
  await expect(anna.getByRole('heading', { name: 'A rumour of murder takes hold of Phaide' })).toBeVisible();
  await anna.getByRole('button', { name: 'Roll Interaction', exact: true }).click();
  await server.dice(laid.table.table, [10]);
  await anna.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(anna.getByText('A slow harm is always one damage.')).toBeVisible();
  await expect(anna.getByRole('button', { name: /exhaustion/u })).toHaveCount(0);
  await anna.getByRole('button', { name: /^1 damage/u }).click();
  await expect(anna.getByText('Name the damage first.')).toBeVisible();
  await anna.getByLabel('What the damage is called').fill('Feared');
  await anna.getByRole('button', { name: /^1 damage/u }).click();
  // From now on it lights up on every roll, and one tap marks it.
  await anna
    .getByRole('group', { name: 'Roll against' })
    .getByRole('button', { name: /^Interaction/u })
    .click();
  await anna
    .getByRole('group', { name: 'Damage that may hinder here' })
    .getByRole('button', { name: /Feared/u })
    .click();
  await anna.getByRole('button', { name: /^It hinders/u }).click();
  await expect(tray(anna)).toContainText('Interaction 8, −1 die: roll 2, worst counts');
});

test('the end of a scene, a break with changes and healing, and what the settings say (NYX-REC-01, NYX-CHG-02, NYX-REC-03)', async ({
  device,
  server,
}) => {
  const { laid, gm, anna } = await open(server, device);
  await laid.gm.do({
    type: 'nyx/adjust',
    figure: 'phaide',
    change: { set: 'exhaustion', attribute: 'body', value: 2 },
    reason: 'the chase',
  });
  await laid.gm.do({
    type: 'nyx/adjust',
    figure: 'phaide',
    change: { set: 'addAspect', id: 'leg', name: 'Broken leg', value: 1, kind: 'damage' },
    reason: 'the fall',
  });
  await laid.gm.do({ type: 'nyx/adjustPoints', character: 'phaide', delta: 1, reason: 'a good evening' });
  const me = anna.getByRole('region', { name: 'Me' });
  await expect(me).toContainText('of 4');
  await gm.getByRole('button', { name: 'End the scene' }).click();
  await expect(me).not.toContainText('of 4');
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  await gm.getByRole('button', { name: 'End the session' }).click();

  await expect(anna.getByRole('heading', { name: 'Break' })).toBeVisible();
  const scene = anna.getByRole('region', { name: 'Scene', exact: true });
  await scene.getByRole('button', { name: 'Remove for 5 points' }).click();
  await expect(scene.getByText('Broken leg', { exact: true })).toHaveCount(0);
  await expect(scene).toContainText('Phaide recovers: Broken leg');
  // A point moves: the sum and the limits are watched as it does.
  await expect(scene.getByText('15 / 15')).toBeVisible();
  await scene.getByRole('button', { name: 'Raise Liten' }).click();
  await expect(scene.getByText('16 / 15')).toBeVisible();
  await expect(scene.getByText('4 / 3')).toBeVisible();
  await expect(scene.getByRole('button', { name: 'Raise Liten' })).toBeDisabled();
  await scene.getByRole('button', { name: 'Lower Omtyckt' }).click();
  await expect(scene.getByText('15 / 15')).toBeVisible();
  await scene.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(scene.getByLabel('Why does the character change?')).toHaveAccessibleDescription(
    /An explanation is missing/u,
  );
  await scene.getByLabel('Why does the character change?').fill('She learned to hide.');
  await scene.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(log(anna)).toContainText('She learned to hide.');
  await expect(scene).toContainText('Phaide changes:');

  await gm.getByText('Settings', { exact: true }).click();
  await gm.getByRole('radio', { name: 'Only brings harm' }).check();
  await expect(log(gm)).toContainText('the conflict continues');
  await gm.getByLabel('Players see opponents’ attributes').uncheck();
  await gm.getByText('Names of the attributes', { exact: true }).click();
  await gm.getByRole('textbox', { name: 'Body' }).fill('Flesh');
  await gm.getByRole('button', { name: 'Set', exact: true }).last().click();
  await expect(me).toContainText('Flesh');
  await gm.getByRole('button', { name: 'Start the session' }).first().click();
  await expect(anna.getByText('Attributes are hidden.')).toBeVisible();
});

test('a conflict is set up by the game master, asked to be broken off, and given up (NYX-CPX-02, NYX-CPX-17, NYX-CPX-18)', async ({
  device,
  server,
}) => {
  const { gm, anna } = await open(server, device);
  await kind(gm, 'Conflict');
  await gm.getByLabel('What is it about?').fill('The climb');
  const second = gm.getByRole('group', { name: 'The other side' });
  await gm.getByRole('button', { name: 'Start the conflict' }).click();
  // What is missing is said where it is missing, and that is where one goes on.
  const goal = gm.getByRole('group', { name: 'One side' }).getByLabel('Goal');
  await expect(goal).toBeFocused();
  await expect(goal).toHaveAccessibleDescription(/goal/iu);
  await goal.fill('Reach the top');
  await second.getByRole('radio', { name: 'Passive' }).check();
  await second.getByLabel('What is it?').fill('The rock wall');
  await gm.getByRole('button', { name: 'Start the conflict' }).click();
  const gauge = anna.getByRole('img', { name: /^Needle: Balance/u });
  await expect(gauge).toHaveAccessibleName(/Phaide wants: Reach the top\. The rock wall wants: Phaide fails\./u);
  // Against a passive side there is nobody to wait for.
  await anna.getByRole('group', { name: 'Roll against' }).getByRole('button', { name: /^Body/u }).click();
  await expect(anna.getByRole('button', { name: 'Roll', exact: true })).toBeEnabled();
  await expect(anna.getByText(/if nothing more is spent/u)).toBeVisible();
  await anna.getByRole('button', { name: 'What is best spent now?' }).click();
  await expect(anna.getByText('With one point more:')).toBeVisible();
  await anna.getByRole('button', { name: 'Drop it', exact: true }).click();

  await anna.getByText('More about the conflict').click();
  await anna.getByRole('button', { name: 'Break off' }).click();
  await gm.getByRole('button', { name: 'Not possible' }).click();
  await expect(gm.getByRole('heading', { name: /wants to break off/u })).toBeHidden();
  await anna.getByRole('button', { name: 'Give up' }).click();
  await expect(gm.getByText(/Over: the opponent gave up, The rock wall wins/u)).toBeVisible();
});

for (const screen of ['phone', 'desktop'] as const)
  test(`an extra in one line: what is not understood is said, nobody is made of half of it, and the line stays, on a ${screen} (NYX-OUT-10)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    const gm = await device(screen);
    await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
    await gm.getByRole('button', { name: 'Game master', exact: true }).click();
    const drawer = gm.locator('#more');
    await drawer.getByText('Extras', { exact: true }).click();
    const line = drawer.getByLabel('A new extra in one line');
    const make = drawer.getByRole('button', { name: 'Make', exact: true });
    const written = 'Bosse, guards the bridge 2, greedy 1, afraid of dogs 1, 5/5';
    await line.fill(written);
    await expect(line).toHaveAccessibleDescription(/“afraid of dogs 1” is one aspect too many/u);
    await expect(make).toBeDisabled();
    await line.press('Enter');
    await expect(line).toHaveValue(written);
    // Numbers that are being written are left alone until one wants to go on.
    await line.fill('Bosse, guards the bridge 2, greedy 1, 5/5');
    await expect(line).not.toHaveAttribute('aria-invalid');
    await line.press('Enter');
    await expect(line).toHaveAccessibleDescription(/“5\/5” is not understood/u);
    await expect(line).toHaveValue('Bosse, guards the bridge 2, greedy 1, 5/5');
    // Whichever comes first, the number says which it is.
    await line.fill('Bosse, greedy 1, guards the bridge 2, 5/5/6');
    await expect(line).not.toHaveAttribute('aria-invalid');
    await line.press('Enter');
    await expect(line).toHaveValue('');
    await expect(gm.getByText('Bosse').first()).toBeAttached();
  });
