import type { Page } from '@playwright/test';
import { expect, goTo, log, say, test } from './fixtures.ts';

test.use({ games: 'pebbles' });

/** Everything that ever reached a browser: frames, answers, what it keeps, what it shows. */
const ears = (page: Page): { readonly heard: string[]; all(): Promise<string> } => {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  page.on('response', (response) => {
    void response.text().then(
      (text) => heard.push(text),
      () => undefined,
    );
  });
  return {
    heard,
    all: async () => {
      const kept = await page.evaluate(() =>
        [localStorage, sessionStorage].map((storage) => Object.entries(storage).join()).join(),
      );
      return [...heard, kept, await page.content()].join('\n');
    },
  };
};

test('a player’s browser never receives a hidden word: not in frames, answers, storage or page', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'pebbles', name: 'Secrets', gm: 'Gustav' });
  const { token } = await server.join(table, 'Anna');
  const gm = await device('desktop');
  const anna = await device();
  // The routed socket of the fixture is seen as messages of the page, so frames are listened to on a plain page.
  const player = await anna.context().newPage();
  const ear = ears(player);
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await player.goto(`/t/${table.table}#${token}`);
  await expect(player.getByRole('status').filter({ hasText: 'live' })).toBeVisible();

  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  await gm.getByText('Notes', { exact: true }).click();
  await gm.getByLabel('New note').fill('The zanzibar spear is made of wood');
  await gm.getByRole('button', { name: 'Keep the note' }).click();
  await expect(gm.getByText('only you see it')).toBeVisible();
  await say(gm, '/do {"type":"pebbles/bring","id":"quetzal","name":"Hidden Quetzal","hidden":true}');
  await expect(log(gm)).toContainText('Hidden Quetzal is here.');
  await say(gm, '/do {"type":"pebbles/hide","stash":73519}');
  await expect(log(gm)).toContainText('73519 pebbles are hidden.');
  await server.dice(table.table, [6, 6, 6]);
  await say(gm, '/do {"type":"pebbles/throw","who":"quetzal","dice":3,"to":"gm"}');
  await expect(log(gm)).toContainText('throws 18.');

  // Something public, so that a frame reaches the player after all of that.
  await say(gm, 'Something stirs.');
  await goTo(player, 'Log');
  await expect(log(player)).toContainText('Something stirs.');
  for (const part of ['Me', 'More', 'Scene'] as const) await goTo(player, part);
  // Asking for odds about it says nothing either.
  await goTo(player, 'Log');
  await say(player, '/do {"type":"pebbles/throw","who":"quetzal","dice":1}');
  await expect(player.getByText('No: PEBBLES_E')).toBeVisible();
  await player.reload();
  await goTo(player, 'Log');
  await expect(log(player)).toContainText('Something stirs.');

  const known = await ear.all();
  expect(known).toContain('Something stirs.');
  for (const hidden of ['zanzibar', 'Quetzal', '73519', 'throws 18', '[6,6,6]']) expect(known).not.toContain(hidden);

  // Revealed, the note is everyone's: the test would have heard it.
  await gm.getByRole('button', { name: 'Reveal', exact: true }).click();
  await expect(log(player)).toContainText('zanzibar');
  expect(await ear.all()).toContain('zanzibar');
});

test('what the game master does in secret sends a player no frame at all', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Silence', gm: 'Gustav' });
  const { token } = await server.join(table, 'Anna');
  const gm = await device('desktop');
  const anna = await device();
  const player = await anna.context().newPage();
  const frames: string[] = [];
  player.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"t":"changed"')) frames.push(String(payload));
    });
  });
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await player.goto(`/t/${table.table}#${token}`);
  await expect(player.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
  await expect(gm.getByRole('region', { name: 'Me' })).toContainText('Anna player, here');
  const before = frames.length;
  await say(gm, '/do {"type":"pebbles/bring","id":"wolf","name":"Wolf","hidden":true}');
  await say(gm, '/do {"type":"pebbles/throw","who":"wolf","dice":2,"to":"gm"}');
  await expect(log(gm)).toContainText('Wolf throws');
  await player.waitForTimeout(400);
  expect(frames.slice(before)).toEqual([]);
  await say(gm, 'Hello.');
  await expect.poll(() => frames.length).toBe(before + 1);
});

test('a link’s key is taken out of the address at once and asked of no server in it', async ({ device, server }) => {
  const table = await server.table({ game: 'pebbles', name: 'Keys', gm: 'Gustav' });
  const page = await device();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(`/t/${table.table}#${table.invite}`);
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expect(page).toHaveURL(`${server.address}/t/${table.table}`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys');
  expect(asked.join('\n')).not.toContain(table.invite);
  // Nothing is asked of anyone else.
  for (const address of asked)
    expect(address.startsWith(server.address) || address.startsWith('ws://127.0.0.1')).toBe(true);
});
