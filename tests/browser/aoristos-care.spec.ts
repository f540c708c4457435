import type { Page } from '@playwright/test';
import { expect, goTo, log, test, type Screen } from './fixtures.ts';
import { layPeople } from './aoristos-people.ts';

const me = (page: Page) => page.getByRole('region', { name: 'Me', exact: true });
const part = async (page: Page, screen: Screen, name: 'Me' | 'Log' | 'Scene'): Promise<void> => {
  if (screen === 'phone') await goTo(page, name);
};

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[]) {
  test(`on a ${screen}: a wounded man through bleeding, first aid, trauma and weeks of healing (AOR-AID-01, AOR-AID-03, AOR-BLD-04, AOR-BLD-05, AOR-BLD-06, AOR-ORG-03, AOR-HEAL-01, AOR-HEAL-02, AOR-HEAL-06)`, async ({
    device,
    server,
  }) => {
    const { table, anna: seat, gm: hand } = await layPeople(server);
    const gm = await device(screen);
    const anna = await device(screen);
    await gm.goto(`/t/${table.table}#${table.gm}`);
    await anna.goto(`/t/${table.table}#${seat.token}`);
    // Hardiness 4: strength 25 in the thigh is damage 6. The leg is gone, and it bleeds with 5.
    await hand.do({ type: 'aoristos/applyHit', person: 'mirko', area: 'leftLeg', strength: 25, useArmour: false });
    await part(gm, screen, 'Me');
    const patient = me(gm).getByRole('article', { name: 'Mirko Halas' });
    await expect(patient).toContainText('Left leg bleeds, rate 5 becomes blood loss in 5 minutes');
    await expect(patient).toContainText('Left leg: destroyed');
    await expect(patient).toContainText('Unconscious');

    // Anna's medic stops what she can: Lifesaving 4 with bandages is 5 of 5; without them one is left.
    await part(anna, screen, 'Me');
    const sheet = me(anna).getByRole('article', { name: 'Signe Ek' });
    await sheet.getByText('Give first aid', { exact: true }).click();
    await sheet.getByLabel('Patient').selectOption({ label: 'Mirko Halas' });
    await expect(sheet).toContainText('Lowers the bleeding rate by 4 (Lifesaving 4, circumstances 0)');
    await sheet.getByRole('button', { name: 'Stop the bleeding' }).click();
    await expect(patient).toContainText('Left leg bleeds, rate 1');
    // From then on she sees his clock, though not his wounds.
    const tending = sheet.getByRole('region', { name: 'Tending Mirko Halas' });
    await expect(tending).toContainText('Bleeding rate 1, becomes blood loss in 5 minutes');
    await expect(patient).toContainText(/Chance to live through the blood loss at rest: (100|9\d)/u);

    // The clock shows what comes, and stops at the roll.
    await patient.getByRole('button', { name: 'Let rest' }).click();
    await me(gm).getByRole('group', { name: 'Let time pass' }).getByRole('button', { name: '1 h' }).click();
    await expect(me(gm)).toContainText('After 5 minutes: Mirko Halas’s bleeding becomes blood loss');
    await expect(me(gm)).toContainText('After 5 minutes: Mirko Halas takes a trauma from blood loss');
    await expect(me(gm)).toContainText('The clock stops there.');
    await me(gm).getByRole('button', { name: 'Let 1 hour pass' }).click();
    await expect(me(gm)).toContainText('Monday, day 1, 00:05');
    await expect(me(gm).getByRole('button', { name: 'Let 1 hour pass' })).toBeDisabled();
    await expect(tending).toContainText('A survival roll waits.');
    await server.dice(table.table, [3, 3, 6, 6]);
    await me(gm).getByRole('button', { name: 'Roll for survival (Mirko Halas)' }).click();
    await expect(patient).toContainText(/Organ trauma\s*1/u);
    await expect(patient).not.toContainText('Blood loss');

    // Weeks: a test in the night before Monday.
    await patient.getByRole('button', { name: 'Wake up' }).click();
    await me(gm).getByRole('group', { name: 'Let time pass' }).getByRole('button', { name: 'A week' }).click();
    await me(gm).getByRole('button', { name: 'Let 7 days pass' }).click();
    await expect(me(gm)).toContainText('Monday, day 8, 00:00');
    const due = me(gm).getByRole('region', { name: 'Rolls that wait' });
    await due.getByLabel('Surroundings').selectOption('dryBed');
    await due.getByLabel('Rest', { exact: true }).selectOption('normalLife');
    // 4 − 1 + 3 = 6, and the leg that is gone weighs on who does not rest: three dice, the lowest counts.
    await expect(due).toContainText('0.5%');
    await due.getByLabel('Rest', { exact: true }).selectOption('thorough');
    await due.getByLabel('Care', { exact: true }).selectOption('medieval');
    // 4 − 1 − 1 = 2.
    await expect(due).toContainText('69%');
    await due.getByRole('button', { name: 'More In between, your number' }).click();
    await expect(due).toContainText('44%');
    await server.dice(table.table, [2, 6]);
    await due.getByRole('button', { name: /^Roll for healing/u }).click();
    await expect(patient).toContainText(/Organ trauma\s*1/u);
    await me(gm).getByRole('button', { name: 'Let 7 days pass' }).click();
    await due.getByLabel('Care', { exact: true }).selectOption('modernHospital');
    await server.dice(table.table, [2, 6]);
    await due.getByRole('button', { name: /^Roll for healing/u }).click();
    await expect(patient).not.toContainText('Organ trauma');
    await part(gm, screen, 'Log');
    await expect(log(gm)).toContainText('Mirko Halas');
  });
}

test('a player rolls for her own healing; the unstable condition is tested by the hour (AOR-HEAL-07, AOR-HEAL-08, AOR-ORG-06, AOR-BLD-02)', async ({
  device,
  server,
}) => {
  const { table, anna: seat, gm: hand } = await layPeople(server);
  const anna = await device('phone');
  await anna.goto(`/t/${table.table}#${seat.token}`);
  await hand.do({ type: 'aoristos/setHealth', person: 'signe', fields: { organTrauma: 5, rested: true } });
  await goTo(anna, 'Me');
  const sheet = me(anna).getByRole('article', { name: 'Signe Ek' });
  await expect(sheet).toContainText('unstable condition');
  await expect(sheet).toContainText('Healing test in 1 hour.');
  await hand.do({ type: 'aoristos/advanceTime', hours: 3 });
  const due = sheet.getByRole('region', { name: 'Rolls that wait' });
  await expect(due).toContainText('a die under 4 adds one organ trauma');
  await expect(due.getByLabel('Surroundings')).toHaveCount(0);
  await due.getByLabel('Care', { exact: true }).selectOption('modernHospital');
  // 4 − 2 = 2: the die 3 heals one and harms one; no survival roll.
  await server.dice(table.table, [3, 6]);
  await due.getByRole('button', { name: /^Roll for healing/u }).click();
  await expect(due).toHaveCount(0);
  await expect(sheet).toContainText(/Organ trauma\s*5/u);
});

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`on a ${screen}: when a month has passed the mind may recover, and armour that is taken out protects no more (AOR-PSY-13, AOR-ARM-01)`, async ({
    device,
    server,
  }) => {
    const { table, anna: seat, gm: hand } = await layPeople(server);
    await hand.do({ type: 'aoristos/addPsychTrauma', person: 'signe', amount: 7 });
    const gm = await device(screen);
    await gm.goto(`/t/${table.table}#${table.gm}`);
    await part(gm, screen, 'Me');
    await expect(me(gm)).not.toContainText('The mind may recover');
    await me(gm).getByRole('group', { name: 'Let time pass' }).getByRole('button', { name: 'A month' }).click();
    await me(gm).getByRole('button', { name: 'Let 30 days pass' }).click();
    await expect(me(gm)).toContainText('A month or more has passed. The mind may recover:');
    await me(gm).getByRole('button', { name: 'Let Signe Ek recover, at best' }).click();
    await expect(me(gm)).not.toContainText('The mind may recover');

    const anna = await device(screen);
    await anna.goto(`/t/${table.table}#${seat.token}`);
    await part(anna, screen, 'Me');
    const sheet = me(anna).getByRole('article', { name: 'Signe Ek' });
    await sheet.getByText('Equipment', { exact: true }).click();
    await sheet.locator('summary', { hasText: 'Armour values' }).click();
    await sheet.getByLabel('Piece of armour').selectOption({ label: 'Helmet (4)' });
    await sheet.getByRole('button', { name: 'Put on' }).click();
    const helmet = sheet.getByRole('listitem').filter({ hasText: 'Helmet' });
    await expect(helmet).toContainText('Worn');
    await expect(sheet.locator('summary', { hasText: 'Armour values' })).toContainText('Head 4');
    await helmet.getByRole('button', { name: 'Remove Helmet' }).click();
    await expect(sheet.locator('summary', { hasText: 'Armour values' })).not.toContainText('Head 4');
  });
