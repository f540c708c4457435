import { expect, goTo, log, say, test } from './fixtures.ts';

test.use({ games: 'pebbles', severable: true });

test('a device that has forgotten everything gets its seat back by the link, and nothing twice', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Forgetful', gm: 'Gustav' });
  const anna = await server.join(table, 'Anna');
  const page = await device();
  await page.goto(`/t/${table.table}#${anna.token}`);
  await say(page, 'I am here');
  await expect(log(page).getByText('I am here')).toHaveCount(1);
  // Storage goes while the page is open: play goes on.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await say(page, 'still here');
  await expect(log(page).getByText('still here')).toHaveCount(1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  // Without its key the device is nobody; the page says what to do instead of failing.
  await expect(page.getByRole('main')).toContainText(/link/iu);
  await page.goto('about:blank');
  await page.goto(`/t/${table.table}#${anna.token}`);
  await goTo(page, 'Log');
  await expect(log(page).getByText('still here')).toHaveCount(1);
  await say(page, 'back');
  await expect(log(page).getByText('Anna: “back”')).toHaveCount(1);
});

test('one seat in two tabs: both are live, each thing happens once, and a closed tab takes nobody away', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Two tabs', gm: 'Gustav' });
  const first = await device('desktop');
  await first.goto(`/t/${table.table}#${table.gm}`);
  await say(first, 'from the first');
  const second = await first.context().newPage();
  await second.goto(`/t/${table.table}#${table.gm}`);
  await expect(log(second).getByText('from the first')).toHaveCount(1);
  await say(second, 'from the second');
  await expect(log(first).getByText('from the second')).toHaveCount(1);
  await Promise.all([say(first, 'at once, one'), say(second, 'at once, two')]);
  for (const page of [first, second])
    for (const text of ['at once, one', 'at once, two']) await expect(log(page).getByText(text)).toHaveCount(1);
  await second.close();
  await say(first, 'alone again');
  await expect(log(first).getByText('alone again')).toHaveCount(1);
  await expect(first.getByRole('status').filter({ hasText: /^live$/u })).toBeVisible();
});

test('a phone that slept resumes by itself with what it missed, in order and once', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Asleep', gm: 'Gustav' });
  const anna = await server.join(table, 'Anna');
  const gm = await device('desktop');
  await gm.goto(`/t/${table.table}#${table.gm}`);
  const phone = await device();
  await phone.goto(`/t/${table.table}#${anna.token}`);
  await say(phone, 'good night');
  await expect(log(gm).getByText('good night')).toHaveCount(1);
  const cdp = await phone.context().newCDPSession(phone);
  // Frozen, and the network goes away meanwhile, as it does in a pocket.
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  phone.cut();
  const missed = ['one', 'two', 'three'].map((word) => `while you slept, ${word}`);
  for (const text of missed) await say(gm, text);
  for (const text of missed) await expect(log(gm).getByText(text)).toHaveCount(1);
  phone.mend();
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(log(phone).getByText(/while you slept/u)).toHaveText(missed.map((text) => `Gustav: “${text}”`));
  await say(phone, 'good morning');
  await expect(log(gm).getByText('good morning')).toHaveCount(1);
});

test('a page that is killed while something waits to be sent sends it when it is opened again, once', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Killed', gm: 'Gustav' });
  const page = await device('desktop');
  await page.goto(`/t/${table.table}#${table.gm}`);
  await say(page, 'before');
  await expect(log(page).getByText('before')).toHaveCount(1);
  page.cut();
  await expect(page.getByRole('status').filter({ hasText: /reconnecting|offline/u })).toBeVisible();
  await say(page, 'written in the dark');
  await expect(page.getByText('1 thing is not sent yet.')).toBeVisible();
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  await Promise.race([
    new Promise((resolve) => page.once('crash', resolve)),
    cdp.send('Page.crash').catch(() => undefined),
  ]);
  const again = await context.newPage();
  await again.goto(`/t/${table.table}`);
  await expect(log(again).getByText('written in the dark')).toHaveCount(1);
  await again.reload();
  await expect(log(again).getByText('written in the dark')).toHaveCount(1);
});

test('a connection that is dead without saying so is shown as reconnecting within ten seconds', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Half open', gm: 'Gustav' });
  const page = await device('desktop');
  // The socket stays open, and nothing goes through any more.
  let deaf = false;
  await page.routeWebSocket(/\/ws$/u, (socket) => {
    const far = socket.connectToServer();
    socket.onMessage((message) => (deaf ? undefined : far.send(message)));
    far.onMessage((message) => (deaf ? undefined : socket.send(message)));
  });
  await page.clock.install();
  await page.goto(`/t/${table.table}#${table.gm}`);
  const status = (words: RegExp) => page.getByRole('status').filter({ hasText: words });
  await expect(status(/^live$/u)).toBeVisible();
  deaf = true;
  await page.clock.runFor(10_000);
  await expect(status(/reconnecting/u)).toBeVisible();
  deaf = false;
  await page.clock.runFor(20_000);
  await expect(status(/^live$/u)).toBeVisible();
});
