import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { backUp, restore } from '@aspekt/server';
import { createTable, join as sit } from '../server/client.ts';
import { pebblesModule, startProcess, stopProcess, type Running } from '../server/process.ts';
import { expect, log, say, test } from './fixtures.ts';

test.use({ games: 'pebbles' });

/** A server at one address whose folder can be exchanged between two runs. */
const restartable = async (folder: string) => {
  let running: Running;
  const start = async (from: string, port = '0'): Promise<string> => {
    running = await startProcess('test-server.ts', {
      ASPEKT_DATA: from,
      ASPEKT_TEST_GAMES: pebblesModule,
      PORT: port,
    });
    return running.address;
  };
  const address = await start(folder);
  return {
    address,
    stop: () => stopProcess(running),
    startFrom: (from: string) => start(from, new URL(address).port),
  };
};

const behind = (page: Page) => page.getByRole('region', { name: 'The server has lost what you have seen' });

/** The number of the last line whose mark is kept on the device. */
const keptLine = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const kept = Object.entries(localStorage).find(([key]) => key.startsWith('aspekt.mark.'))?.[1];
    return kept === undefined ? undefined : (JSON.parse(kept) as { readonly n: number }).n;
  });

test('a server that went back is not believed: the page keeps what it shows, says so, and goes on when one wants (T17)', async ({
  device,
}) => {
  const place = mkdtempSync(join(tmpdir(), 'aspekt-test-'));
  const [now, old] = [join(place, 'now'), join(place, 'old')];
  const server = await restartable(now);
  const opened = await createTable(server.address);
  const anna = await sit(server.address, opened, 'Anna');
  const page = await device('desktop');
  await page.goto(`${server.address}/t/${opened.table}#${anna.token}`);
  await say(page, 'before');
  await expect(log(page)).toContainText('before');

  await server.stop();
  cpSync(now, old, { recursive: true });
  await server.startFrom(now);
  await expect(page.getByRole('status').filter({ hasText: /^live$/u })).toBeVisible();
  await say(page, 'seen and lost');
  await expect(log(page)).toContainText('seen and lost');
  // The mark is kept a moment after the line is there.
  await expect.poll(() => keptLine(page)).toBe(5);

  await server.stop();
  await server.startFrom(old);
  await expect(behind(page)).toBeVisible();
  await expect(behind(page)).toContainText('it does not say why');
  await expect(log(page)).toContainText('seen and lost');
  await say(page, 'not sent to such a server');
  await expect(page.getByText('1 thing is not sent yet.')).toBeVisible();
  // Asking again does not help, and a reload does not make it forget.
  await behind(page).getByRole('button', { name: 'Ask the server again' }).click();
  await expect(behind(page)).toBeVisible();
  await page.reload();
  await expect(behind(page)).toBeVisible();
  // Whoever runs the server puts it right.
  await server.stop();
  await server.startFrom(now);
  await behind(page).getByRole('button', { name: 'Ask the server again' }).click();
  await expect(log(page)).toContainText('seen and lost');
  await expect(behind(page)).toBeHidden();
  await server.stop();
  rmSync(place, { recursive: true, force: true });
});

test('after a restore the page says so in its language, and one can go on from there', async ({ device }) => {
  const place = mkdtempSync(join(tmpdir(), 'aspekt-test-'));
  const [folder, backup] = [join(place, 'data'), join(place, 'backup.sqlite')];
  const server = await restartable(folder);
  const opened = await createTable(server.address);
  const anna = await sit(server.address, opened, 'Anna');
  const page = await device('desktop', { locale: 'sv-SE' });
  await page.goto(`${server.address}/t/${opened.table}#${anna.token}`);
  await say(page, 'i kopian');
  await expect(log(page)).toContainText('i kopian');
  await backUp(folder, backup);
  await say(page, 'efter kopian');
  await expect(log(page)).toContainText('efter kopian');
  await expect(page.getByRole('status').filter({ hasText: /^ansluten$/u })).toBeVisible();

  await expect.poll(() => keptLine(page)).toBe(5);
  await server.stop();
  await restore(backup, folder, Date.now());
  await server.startFrom(folder);
  const notice = page.getByRole('region', { name: 'Servern har tappat det du har sett' });
  await expect(notice).toContainText('Bordet har återställts från en säkerhetskopia');
  await expect(log(page)).toContainText('efter kopian');
  await notice.getByRole('button', { name: 'Fortsätt med det servern känner till' }).click();
  await expect(notice).toBeHidden();
  await expect(log(page)).toContainText('i kopian');
  await expect(log(page)).not.toContainText('efter kopian');
  await expect(log(page)).toContainText('återställ');
  await say(page, 'och vidare');
  await expect(log(page)).toContainText('och vidare');
  await page.reload();
  await expect(log(page)).toContainText('och vidare');
  await server.stop();
  rmSync(place, { recursive: true, force: true });
});
