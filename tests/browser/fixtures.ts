import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Created, DemoOpened, Joined, LinkTerm } from '@aspekt/protocol';
import { freshFolder, pebblesModule, startProcess, stopProcess } from '../server/process.ts';

/** A server of its own for each worker, with dice that fall as told. */
export type Server = {
  readonly address: string;
  /** The next faces that fall at a table. */
  dice(table: string, faces: readonly number[]): Promise<void>;
  /** By so many milliseconds its clock is ahead from now on. */
  clock(ahead: number): Promise<void>;
  /** A table made without a browser. */
  table(order: {
    readonly game: string;
    readonly name: string;
    readonly gm: string;
    readonly locale?: string;
    readonly term?: LinkTerm;
    readonly settings?: object;
  }): Promise<Created>;
  join(table: Created, name: string, locale?: string): Promise<Joined>;
  demo(game: string, locale?: string): Promise<DemoOpened>;
};

type Options = {
  /** `house`: the games that come with Aspekt. `pebbles`: a game so small that a test can say all of it. */
  readonly games: 'house' | 'pebbles';
};

const post = async <T>(address: string, path: string, body: unknown): Promise<T> => {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

export type Screen = 'phone' | 'desktop';
const screens: Readonly<Record<Screen, BrowserContextOptions>> = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** A page whose connection to the server can be cut and mended, in tests that say so: `test.use({ severable: true })`. */
export type Device = Page & { cut(): void; mend(): void };

type PerTest = {
  /** Whether connections go by the test, which may cut them; every frame does so then, and pages open more slowly. */
  readonly severable: boolean;
  /** Another person's device: a browser of its own, with nothing remembered. */
  readonly device: (screen?: Screen, options?: BrowserContextOptions) => Promise<Device>;
};
type PerWorker = Options & { readonly server: Server };

export const test = base.extend<PerTest, PerWorker>({
  games: ['house', { option: true, scope: 'worker' }],
  server: [
    async ({ games }, use) => {
      const { folder, remove } = freshFolder();
      const running = await startProcess('test-server.ts', {
        ASPEKT_DATA: folder,
        ...(games === 'pebbles' && { ASPEKT_TEST_GAMES: pebblesModule }),
      });
      const { address } = running;
      await use({
        address,
        dice: async (table, faces) => void (await post(address, '/test/dice', { table, faces })),
        clock: async (ahead) => void (await post(address, '/test/clock', { ahead })),
        table: ({ game, name, gm, locale = 'en', settings = {}, ...more }) =>
          post(address, '/api/tables', { game, name, gmName: gm, locale, settings, ...more }),
        join: ({ table, invite }, name, locale = 'en') =>
          post(address, '/api/join', { table, token: invite, name, locale }),
        demo: (game, locale = 'en') => post(address, '/api/demo', { game, locale }),
      });
      await stopProcess(running);
      remove();
    },
    { scope: 'worker' },
  ],
  severable: [false, { option: true }],
  serviceWorkers: 'block',
  baseURL: async ({ server }, use) => use(server.address),
  device: async ({ browser, server, severable }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    const wrong: string[] = [];
    await use(async (screen = 'phone', options = {}) => {
      const context = await browser.newContext({
        baseURL: server.address,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        // A worker answers in the network's place: only the tests about it have one.
        serviceWorkers: 'block',
        ...screens[screen],
        ...options,
      });
      opened.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('console', (message) => {
        // A refused request is the browser's own line; what the page says about it is tested where it matters.
        if (message.type() === 'error' && !/Failed to load resource|WebSocket/u.test(message.text()))
          wrong.push(message.text());
      });
      return Object.assign(page, severable ? await byTheTest(page) : neverCut);
    });
    for (const context of opened) await context.close();
    if (wrong.length > 0) throw new Error(`the page complained: ${wrong.join('; ')}`);
  },
});

const undeclared = (): never => {
  throw new Error('a test that cuts connections says so before it opens any: test.use({ severable: true })');
};
const neverCut: Pick<Device, 'cut' | 'mend'> = { cut: undeclared, mend: undeclared };

const byTheTest = async (page: Page): Promise<Pick<Device, 'cut' | 'mend'>> => {
  const open = new Set<{ close(): Promise<void> }>();
  let severed = false;
  await page.routeWebSocket(/\/ws$/u, (socket) => {
    if (severed) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    open.add(socket);
    server.onClose((code, reason) => {
      open.delete(socket);
      void socket.close({ ...(code !== undefined && { code }), ...(reason !== undefined && { reason }) });
    });
  });
  return {
    cut: () => {
      severed = true;
      for (const socket of open) void socket.close();
      open.clear();
    },
    mend: () => {
      severed = false;
    },
  };
};

export { expect } from '@playwright/test';

/** On a phone, another part of the table; on a desktop all are there. */
export const goTo = async (page: Page, part: 'Scene' | 'Me' | 'Log' | 'More' | 'Game master'): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Parts of the table' })
    .getByRole('button', { name: part, exact: true })
    .click();
};

/** Type a line at the table and send it. */
export const say = async (page: Page, text: string): Promise<void> => {
  await page.locator('#say').waitFor({ state: 'attached' });
  if (!(await page.locator('#say').isVisible())) await goTo(page, 'Log');
  await page.locator('#say').fill(text);
  await page.locator('#say').press('Enter');
};

/** The log of the table, as this person sees it. */
export const log = (page: Page): ReturnType<Page['locator']> => page.getByRole('log');
