import { expect, log, test, type Screen } from './fixtures.ts';
import { choose, layTable, playFight, startFight, toSecondRound, type Pages } from './aoristos-fight.ts';
import { finger } from './hands.ts';

/** Everybody once on a phone and once at a desk. */
const rooms: readonly Readonly<Record<keyof Pages, Screen>>[] = [
  { etka: 'phone', isseu: 'desktop', gm: 'phone' },
  { etka: 'desktop', isseu: 'phone', gm: 'desktop' },
];

for (const screens of rooms) {
  test(`three persons fight with the dice of the book, Etka on a ${screens.etka} and Isseu on a ${screens.isseu} (AOR-EX-15, AOR-EX-17)`, async ({
    device,
    server,
  }) => {
    test.setTimeout(120_000);
    const laid = await layTable(server);
    const open = async (screen: Screen, token: string) => {
      const page = await device(screen);
      await page.goto(`/t/${laid.table.table}#${token}`);
      await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
      return page;
    };
    const pages: Pages = {
      etka: await open(screens.etka, laid.anna.token),
      isseu: await open(screens.isseu, laid.bo.token),
      gm: await open(screens.gm, laid.table.gm),
    };
    // The game master starts it: players against her own, as it is suggested.
    await pages.gm.getByRole('button', { name: 'Start a fight' }).click();
    await expect(pages.gm.getByLabel('Moudoun', { exact: true })).toHaveValue('b');
    await pages.gm.getByRole('button', { name: 'Start combat, 3 fighters' }).click();
    await expect(pages.etka.getByRole('heading', { name: 'Combat, round 1' })).toBeVisible();
    await toSecondRound(laid.gm);
    await playFight({ server, laid, pages, hands: finger });
    // And ends it: when somebody falls she is asked (AOR-CMB-01).
    await expect(pages.gm.getByText(/^Out of the fight: Moudoun/u)).toBeVisible();
    // How hard it was is asked there as well; everyone who was in it has learnt something (AOR-ADV-06).
    const challenge = pages.gm.getByLabel('How hard was the fight?');
    await challenge.selectOption('2 UP: the average character would lose alone');
    // The row is cut off in its field: it stands below, whole.
    await expect(challenge).toHaveAccessibleDescription('2 UP: the average character would lose alone');
    await pages.gm.getByRole('button', { name: 'End combat' }).click();
    await expect(pages.etka.getByRole('heading', { name: 'The scene' })).toBeVisible();
    // Only a desktop has the log beside it.
    if (screens.gm === 'desktop') await expect(log(pages.gm)).toContainText(/Etka.*2 UP/u);
    await expect(pages.etka.locator('#scene')).toContainText(/Moudoun\s*unconscious/u);
    // The clock is told in whole minutes, and whoever bleeds is seen with the time that is left (AOR-BLD-04).
    await expect(pages.etka.locator('#scene')).toContainText('Day 1, 00:00');
    await expect(pages.gm.locator('#scene')).toContainText(/bleeds at \d+: blood loss in 5 min/u);
  });
}

test('whoever leaves a melee in danger may stay, or be struck at (AOR-MEL-08, AOR-MEL-11, AOR-MEL-12)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await startFight(laid);
  await laid.gm.do({ type: 'aoristos/adjust', reason: 'Isseu’s turn', change: { what: 'turn', current: 'isseu' } });
  const isseu = await device('phone');
  const gm = await device('desktop');
  await isseu.goto(`/t/${laid.table.table}#${laid.bo.token}`);
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  await server.dice(laid.table.table, [1, 1]);
  await isseu.getByRole('button', { name: 'Begin the activation' }).click();
  await choose(isseu, 'Move');
  await expect(isseu.getByText('1–2 m: 1 KP', { exact: false })).toBeVisible();
  await expect(isseu.getByRole('switch', { name: 'Leave the melee' })).toBeChecked();
  // Her dice are low, his are high.
  await server.dice(laid.table.table, [1, 1, 6, 6]);
  await isseu.getByRole('button', { name: 'Move 1 m · 1 KP' }).click();
  await expect(isseu.getByRole('heading', { name: 'Isseu is in danger' })).toBeVisible();
  await isseu.getByRole('button', { name: 'Go all the same' }).click();
  await expect(gm.getByRole('heading', { name: 'Moudoun may strike at Isseu, who flees' })).toBeVisible();
  await expect(gm.getByRole('button', { name: 'Attack Isseu · 2 KP' })).toBeEnabled();
  await gm.getByRole('button', { name: 'Let it be' }).click();
  await expect(isseu.getByRole('heading', { name: 'Isseu acts' })).toBeVisible();
  await expect(isseu.getByText(/left the melee|out of the melee|leaves/u).first()).toBeAttached();
});

test('a test in the tray: traits, the difficulty with its base, the chance, a free hand to choose from (AOR-TEST-07, AOR-DICE-09)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const page = await device('phone');
  await page.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await expect(page.getByText('The base difficulty (GST) for this many traits is 6.')).toBeVisible();
  await page.getByRole('button', { name: /^Sling/u }).click();
  await expect(page.getByText('The base difficulty (GST) for this many traits is 8.')).toBeVisible();
  await expect(page.getByText('Test base 7, hand 1B1T')).toBeVisible();
  await expect(page.getByText(/Success/u).first()).toBeVisible();
  await page.getByText('More dice').click();
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'More Free dice (F)' }).click();
  await expect(page.getByText('Test base 7, hand 1B1F')).toBeVisible();
  await server.dice(laid.table.table, [2, 5]);
  await page.getByRole('button', { name: 'Roll the test' }).click();
  await expect(page.getByRole('heading', { name: 'Etka chooses dice' })).toBeVisible();
  await expect(page.getByText('Full roll 12 against ST 8')).toBeVisible();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: 'Take 2' }).click();
  await expect(page.getByRole('button', { name: 'Roll the test' })).toBeVisible();
});

test('a table that keeps its odds shows prices and numbers to the players all the same (oddsForPlayers, AOR-CMB-04)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await startFight(laid);
  await laid.gm.do({ type: 'aoristos/configure', settings: { oddsForPlayers: false } });
  await laid.gm.do({ type: 'aoristos/adjust', reason: 'Isseu’s turn', change: { what: 'turn', current: 'isseu' } });
  const page = await device('phone');
  await page.goto(`/t/${laid.table.table}#${laid.bo.token}`);
  await server.dice(laid.table.table, [1, 1]);
  await page.getByRole('button', { name: 'Begin the activation' }).click();
  await expect(page.getByRole('button', { name: 'Attack Moudoun · 1 KP' })).toBeEnabled();
  await expect(page.getByText('Attack 2B2T, area 1B')).toBeVisible();
  await expect(page.getByText('%')).toHaveCount(0);
  await laid.gm.do({ type: 'aoristos/configure', settings: { oddsForPlayers: true } });
  await expect(page.getByText('Chance to hit for each ST.', { exact: false })).toBeVisible();
});

test('the simulator plays the fight on and tells who wins, with what becomes of each', async ({ device, server }) => {
  const laid = await layTable(server);
  await startFight(laid);
  const page = await device('desktop');
  await page.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  await page.getByText('Who wins this fight?').click();
  await page.getByRole('button', { name: 'Play it out' }).click();
  await expect(page.getByText('500 fights played')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Won by Etka and Isseu/u)).toBeVisible();
  await expect(page.getByRole('table', { name: 'What becomes of each' }).getByRole('row')).toHaveCount(4);
});
