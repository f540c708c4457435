import { locales, type Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { games } from '@aspekt/registry';
import type { Page } from '@playwright/test';
import { canary, findCanary } from '../secrets/canary.ts';
import { secretly, withOne } from '../secrets/hiding.ts';
import { openings } from '../secrets/open-play.ts';
import { Pen } from '../secrets/pen.ts';
import { enter, type Client } from '../server/client.ts';
import { expect, log, test } from './fixtures.ts';

/** Everything that a browser was sent, keeps, shows or would read out. */
const everythingIn = async (page: Page, heard: readonly string[]): Promise<string> => {
  const kept = await page.evaluate(async () => {
    const parts: string[] = [document.cookie, window.name, JSON.stringify(history.state), document.title];
    for (const storage of [localStorage, sessionStorage]) parts.push(JSON.stringify(Object.entries(storage)));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const open = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((found, failed) => {
        open.addEventListener('success', () => found(open.result));
        open.addEventListener('error', () => failed(open.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((found) => all.addEventListener('success', found));
        parts.push(JSON.stringify(all.result));
      }
    }
    return parts.join('\n');
  });
  return [...heard, kept, await page.content(), await page.locator('body').ariaSnapshot()].join('\n');
};

const listening = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('response', (response) => {
    void response.text().then(
      (text) => heard.push(text),
      () => undefined,
    );
  });
  return heard;
};

/** A part of the table, whatever waits there. */
const goTo = async (page: Page, part: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Parts of the table' })
    .getByRole('button', { name: new RegExp(`^${part}`, 'u') })
    .click();

const hide = async (gm: Client, game: string, pen: Pen, bo: string, times: number): Promise<number> => {
  let done = 0;
  for (let i = 0; i < times; i++) {
    const command = secretly(game, pen, { figures: [], seats: [bo] }, withOne(bo, game));
    if ((await gm.do(command)).t === 'done') done++;
    // Below what the server takes from one socket in a second.
    await new Promise((later) => setTimeout(later, 55));
  }
  return done;
};

for (const { id, load } of games) {
  test(`what the game master of ${id} hides is nowhere in a player’s browser: frames, answers, console, storage, caches, page, accessibility tree`, async ({
    device,
    server,
  }) => {
    const rules = await load();
    const table = await server.table({ game: id, name: 'Secrets', gm: 'Gustav' });
    const [anna, bo] = [await server.join(table, 'Anna'), await server.join(table, 'Bo')];
    const gm = await enter(server.address, { table: table.table, token: table.gm });
    const player = await enter(server.address, { table: table.table, token: anna.token });
    for (const { as, command } of rules.demo(locales[2])) await (as === 'gm' ? gm : player).do(command as Wire);
    for (const command of openings(id, 2)) await gm.do(command);
    const pen = new Pen(wordsFrom(7));
    const before = await hide(gm, id, pen, bo.seat, 25);

    // The routed socket of the fixture hides frames, so they are listened to on a plain page.
    const page = await (await device()).context().newPage();
    const heard = listening(page);
    await page.goto(`/t/${table.table}#${anna.token}`);
    await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
    expect(before + (await hide(gm, id, pen, bo.seat, 15))).toBeGreaterThan(6);
    await gm.do({ type: 'table/say', text: 'Something stirs.' });
    await goTo(page, 'Log');
    await expect(log(page)).toContainText('Something stirs.');
    let all = '';
    for (const part of ['Scene', 'Me', 'More', 'Log'] as const) {
      await goTo(page, part);
      all += await everythingIn(page, heard);
    }
    await page.reload();
    await goTo(page, 'Log');
    await expect(log(page)).toContainText('Something stirs.');
    all += await everythingIn(page, heard);
    expect(all).toContain('Something stirs.');
    expect(findCanary(all, 'words')).toBeUndefined();
    expect(findCanary(all, 'ids')).toBeUndefined();

    // Said aloud it is found: in the frames and in what would be read out.
    await gm.do({ type: 'table/say', text: `${canary} is here` });
    await expect(log(page)).toContainText(canary);
    expect(findCanary(await everythingIn(page, []), 'words')).toBeDefined();
    gm.close();
    player.close();
  });
}
