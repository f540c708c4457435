import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { readAsOne } from './apart.ts';
import { contrastOf, type Contrast } from './contrast.ts';
import { expect } from './fixtures.ts';

/**
 * What axe cannot decide, and somebody has looked at: the rule, the kind of place, and why it is right there. Whatever
 * axe cannot decide elsewhere is a mistake until it is on this list. Contrast is not on it: what axe cannot work out of
 * that is worked out here (`contrastOf`).
 */
const reviewed: readonly {
  readonly rule: string;
  readonly place: string;
  readonly sign?: true;
  readonly why: string;
}[] = [
  {
    rule: 'label-content-name-mismatch',
    place: 'button[aria-label]',
    sign: true,
    why: 'One sign (X, ↺) is no words that anybody would say to the machine; the name says what it does.',
  },
  {
    rule: 'skip-link',
    place: 'a.skip[href="#scene"]',
    why: 'The scene may be another part of the table; the link opens that part and puts the focus there (shell.spec.ts).',
  },
];

/** Less than half as long as what it is made of: every page that is judged has to read it. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Every rule of axe, the best practices included, or some of them, on the page as it stands; what is undecided counts. */
const judged = async (page: Page, rules: readonly string[] = [], times = 3): Promise<readonly string[]> => {
  if (await page.evaluate(() => !('axe' in globalThis))) {
    await page.evaluate(axe);
    await page.evaluate(`globalThis.contrastOf = ${contrastOf.toString()}`);
  }
  const [unsteady, wrong] = await page.evaluate(
    async ({ only, list }) => {
      type Check = { readonly data?: { readonly messageKey?: string } | null };
      type Node = { readonly element: HTMLElement; readonly html: string; readonly any: readonly Check[] };
      type Found = { readonly id: string; readonly nodes: readonly Node[] };
      const here = globalThis as unknown as {
        axe: { run(options: object): Promise<Readonly<Record<'violations' | 'incomplete', readonly Found[]>>> };
        contrastOf(element: Element): Contrast | undefined;
      };
      let changed = false;
      const watch = new MutationObserver(() => (changed = true));
      watch.observe(document.body, { subtree: true, childList: true });
      const { violations, incomplete } = await here.axe.run({
        // What passed is not read, and nobody asks where it is.
        resultTypes: ['violations', 'incomplete'],
        selectors: false,
        elementRef: true,
        iframes: false,
        ...(only.length > 0 && { runOnly: [...only] }),
      });
      watch.disconnect();
      /** What lies over it when it is in the middle of what scrolls. */
      const cover = (element: HTMLElement): string => {
        const scrolled: (readonly [Element, number])[] = [];
        for (let at = element.parentElement; at; at = at.parentElement) scrolled.push([at, at.scrollTop]);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        // Where the letters are, which may be a small part of where they could be.
        const letters = document.createRange();
        letters.selectNodeContents(element);
        const [line = element.getBoundingClientRect()] = letters.getClientRects();
        const { left, top, width, height } = line;
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        for (const [at, top] of scrolled) at.scrollTop = top;
        // A notice goes by itself, or when it is closed.
        const isFree =
          there !== null && (element.contains(there) || there.contains(element) || there.closest('.notices') !== null);
        return isFree ? '' : (there?.outerHTML.slice(0, 80) ?? 'nothing');
      };
      const undecided = (id: string, { element, html, any }: Node): readonly string[] => {
        const place = list.find(({ rule, place }) => rule === id && element.matches(place));
        if (place && (!place.sign || /^.$/u.test(element.textContent.trim()))) return [];
        const key = any[0]?.data?.messageKey ?? '';
        if (id !== 'color-contrast') return [`${id} is undecided: ${html}`];
        const contrast = here.contrastOf(element);
        if (!contrast || contrast.ratio < contrast.needed)
          return [`contrast ${contrast?.ratio.toFixed(2) ?? 'unknown'} (${key}): ${html}`];
        const over = key.startsWith('elmPartiallyObscur') ? cover(element) : '';
        return over ? [`${over} covers ${html}`] : [];
      };
      const found = [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ...incomplete.flatMap(({ id, nodes }) => nodes.flatMap((node) => undecided(id, node))),
      ];
      return [changed, found] as const;
    },
    { only: rules, list: reviewed },
  );
  // What is judged while it is being drawn is judged wrongly.
  return unsteady && wrong.length > 0 && times > 1 ? judged(page, rules, times - 1) : wrong;
};

/** Controls that are too small to hit: under 24 by 24, apart from links in running text and what is out of sight. */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary, select, textarea, input, [role=tab]')]
      // What is not drawn itself is drawn, and hit, by its label.
      .map((element) => ({ element, drawn: element.closest('label') ?? element }))
      .map(({ element, drawn }) => ({ element, box: drawn.getBoundingClientRect() }))
      .filter(({ element, box }) => element.checkVisibility({ visibilityProperty: true }) && box.width > 1)
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
      ),
  );

/** Odds and news arrive a moment later; the page is judged when nothing has changed for a while. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let quiet = setTimeout(done, 110);
        const end = setTimeout(done, 1500);
        const watch = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(done, 110);
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        function done(): void {
          watch.disconnect();
          clearTimeout(quiet);
          clearTimeout(end);
          resolve();
        }
      }),
  );

/** With `ASPEKT_FULL=1` every screen is judged in both themes and layouts in every language. */
const whole = process.env['ASPEKT_FULL'] === '1';

/** The narrowest phone (or a desktop at 400 %), a tablet, a desktop. */
const widths = [320, 768, 1280] as const;

/** At one width: nothing has to be scrolled sideways, and everything is large enough to hit. */
const expectRoom = async (page: Page, what: string): Promise<void> => {
  // What is laid out by the width is so a moment after the width has changed.
  const over = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, { message: `${what} is too wide` }).toBeLessThanOrEqual(0);
  expect(await small(page), `${what} has small targets`).toEqual([]);
};

/**
 * A screen that everyone can use: no words are read as one, axe finds nothing in either theme and leaves nothing open,
 * and at every width nothing is too wide and nothing too small to hit. Colours are the same in every language: of the
 * dark theme English is enough. What sits at a phone in one language sits at a desktop in another.
 */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await atRest(page);
  expect(await readAsOne(page), `${what}, read aloud`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await judged(page), what).toEqual([]);
  const english = await page.evaluate(() => document.documentElement.lang === 'en');
  if (whole || english) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await judged(page, ['color-contrast']), `${what}, dark`).toEqual([]);
  }
  const own = page.viewportSize();
  if (!own) throw new Error('the page has no size');
  for (const width of widths) {
    await page.setViewportSize({ ...own, width });
    await expectRoom(page, `${what}, ${width} pixels wide`);
    if (whole && width === 1280 && own.width < 1100)
      expect(await judged(page), `${what}, all parts side by side`).toEqual([]);
  }
  await page.setViewportSize(own);
};

/**
 * Open every fold there is, and those in it. A fold that opens by itself when something happens is left open, which a tap
 * on each of them would not do.
 */
export const openFolds = async (where: Locator): Promise<void> => {
  for (let deeper = 0; deeper < 3; deeper++) {
    await where.evaluateAll((summaries) => {
      for (const summary of summaries) summary.closest('details')?.setAttribute('open', '');
    });
    // What is made when a fold is first opened may hold folds of its own.
    await where.page().waitForTimeout(50);
  }
};
