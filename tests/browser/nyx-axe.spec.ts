import type { Page } from '@playwright/test';
import { expectAccessible, openFolds } from './accessible.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { layTable, startFight } from './nyx-table.ts';

const words = {
  en: {
    scene: /^Scene/u,
    me: 'Me',
    gm: 'Game master',
    build: 'Make a character',
    blank: 'Start from nothing',
    settings: 'Settings',
  },
  sv: {
    scene: /^Scen/u,
    me: 'Jag',
    gm: 'Spelledare',
    build: 'Gör en rollperson',
    blank: 'Börja från ingenting',
    settings: 'Inställningar',
  },
  pl: { scene: /^Scena/u, me: 'Ja', gm: 'MG', build: 'Zrób postać', blank: 'Zacznij od zera', settings: 'Ustawienia' },
} as const;

/** Each role on each kind of screen in one language or another. */
const seats: Readonly<Record<'sv' | 'pl' | 'en', Readonly<Record<'gm' | 'anna' | 'bo', Screen>>>> = {
  sv: { gm: 'phone', anna: 'desktop', bo: 'phone' },
  pl: { gm: 'desktop', anna: 'phone', bo: 'desktop' },
  en: { gm: 'phone', anna: 'phone', bo: 'phone' },
};

for (const locale of ['sv', 'pl', 'en'] as const) {
  test(`axe finds nothing on any screen of Nyx in ${locale}`, async ({ device, server }) => {
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
    const unfold = (page: Page): Promise<void> =>
      page.locator('#scene details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));

    await clean('scene', 'gm', 'anna');
    await pages.bo.getByRole('button', { name: t.build }).first().click();
    await expect(pages.bo.getByRole('button', { name: /^Phaide/u })).toBeVisible();
    await clean('builder, where to start', 'bo');
    await pages.bo.getByRole('button', { name: t.blank }).click();
    await clean('builder', 'bo');

    await player.do({ type: 'nyx/declareAction', id: 'try', actor: 'phaide', attribute: 'body', difficulty: -1 });
    await player.do({
      type: 'nyx/activateAspect',
      id: 'use',
      draft: 'try',
      owner: 'phaide',
      aspect: 'a1',
      by: 'phaide',
      sign: 'positive',
      explanation: 'she will not give up',
    });
    await pages.anna
      .getByRole('button', { name: /Omtyckt/u })
      .last()
      .click();
    await clean('draft', 'gm', 'anna');
    await gm.do({
      type: 'nyx/demandAspect',
      id: 'demand',
      draft: 'try',
      target: 'phaide',
      owner: 'phaide',
      aspect: 'a9',
    });
    await clean('demand', 'gm', 'anna');
    await player.do({ type: 'nyx/answerDemand', draft: 'try', demand: 'demand', answer: 'accept' });
    await server.dice(table.table, [10, 9, 10, 10]);
    await player.do({ type: 'nyx/commitRoll', draft: 'try' });
    await clean('harm', 'gm', 'anna');
    await player.do({ type: 'nyx/chooseHarm', harm: 'try-harm', choice: 'damage', name: 'Broken leg' });

    await startFight(gm, 'continues');
    await gm.do({ type: 'nyx/setSituational', conflict: 'bank', side: 'B', label: 'Spear', value: 4 });
    await clean('conflict, a round to declare', 'gm', 'anna');
    await player.do({ type: 'nyx/declareRound', conflict: 'bank', side: 'A', attribute: 'body' });
    await gm.do({ type: 'nyx/declareRound', conflict: 'bank', side: 'B', attribute: 'body' });
    await clean('conflict, a round in the making', 'gm', 'anna');
    await gm.do({ type: 'nyx/ready', draft: 'bank-1', side: 'B', ready: true });
    await server.dice(table.table, [4, 1]);
    await player.do({ type: 'nyx/commitRoll', draft: 'bank-1' });
    await unfold(pages.gm);
    await clean('conflict, a round to describe', 'gm', 'anna');
    await gm.do({ type: 'nyx/endConflict', conflict: 'bank', reason: 'dawn' });

    await gm.do({
      type: 'nyx/startSlowHarm',
      id: 'rumour',
      target: 'phaide',
      name: 'A rumour',
      attribute: 'interaction',
      strength: 1,
      period: 40_320,
      hidden: false,
    });
    await gm.do({ type: 'nyx/advanceClock', by: 20_160 });
    await clean('slow harm', 'gm', 'anna');
    await tab('anna', t.me);
    await pages.anna.locator('#me').getByRole('button', { name: /Liten/u }).click();
    await clean('me', 'anna');

    await pages.gm.getByRole('button', { name: t.gm, exact: true }).click();
    await expect(pages.gm.locator('#more form').first()).toBeVisible();
    await openFolds(pages.gm.locator('#more .game summary'));
    await pages.gm.getByText(t.settings, { exact: true }).click();
    await clean('drawer and settings', 'gm');
    await tab('gm', t.scene);
    await tab('anna', t.scene);
    await player.do({ type: 'nyx/rollSlowHarm', slowHarm: 'rumour', id: 'check' });
    await server.dice(table.table, [1]);
    await player.do({ type: 'nyx/commitRoll', draft: 'check' });
    await gm.do({ type: 'nyx/endScene' });
    await gm.do({ type: 'nyx/endSession' });
    await unfold(pages.gm);
    await clean('break', 'gm', 'anna');
  });
}
