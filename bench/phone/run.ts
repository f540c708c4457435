import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Created } from '@aspekt/protocol';
import { games } from '@aspekt/registry';
import { ensurePage } from '../../scripts/page.mjs';
import { enter, post } from '../../tests/server/client.ts';
import { writeLongTable } from '../server/long-log.ts';
import { startServer } from '../server/processes.ts';
import { evenings } from './evenings.ts';
import { openPhone, startBrowser, type Phone } from './phone.ts';
import { farAway, type Line } from './slow-line.ts';

/**
 * `npm run bench:phone [-- <game>]`: how the page feels on a weak phone far out, four times slower than this machine and
 * behind a slow line. Times are of the clock: on a machine that others use they say little.
 */
const wanted = process.argv[2];
const line: Line = { roundTripMs: 150, downBits: 1_600_000, upBits: 750_000 };
const repeats = 3;
const longEntries = 100_000;
const rolls = 60;

type Figure = { readonly name: string; readonly unit: string; readonly most: number };
const figures = {
  largest: { name: 'the largest thing of the invitation is seen', unit: 's', most: 2 },
  join: { name: 'one can write one’s name', unit: 's', most: 3 },
  blocked: { name: 'touches would wait while the invitation opens', unit: 'ms', most: 150 },
  shift: { name: 'things jump, from the invitation to the first roll', unit: '', most: 0.05 },
  touch: { name: 'the slowest touch until something is seen', unit: 'ms', most: 150 },
  first: { name: 'from the link to the first roll, or what is asked before it', unit: 's', most: 10 },
  roll: { name: '95 of 100 rolls are seen, beyond the way there and back', unit: 'ms', most: 100 },
  long: { name: `a table of ${longEntries} entries can be used`, unit: 's', most: 3 },
  heap: { name: 'and the memory of its page', unit: 'MB', most: 100 },
  sent: { name: 'and what was sent for it, beside the page itself', unit: 'kB', most: 200 },
} satisfies Record<string, Figure>;
type Measured = { readonly game: string; readonly what: keyof typeof figures; readonly value: number };

const results: Measured[] = [];
const folder = mkdtempSync(join(tmpdir(), 'aspekt-bench-'));
const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
const tell = (game: string, all: Readonly<Partial<Record<keyof typeof figures, readonly number[]>>>): void => {
  for (const [what, values] of Object.entries(all)) {
    const key = what as keyof typeof figures;
    const { name, unit, most } = figures[key];
    const value = median(values);
    results.push({ game, what: key, value });
    const goal = `≤ ${most} ${unit}`.padStart(10);
    const seen = values.map((one) => one.toPrecision(3)).join(', ');
    console.log(
      `${game.padEnd(9)} ${name.padEnd(60)} ${`${value.toPrecision(3)} ${unit}`.padStart(10)} ${goal}  ${value <= most ? 'met   ' : 'MISSED'}  ${seen}`,
    );
  }
};

const since = (start: number): number => (performance.now() - start) / 1000;

/** From an invitation to the first roll. */
const newcomer = async (
  address: string,
  far: string,
  game: string,
): Promise<Readonly<Record<'largest' | 'join' | 'blocked' | 'shift' | 'touch' | 'first', number>>> => {
  const evening = evenings[game];
  if (!evening) throw new Error(`nobody knows how ${game} begins`);
  const order = { game, name: 'A slow evening', gmName: 'Gustav', locale: 'en', settings: {} };
  const table = (await (await post(address, '/api/tables', order)).json()) as Created;
  const gm = await enter(address, { table: table.table, token: table.gm });
  for (const command of evening.before) await gm.do(command);
  const welcomed = evening.welcomed?.(gm);
  const phone = await openPhone(browser, far);
  const { page } = phone;
  const start = performance.now();
  await page.goto(`/t/${table.table}#${table.invite}`, { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill('Anna');
  const join = since(start);
  const { largest, blocked } = await phone.felt();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await makeOne(phone, evening.bring);
  await welcomed;
  await evening.first(page);
  const first = since(start);
  const { shift, touch } = await phone.felt();
  await phone.close();
  gm.close();
  return { largest: largest / 1000, join, blocked, shift, touch, first };
};

const makeOne = async ({ page }: Phone, bring: string): Promise<void> => {
  const make = page.getByRole('button', { name: 'Make a character' }).first();
  const me = page.getByRole('navigation').getByRole('button', { name: 'Me', exact: true });
  await make.or(me).first().waitFor();
  if (!(await make.isVisible())) await me.click();
  await make.click();
  await page.locator('#builder section').getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('button', { name: bring, exact: true }).click();
};

/** How long a roll takes from the tap to its line, beyond the way there and back. */
const rolling = async (address: string, far: string): Promise<readonly number[]> => {
  const demo = (await (await post(address, '/api/demo', { game: 'aoristos', locale: 'en' })).json()) as {
    readonly table: string;
    readonly invite: string;
  };
  const phone = await openPhone(browser, far);
  const { page } = phone;
  await page.goto(`/t/${demo.table}#${demo.invite}`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Sit down' }).click();
  const roll = page.getByRole('button', { name: 'Freeform die', exact: true });
  await roll.waitFor();
  const beyond: number[] = [];
  for (let i = 0; i < rolls; i++) beyond.push((await roll.evaluate(tapped)) - line.roundTripMs);
  await phone.close();
  return beyond.toSorted((a, b) => a - b);
};

/** Runs in the page: taps, and waits for the last line of the log to be another. */
const tapped = (button: SVGElement | HTMLElement): Promise<number> =>
  new Promise((resolve) => {
    const last = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Last line'));
    if (!last || !(button instanceof HTMLElement)) throw new Error('there is no last line');
    const start = performance.now();
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    watch.observe(last.parentElement ?? last, { subtree: true, childList: true, characterData: true });
    button.click();
  });

/** A long campaign, opened by somebody whose phone has the page already. */
const longTable = async (game: string): Promise<Readonly<Record<'long' | 'heap' | 'sent', number>>> => {
  const own = join(folder, `long-${game}`);
  mkdirSync(own, { mode: 0o700 });
  const { table, token } = await writeLongTable(own, game, longEntries);
  const server = await startServer('aspekt', own);
  // Somebody was there before, so that there is a snapshot.
  (await enter(server.address, { table, token })).close();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const far = await farAway(server.address, line);
  const phone = await openPhone(browser, far.address);
  const { page } = phone;
  const usable = page.getByRole('button', { name: /^Last line/u });
  await page.goto(`/t/${table}#${token}`);
  await usable.waitFor();
  const before = far.received();
  const start = performance.now();
  await page.reload({ waitUntil: 'commit' });
  await usable.waitFor();
  const long = since(start);
  const sent = (far.received() - before) / 1000;
  const heap = await phone.heapMb();
  await phone.close();
  far.close();
  await server.stop();
  return { long, heap, sent };
};

ensurePage();
const browser = await startBrowser();
try {
  mkdirSync(join(folder, 'tables'), { mode: 0o700 });
  const server = await startServer('aspekt', join(folder, 'tables'));
  const far = await farAway(server.address, line);
  for (const { id } of games.filter((game) => wanted === undefined || game.id === wanted)) {
    const all: Awaited<ReturnType<typeof newcomer>>[] = [];
    for (let i = 0; i < repeats; i++) all.push(await newcomer(server.address, far.address, id));
    const of = (what: keyof (typeof all)[number]): readonly number[] => all.map((one) => one[what]);
    tell(id, {
      largest: of('largest'),
      join: of('join'),
      blocked: of('blocked'),
      shift: of('shift'),
      touch: of('touch'),
      first: of('first'),
    });
    const { long, heap, sent } = await longTable(id);
    tell(id, { long: [long], heap: [heap], sent: [sent] });
  }
  const beyond = await rolling(server.address, far.address);
  tell('any', { roll: [beyond[Math.ceil(rolls * 0.95) - 1] ?? Number.NaN] });
  console.log(
    `          half of them within ${Math.round(median(beyond))} ms, the slowest ${Math.round(beyond.at(-1) ?? 0)} ms`,
  );
  far.close();
  await server.stop();
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
const file = fileURLToPath(new URL('../../.cache/bench-phone.json', import.meta.url));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ node: process.version, results }, undefined, 2)}\n`);
