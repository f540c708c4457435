import { openFolds } from './accessible.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { layDuel, sitDown } from './ode-duel.ts';
import { ladder, press, type Seat } from './ode-hands.ts';
import { layTable } from './ode-play-table.ts';

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[]) {
  test(`a contest from its first exchange to its winner, with a tie and its twist, on a ${screen} (ODE-CTS-01..06)`, async ({
    device,
    server,
  }) => {
    const { laid, anna, gm } = await layDuel(server, device, screen);
    const { t } = anna;
    const [scene, desk] = [anna.page.locator('#scene'), gm.page.locator('#scene')];
    const falls = (...faces: readonly number[]): Promise<void> => server.dice(laid.table.table, faces);
    /** One side's overcome roll: what it does, the dice, and nobody invokes. */
    const roll = async (seat: Seat, intent: string, faces: readonly number[]): Promise<void> => {
      await seat.page.locator('#scene').getByLabel(t.intent).fill(intent);
      await press(seat, 'Try it');
      await falls(...faces);
      await press(seat, t.roll);
      await expect(ladder(seat.page)).toBeVisible();
      await press(anna, t.pass);
      await press(gm, t.pass);
    };
    const stands = (page: Seat['page'], side: string) =>
      page.getByRole('region', { name: 'Contest' }).getByRole('listitem').filter({ hasText: side });

    // Everyone says first what they want (ODE-CTS-01).
    await gm.page.getByText('Start a contest').click();
    await expect(desk.getByRole('button', { name: 'Begin the contest' })).toBeDisabled();
    await desk.getByLabel('What do they want: The players').fill('reach the plane');
    await desk.getByLabel('What do they want: The GM').fill('keep her here');
    await press(gm, 'Begin the contest');
    await expect(stands(anna.page, 'reach the plane').getByRole('img')).toHaveAccessibleName('0 of 3 victories');

    // Ruth's Fight +4 against whatever they have; the game master knows that it is +2.
    await expect(scene).toContainText('Nobody on the other side has rolled yet.');
    await expect(scene).toContainText('To win the contest: 96%, in about 2.9 exchanges.');
    await scene.getByRole('spinbutton', { name: 'If the others roll with' }).press('ArrowUp');
    await scene.getByRole('spinbutton', { name: 'If the others roll with' }).press('ArrowUp');
    await expect(scene).toContainText('To win the contest: 50%');
    await roll(anna, 'runs over the ice', [0, 0, 0, 0]);
    await expect(scene).toContainText('The other sides have still to roll.');
    await expect(desk).toContainText('To beat: Ruth, Great (+4).');
    // Both at +4: nobody marks, and something new enters (ODE-CTS-05).
    await roll(gm, 'claws at her coat', [1, 1, 0, 0]);
    await expect(scene).toContainText('A tie: the game master adds a twist.');
    await expect(desk.getByRole('heading', { name: 'An unexpected twist' })).toBeVisible();
    await desk.getByLabel('A new situation aspect').fill('The Ice Cracks');
    await press(gm, 'Put on the table');
    await openFolds(scene.locator('summary'));
    await expect(scene.getByRole('button', { name: /^The Ice Cracks/u })).toBeVisible();
    await expect(scene.getByText('Exchange 2').first()).toBeVisible();

    // Three above the other: two victories at once (ODE-CTS-04, D-15).
    await roll(anna, 'leaps the gap', [1, 0, 0, 0]);
    await roll(gm, 'falls behind', [0, 0, 0, 0]);
    await expect(stands(anna.page, 'reach the plane').getByRole('img')).toHaveAccessibleName('2 of 3 victories');
    await roll(gm, 'cuts her off', [1, 0, 0, 0]);
    await expect(scene).toContainText('To beat: Corpse, Good (+3).');
    await scene.getByLabel(t.intent).fill('throws herself in');
    await press(anna, 'Try it');
    await falls(0, 0, 0, 0);
    await press(anna, t.roll);
    await expect(ladder(anna.page)).toHaveAccessibleName('Ruth: Great (+4). Corpse: Good (+3).');
    await press(anna, t.pass);
    await press(gm, t.pass);
    // The third decides it at once (ODE-CTS-06).
    for (const { page } of [anna, gm]) await expect(page.locator('#scene').getByText('The players: won')).toBeVisible();
    await expect(stands(gm.page, 'reach the plane').getByRole('img')).toHaveAccessibleName('3 of 3 victories');
    await desk.getByText('End the contest').first().click();
    await desk.getByLabel('How does it end?').fill('The plane lifts off');
    await desk.getByRole('button', { name: 'End the contest' }).last().click();
    await expect(gm.page.locator('[role=log]')).toContainText('The plane lifts off');
    await expect(stands(gm.page, 'reach the plane')).toHaveCount(0);
  });

  test(`an advantage in a contest that fails: the roll is lost, or the other side profits, on a ${screen} (ODE-CTS-08..10)`, async ({
    device,
    server,
  }) => {
    const { laid, anna, gm } = await layDuel(server, device, screen);
    await laid.gm.do({
      type: 'ode/startContest',
      sides: [
        { id: 'players', members: ['ruth'], intent: 'reach the plane' },
        { id: 'gm', members: ['corpse'], intent: 'keep her here' },
      ],
    });
    const { t } = anna;
    const scene = anna.page.locator('#scene');
    await scene.getByRole('radio', { name: 'First an advantage' }).check();
    await scene.getByLabel(t.intent).fill('throws snow in its eyes');
    await scene.getByLabel(t.newAspect).fill('Blinded');
    await press(anna, 'Try to create it');
    await press(gm, 'Set Fair (+2)');
    await server.dice(laid.table.table, [-1, -1, -1, -1]);
    await press(anna, t.roll);
    await press(anna, t.pass);
    await press(gm, t.pass);
    await press(anna, /^Your side does not roll|^Lose the roll|^Forfeit/u);
    await expect(scene).toContainText('no roll in this exchange');
    await gm.page.locator('#scene').getByLabel(t.intent).fill('closes the door');
    await press(gm, 'Try it');
    await server.dice(laid.table.table, [-1, 0, 0, 0]);
    await press(gm, t.roll);
    await press(anna, t.pass);
    await press(gm, t.pass);
    // The only side that rolled marks one (ODE-CTS-10, D-47).
    await expect(
      scene.getByRole('listitem').filter({ hasText: 'keep her here' }).getByRole('img').first(),
    ).toHaveAccessibleName('1 of 3 victories');
  });

  test(`faster contests: whoever has tried an advantage does not roll as well, but another of the side may, on a ${screen} (ODE-OPT-03)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    await laid.gm.do({ type: 'ode/changeSettings', settings: { optFasterContests: true } });
    await laid.gm.do({
      type: 'ode/startContest',
      sides: [
        { id: 'players', members: ['ruth', 'charles'], intent: 'reach the plane' },
        { id: 'gm', members: ['corpse'], intent: 'keep them here' },
      ],
    });
    const [anna, bo] = [
      await sitDown(device, screen, laid, laid.anna.token),
      await sitDown(device, screen, laid, laid.bo.token),
    ];
    const [scene, his] = [anna.page.locator('#scene'), bo.page.locator('#scene')];
    await scene.getByRole('radio', { name: 'An advantage instead' }).check();
    await scene.getByLabel(anna.t.intent).fill('throws snow in its eyes');
    await scene.getByLabel(anna.t.newAspect).fill('Blinded');
    await press(anna, 'Try to create it');
    await expect(scene).toContainText('The game master is setting the difficulty.');
    await laid.gm.do({ type: 'ode/setDifficulty', value: 2 });
    await server.dice(laid.table.table, [0, 0, 0, 0]);
    await press(anna, anna.t.roll);
    await press(anna, anna.t.pass);
    await laid.gm.do({ type: 'ode/passInvokes' });
    // Ruth has done her one thing; Charles may still do either.
    await expect(scene).toContainText('Somebody else rolls for the side.');
    await expect(scene.getByRole('button', { name: 'Try it' })).toHaveCount(0);
    await expect(his.getByRole('radio', { name: 'An advantage instead' })).toBeVisible();
    await his.getByLabel(bo.t.intent).fill('runs for it');
    await press(bo, 'Try it');
    await expect(his.getByRole('button', { name: bo.t.roll })).toBeVisible();
  });

  test(`faster contests: a side of one that tries an advantage goes without its roll, and the exchange goes on, on a ${screen} (ODE-OPT-03, ODE-CTS-10)`, async ({
    device,
    server,
  }) => {
    const { laid, anna, gm } = await layDuel(server, device, screen);
    await laid.gm.do({ type: 'ode/changeSettings', settings: { optFasterContests: true } });
    await laid.gm.do({
      type: 'ode/startContest',
      sides: [
        { id: 'players', members: ['ruth'], intent: 'reach the plane' },
        { id: 'gm', members: ['corpse'], intent: 'keep her here' },
      ],
    });
    const scene = anna.page.locator('#scene');
    await scene.getByRole('radio', { name: 'An advantage instead' }).check();
    // What it costs is said before it is done.
    await expect(scene).toContainText('it goes without its roll in this exchange.');
    await scene.getByLabel(anna.t.intent).fill('throws snow in its eyes');
    await scene.getByLabel(anna.t.newAspect).fill('Blinded');
    await press(anna, 'Try to create it');
    await laid.gm.do({ type: 'ode/setDifficulty', value: 2 });
    await server.dice(laid.table.table, [0, 0, 0, 0]);
    await press(anna, anna.t.roll);
    await press(anna, anna.t.pass);
    await laid.gm.do({ type: 'ode/passInvokes' });
    await expect(scene).toContainText('no roll in this exchange');
    await gm.page.locator('#scene').getByLabel(gm.t.intent).fill('closes the door');
    await press(gm, 'Try it');
    await server.dice(laid.table.table, [0, 0, 0, 0]);
    await press(gm, gm.t.roll);
    await press(anna, anna.t.pass);
    await press(gm, gm.t.pass);
    // The only side that rolled marks one, and the next exchange has begun.
    await expect(
      scene.getByRole('listitem').filter({ hasText: 'keep her here' }).getByRole('img').first(),
    ).toHaveAccessibleName('1 of 3 victories');
    await expect(scene.getByText('Exchange 2').first()).toBeVisible();
    await expect(scene.getByRole('radio', { name: 'Roll for the side' })).toBeVisible();
  });

  test(`a contest against difficulties: the roll waits for the game master, who is asked at once, on a ${screen} (ODE-CTS-02, ODE-DIF-01)`, async ({
    device,
    server,
  }) => {
    const { laid, anna, gm } = await layDuel(server, device, screen);
    await laid.gm.do({
      type: 'ode/startContest',
      mode: 'difficulties',
      sides: [
        { id: 'players', members: ['ruth'], intent: 'reach the plane' },
        { id: 'gm', members: ['corpse'], intent: 'keep her here' },
      ],
    });
    const scene = anna.page.locator('#scene');
    await scene.getByLabel(anna.t.intent).fill('runs over the ice');
    await press(anna, 'Try it');
    await expect(scene).toContainText('The game master is setting the difficulty.');
    await expect(scene).not.toContainText('is about to roll');
    await expect(gm.page.getByRole('group', { name: 'How hard is it?' })).toBeVisible();
    await press(gm, 'Set Fair (+2)');
    await expect(scene.getByRole('button', { name: anna.t.roll })).toBeVisible();
  });

  test(`a challenge: each takes a task, sees the odds first, and it is weighed in the end, on a ${screen} (ODE-CHL-01..04)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    const [anna, bo, gm] = [
      await sitDown(device, screen, laid, laid.anna.token),
      await sitDown(device, screen, laid, laid.bo.token),
      await sitDown(device, screen, laid, laid.table.gm),
    ];
    const { t } = anna;
    const [scene, desk] = [anna.page.locator('#scene'), gm.page.locator('#scene')];
    await gm.page.getByText('Start a challenge').click();
    const task = (number: number) => desk.getByRole('group', { name: `Task ${number}` });
    await task(1).getByLabel('What is to be done?').fill('Hold the door');
    await task(1).getByLabel('Skill').selectOption({ label: 'Physique' });
    await task(2).getByLabel('What is to be done?').fill('Read the runes');
    await task(2).getByLabel('Skill').selectOption({ label: 'Mysticism' });
    await task(2).getByRole('spinbutton', { name: 'Difficulty' }).press('ArrowUp');
    await desk.getByRole('button', { name: 'One less' }).click();
    await press(gm, 'Begin the challenge');

    const row = (page: Seat['page'], name: string) =>
      page.getByRole('region', { name: 'Challenge' }).getByRole('listitem').filter({ hasText: name });
    await row(anna.page, 'Hold the door').getByRole('button', { name: 'Take it on' }).click();
    // Before anybody rolls: what each of hers would have, and what the difficulty means for them.
    await expect(row(anna.page, 'Hold the door')).toContainText('Ruth: Physique +3');
    await expect(row(anna.page, 'Hold the door')).toContainText('A chance to shine.');
    await row(anna.page, 'Hold the door').getByLabel(t.intent).fill('leans on it');
    await press(anna, 'Ruth takes it on');
    await expect(row(bo.page, 'Hold the door')).toContainText('Ruth is on it');
    await server.dice(laid.table.table, [0, 0, 0, 0]);
    await press(anna, t.roll);
    await press(anna, t.pass);
    await press(gm, t.pass);
    await expect(row(bo.page, 'Hold the door')).toContainText('Success, Ruth');

    await row(bo.page, 'Read the runes').getByRole('button', { name: 'Take it on' }).click();
    await row(bo.page, 'Read the runes').getByLabel(t.intent).fill('spells them out');
    await press(bo, 'Charles takes it on');
    await server.dice(laid.table.table, [-1, -1, -1, -1]);
    await press(bo, t.roll);
    await press(bo, t.pass);
    await press(gm, t.pass);
    await press(gm, /^Simple failure/u);
    await expect(row(anna.page, 'Read the runes')).toContainText('Fail, Charles');
    await desk.getByText('Weigh the challenge').first().click();
    await desk.getByLabel('What comes of it all?').fill('The door holds, the runes stay silent');
    await desk.getByRole('button', { name: 'Weigh the challenge' }).last().click();
    await expect(gm.page.locator('[role=log]')).toContainText('The door holds, the runes stay silent');
    await expect(scene.getByRole('region', { name: 'Challenge' })).toHaveCount(0);
  });
}
