import { expect, test, type Screen } from './fixtures.ts';
import { playExchange, invoke } from './ode-fight.ts';
import { declare, finger, ladder, press, says, type Seat } from './ode-hands.ts';
import { layTable } from './ode-play-table.ts';

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[]) {
  test(`a whole conflict with invokes from both sides, on a ${screen} (ODE-CNF-01..03, ODE-TRN-03, ODE-HOS-01..03)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    await laid.gm.do({ type: 'ode/leaveScene', character: 'shoggoth' });
    await laid.gm.do({ type: 'ode/leaveScene', character: 'ethan' });
    const open = async (token: string): Promise<Seat> => {
      const page = await device(screen);
      await page.goto(`/t/${laid.table.table}#${token}`);
      return { page, hands: finger, t: says.en };
    };
    const [player, gm] = [await open(laid.anna.token), await open(laid.table.gm)];
    const { t } = player;
    const scene = player.page.locator('#scene');
    const falls = (...faces: readonly number[]): Promise<void> => server.dice(laid.table.table, faces);

    // The game master starts it on the page: two sides, Ruth goes first.
    await gm.page.getByText('Start a conflict').click();
    await press(gm, 'Begin the conflict');
    await expect(scene.getByText('Exchange 1')).toBeVisible();
    await playExchange({ server, laid, player, gm });

    // The harm assistant: boxes are cheapest; she keeps them and takes a mark instead.
    await expect(player.page.getByRole('radio', { name: /^3 boxes of physical stress/u })).toBeChecked();
    await player.page.getByRole('radio', { name: /^1 box of physical stress and a consequence: mild/u }).check();
    await player.page.getByLabel('The consequence (mild)').fill('Torn Sleeve, Bleeding Arm');
    await press(player, /^Take it: 1 box/u);
    // The attacker has a free invoke on it, and a boost from the style.
    await expect(gm.page.getByRole('button', { name: /^Torn Sleeve, Bleeding Arm/u })).toContainText(
      '1 free invoke: Corpse',
    );
    await expect(gm.page.getByRole('button', { name: /not named yet/u })).toContainText('Boost · Corpse');

    // Charles is left; then the next exchange, which Ruth begins. She objects to nothing, and ends it.
    await press(gm, /^Charles/u);
    await expect(gm.page.getByRole('heading', { name: 'Charles acts now' })).toBeVisible();
    await laid.other.do({ type: 'ode/endTurn', actor: 'charles' });
    await laid.other.do({ type: 'ode/chooseNext', next: 'ruth' });
    await expect(scene.getByText('Exchange 2')).toBeVisible();
    await declare(player, { intent: 'bring the roof down', action: 'attack', skill: /^Fight/u, target: 'Corpse' });
    await press(gm, t.defend('Fight'));
    await falls(1, 1, 1, 0, -1, 0, 0, 0);
    await press(player, t.roll);
    await press(gm, t.rollDefence);
    await expect(ladder(player.page)).toHaveAccessibleName('Ruth: Epic (+7). Corpse: Average (+1). Shifts: +6.');
    await press(player, t.pass);
    await press(gm, t.pass);
    await press(player, /^Full hit/u);
    await expect(gm.page.locator('#scene')).toContainText('This is more than can be absorbed: 2 at most.');
    await press(gm, 'Be taken out');
    // Whoever took it out says what becomes of it, and the conflict is over (ODE-TKO-01, ODE-CNF-02).
    await player.page.getByLabel('What becomes of them?').fill('Nothing walks any more');
    await press(player, 'Tell it');
    await expect(scene.getByText('Exchange 2')).toHaveCount(0);
    await expect(gm.page.locator('[role=log]')).toContainText('Nothing walks any more');

    // The end of the scene on one screen: what clears, what is lost.
    await gm.page.getByText('End the scene').first().click();
    await expect(gm.page.locator('#scene')).toContainText('Stress clears: Ruth.');
    await gm.page.locator('#scene').getByRole('button', { name: 'End the scene' }).click();
    await expect(scene.getByText('The game master is setting the next scene.')).toBeVisible();
  });
}

test('an objection: the point is not spent, and another aspect may be tried (ODE-FAL-01..05)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const sit = async (screen: Screen, token: string): Promise<Seat> => {
    const page = await device(screen);
    await page.goto(`/t/${laid.table.table}#${token}`);
    return { page, hands: finger, t: says.en };
  };
  const [anna, bo] = [await sit('phone', laid.anna.token), await sit('desktop', laid.bo.token)];
  await laid.player.do({
    type: 'ode/declareAction',
    actor: 'ruth',
    intent: 'throw the car',
    action: 'overcome',
    skill: 'physique',
  });
  await laid.gm.do({ type: 'ode/setDifficulty', value: 6 });
  await server.dice(laid.table.table, [0, 0, 0, 0]);
  await laid.player.do({ type: 'ode/rollDice' });
  const propose = async (card: string, how: string): Promise<void> => {
    const panel = anna.page.getByRole('group', { name: card, exact: true });
    await anna.page.locator('#scene button[data-opens]').filter({ hasText: card, visible: true }).click();
    await panel.getByLabel('How does it help?').fill(how);
    await panel.getByRole('button', { name: /^\+2/u }).first().click();
  };
  await propose('Hits First and Asks Later', 'the car never saw it coming');
  await expect(bo.page.locator('#scene')).toContainText('Ruth invokes “Hits First and Asks Later”: +2.');
  await press(bo, 'That is bogus');
  await expect(anna.page.locator('#scene')).toContainText('Bo objects.');
  await anna.page.getByLabel('Why it fits, in a line').fill('it is a very slow car');
  await press(anna, 'Argue');
  await expect(bo.page.locator('#scene')).toContainText('it is a very slow car');
  await press(bo, 'Not convinced');
  await expect(ladder(anna.page)).toHaveAccessibleName('Ruth: Good (+3). Difficulty: Fantastic (+6). Shifts: −3.');
  // Nothing was spent: three points are left for something that convinces.
  await propose('Raised by the Docks', 'everybody carries there');
  await press(bo, 'That is bogus');
  await press(bo, 'Convinced');
  await expect(ladder(anna.page)).toHaveAccessibleName('Ruth: Superb (+5). Difficulty: Fantastic (+6). Shifts: −1.');
  await anna.page.getByText('The scene around you').click();
  await expect(
    anna.page.getByRole('region', { name: 'Who is here' }).getByRole('img', { name: '2 fate points' }),
  ).toBeVisible();
  // One of the others helps, from outside: the ally's +2 (ODE-INV-05).
  await invoke(bo, 'Bad Light', 'I hold the lamp', /^\+2 for Ruth/u);
  await expect(ladder(anna.page)).toHaveAccessibleName('Ruth: Epic (+7). Difficulty: Fantastic (+6). Shifts: +1.');
});
