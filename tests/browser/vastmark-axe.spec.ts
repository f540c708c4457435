import type { Page } from '@playwright/test';
import { expectAccessible, openFolds } from './accessible.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { layTable } from './vastmark-table.ts';

const words = {
  en: {
    me: 'Me',
    gm: 'Game master',
    build: 'Make a character',
    settings: 'Settings',
  },
  sv: {
    me: 'Jag',
    gm: 'Spelledare',
    build: 'Gör en figur',
    settings: 'Inställningar',
  },
  pl: { me: 'Ja', gm: 'MG', build: 'Zrób postać', settings: 'Ustawienia' },
} as const;

/** Each role on each kind of screen in one language or another. */
const seats: Readonly<Record<'sv' | 'pl' | 'en', Readonly<Record<'gm' | 'anna' | 'bo', Screen>>>> = {
  sv: { gm: 'phone', anna: 'desktop', bo: 'phone' },
  pl: { gm: 'desktop', anna: 'phone', bo: 'desktop' },
  en: { gm: 'phone', anna: 'phone', bo: 'phone' },
};

for (const locale of ['sv', 'pl', 'en'] as const) {
  test(`axe finds nothing on any screen of Västmark in ${locale}`, async ({ device, server }) => {
    test.setTimeout(150_000);
    const t = words[locale];
    const { gm, player, table, anna } = await layTable(server, locale);
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
      anna: await open(screens.anna, anna.token),
      bo: await open(screens.bo, bo.token),
    };
    const clean = async (what: string, ...whose: readonly (keyof typeof pages)[]): Promise<void> => {
      for (const who of whose) await expectAccessible(pages[who], `${what}, ${who}`);
    };
    const tab = async (who: keyof typeof pages, name: string): Promise<void> => {
      if (screens[who] === 'phone')
        await pages[who].getByRole('navigation').getByRole('button', { name, exact: true }).click();
    };
    const unfold = (page: Page): Promise<void> =>
      page.locator('#scene details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));

    await unfold(pages.gm);
    await clean('free', 'gm', 'anna');
    await pages.bo.getByRole('button', { name: t.build }).first().click();
    await expect(pages.bo.getByRole('button', { name: /^Sigrid/u })).toBeVisible();
    await clean('builder, where to start', 'bo');
    await pages.bo.getByRole('button', { name: /^Sigrid/u }).click();
    await clean('builder', 'bo');

    await player.do({ type: 'vastmark/declareAction', actor: 'tuva', text: 'hides', trait: 'Liten' });
    await clean('inbox', 'gm');
    await player.do({ type: 'vastmark/requestSeveralTraits', actor: 'tuva', traits: ['Liten', 'Kvick'] });
    await clean('several asked for', 'gm');
    await gm.do({ type: 'vastmark/answerSeveralTraits', actor: 'tuva', traits: ['Liten', 'Kvick'], allow: true });

    const hide = { type: 'vastmark/openRoll', actor: 'tuva', skills: ['Gömma Sig'] } as const;
    await player.do({ ...hide, id: 'hide', traits: ['Liten'], resistance: { kind: 'difficulty', value: 9 } });
    await player.do({ type: 'vastmark/proposeTrait', rollId: 'hide', trait: 'Liten', turned: true, reason: 'small' });
    await unfold(pages.anna);
    await clean('proposed', 'gm', 'anna');
    await gm.do({ type: 'vastmark/ruleTrait', rollId: 'hide' });
    await clean('ruled', 'anna');
    await server.dice(table.table, [0]);
    await player.do({ type: 'vastmark/roll', rollId: 'hide' });
    await unfold(pages.gm);
    await clean('zero', 'gm', 'anna');
    await gm.do({ type: 'vastmark/confirmRoll', rollId: 'hide' });
    await clean('zeroed, told', 'gm');

    await gm.do({ ...hide, id: 'kick', traits: ['Kvick'], resistance: { kind: 'opposed' } });
    await gm.do({
      type: 'vastmark/openRoll',
      id: 'guard',
      actor: 'spy',
      traits: ['Lömsk'],
      resistance: { kind: 'opposed' },
    });
    await clean('opposed', 'gm', 'anna');
    await server.dice(table.table, [9, 9, 6, 4]);
    await gm.do({ type: 'vastmark/opposedRoll', id: 'fight', sides: ['kick', 'guard'] });
    await gm.do({ type: 'vastmark/confirmRoll', rollId: 'kick' });
    await clean('perfection', 'gm', 'anna');

    await gm.do({
      ...hide,
      id: 'both',
      mode: 'separate',
      traits: ['Liten', 'Kvick'],
      resistance: { kind: 'difficulty', value: 6 },
    });
    await server.dice(table.table, [0, 8]);
    await player.do({ type: 'vastmark/roll', rollId: 'both' });
    await clean('several', 'anna');

    await tab('anna', t.me);
    await pages.anna.locator('#me summary').first().click();
    await expect(pages.anna.locator('#me textarea')).toBeVisible();
    await clean('me', 'anna');
    await tab('gm', t.me);
    await clean('everybody’s traits', 'gm');
    await pages.gm.getByRole('button', { name: t.gm, exact: true }).click();
    await expect(pages.gm.locator('#more form').first()).toBeVisible();
    await openFolds(pages.gm.locator('#more .game summary'));
    await pages.gm.getByText(t.settings, { exact: true }).click();
    await clean('drawer and settings', 'gm');
  });
}
