import type { Page } from '@playwright/test';
import { games } from '@aspekt/registry';
import type { DemoOpened } from '@aspekt/protocol';
import { playingAtOnce } from '../../bench/server/rounds.ts';
import { enter } from '../server/client.ts';
import { atRest } from './accessible.ts';
import { expect, test, type Server } from './fixtures.ts';

const atTable = async (page: Page, { table }: DemoOpened, token: string): Promise<void> => {
  await page.goto(`/t/${table}#${token}`);
  await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
  await expect(page.locator('#scene').getByRole('heading').nth(1)).toBeVisible();
  // Odds come a moment later, and what lies below them moves.
  await atRest(page);
};

/** A round of play by the player of a demo, up to a throw of dice. */
const play = async ({ address }: Server, { table, gm, player }: DemoOpened, game: string): Promise<void> => {
  const people = [await enter(address, { table, token: gm }), await enter(address, { table, token: player.token })];
  if (game === 'ode') for (const type of ['cancelRoll', 'endConflict']) await people[0]?.do({ type: `ode/${type}` });
  const [turns] = playingAtOnce(game);
  for (let i = 0; i < 6; i++) {
    const turn = turns?.next().value;
    if (turn) await people[turn.by]?.do(turn.command);
  }
  for (const one of people) one.close();
};

/** What has the focus: whether a ring of two pixels is around it or what holds it, and whether something lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return undefined;
    const ringed = (element: Element | null, up: number): boolean => {
      if (!element || up < 0) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      return ringed(element.parentElement, up - 1);
    };
    // A control that is not drawn itself is drawn by its label.
    const label = at instanceof HTMLInputElement ? at.labels?.[0] : undefined;
    const bare = at.getBoundingClientRect().width < 4 || getComputedStyle(at).opacity === '0';
    const drawn = bare && label ? label : at;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const points = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(left + width * part, top + height / 2));
    const free = points.some((there) => there !== null && drawn.contains(there));
    const name = at.getAttribute('aria-label') ?? (label ?? at).textContent.trim().slice(0, 40);
    return { what: `${at.tagName} ${name}`, ring: ringed(at, 2), free };
  });

/** By Tab once around the page: what was reached, and what was not to be seen there. */
const walked = async (
  page: Page,
): Promise<{ readonly seen: ReadonlySet<string>; readonly wrong: readonly string[] }> => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (!at) break;
    seen.add(at.what);
    if (!at.ring || !at.free) wrong.push(`${at.what}:${at.ring ? '' : ' no ring'}${at.free ? '' : ' covered'}`);
  }
  return { seen, wrong };
};

const wear = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

test('a page without rings, or with a bar over what has the focus, would be noticed', async ({ device, server }) => {
  const demo = await server.demo('nyx');
  const page = await device('desktop');
  await atTable(page, demo, demo.gm);
  await wear(page, '* { outline: none !important }');
  const bare = await walked(page);
  expect(bare.wrong.filter((what) => what.endsWith('no ring')).length).toBeGreaterThan(8);
  await wear(page, 'body::after { content: ""; position: fixed; inset: 0; z-index: 9999 }');
  const covered = await walked(page);
  expect(covered.wrong.filter((what) => what.endsWith('covered')).length).toBeGreaterThan(8);
});

for (const { id, title } of games) {
  for (const screen of ['phone', 'desktop'] as const)
    test(`in ${title} on a ${screen} the focus is always seen: a ring around it, and nothing over it`, async ({
      device,
      server,
    }) => {
      const demo = await server.demo(id);
      const page = await device(screen);
      await atTable(page, demo, demo.gm);
      const { seen, wrong } = await walked(page);
      expect(seen.size).toBeGreaterThan(8);
      expect(wrong).toEqual([]);
    });

  test(`in ${title} text may be set as wide as anyone needs it, on 320 pixels: nothing is cut off or runs out of the page`, async ({
    device,
    server,
  }) => {
    const demo = await server.demo(id);
    const page = await device('phone', { viewport: { width: 320, height: 640 } });
    await atTable(page, demo, demo.player.token);
    // As the guidelines have it: lines, letters and words far apart.
    await wear(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    for (const part of ['Scene', 'Me', 'Log', 'More']) {
      await page
        .getByRole('navigation', { name: 'Parts of the table' })
        .getByRole('button', { name: new RegExp(`^${part}`, 'u') })
        .click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), part).toBeLessThanOrEqual(0);
      expect(await cutOff(page), part).toEqual([]);
    }
  });

  test(`in ${title} nothing moves for those who do not want it`, async ({ device, server }) => {
    const demo = await server.demo(id);
    const page = await device('desktop');
    await atTable(page, demo, demo.player.token);
    const dice = page.getByRole('log').locator('.dice');
    const before = await dice.count();
    const moving: string[] = [];
    // The page is watched while somebody plays: at some moment of it dice fall.
    const played = play(server, demo, id);
    for (let over = false; !over; over = (await dice.count()) > before) {
      moving.push(...(await motions(page)));
      await page.waitForTimeout(20);
    }
    for (let i = 0; i < 10; i++) {
      moving.push(...(await motions(page)));
      await page.waitForTimeout(50);
    }
    await played;
    expect(moving).toEqual([]);
  });
}

/** Words of buttons and labels that do not fit into what they stand in. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, label, summary, h1, h2, h3')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => {
        const { overflow, textOverflow } = getComputedStyle(element);
        const hides = overflow !== 'visible' || textOverflow === 'ellipsis';
        return (
          hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const motions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 20)
      .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
  );
