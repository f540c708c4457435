import { expect, goTo, log, say, test } from './fixtures.ts';
import { expectAccessible } from './accessible.ts';

test.use({ games: 'pebbles', severable: true });

const day = 24 * 60 * 60_000;

test('an invitation that has ended says so to whoever comes anew, leads those who have a seat to it, and is renewed in one tap', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Short notice', gm: 'Gustav', term: 'day' });
  const gm = await device();
  await gm.goto(`/t/${table.table}#${table.gm}`);
  const anna = await device();
  await anna.goto(`/t/${table.table}#${table.invite}`);
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.getByRole('status').filter({ hasText: 'live' })).toBeVisible();

  // The game master sees until when it is good, and chooses for the next.
  await goTo(gm, 'Game master');
  await gm.locator('#more').getByText('People', { exact: true }).click();
  await gm.getByRole('button', { name: 'Show the invitation' }).click();
  await expect(gm.getByText(/^Good until .*20\d\d.*\.$/u)).toBeVisible();
  await gm.getByLabel('How long a new invitation is good').selectOption('an hour');
  await gm.getByRole('button', { name: 'Make a new invitation' }).click();
  await expect(gm.getByText('A new invitation is ready.')).toBeVisible();
  const link = await gm.getByLabel('Invitation', { exact: true }).inputValue();
  await expectAccessible(gm, 'people');

  await server.clock(day);
  try {
    const late = await device();
    await late.goto(link);
    await expect(late.getByText('This invitation has ended. Ask the game master for a new one.')).toBeVisible();
    // By the same link out of the same old message Anna comes back to her seat, renewed or ended.
    for (const old of [link, `/t/${table.table}#${table.invite}`]) {
      await anna.goto('/');
      await anna.goto(old);
      await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Short notice');
      await expect(anna.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
    }
    const people = gm.locator('#more').getByText('People', { exact: true });
    await people.click();
    await people.click();
    await expect(gm.getByText('This invitation has ended. Seats already taken stay.')).toBeVisible();
    await gm.getByLabel('How long a new invitation is good').selectOption('until the next new one');
    await gm.getByRole('button', { name: 'Make a new invitation' }).click();
    await expect(gm.getByText('Good until you make a new one.')).toBeVisible();
    await late.goto(await gm.getByLabel('Invitation', { exact: true }).inputValue());
    await expect(late.getByRole('button', { name: 'Sit down' })).toBeVisible();
  } finally {
    await server.clock(0);
  }
});

for (const screen of ['phone', 'desktop'] as const) {
  test(`whoever comes waits until the game master lets them in with one tap, on a ${screen}`, async ({
    device,
    server,
  }) => {
    const table = await server.table({ game: 'pebbles', name: 'By the door', gm: 'Gustav' });
    const gm = await device(screen);
    await gm.goto(`/t/${table.table}#${table.gm}`);
    await gm.getByRole('button', { name: 'Game master', exact: true }).click();
    await gm.locator('#more').getByText('Settings', { exact: true }).click();
    await gm.getByLabel('I let people in one by one').check();
    await expect(gm.getByLabel('I let people in one by one')).toBeChecked();
    if (screen === 'phone') await goTo(gm, 'Log');

    const eva = await device(screen);
    await eva.goto(`/t/${table.table}#${table.invite}`);
    await eva.getByLabel('Your name').fill('Eva');
    await eva.getByRole('button', { name: 'Sit down' }).click();
    await expect(eva.getByRole('heading', { name: 'Waiting to be let in' })).toBeVisible();
    await expect(eva.getByRole('status').filter({ hasText: 'Eva, the game master has been told' })).toBeVisible();
    await expectAccessible(eva, 'waiting');
    // Told wherever she is at the table, in words that are also spoken.
    const door = gm.getByRole('region', { name: 'At the door' });
    await expect(door).toContainText('Eva wants to come in.');
    await expect(door.locator('[aria-live]')).toHaveText('Eva wants to come in.');
    await expectAccessible(gm, 'somebody at the door');

    // A lost connection changes nothing for either of them.
    eva.cut();
    await expect(eva.getByRole('status').filter({ hasText: 'The connection is being opened.' })).toBeVisible();
    eva.mend();
    await expect(eva.getByRole('status').filter({ hasText: 'Eva, the game master has been told' })).toBeVisible();
    await expect(door.getByRole('listitem')).toHaveCount(1);
    await door.getByRole('button', { name: 'Let in: Eva' }).click();
    await expect(eva.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
    await expect(eva.getByRole('heading', { level: 1 })).toHaveText('By the door');
    await expect(door).toBeHidden();

    const ola = await device(screen);
    await ola.goto(`/t/${table.table}#${table.invite}`);
    await ola.getByRole('button', { name: 'Just watch' }).click();
    await expect(door).toContainText('Onlooker wants to watch.');
    await door.getByRole('button', { name: 'Turn away' }).click();
    await expect(ola.getByText('The game master did not let you in.')).toBeVisible();
    await expect(ola.getByText('You can knock again in a minute.')).toBeVisible();
    await expectAccessible(ola, 'turned away');
    await ola.getByRole('button', { name: 'Back' }).click();
    await expect(ola.getByRole('button', { name: 'Sit down' })).toBeVisible();
    // Not at once, nor after opening the link again: the game master has her peace.
    await ola.goto('/');
    await ola.goto(`/t/${table.table}#${table.invite}`);
    await ola.getByRole('button', { name: 'Just watch' }).click();
    await expect(ola.getByText('You can knock again in a minute.')).toBeVisible();
    await expect(door).toBeHidden();
    await ola.getByRole('button', { name: 'Back' }).click();
    await server.clock(61_000);
    // Whoever does not want to wait any longer is not waited for.
    await ola.getByRole('button', { name: 'Just watch' }).click();
    await expect(door).toContainText('Onlooker wants to watch.');
    await ola.getByRole('button', { name: 'Do not wait' }).click();
    await expect(door).toBeHidden();
    await ola.getByRole('button', { name: 'Just watch' }).click();
    await door.getByRole('button', { name: 'Not this evening: Onlooker' }).click();
    await expect(ola.getByText('The game master does not let you in this evening.')).toBeVisible();
    await server.clock(0);
  });
}

test('where talk is slow, what was typed too soon stays in the line, and the page says when', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Slowly', gm: 'Gustav' });
  const { token } = await server.join(table, 'Anna');
  const gm = await device('desktop');
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  await gm.locator('#more').getByText('Settings', { exact: true }).click();
  await gm.getByLabel('Slow talk').selectOption('once in 60 seconds');
  await expect(log(gm)).toContainText('players speak once in 60 seconds at most');
  const anna = await device();
  await anna.goto(`/t/${table.table}#${token}`);
  await say(anna, 'First.');
  await expect(log(gm)).toContainText('Anna: “First.”');
  await expect(anna.locator('#say')).toHaveValue('');
  await say(anna, 'And then');
  await expect(anna.getByText(/You can speak again in \d+ seconds\./u)).toBeVisible();
  await expect(anna.locator('#say')).toHaveValue('And then');
  await server.clock(60_000);
  await anna.locator('#say').press('Enter');
  await expect(log(gm)).toContainText('Anna: “And then”');
  await server.clock(0);
});
