import { limits, type Created, type LinkGiven } from '@aspekt/protocol';
import { games } from '@aspekt/registry';
import type { Page } from '@playwright/test';
import { enter, post } from '../server/client.ts';
import { expect, goTo, test, type Screen, type Server } from './fixtures.ts';
import { playHostile } from './hostile/play.ts';
import { openSupply } from './hostile/supply.ts';
import { unreached, unreachedAnywhere } from './hostile/unreached.ts';
import { watched } from './hostile/watch.ts';
import { payloads } from './payloads.ts';

/** The full tier puts every payload into every game; the fast one some into every place of every game. */
const whole = process.env['ASPEKT_FULL'] === '1';

/** As many payloads in one message as it may hold. */
const messages = (all: readonly string[]): readonly string[] => {
  const filled: string[] = [];
  let text = '';
  for (const payload of all) {
    if (text.length + payload.length > limits.textChars - 10) {
      filled.push(text);
      text = '';
    }
    text += ` ${payload}`;
  }
  return [...filled, text];
};

/** Every part of the table, once it is there, with whatever can be unfolded. */
const lookAround = async (page: Page, screen: Screen): Promise<void> => {
  await expect(page.locator('[role=status].live').first()).toBeAttached();
  await unfold(page);
  for (const part of screen === 'phone' ? (['Scene', 'Me', 'Log'] as const) : []) {
    await goTo(page, part);
    await unfold(page);
  }
  await expect(page.getByRole('log').getByRole('listitem').last()).toBeVisible();
};
/** The lines of the log all at once, for there are hundreds; the others one by one, as a hand would. */
const unfold = async (page: Page): Promise<void> => {
  await page
    .locator('[role=log] button[aria-expanded=false]')
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  for (const button of await page.getByRole('button', { expanded: false }).all())
    if (await button.isVisible()) await button.click({ timeout: 300 }).catch(() => undefined);
};

/** A file is brought in; who brings in many waits in between. */
const broughtIn = async ({ address }: Server, file: string): Promise<Created> => {
  for (;;) {
    const answer = await post(address, '/api/import', file);
    if (answer.ok) return (await answer.json()) as Created;
    expect(answer.status, await answer.text()).toBe(429);
    await new Promise((later) => setTimeout(later, 3000));
  }
};

const linkOf = async ({ address }: Server, { table, gm }: Created, seat: string): Promise<string> => {
  const answer = await post(address, `/api/tables/${table}/links`, { act: 'give', kind: 'seat', seat }, gm);
  return ((await answer.json()) as LinkGiven).token ?? '';
};

test(`${payloads.length} pieces of hostile text, said at the table, are text`, async ({ device, server }) => {
  const made = await server.table({ game: 'vastmark', name: 'Table', gm: 'Gun' });
  const player = await enter(server.address, { table: made.table, token: (await server.join(made, 'Anna')).token });
  for (const text of messages(payloads)) {
    expect(await player.do({ type: 'table/say', text })).toMatchObject({ t: 'done' });
    // Below what the server takes from one socket in a second.
    await new Promise((later) => setTimeout(later, 60));
  }
  const page = await device('desktop');
  const wrong = await watched(page, server.address);
  await page.goto(`/t/${made.table}#${made.gm}`);
  await expect(page.getByRole('log').getByRole('listitem').nth(90)).toBeVisible();
  expect(await page.getByRole('log').textContent()).toContain('onerror=window.fooled=1');
  expect(await wrong()).toEqual([]);
});

for (const game of games) {
  test(`hostile text in every field of ${game.id} is text, on every screen of everyone`, async ({ device, server }) => {
    test.setTimeout(whole ? 3_600_000 : 90_000);
    const supply = openSupply(game.id.length * 97);
    const reasons = { ...unreached[game.id], ...unreachedAnywhere };
    const rules = await game.load();
    const play = playHostile({ game, rules, supply, unreached: new Set(Object.keys(reasons)), whole });
    const look = async (made: Created, screen: Screen, token: string): Promise<void> => {
      const page = await device(screen);
      const wrong = await watched(page, server.address);
      await page.goto(`/t/${made.table}#${token}`);
      await lookAround(page, screen);
      expect(await page.locator('body').textContent()).toMatch(/fool/iu);
      expect(await wrong()).toEqual([]);
      await page.context().close();
    };
    for (let file = await play.next(); file !== undefined; file = await play.next()) {
      const made = await broughtIn(server, file);
      await Promise.all([look(made, 'desktop', made.gm), look(made, 'phone', await linkOf(server, made, 'anna'))]);
    }
    // Every place, but for those that have a reason; and no reason is given for a place that there is not.
    expect([...play.missing].filter((field) => !(field in reasons))).toEqual([]);
    expect(play.fields).toEqual(expect.arrayContaining(Object.keys(reasons)));
    if (whole) expect(supply.left()).toBe(0);
  });
}

test('whatever did run, or was asked for elsewhere, would be seen', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' });
  const page = await context.newPage();
  const wrong = await watched(page, server.address);
  await page.goto('/');
  expect(await wrong()).toEqual([]);
  await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'));
    try {
      place.innerHTML = '<img src=x onerror=window.fooled=1>';
    } catch {
      // Trusted Types step in; they also tell.
    }
    const image = document.createElement('img');
    image.src = 'http://127.0.0.1:9/elsewhere';
    place.append(image);
    Object.assign(window, { fooled: 1 });
    alert('fooled');
  });
  const told = (await wrong()).join('\n');
  expect(told).toContain('require-trusted-types-for');
  expect(told).toContain('elsewhere');
  expect(told).toContain('dialog fooled');
  expect(told).toMatch(/^fooled$/mu);
  await context.close();
});
