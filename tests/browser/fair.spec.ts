import { readFileSync } from 'node:fs';
import { expect, goTo, log, say, test } from './fixtures.ts';

test.use({ games: 'pebbles' });

test('the page says what is proved, what is not yet revealable and what is wrong, and of whose dice (T16)', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Fair', gm: 'Gustav' });
  const page = await device();
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}');
  for (const dice of [1, 2, 3]) await say(page, `/do {"type":"pebbles/throw","who":"troll","dice":${dice}}`);
  await expect(log(page).getByText(/Troll throws/u)).toHaveCount(3);
  await expect(page.getByText('3 rolls, no typed-in dice, no rules overruled.').first()).toBeVisible();

  await goTo(page, 'Game master');
  await page.getByText('Dice', { exact: true }).click();
  const report = page.locator('#more [role=status]').last();
  await page.getByRole('button', { name: 'Check the dice now' }).click();
  await expect(report).toContainText('Not yet revealable: nothing is wrong');
  await expect(report).toContainText('Not yet revealable: 3.');
  await page.getByRole('button', { name: 'Reveal the number of the open rolls' }).click();
  await expect(page.getByRole('button', { name: /Last line: The dice so far are revealed/u })).toBeVisible();
  await page.getByRole('button', { name: 'Check the dice now' }).click();
  await expect(report).toContainText('Proved: every throw follows');
  await expect(report).toContainText('Proved: 3.');
  await expect(report).toContainText('Your own rolls that stand in the log as this device sent them: 3.');

  // A saved log is checked in the same place; a changed one is found out.
  await page.getByText('Files', { exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the table' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  const file = (body: string) => ({ name: 'fair.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(body) });
  const choose = page.locator('#more input[type=file]');
  await choose.setInputFiles(file(text.replace('"Troll"', '"Trull"')));
  await expect(report).toContainText('Wrong: the log was changed.');
  await choose.setInputFiles(file(text));
  await expect(report).toContainText('Proved: every throw follows');
});

test('a roll is wrong on the page that sent it when the server has put other bytes in the place of its own (T16)', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Swapped', gm: 'Gustav' });
  const page = await device();
  // Whoever keeps the server could do the same behind its door.
  await page.routeWebSocket(/\/ws$/u, (socket) => {
    const far = socket.connectToServer();
    socket.onMessage((message) => far.send(String(message).replace(/"salt":"\w{32}"/u, `"salt":"${'5a'.repeat(16)}"`)));
  });
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}');
  await say(page, '/do {"type":"pebbles/throw","who":"troll","dice":1}');
  await expect(log(page).getByText(/Troll throws/u)).toHaveCount(1);
  // What was sent is still known when the page is loaded anew.
  await page.reload();
  await goTo(page, 'Game master');
  await page.getByText('Dice', { exact: true }).click();
  await page.getByRole('button', { name: 'Check the dice now' }).click();
  const report = page.locator('#more [role=status]').last();
  await expect(report).toContainText('Wrong: this log does not prove its dice.');
  await expect(report).toContainText('The roll was sent from here, and not with this id or these bytes');
});

test('a roll is wrong on the page that sent it when the log has another commitment than the one that was shown (T16)', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Shown', gm: 'Gustav' });
  const page = await device();
  // A server that chooses its seeds afterwards has to show something before.
  await page.routeWebSocket(/\/ws$/u, (socket) => {
    const far = socket.connectToServer();
    far.onMessage((message) =>
      socket.send(String(message).replaceAll(/"commitment":"\w{64}"/gu, `"commitment":"${'5a'.repeat(32)}"`)),
    );
  });
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}');
  await say(page, '/do {"type":"pebbles/throw","who":"troll","dice":1}');
  await expect(log(page).getByText(/Troll throws/u)).toHaveCount(1);
  await goTo(page, 'Game master');
  await page.getByText('Dice', { exact: true }).click();
  await page.getByRole('button', { name: 'Check the dice now' }).click();
  const report = page.locator('#more [role=status]').last();
  await expect(report).toContainText('Wrong: this log does not prove its dice.');
  await expect(report).toContainText('A commitment was replaced by another.');
});

test('dice that were typed in are counted in the line about fairness, which says where', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Typed', gm: 'Gustav' });
  const page = await device('desktop');
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, '/do {"type":"table/configure","settings":{"typedDice":true}}');
  await say(page, '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}');
  await say(page, '/do {"type":"pebbles/throw","who":"troll","dice":1}');
  await expect(page.getByText('1 roll, no typed-in dice, no rules overruled.').first()).toBeVisible();
  await page.getByLabel('I throw real dice and type them in').check();
  await say(page, '/do {"type":"pebbles/throw","who":"troll","dice":1}');
  await page.getByRole('dialog').getByRole('button', { name: '4', exact: true }).click();
  await page.getByRole('button', { name: 'Use these dice' }).click();
  const line = page.locator('#log details', { hasText: '2 rolls, 1 with real dice, 0 rules overruled.' });
  await line.locator('summary').click();
  await expect(line.getByRole('listitem')).toHaveText([/^Troll throws 4.*\(real dice\)$/u]);
});

test('a roll that the server does not answer is shown, and goes into the log with the next one', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Silent', gm: 'Gustav' });
  const page = await device('desktop');
  // Whatever the wolf throws gets lost on the way, however often it is sent.
  let lost = 0;
  await page.routeWebSocket(/\/ws$/u, (socket) => {
    const far = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('"who":"wolf"')) lost++;
      else far.send(message);
    });
  });
  await page.clock.install();
  await page.goto(`/t/${table.table}#${table.gm}`);
  for (const id of ['wolf', 'troll']) await say(page, `/do {"type":"pebbles/bring","id":"${id}","name":"${id}"}`);
  await expect(log(page).getByText(/troll/u).first()).toBeVisible();
  await say(page, '/do {"type":"pebbles/throw","who":"wolf","dice":1}');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.clock.runFor(11_000);
  await expect(page.getByText('The server has not answered 1 roll.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The server has not answered 1 roll.')).toBeHidden();
  await say(page, '/do {"type":"pebbles/throw","who":"troll","dice":1}');
  await expect(log(page).getByText('an earlier try got no answer')).toHaveCount(1);
  await say(page, '/do {"type":"pebbles/throw","who":"troll","dice":1}');
  await expect(log(page).getByText(/troll throws/u)).toHaveCount(2);
  await expect(log(page).getByText('an earlier try got no answer')).toHaveCount(1);
});
