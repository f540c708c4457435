import { kolo } from '@aspekt/kolo';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, goTo, test, type Device } from './fixtures.ts';
import { layTable as layAoristos } from './aoristos-fight.ts';
import { layTable as layKolo } from './kolo-table.ts';
import { layTable as layNyx } from './nyx-table.ts';
import { layParty, me, type Locale, type Party } from './ode-people-table.ts';
import { layTable as layVastmark } from './vastmark-table.ts';

test.use({ severable: true });

/** Everything that a browser keeps of the page and of the table. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].map((pair) =>
      pair.join(),
    );
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return found.join('\n');
  });

/** At the table, with a worker that has kept what the page is made of. */
const sit = async (
  device: (screen?: 'phone' | 'desktop', options?: object) => Promise<Device>,
  screen: 'phone' | 'desktop',
  { table }: Pick<Party, 'table'>,
  token: string,
  locale: Locale = 'en',
): Promise<Device> => {
  const page = await device(screen, { locale, serviceWorkers: 'allow' });
  await page.goto(`/t/${table.table}#${token}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The second time everything comes by way of the worker.
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return page;
};
const lose = async (page: Device): Promise<void> => {
  page.cut();
  await page.context().setOffline(true);
};
const seen = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('aspekt.seen.')));

for (const [screen, locale, said] of [
  ['phone', 'en', /^Last seen .+\. There is no connection/u],
  ['desktop', 'sv', /^Senast sett .+\. Det finns ingen anslutning/u],
  ['phone', 'pl', /^Ostatni znany stan: .+\. Nie ma połączenia/u],
] as const)
  test(`without a network the page opens to the last sheet and log, with their time, on a ${screen} in ${locale}`, async ({
    device,
    server,
  }) => {
    const party = await layParty(server, locale);
    const anna = await sit(device, screen, party, party.anna.token, locale);
    await party.gm.do({ type: 'ode/addSituationAspect', id: 'ice', text: 'Thin Ice Ahead' });
    await expect
      .poll(() =>
        anna.evaluate(() => Object.values(localStorage).some((value: string) => value.includes('Thin Ice Ahead'))),
      )
      .toBe(true);
    await lose(anna);
    await anna.reload();
    await expect(anna.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(anna.getByRole('heading', { name: 'Ruth' })).toBeVisible();
    await expect(anna.getByRole('listitem').filter({ hasText: 'Thin Ice Ahead' })).toBeVisible();
    await expectAccessible(anna, 'what was seen last');
    // One's own link leads there, too.
    await anna.evaluate((token) => location.assign(`#${token}`), party.anna.token);
    await expect(anna.getByRole('status').filter({ hasText: said })).toBeVisible();
    // Back again: the table itself, and what has happened since.
    await party.gm.do({ type: 'ode/addSituationAspect', id: 'fog', text: 'Fog Rolls In' });
    anna.mend();
    await anna.context().setOffline(false);
    await expect(anna.locator('#scene')).toContainText('Fog Rolls In', { timeout: 40_000 });
  });

for (const [game, lay, name] of [
  ['Nyx', layNyx, 'Phaide'],
  ['Aoristos', layAoristos, 'Etka'],
  ['Västmark', layVastmark, 'Tuva'],
  ['Koło', layKolo, kolo.sheet.readyMade.en[0]?.name ?? 'somebody'],
] as const)
  test(`a sheet of ${game} can be read without a network`, async ({ device, server }) => {
    const laid = await lay(server);
    const anna = await sit(device, 'phone', laid, laid.anna.token);
    await goTo(anna, 'Me');
    await expect(me(anna).getByRole('heading', { name }).first()).toBeVisible();
    await expect.poll(() => seen(anna)).toBe(true);
    await lose(anna);
    await anna.reload();
    await expect(anna.getByRole('status').filter({ hasText: 'There is no connection' })).toBeVisible();
    await expect(anna.getByRole('heading', { name }).first()).toBeVisible();
    await expectAccessible(anna, `what was seen last of ${game}`);
  });

test('nothing of a table is in Cache Storage, and nothing of a game master’s is kept at all', async ({
  device,
  server,
}) => {
  const party = await layParty(server);
  const gm = await sit(device, 'desktop', party, party.table.gm);
  const anna = await sit(device, 'phone', party, party.anna.token);
  await party.gm.do({ type: 'ode/addSituationAspect', id: 'trap', text: 'Zanzibar Trapdoor', known: false });
  await expect(gm.locator('#scene')).toContainText('Zanzibar Trapdoor');
  await party.gm.do({ type: 'ode/addSituationAspect', id: 'open', text: 'Quetzal Feathers' });
  await expect(anna.locator('#scene')).toContainText('Quetzal Feathers');
  await expect.poll(() => keptBy(anna)).toContain('Quetzal Feathers');
  // Long enough that the game master's page would have written it down, too.
  await gm.waitForTimeout(2500);
  expect(await keptBy(gm)).not.toMatch(/Zanzibar|Quetzal/u);
  expect(await keptBy(anna)).not.toContain('Zanzibar');
  const cached = await anna.evaluate(async () => {
    const cache = await caches.open('aspekt-page');
    const requests = await cache.keys();
    const texts = await Promise.all(requests.map(async (one) => (await (await cache.match(one))?.text()) ?? ''));
    return { names: requests.map(({ url }) => new URL(url).pathname), text: texts.join('\n') };
  });
  expect(cached.names).toContain('/');
  expect(cached.names.filter((name) => !/^\/(assets\/.+|icon\.svg|manifest\.webmanifest)?$/u.test(name))).toEqual([]);
  expect(cached.text).not.toContain('Quetzal');
  expect(cached.text).not.toContain(party.table.table);
  expect(cached.text).not.toContain(party.anna.token);
});

test('whatever else of the server somebody looked at, it is the page that opens without a network', async ({
  device,
  server,
}) => {
  const party = await layParty(server);
  const anna = await sit(device, 'phone', party, party.anna.token);
  await expect.poll(() => seen(anna)).toBe(true);
  for (const other of ['/health', '/sw.js']) await anna.goto(other);
  await lose(anna);
  await anna.goto(`/t/${party.table.table}`);
  await expect(anna.getByRole('status').filter({ hasText: /^Last seen .+\. There is no connection/u })).toBeVisible();
});

test('what was seen is gone with the seat: when it is left, and when the game master takes it away', async ({
  device,
  server,
}) => {
  const party = await layParty(server);
  const anna = await sit(device, 'phone', party, party.anna.token);
  await expect.poll(() => seen(anna)).toBe(true);
  await anna.goto('/');
  await anna.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await anna
    .getByRole('button', { name: /forget/iu })
    .first()
    .click();
  await expect.poll(() => seen(anna)).toBe(false);

  const bo = await sit(device, 'desktop', party, party.bo.token);
  await expect.poll(() => seen(bo)).toBe(true);
  // A command of the table, not of the game.
  await party.gm.do({ type: 'table/remove-seat', seat: party.bo.seat } as never);
  await expect(bo.getByRole('heading', { name: 'The table is closed to this device.' })).toBeVisible();
  await expect.poll(() => seen(bo)).toBe(false);
});

test('a new version is offered, and nobody is made to take it', async ({ device, server }) => {
  const party = await layParty(server);
  const anna = await device('phone');
  // As after a new version was put on the server: the page names another file.
  await anna.route('/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/\/assets\/[^"]+\.js/u, '/assets/newer.js'),
    });
  });
  await anna.goto(`/t/${party.table.table}#${party.anna.token}`);
  await goTo(anna, 'Me');
  await expect(me(anna).getByRole('heading', { name: 'Ruth' })).toBeVisible();
  await expect(anna.getByText('There is a new version of the page.')).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Load it' })).toBeVisible();
  await expect(me(anna).getByRole('heading', { name: 'Ruth' })).toBeVisible();
});
