import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../../scripts/chromium.mjs';
import type { Came, Evening, Place } from './evening.ts';

/** Another place where evenings can be played. */
export interface Elsewhere {
  readonly place: Place;
  play(evening: Evening): Promise<Came>;
  leave(): Promise<void>;
}

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Two processes and a browser, each with a language and a time of its own. */
export const places = async (): Promise<readonly [Elsewhere, Elsewhere, Elsewhere]> => [
  await anotherProcess({ TZ: 'Pacific/Tongatapu', LC_ALL: 'tr_TR.UTF-8' }),
  await anotherProcess({ TZ: 'America/St_Johns', LC_ALL: 'C' }),
  await aBrowser({ locale: 'ar-EG', timezoneId: 'Australia/Adelaide' }),
];

/** Another process with another language and time. */
const anotherProcess = async (env: Readonly<Record<string, string>>): Promise<Elsewhere> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', fileOf('main.ts')], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async <T>(): Promise<T> => {
    const { value, done } = await answers.next();
    if (done) throw new Error('the process ended');
    return JSON.parse(value) as T;
  };
  return {
    place: await next<Place>(),
    play: (evening) => {
      child.stdin.write(`${JSON.stringify(evening)}\n`);
      return next<Came>();
    },
    leave: () => {
      child.stdin.end();
      return over;
    },
  };
};

type Here = { readonly replay: typeof import('./evening.ts') };

/** A browser with another language and time. */
const aBrowser = async (context: { readonly locale: string; readonly timezoneId: string }): Promise<Elsewhere> => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await (await browser.newContext(context)).newPage();
  await page.addScriptTag({ content: await bundled(fileOf('evening.ts')) });
  return {
    place: await page.evaluate(() => (globalThis as unknown as Here).replay.placeHere()),
    play: (evening) => playOn(page, evening),
    leave: () => browser.close(),
  };
};

const playOn = (page: Page, evening: Evening): Promise<Came> =>
  page.evaluate((asked) => (globalThis as unknown as Here).replay.cameOf(asked), evening);

/** A module and all it needs as one script, which leaves it as `replay`. */
const bundled = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'replay' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n');
};
