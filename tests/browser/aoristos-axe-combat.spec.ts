import type { Page } from '@playwright/test';
import { expectAccessible, openFolds } from './accessible.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { layTable, startFight } from './aoristos-fight.ts';

/** Each role on each kind of screen in one language or another. */
const seats: Readonly<Record<'sv' | 'pl' | 'en', Readonly<Record<'gm' | 'anna' | 'bo', Screen>>>> = {
  sv: { gm: 'phone', anna: 'desktop', bo: 'phone' },
  pl: { gm: 'desktop', anna: 'phone', bo: 'desktop' },
  en: { gm: 'phone', anna: 'phone', bo: 'phone' },
};

for (const locale of ['sv', 'pl', 'en'] as const) {
  test(`axe finds nothing on the screens of a fight of Aoristos in ${locale}`, async ({ device, server }) => {
    test.setTimeout(150_000);
    const laid = await layTable(server, locale);
    const { table, gm, annaHand, boHand } = laid;
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
      bo: await open(screens.bo, laid.bo.token),
    };
    const clean = async (what: string, ...whose: readonly (keyof typeof pages)[]): Promise<void> => {
      for (const who of whose) await expectAccessible(pages[who], `${what}, ${who}`);
    };
    const radio = (page: Page, place: number): Promise<void> =>
      page.locator('#scene input[type=radio]').nth(place).check();
    const dice = (faces: readonly number[]): Promise<void> => server.dice(table.table, faces);

    await clean('scene and test', 'gm', 'anna');
    for (const kind of ['hand', 'opposed', 'fight', 'single']) {
      await pages.gm.locator('#scene select').first().selectOption(kind);
      await clean(kind, 'gm');
    }
    await startFight(laid);
    await openFolds(pages.gm.locator('#scene summary'));
    await clean('begin, and leading the fight', 'gm', 'anna');
    await dice([1, 5]);
    await annaHand.do({ type: 'aoristos/beginActivation', by: 'etka' });
    for (const place of [0, 1, 2]) {
      await radio(pages.anna, place);
      if (place === 2) await openFolds(pages.anna.locator('#scene summary'));
      await clean(`turn ${place}`, 'anna');
    }
    await annaHand.do({ type: 'aoristos/charge', by: 'etka', weapon: 'sling' });
    await annaHand.do({ type: 'aoristos/declareAttack', by: 'etka', target: 'moudoun', weapon: 'sling' });
    await clean('vigilance', 'gm', 'bo');
    await gm.do({
      type: 'aoristos/chooseVigilance',
      by: 'moudoun',
      traits: ['agility', 'awareness', 'evade'],
      move: { metres: 1 },
    });
    await clean('roll', 'anna', 'gm');
    await dice([6, 1, 3, 4, 5]);
    await annaHand.do({ type: 'aoristos/rollAttack', by: 'etka' });
    await clean('choice', 'anna', 'bo');
    await annaHand.do({ type: 'aoristos/confirmAttack', by: 'etka' });
    await annaHand.do({ type: 'aoristos/endActivation', by: 'etka' });
    await gm.do({ type: 'aoristos/adjust', reason: 'her turn', change: { what: 'turn', current: 'isseu' } });
    await dice([1, 1]);
    await boHand.do({ type: 'aoristos/beginActivation', by: 'isseu' });
    await boHand.do({
      type: 'aoristos/declareAttack',
      by: 'isseu',
      target: 'moudoun',
      weapon: 'unarmed',
      limb: 'rightLeg',
      safetyAim: 1,
    });
    await gm.do({ type: 'aoristos/chooseVigilance', by: 'moudoun', traits: ['awareness'] });
    await dice([1, 2, 3, 2, 3]);
    await boHand.do({ type: 'aoristos/rollAttack', by: 'isseu' });
    await clean('area', 'bo');
    await boHand.do({ type: 'aoristos/chooseArea', by: 'isseu', area: 'rightLeg' });
    await boHand.do({ type: 'aoristos/confirmAttack', by: 'isseu' });
    await clean('pain', 'gm', 'bo');
  });
}
