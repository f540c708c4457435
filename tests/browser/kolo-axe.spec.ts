import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { apart } from './colours.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { layTable, shot } from './kolo-table.ts';

const words = {
  en: {
    me: 'Me',
    gm: 'Game master',
    build: 'Make a character',
    blank: 'Start from nothing',
    back: 'Back',
    settings: 'Settings',
    grow: 'Grow',
  },
  sv: {
    me: 'Jag',
    gm: 'Spelledare',
    build: 'Gör en rollperson',
    blank: 'Börja från ingenting',
    back: 'Tillbaka',
    settings: 'Inställningar',
    grow: 'Väx',
  },
  pl: {
    me: 'Ja',
    gm: 'MG',
    build: 'Zrób postać',
    blank: 'Zacznij od zera',
    back: 'Wstecz',
    settings: 'Ustawienia',
    grow: 'Rozwój',
  },
} as const;

/** Each role on each kind of screen in one language or another. */
const seats: Readonly<Record<'sv' | 'pl' | 'en', Readonly<Record<'gm' | 'anna' | 'bo', Screen>>>> = {
  sv: { gm: 'phone', anna: 'desktop', bo: 'phone' },
  pl: { gm: 'desktop', anna: 'phone', bo: 'desktop' },
  en: { gm: 'phone', anna: 'phone', bo: 'phone' },
};

for (const locale of ['sv', 'pl', 'en'] as const) {
  test(`axe finds nothing on any screen of Koło in ${locale}`, async ({ device, server }) => {
    test.setTimeout(150_000);
    const t = words[locale];
    const laid = await layTable(server, locale);
    const { gm, player, table } = laid;
    const bo = await server.join(table, 'Bo', locale);
    const screens = seats[locale];
    const open = async (screen: Screen, token: string): Promise<Page> => {
      const page = await device(screen, { locale });
      await page.goto(`/t/${table.table}#${token}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
      return page;
    };
    const pages = {
      gm: await open(screens.gm, table.gm),
      anna: await open(screens.anna, laid.anna.token),
      bo: await open(screens.bo, bo.token),
    };
    const clean = async (what: string, ...whose: readonly (keyof typeof pages)[]): Promise<void> => {
      for (const who of whose) await expectAccessible(pages[who], `${what}, ${who}`);
    };
    const tab = async (who: keyof typeof pages, name: string | RegExp): Promise<void> => {
      if (screens[who] === 'phone') await pages[who].getByRole('navigation').getByRole('button', { name }).click();
    };
    /** Open every fold there is, and those that come with it. */
    const unfold = async (page: Page, where: string): Promise<void> => {
      for (let round = 0; round < 2; round++) {
        await page
          .locator(`${where} details`)
          .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
        await page.waitForTimeout(100);
      }
    };

    await clean('scene', 'gm', 'anna');
    await pages.bo.getByRole('button', { name: t.build }).first().click();
    await expect(pages.bo.getByRole('button', { name: /^Bartosz/u })).toBeVisible();
    await clean('builder, where to start', 'bo');
    await pages.bo.getByRole('button', { name: /^Bartosz/u }).click();
    await clean('builder', 'bo');
    if (screens.bo === 'phone') {
      // Somebody ready-made begins at the end; every step is one back.
      for (const step of ['secrets', 'aspects', 'traits', 'name']) {
        await pages.bo.getByRole('button', { name: t.back, exact: true }).click();
        await clean(`builder, ${step}`, 'bo');
      }
    }

    const categories = [
      { label: 'mgła', group: 'chance', value: -1, about: 'conditions' },
      { label: 'noc', group: 'chance', value: -1, about: 'conditions' },
    ] as const;
    await gm.do({ type: 'kolo/openTest', ...shot(laid, 't'), categories });
    await unfold(pages.gm, '#scene');
    await clean('a test before the coins', 'gm', 'anna');
    await player.do({ type: 'kolo/declareEngagement', testId: 't', points: 1 });
    await server.dice(table.table, [1, 0, 0, 0]);
    await player.do({ type: 'kolo/flip', testId: 't' });
    await unfold(pages.anna, '#scene');
    await clean('coins on the table', 'gm', 'anna');
    const bead = (kind: string): Locator => pages.anna.locator(`.bead${kind}:visible`).first();
    expect(await apart(bead('.full'), bead(':not(.full)')), 'a point and none').toBeGreaterThan(0.2);
    await player.do({ type: 'kolo/closeTest', testId: 't', xpLabel: 'łowy' });

    await gm.do({ type: 'kolo/openTest', ...shot(laid, 'a'), kind: 'contested' });
    const line = { pool: 3, sphereValue: 3, proficiencyValue: 1 };
    await gm.do({ type: 'kolo/openTest', id: 'b', actor: 'wolf', kind: 'contested', line });
    await clean('two against each other', 'gm', 'anna');
    await server.dice(table.table, [0, 0, 0, 1, 1, 1]);
    await gm.do({ type: 'kolo/contestedTest', id: 'c', a: 'a', b: 'b', active: true });
    await clean('a contest', 'gm', 'anna');
    await gm.do({ type: 'kolo/closeTest', testId: 'a' });
    await gm.do({ type: 'kolo/closeTest', testId: 'b' });

    await gm.do({ type: 'kolo/startComplex', id: 'x', intervalLabel: 'godzina', reversedScale: true });
    await gm.do({ type: 'kolo/complexNext', complexId: 'x', test: { ...shot(laid, 'x1'), traits: [] } });
    await server.dice(table.table, [0, 0, 0]);
    await player.do({ type: 'kolo/flip', testId: 'x1' });
    await player.do({ type: 'kolo/closeTest', testId: 'x1' });
    await clean('a complex test', 'gm', 'anna');
    await gm.do({ type: 'kolo/stopComplex', complexId: 'x' });

    await player.do({ type: 'kolo/proposeStory', id: 's', actor: 'hunter', text: 'Karczmarz ma u mnie dług.' });
    await clean('a story element to price', 'gm');
    await gm.do({ type: 'kolo/priceStory', storyId: 's', cost: 2 });
    await clean('a story element to pay', 'anna');
    await player.do({ type: 'kolo/payStory', storyId: 's' });
    await gm.do({ type: 'kolo/addMarker', actor: 'hunter', phrase: 'Skręcona kostka', value: -1 });
    await clean('a story element to like', 'gm', 'anna');

    await tab('anna', t.me);
    await pages.anna.locator('#me').getByText(t.grow, { exact: true }).click();
    await unfold(pages.anna, '#me');
    await clean('me', 'anna');
    await pages.gm.getByRole('button', { name: t.gm, exact: true }).click();
    await expect(pages.gm.locator('#more form').first()).toBeVisible();
    await unfold(pages.gm, '#more .game');
    await pages.gm.getByText(t.settings, { exact: true }).click();
    await clean('drawer and settings', 'gm');
  });
}
