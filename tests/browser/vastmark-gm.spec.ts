import { expect, goTo, log, test, type Screen } from './fixtures.ts';
import { finger } from './hands.ts';
import { card, layTable, scene, sitDown } from './vastmark-table.ts';

const screens: readonly Screen[] = ['phone', 'desktop'];

for (const screen of screens) {
  test(`the game master types an antagonist as one line and lets traits count from the list, on a ${screen}`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    const { gm } = await sitDown(laid, device, screen);
    await laid.gm.do({
      type: 'vastmark/adjust',
      change: { what: 'trait', actor: 'tuva', name: 'Förälskad', value: 2, group: 'situational' },
      reason: 'a glance',
    });
    await gm.getByRole('button', { name: 'Game master', exact: true }).click();
    const drawer = gm.locator('#more');
    await drawer.getByLabel('New antagonist').fill('Bonde: Full -2, Slagsmål +2');
    await expect(drawer.locator('form')).toContainText('Full −2');
    await expect(drawer.locator('form')).toContainText('Slagsmål +2');
    await drawer.getByLabel('New antagonist').press('Enter');

    // Every character in the order the book recommends (VAST-TRAIT-08).
    const column = (name: string) => drawer.getByRole('article', { name });
    await expect(column('Bonde')).toContainText('Full');
    await expect(column('Bonde')).toContainText('Slagsmål 2');
    const traits = column('Tuva').getByRole('button', { name: /counts for Tuva$/u });
    await expect(traits).toHaveText([/^Förälskad/u, /^Liten/u, /^Kvick/u]);

    // A roll that waits takes the trait that is tapped; the arrow turns it (VAST-TRAIT-07, VAST-TURN-02).
    await laid.player.do({
      type: 'vastmark/openRoll',
      id: 'wish',
      actor: 'tuva',
      traits: ['Kvick'],
      resistance: { kind: 'difficulty', value: 9 },
    });
    await column('Tuva').getByRole('button', { name: 'Turn Liten for Tuva: +1' }).click();
    await expect(column('Tuva').getByRole('button', { name: 'Liten +1 counts for Tuva' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    if (screen === 'phone') await goTo(gm, 'Scene');
    await expect(card(gm)).toContainText('Liten ↺');
    await expect(card(gm)).toContainText('ready');
  });

  test(`an opposed roll opened in one go, thrown and shown together, on a ${screen} (VAST-RES-06)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    const { gm, player } = await sitDown(laid, device, screen);
    const form = scene(gm);
    await finger.choose(form.getByLabel('Who rolls'), 'Tuva');
    await form.getByRole('button', { name: /^Kvick/u }).click();
    await form.getByRole('radio', { name: 'Opposed roll' }).click();
    await finger.choose(form.getByLabel('Against whom'), 'Spionen');
    const spy = form.getByRole('region', { name: 'Spionen' });
    // Two fit: the bad one has the higher value, and it is said that it counts (VAST-TRAIT-05).
    await spy.getByRole('button', { name: /^Lömsk/u }).click();
    await spy.getByRole('button', { name: /^Misstänksam/u }).click();
    await expect(spy.getByRole('radio', { name: /Lömsk −3/u })).toBeChecked();
    await expect(spy).toContainText('Lömsk counts');
    await spy.getByRole('button', { name: /^Spana/u }).click();
    // Both are weighed against each other before anything is opened.
    for (const who of ['Tuva', 'Spionen'])
      await expect(form.getByRole('group', { name: `Odds for ${who}` })).toContainText(/Status quo \d/u);
    await form.getByRole('button', { name: 'Open the roll' }).click();

    await expect(card(player).getByRole('group', { name: 'Odds for Tuva' })).toContainText('With 1 hero point');
    // How exact it is stands once, under both.
    await expect(card(player).getByText('Exact')).toHaveCount(1);
    await expect(scene(player)).toContainText('The game master throws all dice at once.');
    await server.dice(laid.table.table, [2, 5]);
    await form.getByRole('button', { name: 'Roll against each other' }).click();
    await expect(card(player)).toContainText('Tuva against Spionen');
    await expect(card(player)).toContainText('Failure');

    // A point before the roll is confirmed, with what it would do (VAST-HERO-05, VAST-HERO-11).
    const extra = scene(player).getByRole('button', { name: /^Extra die \(1\)/u });
    await expect(extra).toContainText(/success \d+%/u);
    await server.dice(laid.table.table, [9, 3]);
    await extra.click();
    await expect(card(player)).toContainText('Perfection');
    await form.getByRole('button', { name: 'Confirm the roll' }).click();
    await expect(card(player)).toContainText('settled');
  });
}

for (const [settings, said] of [
  [{}, 'The game master confirms the roll. Until then hero points may be spent.'],
  [{ heroTiming: 'beforeRoll' }, 'The game master confirms the roll.'],
  [{ heroInsurance: false }, 'The game master confirms the roll.'],
] as const)
  test(`hero points are spoken of after the dice only where they can be spent then: ${JSON.stringify(settings)} (VAST-HERO-01, VAST-HERO-11)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    await laid.gm.do({ type: 'vastmark/setTableSettings', settings });
    const { player } = await sitDown(laid, device, 'phone');
    const resistance = { kind: 'difficulty', value: 9 } as const;
    await laid.gm.do({ type: 'vastmark/openRoll', id: 'r', actor: 'tuva', resistance });
    await server.dice(laid.table.table, [5]);
    await laid.player.do({ type: 'vastmark/roll', rollId: 'r' });
    await expect(scene(player).getByText('The game master confirms the roll.')).toHaveText(said);
  });

for (const screen of screens)
  test(`on a ${screen} the player is asked before her character may be persuaded (VAST-PERS-02)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    await laid.gm.do({ type: 'vastmark/setTableSettings', settings: { socialNpcAgainstPlayer: 'consent' } });
    await laid.gm.do({ type: 'vastmark/createQuickExtra', id: 'rogue', name: 'Rogue', line: 'Lömsk -3', shown: true });
    const { gm, player } = await sitDown(laid, device, screen);
    const form = scene(gm);
    const question = scene(player).getByRole('heading', { name: 'May Rogue roll to persuade, fool or charm Tuva?' });
    const persuade = async (): Promise<void> => {
      await finger.choose(form.getByLabel('Who rolls'), 'Rogue');
      await form.getByText('More about the roll').click();
      await finger.choose(form.getByLabel('Against the character'), 'Tuva');
      await form.getByRole('button', { name: 'Open the roll' }).click();
      await expect(question).toBeVisible();
    };
    await persuade();
    await scene(player).getByRole('button', { name: 'Say no' }).click();
    await expect(question).toHaveCount(0);
    await persuade();
    await expect(card(gm)).toContainText('waits for a yes');
    await scene(player).getByRole('button', { name: 'Agree' }).click();
    await expect(scene(gm).getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  });

test('several traits are several rolls, if the game master says so (VAST-MULTI-02, VAST-MULTI-04)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const { gm, player } = await sitDown(laid, device, 'phone');
  const mine = scene(player);
  await mine.getByRole('button', { name: /^Liten/u }).click();
  await mine.getByRole('button', { name: /^Kvick/u }).click();
  await expect(mine).toContainText('Equally strong: the game master chooses.');
  await mine.getByRole('button', { name: 'Ask for one roll for each' }).click();
  await expect(gm.getByRole('heading', { name: 'Tuva asks for one roll each for Liten and Kvick' })).toBeVisible();
  await scene(gm).getByRole('button', { name: 'Allow' }).click();
  await mine.getByRole('button', { name: 'Put forward one roll each for Liten and Kvick' }).click();
  await scene(gm).getByRole('button', { name: 'Accept as proposed' }).click();
  await expect(card(player)).toContainText('One of the rolls succeeds:');
  await server.dice(laid.table.table, [0, 9, 4]);
  await mine.getByRole('button', { name: 'Roll 2 dice' }).click();
  await expect(card(player)).toContainText('Together: success');
  await expect(card(player)).toContainText('one of the rolls is zeroed');
});

test('a wish comes to the game master as it was made, the trait turned too (VAST-TURN-02)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const { gm, player } = await sitDown(laid, device, 'phone');
  await scene(player).getByLabel('What do you do?').fill('I hide under the oak');
  await scene(player)
    .getByRole('button', { name: /^Liten/u })
    .click();
  await scene(player).getByRole('switch', { name: 'Turn Liten: −1 becomes +1' }).click();
  await scene(player).getByRole('button', { name: 'Tell the game master' }).click();
  await expect(scene(gm).getByRole('switch', { name: 'Turn Liten: −1 becomes +1' })).toBeChecked();
  await scene(gm).getByRole('button', { name: 'Open the roll' }).click();
  await expect(card(player)).toContainText('Liten ↺');
});

test('without dice is as large as a roll, and the log tells it (VAST-GM-01, VAST-GM-02)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await laid.player.do({ type: 'vastmark/declareAction', actor: 'tuva', text: 'climbs the oak', trait: null });
  const { gm, player } = await sitDown(laid, device, 'desktop');
  const without = await scene(gm).getByRole('button', { name: 'No dice' }).boundingBox();
  const roll = await scene(gm).getByRole('button', { name: 'Open the roll' }).boundingBox();
  expect(without?.width).toBeCloseTo(roll?.width ?? 0, 0);
  expect(without?.height).toBeCloseTo(roll?.height ?? 0, 0);
  await scene(gm).getByRole('button', { name: 'No dice' }).click();
  await scene(gm).getByRole('button', { name: 'Works', exact: true }).click();
  await expect(log(player)).toContainText('climbs the oak');
  await expect(scene(gm).getByLabel('Who rolls')).toBeVisible();
});

test('a new player makes a character with live checks, and it is at the table', async ({ device, server }) => {
  const laid = await layTable(server);
  const bo = await server.join(laid.table, 'Bo');
  const page = await device('desktop');
  await page.goto(`/t/${laid.table.table}#${bo.token}`);
  await scene(page).getByRole('button', { name: 'Make a character' }).click();
  await scene(page).getByRole('button', { name: 'Start from nothing' }).click();
  await scene(page).getByLabel('Name', { exact: true }).fill('Gared');
  await scene(page).getByRole('button', { name: 'Add a trait' }).click();
  await scene(page).getByLabel('Trait 1', { exact: true }).fill('Heder');
  const done = scene(page).getByRole('button', { name: 'Bring it to the table' });
  // A trait is good or bad, never nothing: the steps go past zero.
  const value = scene(page).getByRole('spinbutton', { name: 'Value' });
  await value.press('ArrowDown');
  await expect(value).toHaveAttribute('aria-valuenow', '-1');
  // Whoever types it is told.
  await value.fill('0');
  await value.press('Tab');
  await expect(scene(page)).toContainText(/Heder cannot be 0/u);
  await expect(done).toBeDisabled();
  await value.press('ArrowUp');
  await expect(value).toHaveAttribute('aria-valuenow', '1');
  for (const i of [1, 2]) {
    await scene(page).getByRole('button', { name: 'Add a skill' }).click();
    await scene(page).getByLabel(`Skill ${i}`, { exact: true }).fill('Sword');
  }
  await expect(scene(page)).toContainText('Sword is there twice. Keep one.');
  await expect(done).toBeDisabled();
  await scene(page).getByRole('button', { name: 'Remove Sword' }).last().click();
  await done.click();
  await expect(page.locator('#me')).toContainText('Gared');
  await expect(page.locator('#me')).toContainText('3 unused experience points');
});
