import { expectAccessible, openFolds } from './accessible.ts';
import { choose, layTable, startFight } from './aoristos-fight.ts';
import { expect, test, type Screen } from './fixtures.ts';

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`the odds of surprise stand there before the fight begins, on a ${screen} (AOR-CMB-07)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    const gm = await device(screen);
    await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
    await gm.getByLabel('What kind of roll').selectOption('Combat');
    const tray = gm.locator('#scene');
    await expect(tray.getByText(/against Etka/u)).toHaveCount(0);
    // Moudoun has SIN 2; the quickest of the others is Etka with 3, so that 1B1T must be more than 1.
    await tray.getByRole('switch', { name: 'Surprises the others' }).last().click();
    await expect(tray).toContainText('Moudoun against Etka (SIN 3)');
    await expect(tray).toContainText('Tied, by seats 31%');
    await expectAccessible(gm, 'who fights, with surprise');
    // If she surprises too, only Isseu is left to be surprised.
    await tray.getByRole('switch', { name: 'Surprises the others' }).first().click();
    await expect(tray).toContainText('Moudoun against Isseu (SIN 2)');
  });

test('whoever helps another to load sees what the table’s list says of the price, though the weapon is not hers to know (AOR-LOAD-07)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await startFight(laid);
  await laid.gm.do({ type: 'aoristos/adjust', reason: 'Isseu’s turn', change: { what: 'turn', current: 'isseu' } });
  const isseu = await device('phone');
  await isseu.goto(`/t/${laid.table.table}#${laid.bo.token}`);
  await server.dice(laid.table.table, [1, 1]);
  await isseu.getByRole('button', { name: 'Begin the activation' }).click();
  await choose(isseu, 'Act');
  await openFolds(isseu.locator('#scene summary'));
  await expect(isseu.locator('#scene')).toContainText('By the table’s list a helper pays 5 KP');
});

test('on a desktop the builder has its skills in columns', async ({ device, server }) => {
  const table = await server.table({ game: 'aoristos', name: 'Columns', gm: 'Gustav' });
  const anna = await server.join(table, 'Anna');
  const page = await device('desktop');
  await page.goto(`/t/${table.table}#${anna.token}`);
  await page.locator('#me').getByRole('button', { name: 'Make a character' }).click();
  await page.getByRole('button', { name: 'Start from nothing' }).click();
  const rows = page.getByRole('group', { name: 'Skills' }).getByRole('listitem');
  const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  expect(second?.y).toBe(first?.y);
  await expectAccessible(page, 'the builder with its skills in columns');
});
