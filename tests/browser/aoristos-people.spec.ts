import type { Page } from '@playwright/test';
import { expect, goTo, log, test, type Screen } from './fixtures.ts';
import { layPeople } from './aoristos-people.ts';

const me = (page: Page) => page.getByRole('region', { name: 'Me', exact: true });
const more = async (page: Page, label: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n++) await page.getByRole('button', { name: `More ${label}`, exact: true }).click();
};
/** On a phone a part of the table, on a desktop all are there. */
const part = async (page: Page, screen: Screen, name: 'Scene' | 'Me' | 'Log' | 'Game master'): Promise<void> => {
  if (screen === 'phone') await goTo(page, name);
};

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[]) {
  test(`on a ${screen}: a character bought with points, secondary attributes and load live (AOR-CHAR-04, AOR-CHAR-08, AOR-CHAR-11, AOR-CHAR-14, AOR-SKILL-04, AOR-ITEM-04)`, async ({
    device,
    server,
  }) => {
    const table = await server.table({ game: 'aoristos', name: 'New people', gm: 'Gustav' });
    const bo = await server.join(table, 'Bo');
    const page = await device(screen);
    await page.goto(`/t/${table.table}#${bo.token}`);
    // A new table says what comes first, and the largest button on the scene is that.
    await expect(page.getByText('Before you begin')).toBeVisible();
    await page
      .getByRole('region', { name: 'Roll', exact: true })
      .getByRole('button', { name: 'Make a character' })
      .click();
    await expect(page.getByRole('button', { name: /^Signe Ek/u })).toContainText('28 UP');
    await page.getByRole('button', { name: 'Start from nothing' }).click();
    const next = async (): Promise<void> => {
      if (screen === 'phone') await page.getByRole('button', { name: 'Next', exact: true }).click();
    };
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Ilja');
    await next();
    const tally = page.locator('#builder .tally');
    await expect(tally).toHaveText('30 of 30 UP left');
    await more(page, 'Physique', 2);
    await more(page, 'Presence of Mind', 3);
    // Physique 3 costs 4, Presence of Mind 4 costs 10.
    await expect(tally).toHaveText('16 of 30 UP left');
    const secondary = page.getByRole('region', { name: 'Secondary attributes' });
    await expect(secondary).toContainText(/Carrying Capacity\s*12/u);
    await expect(secondary).toContainText(/Action Capacity\s*7/u);
    await expect(secondary).toContainText(/Hardiness\s*4/u);
    // One more of each would be too dear: the error stands there, with what to do.
    await more(page, 'Willpower', 4);
    await expect(tally).toHaveText('4 UP too many of 30');
    await expect(page.locator('#builder .error').first()).toContainText('UP');
    await page.getByRole('spinbutton', { name: 'Willpower' }).fill('2');
    await page.getByRole('spinbutton', { name: 'Willpower' }).press('Enter');
    await expect(tally).toHaveText('15 of 30 UP left');
    await next();
    await more(page, 'Lifesaving', 3);
    await more(page, 'Bow', 1);
    await expect(tally).toHaveText('12 of 30 UP left');
    await next();
    await page.getByLabel('From the list').selectOption({ label: 'Plate, armour 6' });
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await expect(page.getByText('Carries 22 FP; Carrying Capacity 12.')).toBeVisible();
    await expect(page.getByText('Too heavy by 1: Agility 0, Movement 5.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Plate' }).click();
    await page.getByLabel('From the list').selectOption({ label: 'Sword' });
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await expect(page.getByText('Carries 1.5 FP; Carrying Capacity 12.')).toBeVisible();
    await next();
    await page.getByRole('button', { name: 'Bring into play' }).click();
    await part(page, screen, 'Me');
    const sheet = me(page).getByRole('article', { name: 'Ilja' });
    await expect(sheet.getByRole('button', { name: /^Presence of Mind/u })).toContainText('4');
    await expect(sheet).toContainText('12 UP');
    await expect(sheet).toContainText('1.5 of 12 FP');
    // What is in the hand everybody sees.
    await sheet.getByText('Equipment', { exact: true }).click();
    await sheet.getByLabel('Where is Sword?').selectOption('right');
    await expect(sheet).toContainText('Sword in the right hand');
  });

  test(`on a ${screen}: UP for a fight, a level bought for its price, and what is too dear (AOR-ADV-06, AOR-ADV-07, AOR-ADV-08)`, async ({
    device,
    server,
  }) => {
    const laid = await layPeople(server);
    const gm = await device(screen);
    const anna = await device(screen);
    await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
    await anna.goto(`/t/${laid.table.table}#${laid.anna.token}`);
    await gm.getByRole('button', { name: 'Game master', exact: true }).click();
    const drawer = gm.locator('#more');
    await drawer.getByText('Hand out UP', { exact: true }).click();
    await drawer.getByLabel('Mirko Halas').uncheck();
    await drawer.getByRole('radio', { name: '3 UP: the whole group was threatened' }).check();
    await drawer.getByRole('button', { name: 'Hand out', exact: true }).click();
    await part(anna, screen, 'Me');
    const sheet = me(anna).getByRole('article', { name: 'Signe Ek' });
    await sheet.getByText('Development', { exact: true }).click();
    await expect(sheet.getByRole('status').filter({ hasText: 'UP to spend' })).toHaveText('5 UP to spend');
    // Physique from 2 to 3 costs what a skill costs from zero to 3.
    await expect(sheet.getByRole('button', { name: 'Level 4: 6 UP (Willpower)' })).toBeDisabled();
    await sheet.getByRole('button', { name: 'Level 3: 3 UP (Physique)' }).click();
    await expect(sheet.getByRole('button', { name: /^Physique/u })).toContainText('3');
    await expect(sheet).toContainText('2 UP to spend');
    await sheet.getByRole('button', { name: 'Level 3: 2 UP (Brawling)' }).click();
    await expect(sheet).toContainText('0 UP to spend');
    await expect(sheet.getByRole('button', { name: 'Level 4: 3 UP (Brawling)' })).toBeDisabled();
    // Level 1 of something new costs nothing.
    await sheet.getByLabel('Learn something new').selectOption({ label: 'Swimming' });
    await sheet.getByRole('button', { name: 'Level 1: 0 UP' }).click();
    await expect(sheet.getByRole('button', { name: 'Swimming 1' })).toBeVisible();
    await part(anna, screen, 'Log');
    await expect(log(anna)).toContainText('Brawling 3');
  });
}

test('training has its conditions, twelve hours a day wear on the mind (AOR-ADV-03, AOR-ADV-04, AOR-ADV-05)', async ({
  device,
  server,
}) => {
  const laid = await layPeople(server);
  const gm = await device('desktop');
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  const drawer = gm.locator('#more');
  await drawer.getByText('Hand out UP', { exact: true }).click();
  await drawer.getByRole('radio', { name: 'Training' }).check();
  await drawer.getByRole('radio', { name: '12 h, overtime: 4 UP a month' }).check();
  await expect(drawer.getByRole('button', { name: 'Hand out', exact: true })).toBeDisabled();
  await drawer.getByLabel(/^Several teachers/u).check();
  await drawer.getByRole('button', { name: 'More Months' }).click();
  await drawer.getByRole('button', { name: 'Hand out', exact: true }).click();
  await expect(log(gm)).toContainText('Signe Ek gets 8 UP');
  await drawer.getByText('Psych trauma', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Give psych trauma' }).click();
  await expect(drawer.getByRole('figure')).toContainText('Psych trauma 1');
});

test('psych trauma: dice the player picks, a temporary disorder, the line at twenty and the test above it (AOR-PSY-01, AOR-PSY-03, AOR-PSY-08, AOR-PSY-10)', async ({
  device,
  server,
}) => {
  const laid = await layPeople(server);
  const anna = await device('phone');
  await anna.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await goTo(anna, 'Me');
  await laid.gm.do({ type: 'aoristos/addPsychTrauma', person: 'signe', amount: 15, shocking: true });
  const sheet = me(anna).getByRole('article', { name: 'Signe Ek' });
  await sheet.getByText('Psych trauma', { exact: true }).click();
  await expect(sheet.getByRole('figure')).toContainText('Psych trauma 15');
  // Willpower 3: with 6 more the total is 21, and the die has to make 21 of 23.
  await more(anna, 'If you got more', 5);
  await expect(sheet).toContainText('21: chance to break for good 0%.');
  await more(anna, 'If you got more', 5);
  await expect(sheet).toContainText(/26: chance to break for good 56%/u);
  await sheet.getByRole('radio', { name: /^Temporary disorder/u }).check();
  await sheet.getByLabel('What is it?').fill('Counts the doors');
  await sheet.getByRole('button', { name: 'Take it' }).click();
  await expect(sheet.getByRole('figure')).toContainText('Psych trauma 14');
  await sheet.getByRole('radio', { name: /^Lasting disorder/u }).check();
  await sheet.getByLabel('What is it?').fill('Never sits with her back to a room');
  await sheet.getByRole('button', { name: 'Take it' }).click();
  await expect(sheet.getByRole('figure')).toContainText('Psych trauma 4');
  await expect(sheet.getByRole('list', { name: 'Disorders' })).toContainText('Never sits with her back to a room');
});

test('an opponent in ten seconds, hidden and shown; what is adjusted is logged with its reason (AOR-GEN-04, AOR-GEN-09)', async ({
  device,
  server,
}) => {
  const laid = await layPeople(server);
  const gm = await device('desktop');
  const anna = await device('desktop');
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  await anna.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  const drawer = gm.locator('#more');
  await drawer
    .getByRole('group', { name: 'What kind' })
    .getByRole('button', { name: /^Soldier/u })
    .click();
  await drawer.getByRole('button', { name: 'More How many' }).click();
  await drawer.getByLabel('Hidden from the players').first().check();
  await drawer.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(log(gm)).toContainText('Soldier 2');
  await expect(log(anna)).toContainText('Guard');
  await expect(log(anna)).not.toContainText('Soldier');
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  await me(gm).getByRole('button', { name: 'Show Soldier 1' }).click();
  await expect(me(gm).getByRole('button', { name: 'Show Soldier 1' })).toHaveCount(0);
  await expect(me(gm).getByRole('button', { name: 'Show Soldier 2' })).toBeVisible();
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  await drawer.getByText('Adjust anything', { exact: true }).click();
  await drawer.getByLabel('Who', { exact: true }).last().selectOption({ label: 'Signe Ek' });
  await drawer.getByLabel('Kind', { exact: true }).last().selectOption({ label: 'Attributes and skills' });
  await drawer.getByLabel('What', { exact: true }).last().selectOption({ label: 'Lifesaving' });
  await drawer.getByRole('button', { name: 'More New value' }).click();
  await drawer.getByLabel('Reason').fill('A course in the north');
  await drawer.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(me(anna).getByRole('button', { name: 'Lifesaving 5' })).toBeVisible();
  await expect(log(anna)).toContainText('A course in the north');
});

test('the tables of the book on the screen, in every language (AOR-GEN-10)', async ({ device, server }) => {
  const titles = { en: 'Tables of Aoristos', sv: 'Aoristos tabeller', pl: 'Tabele Aoristos' } as const;
  for (const locale of ['en', 'sv', 'pl'] as const) {
    const laid = await layPeople(server, locale);
    const page = await device('desktop', { locale });
    await page.goto(`/t/${laid.table.table}#${laid.anna.token}`);
    await page.locator('#me').getByRole('button').last().click();
    const dialog = page.getByRole('dialog', { name: titles[locale] });
    await expect(dialog.getByRole('row').filter({ hasText: '4495' })).toContainText('30');
    await expect(dialog.getByRole('table')).toHaveCount(7);
  }
});
