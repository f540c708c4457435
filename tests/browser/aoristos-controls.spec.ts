import type { Page } from '@playwright/test';
import { expect, goTo, log, test } from './fixtures.ts';
import { choose, layTable, startFight, type Laid } from './aoristos-fight.ts';
import { layPeople } from './aoristos-people.ts';

const fold = (page: Page, name: string): Promise<void> => page.getByText(name, { exact: true }).click();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const enough = (laid: Laid, person: string, kp: number): Promise<void> =>
  laid.gm.do({
    type: 'aoristos/adjust',
    reason: 'time enough',
    change: { what: 'combatant', person, fields: { kp } },
  });

test('in a turn: which hand, the price of what is packed, single rounds, a helper, a direction, syllables (AOR-EQ-01, AOR-EQ-05, AOR-LOAD-06, AOR-LOAD-07, AOR-ACT-02, AOR-ACT-05)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const revolver = { id: 'revolver', name: 'Revolver', category: 'ranged', hands: [1, 2], magazineSize: 6 } as const;
  await laid.gm.do({
    type: 'aoristos/addItem',
    by: 'etka',
    item: { ...revolver, perRoundReload: 1, loaded: 2, spare: 6 },
  });
  await laid.gm.do({
    type: 'aoristos/addItem',
    by: 'isseu',
    item: {
      id: 'gun',
      name: 'Machine gun',
      category: 'ranged',
      hands: [2],
      magazineSize: 'belt',
      reloadCost: 10,
      spare: 50,
    },
  });
  await laid.gm.do({ type: 'aoristos/drawItem', by: 'isseu', item: 'gun' });
  await startFight(laid);
  await server.dice(laid.table.table, [1, 1]);
  await laid.annaHand.do({ type: 'aoristos/beginActivation', by: 'etka' });
  await enough(laid, 'etka', 30);
  const page = await device('phone');
  await page.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  const last = page.getByRole('button', { name: 'Log', exact: true });
  await choose(page, 'Act');

  await fold(page, 'Another hand, or something packed');
  await page.getByLabel('Thing', { exact: true }).selectOption('revolver');
  await choose(page, 'Right');
  await expect(page.getByRole('status').filter({ hasText: /hand/u })).toBeVisible();
  await expect(button(page, 'Draw Revolver, right hand')).toBeDisabled();
  await choose(page, 'Left');
  for (let kp = 0; kp < 3; kp++) await button(page, 'More Price when it is packed').click();
  await button(page, 'Draw Revolver, left hand · 3 KP').click();
  await expect(page.getByText(/holds Sling and Revolver/u).last()).toBeVisible();

  await fold(page, 'Load some rounds, or help to load');
  await page.getByLabel('Weapon', { exact: true }).selectOption({ label: 'Revolver' });
  for (let round = 0; round < 2; round++) await button(page, 'More Rounds').click();
  await button(page, 'Load · 4 KP').click();
  await page.getByLabel('Weapon', { exact: true }).selectOption({ label: 'Machine gun of Isseu' });
  // The numbers of another's weapon are not hers: the price is told when it is paid.
  await expect(page.getByText('The price depends on a weapon', { exact: false })).toBeVisible();
  await button(page, 'Help to load').click();
  await expect(page.getByText('18 concentration points left').first()).toBeAttached();

  await fold(page, 'Look in one direction');
  await page.getByLabel('Which way').fill('the gate');
  await button(page, 'Scout there · 1 KP').click();
  await fold(page, 'Talk');
  for (let syllable = 0; syllable < 9; syllable++) await button(page, 'More Or the number of syllables').click();
  await button(page, 'Say it · 3 KP').click();
  await expect(page.getByText('14 concentration points left').first()).toBeAttached();
  await last.click();
  await expect(log(page)).toContainText('Etka draws Revolver with the left hand (3 KP).');
  await expect(log(page)).toContainText('Etka reloads Revolver, 4 loaded (4 KP).');
  await expect(log(page)).toContainText('Etka reloads Machine gun (5 KP).');
  await expect(log(page)).toContainText(/Etka scouts.*the gate/u);
  await expect(log(page)).toContainText('Etka speaks (3 KP).');
});

test('out of a melee against a chosen opponent; an attack at a distance set by hand, its conditions ticked (AOR-MEL-09, AOR-AIM-04, AOR-RNG-03)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const ones = { physique: 1, chaosExperience: 1, agility: 1, awareness: 1, willpower: 1 };
  const sheet = { name: 'Ruth', attributes: ones, skills: {}, armour: {}, items: [], notes: '' };
  await laid.gm.do({ type: 'aoristos/createCharacter', id: 'ruth', name: 'Ruth', kind: 'npc', sheet, finished: true });
  await startFight(laid);
  await laid.gm.do({ type: 'aoristos/addCombatant', person: 'ruth', side: 1 });
  const gm = await device('desktop');
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  // She comes into the melee that is on.
  await fold(gm, 'Lead the fight');
  await fold(gm, 'Who is in melee');
  await gm.getByLabel('Ruth', { exact: true }).selectOption({ label: 'Into the melee, beside Moudoun' });
  await expect(gm.getByText('Isseu against Moudoun and Ruth', { exact: true })).toBeVisible();
  await laid.gm.do({ type: 'aoristos/adjust', reason: 'Isseu’s turn', change: { what: 'turn', current: 'isseu' } });
  await server.dice(laid.table.table, [1, 1]);
  await laid.boHand.do({ type: 'aoristos/beginActivation', by: 'isseu' });
  const bo = await device('phone');
  await bo.goto(`/t/${laid.table.table}#${laid.bo.token}`);
  await choose(bo, 'Move');
  await bo.getByLabel('Who rolls for the opponents').selectOption({ label: 'Ruth' });
  await server.dice(laid.table.table, [6, 6, 1, 1]);
  await button(bo, 'Move 1 m · 1 KP').click();
  await expect(log(gm)).toContainText(/Isseu moves 1 m out of the melee/u);

  // Etka's sling is charged; the game master acts for her and knows better how far it is.
  await laid.gm.do({ type: 'aoristos/endActivation', by: 'isseu' });
  await laid.gm.do({
    type: 'aoristos/adjust',
    reason: 'her turn',
    change: { what: 'turn', current: 'etka', phase: 'active' },
  });
  await laid.gm.do({
    type: 'aoristos/adjust',
    reason: 'drawn before',
    change: { what: 'combatant', person: 'etka', fields: { charged: 'sling' } },
  });
  await button(gm, 'Do it for Etka').click();
  await expect(gm.getByRole('list', { name: 'What makes aim cheap' })).toContainText('The attacker is stable: no');
  await fold(gm, 'Circumstances');
  const far = gm.getByRole('spinbutton', { name: 'Distance of this attack' });
  await expect(far).toHaveValue('44 m');
  await far.fill('90');
  await far.press('Tab');
  await gm.getByRole('combobox', { name: 'The attacker is stable' }).selectOption({ label: 'Yes' });
  await expect(gm.getByRole('list', { name: 'What makes aim cheap' })).toContainText('The attacker is stable: yes');
  await button(gm, 'Attack Moudoun · 2 KP').click();
  await expect(gm.getByRole('region', { name: 'Etka attacks Moudoun with Sling' })).toContainText('90 m');
});

test('the game master sets wounds, clocks, disorders and the window for a temporary one, with a reason (AOR-GEN-04, AOR-PSY-08)', async ({
  device,
  server,
}) => {
  const { table, anna: seat } = await layPeople(server);
  const gm = await device('desktop');
  const anna = await device('desktop');
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await anna.goto(`/t/${table.table}#${seat.token}`);
  await button(gm, 'Game master').click();
  const drawer = gm.locator('#more');
  await drawer.getByText('Adjust anything', { exact: true }).click();
  await drawer.getByLabel('Who', { exact: true }).last().selectOption({ label: 'Signe Ek' });

  await drawer.getByText('Wounds', { exact: true }).click();
  await drawer.getByRole('button', { name: 'A new wound' }).click();
  await drawer.getByLabel('Wound 1', { exact: true }).last().selectOption({ label: 'Left leg' });
  for (let rate = 0; rate < 2; rate++) await drawer.getByRole('button', { name: 'More Bleeding rate' }).click();
  await drawer.getByLabel('Reason').last().fill('A fall nobody saw');
  await drawer.getByRole('button', { name: 'Set the wounds' }).click();
  const sheet = anna.locator('#me').getByRole('article', { name: 'Signe Ek' });
  await expect(sheet).toContainText('Left leg bleeds, rate 2 becomes blood loss in 5 minutes');

  await drawer.getByText('Disorders', { exact: true }).click();
  await drawer.getByRole('button', { name: 'A new disorder' }).click();
  await drawer.getByRole('textbox', { name: 'Disorder 1' }).fill('Afraid of stairs');
  await drawer.getByText('A temporary disorder may be taken', { exact: true }).click();
  await drawer.getByLabel('Reason').last().fill('The same fall');
  await drawer.getByRole('button', { name: 'Set the disorders' }).click();
  await sheet.getByText('Psych trauma', { exact: true }).click();
  await expect(sheet).toContainText('Afraid of stairs');
  await expect(sheet).toContainText('A temporary disorder can be taken for another 8 hours.');

  await drawer.getByLabel('Kind', { exact: true }).first().selectOption({ label: 'Clocks' });
  await drawer.getByLabel('What', { exact: true }).last().selectOption({ label: 'Next healing test' });
  await drawer.getByRole('spinbutton', { name: 'New value' }).fill('90');
  await drawer.getByRole('spinbutton', { name: 'New value' }).press('Tab');
  await drawer.getByLabel('Reason').first().fill('A doctor passes by');
  await drawer.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(sheet).toContainText('Healing test in 1 hour');
  await expect(log(anna)).toContainText('A doctor passes by');
});

test('outside a fight one sits down, drops, picks up and reloads for nothing (AOR-EQ-01, AOR-EQ-04, AOR-LOAD-05)', async ({
  device,
  server,
}) => {
  const { table, anna: seat, gm } = await layPeople(server);
  await gm.do({
    type: 'aoristos/addItem',
    by: 'signe',
    item: { id: 'pistol', name: 'Old pistol', category: 'ranged', magazineSize: 8, loaded: 0, spare: 1 },
  });
  const page = await device('phone');
  await page.goto(`/t/${table.table}#${seat.token}`);
  await goTo(page, 'Me');
  const sheet = page.locator('#me').getByRole('article', { name: 'Signe Ek' });
  await sheet.getByText('Equipment', { exact: true }).click();
  await choose(page, 'Sitting');
  await sheet.getByLabel('Where is Old pistol?').selectOption({ label: 'Left hand' });
  await sheet.getByRole('button', { name: 'Reload Old pistol' }).click();
  await expect(sheet.getByText('8 loaded, 0 spare', { exact: false })).toBeVisible();
  await sheet.getByLabel('Where is Old pistol?').selectOption({ label: 'Drop it' });
  await sheet.getByRole('button', { name: 'Pick up Old pistol' }).click();
  await expect(sheet.getByRole('button', { name: 'Pick up Old pistol' })).toHaveCount(0);
  await goTo(page, 'Log');
  await expect(log(page)).toContainText('Signe Ek picks up Old pistol');
});
