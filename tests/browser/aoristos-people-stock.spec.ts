import { readFile } from 'node:fs/promises';
import { expect, log, test, type Screen } from './fixtures.ts';
import { layPeople } from './aoristos-people.ts';

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`on a ${screen}: the list of weapons is changed, saved as a file, and opened at another table (AOR-STR-01, AOR-AUTO-01)`, async ({
    device,
    server,
  }) => {
    const laid = await layPeople(server);
    const gm = await device(screen);
    await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
    await gm.getByRole('button', { name: 'Game master', exact: true }).click();
    const drawer = gm.locator('#more');
    await drawer.getByText('Weapons, armour, cover', { exact: true }).click();
    await drawer.getByRole('button', { name: 'Change Sword', exact: true }).click();
    const form = drawer.getByRole('group', { name: 'Sword', exact: true });
    await form.getByLabel('Strength', { exact: true }).fill('1B1T');
    await form.getByLabel('Weight in FP (VV)').fill('heavy');
    await expect(form.getByText('This cannot be read.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await form.getByLabel('Weight in FP (VV)').fill('2,5');
    await form.getByLabel('Strength', { exact: true }).fill('4');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Sword' })).toContainText('strength 4 · 2.5 FP');
    await drawer.getByRole('button', { name: 'Remove Bar stool' }).click();
    await expect(drawer.getByRole('button', { name: 'Remove Bar stool' })).toHaveCount(0);
    await drawer.getByRole('tab', { name: /^Armour/u }).click();
    await drawer.getByRole('button', { name: 'A new piece of armour' }).click();
    await drawer.getByLabel('Name in English').fill('Fur coat');
    await drawer.getByLabel('Right arm').check();
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Fur coat' })).toContainText('2 · Torso, Right arm');

    const [file] = await Promise.all([
      gm.waitForEvent('download'),
      drawer.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const saved = await readFile(await file.path(), 'utf8');
    expect(file.suggestedFilename()).toBe('aoristos-equipment.json');
    expect(JSON.parse(saved)).toMatchObject({ aspekt: 'aoristos/stock', version: 1 });

    // The starter set comes back, and then what was saved.
    await drawer.getByRole('button', { name: 'Bring back the starter set' }).click();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Fur coat' })).toHaveCount(0);
    await drawer.locator('input[data-stock]').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"things": []}'),
    });
    await expect(drawer.getByRole('alert')).toHaveText('This is not a list of weapons, armour and cover.');
    await drawer.locator('input[data-stock]').setInputFiles({
      name: 'equipment.json',
      mimeType: 'application/json',
      buffer: Buffer.from(saved),
    });
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Fur coat' })).toBeVisible();
    await drawer.getByRole('tab', { name: /^Things/u }).click();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Sword' })).toContainText('strength 4 · 2.5 FP');
    await expect(drawer.getByRole('button', { name: 'Remove Bar stool' })).toHaveCount(0);
    if (screen === 'desktop') await expect(log(gm)).toContainText('Sword');
  });
