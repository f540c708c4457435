import { expect, test, type Screen } from './fixtures.ts';
import { layDuel, sitDown } from './ode-duel.ts';
import { declare, press, type Seat } from './ode-hands.ts';
import { layTable } from './ode-play-table.ts';

/** The box of a zone on somebody's screen. */
const zone = (page: Seat['page'], name: string) =>
  page
    .getByRole('region', { name: 'Zones' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`zones: placed by the game master, a free move, and a barred way that is overcome, on a ${screen} (ODE-ZON-01..06)`, async ({
    device,
    server,
  }) => {
    const { laid, anna, gm } = await layDuel(server, device, screen);
    const { t } = anna;
    const scene = anna.page.locator('#scene');

    // Three zones in a row, begun together with the conflict.
    await gm.page.getByText('Start a conflict').click();
    await gm.page.locator('#scene').getByLabel('Zones, one a line').fill('The yard\nThe stairs\nThe roof');
    await press(gm, 'Begin the conflict');
    await expect(scene).toContainText('In no zone yet: Ruth and Corpse');
    // The game master says where everybody is, and that the way up is barred.
    await gm.page.getByRole('button', { name: 'Game master', exact: true }).click();
    const drawer = gm.page.locator('#more');
    await drawer.getByText('Scene and aspects').click();
    await drawer.getByText('Zones', { exact: true }).click();
    await drawer.getByLabel('Where is Ruth?').selectOption({ label: 'The yard' });
    await drawer.getByLabel('Where is Corpse?').selectOption({ label: 'The roof' });
    await drawer.getByRole('group', { name: 'The stairs' }).getByLabel('The way to The roof is barred').check();
    await expect(zone(anna.page, 'The roof')).toContainText('Corpse');
    await expect(zone(anna.page, 'The stairs')).toContainText('The roof (the way is barred)');
    if (screen === 'phone')
      await gm.page
        .getByRole('navigation')
        .getByRole('button', { name: /^Scene/u })
        .click();

    // Once in an exchange to the next one, besides the action (ODE-ZON-03).
    await zone(anna.page, 'The stairs').getByRole('button', { name: 'Ruth to The stairs' }).click();
    await expect(zone(anna.page, 'The stairs').getByText('Ruth', { exact: true })).toBeVisible();
    await expect(scene.getByRole('button', { name: 'Ruth to The yard' })).toHaveCount(0);
    // Out of reach with bare hands (ODE-ZON-02): the rules say so, and the way there is an action (ODE-ZON-04).
    await declare(anna, { intent: 'swing the cane', action: 'attack', skill: /^Fight/u, target: 'Corpse' });
    await expect(anna.page.getByText(/out of reach|too far|reach/iu).first()).toBeVisible();
    await zone(anna.page, 'The roof').getByRole('button', { name: 'Ruth: force a way to The roof' }).click();
    await expect(scene.getByLabel('Get to')).toHaveValue(/./u);
    await scene.getByLabel(t.intent).fill('climbs through the broken door');
    await scene.getByRole('button', { name: /^Athletics/u }).click();
    await press(anna, t.declare.overcome);
    await press(gm, 'Set Fair (+2)');
    await server.dice(laid.table.table, [1, 0, 0, 0]);
    await press(anna, t.roll);
    await press(anna, t.pass);
    await press(gm, t.pass);
    await expect(zone(gm.page, 'The roof').getByText('Ruth', { exact: true })).toBeVisible();
    await expect(anna.page.getByRole('heading', { name: 'Who is next?' })).toBeVisible();
  });

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`whoever is attacked concedes before the dice, and is paid when the conflict is over, on a ${screen} (ODE-CDE-01..03, ODE-CNF-02, ODE-CNF-03)`, async ({
    device,
    server,
  }) => {
    const { laid, anna, gm } = await layDuel(server, device, screen);
    const { t } = anna;
    const scene = anna.page.locator('#scene');
    await laid.gm.do({ type: 'ode/startConflict', first: 'corpse' });
    // On somebody else's turn it stands there with its price.
    await scene.getByText('Concede: Ruth').click();
    await expect(scene).toContainText('Leave now on your own terms: 1 fate point at the end of the conflict.');
    await scene.getByLabel('How do you lose?').fill('She falls');

    // A consequence of this conflict is worth one more (ODE-CDE-02).
    await declare(gm, { intent: 'claws at her', action: 'attack', skill: /^Fight/u, target: 'Ruth' });
    // It has moved to the attack, open as it was, with what she has written.
    await expect(anna.page.getByRole('button', { name: t.defend('Fight') })).toBeVisible();
    await expect(scene.getByLabel('How do you lose?')).toHaveValue('She falls');
    await expect(scene.getByLabel('How do you lose?')).toBeVisible();
    // She goes on writing where she was.
    await expect(scene.getByLabel('How do you lose?')).toBeFocused();
    await anna.page.keyboard.type(' asleep');
    await expect(scene.getByLabel('How do you lose?')).toHaveValue('She falls asleep');
    await press(anna, t.defend('Fight'));
    await server.dice(laid.table.table, [1, 1, 0, 0, -1, -1, 0, 0]);
    await press(gm, t.roll);
    // It stays in sight, with the reason why not.
    await expect(scene.getByRole('button', { name: 'Concede: Ruth' })).toBeDisabled();
    await expect(scene.getByRole('button', { name: 'Concede: Ruth' })).toHaveAccessibleDescription(
      'Too late: the dice of this action lie on the table.',
    );
    await press(anna, t.rollDefence);
    await press(gm, t.pass);
    await press(anna, t.pass);
    await anna.page.getByRole('radio', { name: /^a consequence: mild/u }).check();
    await anna.page.getByLabel('The consequence (mild)').fill('Torn Sleeve');
    await press(anna, /^Take it: a consequence/u);
    await press(gm, /^Ruth/u);
    await press(anna, 'Pass the turn on');
    await press(anna, /^Corpse/u);

    // Attacked again: declared, nothing rolled yet. That is the last moment.
    await declare(gm, { intent: 'comes again', action: 'attack', skill: /^Fight/u, target: 'Ruth' });
    // She knows of it: what she left open stands with her defence.
    await expect(anna.page.getByRole('button', { name: t.defend('Fight') })).toBeVisible();
    await expect(scene).toContainText('2 fate points at the end of the conflict (1, and 1 for a consequence).');
    await scene.getByLabel('How do you lose?').fill('She falls through the hatch and is gone');
    await press(anna, 'Concede');
    // Nobody of her side is left: it is over, and she has her points at once.
    await expect(scene.getByText(/^Exchange/u)).toHaveCount(0);
    await expect(
      scene.getByRole('region', { name: 'Who is here' }).getByRole('img', { name: '5 fate points' }),
    ).toBeVisible();
    await expect(gm.page.locator('#scene')).toContainText('She falls through the hatch and is gone');
    // The other side may ask for more (ODE-CDE-03).
    await gm.page.locator('#scene').getByLabel('Ask for a change').fill('and leaves the map behind');
    await press(gm, 'Say');
    await expect(scene).toContainText('The other side would rather: and leaves the map behind');
    await scene.getByLabel('Word it anew').fill('She falls, and the map stays in its claws');
    await press(anna, 'Say');
    await expect(gm.page.locator('#scene')).toContainText('She falls, and the map stays in its claws');
  });

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`giving in is in sight all through an attack on somebody else: open until the dice lie, then with the reason why not, on a ${screen} (ODE-CDE-01)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    await laid.gm.do({ type: 'ode/startConflict', first: 'corpse' });
    const bo = await sitDown(device, screen, laid, laid.bo.token);
    const scene = bo.page.locator('#scene');
    const concede = scene.getByRole('button', { name: 'Concede: Charles' });
    const attack = async (intent: string): Promise<void> => {
      await laid.gm.do({
        type: 'ode/declareAction',
        actor: 'corpse',
        intent,
        action: 'attack',
        skill: 'fight',
        target: 'ruth',
      });
      await laid.player.do({ type: 'ode/declareDefence', actor: 'ruth', skill: 'fight' });
      await server.dice(laid.table.table, [1, 1, 1, 1, -1, -1, 0, 0]);
    };
    const tooLate = async (): Promise<void> => {
      await expect(concede).toBeDisabled();
      await expect(concede).toHaveAccessibleDescription('Too late: the dice of this action lie on the table.');
    };
    await attack('claws at her');
    await expect(scene.getByRole('heading', { name: /^Corpse/u })).toBeVisible();
    await expect(scene.getByText('Concede: Charles')).toBeVisible();
    await expect(concede).toHaveCount(0);
    await laid.gm.do({ type: 'ode/rollDice' });
    await tooLate();
    await laid.player.do({ type: 'ode/rollDice' });
    await expect(scene.getByRole('heading', { name: 'Invoke aspects' })).toBeVisible();
    await tooLate();
    await laid.gm.do({ type: 'ode/passInvokes' });
    await laid.player.do({ type: 'ode/passInvokes' });
    await expect(scene.getByRole('heading', { name: /success with style/u })).toBeVisible();
    await tooLate();
    await laid.gm.do({ type: 'ode/chooseOption', option: 'fullHit' });
    await laid.player.do({ type: 'ode/absorbHit', actor: 'ruth', stress: 4, consequences: [] });
    // It is over: whoever was only watching can leave again.
    await scene.getByText('Concede: Charles').click();
    await scene.getByLabel('How do you lose?').fill('He runs and does not look back');
    await press(bo, 'Concede');
    await expect(scene).toContainText('He runs and does not look back');
  });

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`an attack says from how far it is made where there are zones, and which harm it does where the skill does not say, on a ${screen} (ODE-ZON-02, ODE-ZON-05, ODE-USE-01)`, async ({
    device,
    server,
  }) => {
    const { laid, anna, gm } = await layDuel(server, device, screen);
    const { t } = anna;
    const scene = anna.page.locator('#scene');
    const [reach, harm] = [
      scene.getByRole('group', { name: 'Reach' }),
      scene.getByRole('group', { name: 'Kind of harm' }),
    ];
    // Without zones everyone is in reach of everyone, and a fight is a fight: nothing is asked.
    await scene.getByRole('radio', { name: 'Attack' }).check();
    await expect(scene.getByRole('button', { name: /^Fight/u })).toBeVisible();
    await expect(reach).toHaveCount(0);
    await expect(harm).toHaveCount(0);
    // Another skill, because the story makes it possible: words that hurt.
    await scene.getByLabel(t.other).selectOption('rapport');
    await expect(harm.getByRole('radio', { name: 'Physical' })).toBeChecked();
    await harm.getByRole('radio', { name: 'Mental' }).check();
    await scene.getByLabel('The game master allows it').check();
    await scene.getByLabel(t.intent).fill('calls it by its name');
    await press(anna, t.declare.attack);
    await expect(gm.page.getByRole('button', { name: t.defend('Will') })).toBeVisible();
    await laid.gm.do({ type: 'ode/cancelRoll', reason: 'a try' });

    await laid.gm.do({
      type: 'ode/startConflict',
      first: 'ruth',
      zones: [
        { id: 'yard', name: 'The yard', adjacent: ['stairs'] },
        { id: 'stairs', name: 'The stairs', adjacent: ['yard'] },
      ],
    });
    await laid.gm.do({ type: 'ode/adjust', change: { what: 'zone', character: 'ruth', zone: 'yard' }, reason: 'here' });
    await laid.gm.do({
      type: 'ode/adjust',
      change: { what: 'zone', character: 'corpse', zone: 'stairs' },
      reason: 'there',
    });
    await scene.getByRole('radio', { name: 'Attack' }).check();
    await scene.getByRole('button', { name: /^Shoot/u }).click();
    await expect(reach.getByRole('radio', { name: 'Ranged' })).toBeChecked();
    await scene.getByRole('button', { name: /^Fight/u }).click();
    await expect(reach.getByRole('radio', { name: 'Melee' })).toBeChecked();
    await scene.getByLabel(t.intent).fill('throws the cane');
    await press(anna, t.declare.attack);
    await expect(anna.page.getByText(/reach/iu).first()).toBeVisible();
    await reach.getByRole('radio', { name: 'Ranged' }).check();
    await press(anna, t.declare.attack);
    // From afar nobody parries with Fight.
    await expect(gm.page.getByRole('button', { name: t.defend('Athletics') })).toBeVisible();
  });
