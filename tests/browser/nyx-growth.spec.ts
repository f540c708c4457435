import { expect, log, test } from './fixtures.ts';
import { layTable } from './nyx-table.ts';

test('in a break a new aspect takes the place of another, and only the player pays for a damage (NYX-CHG-03, NYX-CHG-06, NYX-REC-03)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const reason = 'told so far';
  await laid.gm.do({
    type: 'nyx/adjust',
    figure: 'phaide',
    change: { set: 'addAspect', id: 'foot', name: 'Sprained foot', value: 1, kind: 'damage' },
    reason,
  });
  await laid.gm.do({ type: 'nyx/endSession' });
  const anna = await device();
  const gm = await device('desktop');
  await anna.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);

  // Nobody is made to pay: the game master sees the damage, and the player the button.
  await expect(gm.locator('#scene').getByText('Sprained foot')).toBeVisible();
  await expect(gm.getByRole('button', { name: 'Remove for 5 points' })).toBeHidden();
  await anna.getByRole('button', { name: 'Remove for 5 points' }).click();
  await expect(anna.locator('#scene').getByText('Sprained foot').first()).toContainText('recovers');

  await anna.getByRole('button', { name: 'Lower Omtyckt' }).click();
  await anna.getByRole('button', { name: 'New aspect' }).click();
  await anna.getByRole('textbox', { name: 'New aspect' }).fill('Wanted by the state');
  await anna.getByLabel('Why does the character change?').fill('They have seen her face.');
  await anna.getByRole('button', { name: 'Change', exact: true }).click();
  // It stands among the others, and can be changed no further up.
  await expect(anna.getByRole('group', { name: 'Value of Wanted by the state' })).toContainText('1');
  await expect(anna.getByRole('button', { name: 'Raise Wanted by the state' })).toBeDisabled();
  await expect(anna.getByRole('textbox', { name: 'New aspect' })).toBeHidden();
});

test('an aspect gets its name in the middle of a roll, and what is told aloud is in nobody’s language (NYX-ASP-06, NYX-PTS-11)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const aspects = [3, 2, 2, 2, 1, 1, 1, 1, 1, 1].map((value) => ({ name: '', value }));
  const attributes = { mind: 6, interaction: 4, body: 7 };
  const sheet = { name: 'Moni', description: '', attributes, aspects };
  const owner = laid.anna.seat;
  await laid.gm.do({ type: 'nyx/createCharacter', id: 'moni', name: 'Moni', sheet, activate: true, owner });
  await laid.player.do({ type: 'nyx/declareAction', id: 'roll', actor: 'moni', attribute: 'body' });
  const anna = await device('phone', { locale: 'sv-SE' });
  const gm = await device('desktop');
  await anna.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);

  await anna
    .getByRole('group', { name: /aspekter$|aspects$/u })
    .getByRole('button', { name: /^3 / })
    .click();
  const panel = anna.getByRole('group', { name: /^utan namn än$|^not named yet$/u });
  await panel.getByRole('textbox').fill('Uthållig');
  await panel.getByRole('button').click();
  await anna.getByRole('button', { name: /^Till fördel|^In favour/u }).click();
  const uses = gm.getByRole('list', { name: 'Aspects in use' });
  await expect(uses).toHaveText(/^\s*Uthållig\s+\+3 dice\s*$/u);
  await expect(log(gm)).toContainText('Moni activates Uthållig (3), in favour.');
});
