import { enter } from '../server/client.ts';
import { expect, goTo, log, say, test } from './fixtures.ts';
import { scriptsOf } from './scripts.ts';

test.use({ games: 'pebbles', severable: true });

test('a game master and two players on phones start a table, join, talk, undo, lose the connection and come back', async ({
  device,
  server,
}) => {
  const gm = await device();
  await gm.goto('/');
  await gm.getByLabel('Name of the table').fill('By the river');
  await gm.getByLabel('Your name').fill('Märta');
  await gm.getByRole('button', { name: 'Start the table' }).click();
  await expect(gm.getByRole('heading', { level: 1 })).toHaveText('By the river');
  await expect(gm.getByRole('status').filter({ hasText: 'live' })).toBeVisible();

  // The invitation is one tap away, as a link and as a QR code.
  await gm.getByRole('button', { name: 'Show the invitation' }).click();
  const link = await gm.getByLabel('Invitation', { exact: true }).inputValue();
  await expect(gm.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();

  // Link, name, table: one input and one click; the key does not stay in the address.
  const anna = await device();
  const joined = anna.waitForResponse('**/api/join');
  await anna.goto(link);
  await expect(anna).not.toHaveURL(/#/u);
  await expect(anna.getByRole('textbox')).toHaveCount(1);
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('By the river');
  const { seat, table } = (await (await joined).json()) as { readonly seat: string; readonly table: string };

  const bo = await device('desktop');
  await bo.goto(link);
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByLabel('Your name').press('Enter');
  await expect(bo.getByRole('heading', { name: 'People' })).toBeVisible();
  await expect(bo.getByRole('region', { name: 'Me' })).toContainText('Anna');

  await say(anna, 'Good evening.');
  await expect(log(bo)).toContainText('Anna: “Good evening.”');
  await goTo(gm, 'Log');
  await expect(log(gm)).toContainText('Anna: “Good evening.”');

  // A figure for Anna, who throws by the button that the game offers.
  await say(gm, `/do {"type":"pebbles/bring","id":"anna","name":"Anna the Bold","owner":"${seat}"}`);
  await server.dice(table, [4]);
  await goTo(anna, 'Scene');
  await anna.getByRole('button', { name: 'pebbles/throw' }).click();
  await expect(log(bo)).toContainText('Anna the Bold throws 4.');
  // Phones have the last line in sight everywhere.
  await expect(anna.getByRole('button', { name: /Last line: Anna the Bold throws 4\./u })).toBeVisible();

  // Her own last throw can be undone; it stays visible, struck out and said in words.
  await goTo(anna, 'Log');
  await anna.getByRole('button', { name: 'Undo' }).click();
  const struck = log(bo).getByRole('listitem').filter({ hasText: 'Anna the Bold throws 4.' }).first();
  await expect(struck).toContainText('undone');
  await expect(log(bo)).toContainText('Undone: Anna the Bold throws 4.');

  // The connection goes. What is said meanwhile waits, marked; what others say arrives later, once.
  anna.cut();
  await expect(anna.getByRole('status').filter({ hasText: 'reconnecting' })).toBeVisible();
  await say(anna, 'Can you hear me?');
  await expect(anna.getByText('(not sent yet)')).toBeVisible();
  await say(bo, 'Where is Anna?');
  await expect(log(bo)).toContainText('Where is Anna?');
  anna.mend();
  await expect(anna.getByRole('status').filter({ hasText: 'live' })).toBeVisible({ timeout: 15_000 });
  await expect(log(anna).getByText('Bo: “Where is Anna?”')).toHaveCount(1);
  await expect(log(anna).getByText('Anna: “Can you hear me?”')).toHaveCount(1);
  await expect(log(bo).getByText('Anna: “Can you hear me?”')).toHaveCount(1);
  await expect(anna.getByText('(not sent yet)')).toHaveCount(0);

  // The device remembers the seat: a reload, and the first page, lead back to it.
  await anna.reload();
  await goTo(anna, 'Log');
  await expect(log(anna).getByText('Anna: “Can you hear me?”')).toHaveCount(1);
  await anna.goto('/');
  await anna.getByRole('link', { name: /By the river/u }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('By the river');
});

test('a line said while the page is closed is sent when it opens again, and only once', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Kept', gm: 'Gustav' });
  const gm = await device();
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await goTo(gm, 'Log');
  gm.cut();
  await expect(gm.getByRole('status').filter({ hasText: 'reconnecting' })).toBeVisible();
  await say(gm, 'Written in the dark.');
  await expect(gm.getByText('(not sent yet)')).toBeVisible();
  gm.mend();
  await gm.reload();
  await goTo(gm, 'Log');
  await expect(log(gm).getByText('Written in the dark.')).toHaveCount(1);
  await gm.reload();
  await goTo(gm, 'Log');
  await expect(log(gm).getByText('Written in the dark.')).toHaveCount(1);
});

test('the X-card pauses every screen, names nobody, and the game master lets the game go on', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Careful', gm: 'Gustav' });
  const [anna, bo] = [await server.join(table, 'Anna'), await server.join(table, 'Bo')];
  const [gm, one, two] = [await device('desktop'), await device(), await device()];
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await one.goto(`/t/${table.table}#${anna.token}`);
  await two.goto(`/t/${table.table}#${bo.token}`);
  const card = (page: typeof one) => page.getByRole('button', { name: /X-card/u });

  // The same place on every part of the table.
  const before = await card(one).boundingBox();
  for (const part of ['Me', 'Log', 'More', 'Scene'] as const) {
    await goTo(one, part);
    expect(await card(one).boundingBox()).toEqual(before);
  }
  await card(one).click();
  for (const page of [gm, one, two]) {
    const pause = page.getByRole('dialog', { name: 'Pause' });
    await expect(pause).toBeVisible();
    await expect(pause).not.toContainText('Anna');
    await page.keyboard.press('Escape');
    await expect(pause).toBeVisible();
  }
  await expect(two.getByRole('button', { name: 'Go on' })).toHaveCount(0);
  // Talking is still possible.
  await two.getByRole('dialog').getByRole('textbox').fill('All right.');
  await two.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(gm.getByRole('dialog')).toContainText('Bo: “All right.”');
  await gm.getByRole('button', { name: 'Go on' }).click();
  for (const page of [gm, one, two]) await expect(page.getByRole('dialog', { name: 'Pause' })).toBeHidden();
  // Nor does the log say who it was.
  await goTo(two, 'Log');
  const line = log(two).getByRole('listitem').filter({ hasText: 'X-card' });
  await expect(line).toHaveCount(1);
  await expect(line).not.toContainText('Anna');
});

test('links are renewed: the old invitation and the old personal link end, and a removed seat is told so', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Links', gm: 'Gustav' });
  const anna = await server.join(table, 'Anna');
  const gm = await device('desktop');
  const phone = await device();
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await phone.goto(`/t/${table.table}#${anna.token}`);
  await expect(phone.getByRole('status').filter({ hasText: 'live' })).toBeVisible();

  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  await gm.locator('#more').getByText('People', { exact: true }).click();
  await gm.getByRole('button', { name: 'Make a new invitation' }).click();
  await expect(gm.getByText('The old one no longer works.')).toBeVisible();
  const fresh = await gm.getByLabel('Invitation', { exact: true }).inputValue();
  const guest = await device();
  await guest.goto(`/t/${table.table}#${table.invite}`);
  await expect(guest.getByText('This link does not open any table.')).toBeVisible();
  await guest.goto(fresh);
  await expect(guest.getByRole('button', { name: 'Sit down' })).toBeVisible();

  await gm.getByRole('button', { name: 'A new personal link' }).click();
  const personal = await gm.getByLabel('Personal link of Anna').inputValue();
  await expect(phone.getByRole('status').filter({ hasText: 'ended' })).toBeVisible();
  await phone.goto(personal);
  await expect(phone.getByRole('status').filter({ hasText: 'live' })).toBeVisible();

  await gm.getByRole('button', { name: 'Remove from the table' }).click();
  await gm.getByRole('button', { name: 'Remove Anna?' }).click();
  await expect(phone.getByText('The table is closed to this device.')).toBeVisible();
  await expect(phone.getByText('Your seat at the table was removed.')).toBeVisible();
  await expect(phone.getByRole('button', { name: /X-card/u })).toHaveCount(0);
});

test('an onlooker needs one click and no input, sees the play, and has nothing to play with', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Open doors', gm: 'Gustav' });
  const page = await device();
  await page.goto(`/t/${table.table}#${table.invite}`);
  await page.getByRole('button', { name: 'Just watch' }).click();
  await goTo(page, 'Log');
  await expect(log(page)).toContainText('Onlooker is watching.');
  await expect(page.locator('#say')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /X-card/u })).toHaveCount(0);
});

test('one key goes to the line where one writes, Escape goes back, and single keys can be turned off', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Keys', gm: 'Gustav' });
  const page = await device('desktop');
  await page.goto(`/t/${table.table}#${table.gm}`);
  const drawer = page.getByRole('button', { name: 'Game master', exact: true });
  await drawer.focus();
  await page.keyboard.press('/');
  await expect(page.locator('#say')).toBeFocused();
  await expect(page.locator('#say')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeFocused();

  // The first stop of the keyboard leads past the header.
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the scene' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#scene')).toBeFocused();

  await drawer.click();
  await page.getByText('Your seat', { exact: true }).click();
  await page.getByLabel('Single keys work').uncheck();
  await drawer.focus();
  await page.keyboard.press('/');
  await expect(drawer).toBeFocused();
});

test('focus is never lost: it stays near what was taken away, and what arrives does not move it', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Focus', gm: 'Gustav' });
  const { token } = await server.join(table, 'Anna');
  const gm = await device('desktop');
  const anna = await device();
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await anna.goto(`/t/${table.table}#${token}`);
  await say(gm, '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}');
  const undo = gm.getByRole('button', { name: 'Undo: Troll is here.' });
  await undo.focus();
  await say(anna, 'Oh no.');
  await expect(log(gm)).toContainText('Oh no.');
  await expect(undo).toBeFocused();
  await gm.keyboard.press('Enter');
  await expect(log(gm)).toContainText('Undone: Troll is here.');
  await expect(gm.locator('#log')).toBeFocused();
  // A dialog gives the focus back to what opened it.
  const card = gm.getByRole('button', { name: /X-card/u });
  await card.focus();
  await gm.keyboard.press('Enter');
  await expect(gm.getByRole('dialog')).toBeVisible();
  await gm.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(card).toBeFocused();
});

test('everything can be typed: choices, commands, the last lines, who is here', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Typing', gm: 'Gustav' });
  const page = await device();
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}');
  await expect(log(page)).toContainText('Troll is here.');
  await say(page, '/do');
  await expect(page.getByText('/1 pebbles/throw')).toBeVisible();
  await server.dice(table.table, [5]);
  await say(page, '/1');
  await expect(log(page)).toContainText('Troll throws 5.');
  await say(page, '/last 1');
  await expect(page.getByRole('status').filter({ hasText: 'Troll throws 5.' })).toBeVisible();
  await say(page, '/who');
  await expect(page.getByText('Gustav (GM), here')).toBeVisible();
  await say(page, '/undo');
  await expect(log(page)).toContainText('Undone: Troll throws 5.');
  await say(page, '/redo');
  await expect(log(page)).toContainText('Brought back: Troll throws 5.');
  await say(page, '/dance');
  await expect(page.getByText('There is no command /dance.')).toBeVisible();
  await expect(page.locator('#say')).toHaveValue('/dance');
});

test('a finger that taps the main button twice means it once', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Twice', gm: 'Gustav' });
  const page = await device();
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}');
  await goTo(page, 'Scene');
  await page.getByText('A command as JSON').first().click();
  await page.getByLabel('A command as JSON').fill('{"type":"pebbles/throw","who":"troll","dice":3}');
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await say(page, 'Done.');
  await expect(log(page)).toContainText('Done.');
  await expect(log(page).getByText(/Troll throws/u)).toHaveCount(1);
});

test('a refusal is said in words, and the game master may insist where the rules allow it', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Rules', gm: 'Gustav' });
  const page = await device();
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}');
  await say(page, '/do {"type":"pebbles/throw","who":"troll","dice":11}');
  await expect(page.getByText('No: PEBBLES_E_MANY.')).toBeVisible();
  await page.getByRole('button', { name: 'Do it anyway' }).click();
  await expect(log(page)).toContainText('overruled by the GM');
  await say(page, '/do {"type":"pebbles/throw","who":"nobody","dice":1}');
  await expect(page.getByText('No: PEBBLES_E_WHO.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Do it anyway' })).toHaveCount(0);
});

test('players with real dice type them in, where the table allows it, and the log marks it', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Real dice', gm: 'Gustav' });
  const page = await device();
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}');
  await goTo(page, 'Game master');
  await page.getByText('Settings', { exact: true }).click();
  await page.getByLabel('Players may type in real dice').check();
  await goTo(page, 'Me');
  await page.getByLabel('I throw real dice and type them in').check();
  await say(page, '/do {"type":"pebbles/throw","who":"troll","dice":2}');
  const dialog = page.getByRole('dialog', { name: 'Your dice' });
  await expect(dialog).toContainText('throw 2 dice');
  await dialog.getByRole('button', { name: '3', exact: true }).click();
  await dialog.getByRole('button', { name: '5', exact: true }).click();
  await dialog.getByRole('button', { name: 'Use these dice' }).click();
  await expect(log(page)).toContainText('Troll throws 8.');
  await expect(log(page)).toContainText('real dice');
  // Thinking better of it leaves nothing behind.
  await say(page, '/do {"type":"pebbles/throw","who":"troll","dice":2}');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('each seat has its own language, changed at once, and the log is told again in it', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Babel', gm: 'Gustav' });
  const page = await device('desktop');
  const other = await device('desktop', { locale: 'pl-PL' });
  await page.goto(`/t/${table.table}#${table.gm}`);
  await expect(log(page)).toContainText('The table “Babel” is laid.');
  const { token } = await server.join(table, 'Łucja', 'pl');
  await other.goto(`/t/${table.table}#${token}`);
  await expect(other.locator('html')).toHaveAttribute('lang', 'pl');
  await page.getByRole('button', { name: 'Game master', exact: true }).click();
  await page.getByText('Your seat', { exact: true }).click();
  await page.getByRole('radio', { name: 'Svenska' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(log(page)).not.toContainText('is laid');
  await expect(log(page)).toContainText('Babel');
  await expect(other.getByRole('log')).not.toContainText('is laid');
});

test('many lines at once are announced together, one’s own at once, and not at all when it is quiet', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Loud', gm: 'Gustav' });
  const { token } = await server.join(table, 'Anna');
  const gm = await device('desktop');
  const anna = await device('desktop');
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await anna.goto(`/t/${table.table}#${token}`);
  await expect(log(anna)).toContainText('Anna');
  await anna.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const region of document.querySelectorAll('[aria-live=polite]')) {
      new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  const heard = (): Promise<readonly string[]> =>
    anna.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  for (let i = 1; i <= 6; i++) await say(gm, `Line ${i}`);
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/Line 6/u);
  expect((await heard()).length).toBeLessThanOrEqual(3);
  expect((await heard()).some((said) => /\d new lines\. The last:/u.test(said))).toBe(true);
});

test('a table is saved to a file and opened from it, and its dice are checked on the page', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Saved', gm: 'Gustav' });
  const page = await device();
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}');
  for (const dice of [1, 2, 3]) await say(page, `/do {"type":"pebbles/throw","who":"troll","dice":${dice}}`);
  await expect(log(page).getByText(/Troll throws/u)).toHaveCount(3);

  await goTo(page, 'Game master');
  await page.getByText('Dice', { exact: true }).click();
  await page.getByRole('button', { name: 'Check the dice now' }).click();
  await expect(page.getByText('Not yet revealable: 3.')).toBeVisible();
  await page.getByRole('button', { name: 'Reveal the number of the open rolls' }).click();
  await expect(page.getByRole('button', { name: /Last line: The dice so far are revealed/u })).toBeVisible();
  await page.getByRole('button', { name: 'Check the dice now' }).click();
  await expect(page.getByText('Proved: 3.')).toBeVisible();

  await page.getByText('Files', { exact: true }).click();
  const chronicle = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the chronicle', exact: true }).click();
  expect((await chronicle).suggestedFilename()).toBe('Saved.md');
  const whole = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the chronicle with what is hidden' }).click();
  expect((await whole).suggestedFilename()).toBe('Saved.md');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the table' }).click();
  const path = await (await file).path();

  const other = await device();
  await other.goto('/');
  await other.locator('input[type=file]').setInputFiles(path);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Saved');
  await goTo(other, 'Log');
  await expect(log(other).getByText(/Troll throws/u)).toHaveCount(3);
  // A file that is none is refused in words.
  await other.goto('/');
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'cat.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from('meow') });
  await expect(other.getByRole('alert')).toBeVisible();
});

test('the demo opens with one click and no typing, and both its sides can be seen on one device', async ({
  device,
}) => {
  const page = await device('desktop');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the demo' }).click();
  await expect(log(page)).toContainText('Anna throws');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the player’s side' }).click();
  const player = await opened;
  await expect(player.getByRole('log')).toContainText('Anna throws');
  await expect(player.getByRole('button', { name: 'Game master', exact: true })).toHaveCount(0);
  // Each tab keeps the seat it has.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Game master', exact: true })).toBeVisible();
});

test('a whisper reaches the one it is for and the game master, and nobody else', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Whispers', gm: 'Gustav' });
  const seats = [await server.join(table, 'Anna'), await server.join(table, 'Bo')];
  const [anna, bo] = [await device(), await device()];
  await anna.goto(`/t/${table.table}#${seats[0]?.token}`);
  await bo.goto(`/t/${table.table}#${seats[1]?.token}`);
  await say(anna, '/to gustav I hide the ring.');
  await expect(log(anna)).toContainText('I hide the ring.');
  await say(anna, 'Hello.');
  await goTo(bo, 'Log');
  await expect(log(bo)).toContainText('Hello.');
  await expect(log(bo)).not.toContainText('ring');
  await say(anna, '/to cleo Hello?');
  await expect(anna.getByText('Nobody here is called that.')).toBeVisible();
});

test('older lines come by the page, and what one was reading stays where it was', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Long', gm: 'Gustav' });
  const page = await device('desktop');
  await page.goto(`/t/${table.table}#${table.gm}`);
  await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
  // Nobody may say so much so fast over one connection.
  const mouths = await Promise.all(
    Array.from({ length: 10 }, () => enter(server.address, { table: table.table, token: table.gm })),
  );
  for (let word = 1; word <= 230; word++) {
    const said = await mouths[word % mouths.length]?.do({ type: 'table/say', text: `Word ${word}` });
    expect(said?.t).toBe('done');
  }
  for (const mouth of mouths) mouth.close();
  await page.reload();
  await expect(log(page)).toContainText('“Word 230”');
  await expect(log(page)).not.toContainText('“Word 10”');
  const older = page.getByRole('button', { name: 'Show earlier lines' });
  await older.scrollIntoViewIfNeeded();
  const first = log(page).getByRole('listitem').filter({ hasText: '“Word' }).first();
  const text = await first.textContent();
  const reading = log(page)
    .getByRole('listitem')
    .filter({ hasText: text?.match(/“Word \d+”/u)?.[0] ?? '' });
  const before = await reading.boundingBox();
  await older.click();
  await expect(log(page)).toContainText('“Word 10”');
  const after = await reading.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60);
});

test('whoever reads the end of the log stays there whatever grows, and whoever goes up is told of new lines', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Long', gm: 'Gustav' });
  const page = await device('desktop');
  await page.goto(`/t/${table.table}#${table.gm}`);
  const mouth = await enter(server.address, { table: table.table, token: table.gm });
  for (let word = 1; word <= 30; word++) await mouth.do({ type: 'table/say', text: `Word ${word}` });
  await expect(log(page)).toContainText('“Word 30”');
  const newer = page.getByRole('button', { name: /new lines?$/u });
  // A line wraps, and what was scrolled before is told of only now.
  await log(page).evaluate((own) => {
    own.style.paddingBottom = '300px';
    own.parentElement?.dispatchEvent(new Event('scroll'));
  });
  await mouth.do({ type: 'table/say', text: 'The end' });
  await expect(log(page).getByText('“The end”')).toBeInViewport();
  await expect(newer).toHaveCount(0);

  const goUp = (): Promise<void> => log(page).evaluate((own) => own.parentElement?.scrollTo({ top: 0 }));
  const toldOf = async (text: string): Promise<void> => {
    await mouth.do({ type: 'table/say', text });
    await expect(newer).toHaveText('1 new line');
    await newer.click();
    await expect(log(page).getByText(`“${text}”`)).toBeInViewport();
    await expect(newer).toHaveCount(0);
  };
  await goUp();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await toldOf('One more');
  // The line may come before the browser tells that one went up.
  await page.evaluate(() => addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true }));
  await goUp();
  await toldOf('Another');
  mouth.close();
});

test('nothing scrolls sideways at 320 pixels, targets are large enough, and letters may be set wider', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'A table with quite a long name', gm: 'Gustav' });
  await server.join(table, 'Anna');
  const page = await device('phone', { viewport: { width: 320, height: 640 } });
  const narrow = async (what: string): Promise<void> => {
    const measured = await page.evaluate(() => {
      const shown = [
        ...document.querySelectorAll<HTMLElement>('button, input, select, textarea, summary, a[href]'),
      ].filter(
        (one) => one.checkVisibility() && !one.classList.contains('skip') && one.getAttribute('type') !== 'file',
      );
      const boxes = shown.map((one) => ({ one, box: one.getBoundingClientRect() }));
      return {
        over: [...document.querySelectorAll<HTMLElement>('html, main > section')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.scrollWidth - part.clientWidth)
          .filter((over) => over > 0),
        small: boxes
          .filter(({ one, box }) => (box.width < 24 || box.height < 24) && getComputedStyle(one).display !== 'inline')
          .map(({ one, box }) => `${one.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
      };
    });
    expect(measured, what).toEqual({ over: [], small: [] });
  };
  const spaced =
    'html * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Pebbles' })).toBeVisible();
  await narrow('home');
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, '/do {"type":"pebbles/bring","id":"troll","name":"Troll with a name that goes on and on"}');
  await say(page, '/do {"type":"pebbles/throw","who":"troll","dice":10}');
  await expect(log(page)).toContainText('throws');
  await narrow('log');
  for (const part of ['Scene', 'Me', 'Game master'] as const) {
    await goTo(page, part);
    await narrow(part);
  }
  await expect(page.locator('#more summary').first()).toBeVisible();
  for (const chapter of await page.locator('#more summary').all()) await chapter.click();
  await narrow('drawer');
  // A style of the user's own, as an extension would set it.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spaced);
  await narrow('drawer, set wider');
});

test('the way from a link to the table costs at most 120 kB of compressed JavaScript', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Light', gm: 'Gustav' });
  const page = await device();
  const scripts = scriptsOf(page);
  await page.goto(`/t/${table.table}#${table.invite}`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
  const sizes = await scripts.sizes();
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(total) });
  expect(sizes.length).toBeGreaterThan(2);
  expect(total).toBeLessThanOrEqual(120 * 1024);
});

test('on paper there is the sheet and nothing else', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Paper', gm: 'Gustav' });
  const page = await device();
  await page.goto(`/t/${table.table}#${table.gm}`);
  await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#me')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const gone of ['#log', '#scene', '#more', 'nav']) await expect(page.locator(gone)).toBeHidden();
});

test('what another did is taken back in two taps, when they and the game master agree', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'By the sea', gm: 'Märta' });
  const [anna, bo] = [await server.join(table, 'Anna'), await server.join(table, 'Bo')];
  const enter = async (token: string, screen?: 'desktop') => {
    const page = await device(screen);
    await page.goto(`/t/${table.table}#${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the sea');
    return page;
  };
  const gm = await enter(table.gm, 'desktop');
  const annas = await enter(anna.token);
  const bos = await enter(bo.token);
  await say(gm, `/do {"type":"pebbles/bring","id":"bo","name":"Bo the Bald","owner":"${bo.seat}"}`);
  await server.dice(table.table, [6]);
  await goTo(bos, 'Scene');
  await bos.getByRole('button', { name: 'pebbles/throw' }).click();
  await expect(log(gm)).toContainText('Bo the Bald throws 6.');

  await goTo(annas, 'Log');
  const line = log(annas).getByRole('listitem').filter({ hasText: 'Bo the Bald throws 6.' });
  await line.getByRole('button', { expanded: false }).click();
  await line.getByRole('button', { name: 'Ask to take it back' }).click();
  await expect(log(gm)).toContainText('Anna asks to take back: Bo the Bald throws 6.');

  await bos.getByRole('button', { name: 'Agree' }).click();
  await expect(log(gm)).toContainText('Bo agrees.');
  await gm.getByRole('button', { name: 'Agree' }).click();
  await expect(log(annas)).toContainText('Undone: Bo the Bald throws 6.');
  await expect(line.first()).toContainText('undone');
});
