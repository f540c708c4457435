import type { Page } from '@playwright/test';
import { expectAccessible, openFolds } from './accessible.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { layPeople } from './aoristos-people.ts';

const words = {
  en: { gm: 'Game master', settings: 'Settings', make: 'Make a character', blank: 'Start from nothing', next: 'Next' },
  sv: {
    gm: 'Spelledare',
    settings: 'Inställningar',
    make: 'Gör en rollperson',
    blank: 'Börja från ingenting',
    next: 'Nästa',
  },
  pl: { gm: 'MG', settings: 'Ustawienia', make: 'Zrób postać', blank: 'Zacznij od zera', next: 'Dalej' },
} as const;

/** Each role on each kind of screen in one language or another. */
const seats: Readonly<Record<'sv' | 'pl' | 'en', Readonly<Record<'gm' | 'anna' | 'bo', Screen>>>> = {
  sv: { gm: 'phone', anna: 'desktop', bo: 'phone' },
  pl: { gm: 'desktop', anna: 'phone', bo: 'desktop' },
  en: { gm: 'phone', anna: 'phone', bo: 'phone' },
};

for (const locale of ['sv', 'pl', 'en'] as const) {
  test(`axe finds nothing on the sheet, in the builder and in the drawer of Aoristos in ${locale}`, async ({
    device,
    server,
  }) => {
    test.setTimeout(150_000);
    const t = words[locale];
    const laid = await layPeople(server, locale);
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
    const clean = async (what: string, who: keyof typeof pages): Promise<void> => {
      await expectAccessible(pages[who], `${what}, ${who}`);
    };
    const tab = async (who: keyof typeof pages, place: number): Promise<void> => {
      if (screens[who] === 'phone') await pages[who].getByRole('navigation').getByRole('button').nth(place).click();
    };

    for (const who of ['gm', 'anna', 'bo'] as const) await tab(who, 1);
    await clean('a fresh sheet', 'anna');
    await gm.do({ type: 'aoristos/applyHit', person: 'signe', area: 'leftArm', strength: 9, useArmour: false });
    await server.dice(table.table, [6, 6, 6, 6, 6]);
    await player.do({ type: 'aoristos/painTest', by: 'signe' });
    await gm.do({ type: 'aoristos/applyHit', person: 'mirko', area: 'torso', strength: 15, useArmour: false });
    await server.dice(table.table, [6, 6, 6, 6]);
    await gm.do({ type: 'aoristos/survivalRoll', by: 'mirko' });
    await gm.do({ type: 'aoristos/addPsychTrauma', person: 'signe', amount: 12, shocking: true });
    await gm.do({ type: 'aoristos/awardUp', characters: ['signe'], reason: 'combat', challenge: 3 });
    await openFolds(pages.anna.locator('#me article details > summary'));
    await expect(pages.anna.locator('#me figure')).toBeVisible();
    await clean('a sheet with everything open', 'anna');
    await openFolds(pages.gm.locator('#me .patient summary'));
    await clean('who is hurt, and the clock', 'gm');
    await gm.do({ type: 'aoristos/setRest', person: 'mirko', resting: true });
    await gm.do({ type: 'aoristos/advanceTime', minutes: 5 });
    await clean('a survival roll that waits', 'gm');
    await server.dice(table.table, [6, 6, 6, 6, 6, 6, 6, 6]);
    while ((await pages.gm.locator('#me .due .one').count()) > 0) {
      await pages.gm.locator('#me .due button').last().click();
      await pages.gm.waitForTimeout(150);
    }

    await pages.bo.locator('#me').getByRole('button', { name: t.make }).click();
    await expect(pages.bo.getByRole('button', { name: /^Etka/u })).toBeVisible();
    await clean('builder, where to start', 'bo');
    await pages.bo.getByRole('button', { name: t.blank }).click();
    for (let step = 0; step < (screens.bo === 'phone' ? 5 : 1); step++) {
      if (step > 0) await pages.bo.getByRole('button', { name: t.next, exact: true }).click();
      await clean(`builder, step ${step + 1}`, 'bo');
    }

    await pages.gm.getByRole('button', { name: t.gm, exact: true }).click();
    await expect(pages.gm.locator('#more form').first()).toBeVisible();
    await openFolds(pages.gm.locator('#more .game > .drawer > details > summary'));
    await openFolds(pages.gm.locator('#more .game > .drawer > details:last-child details > summary'));
    await pages.gm.getByText(t.settings, { exact: true }).click();
    await expect(pages.gm.locator('#more').getByRole('tab').first()).toBeVisible();
    await clean('drawer and settings', 'gm');
    await pages.anna.locator('#me > .me button').last().click();
    await expect(pages.anna.getByRole('dialog')).toBeVisible();
    await clean('the tables', 'anna');
  });
}
