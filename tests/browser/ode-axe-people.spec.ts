import type { Page } from '@playwright/test';
import { people as enPeople } from '../../apps/web/src/rulesets/ode/words/en/people.ts';
import { people as plPeople } from '../../apps/web/src/rulesets/ode/words/pl/people.ts';
import { people as svPeople } from '../../apps/web/src/rulesets/ode/words/sv/people.ts';
import { en } from '../../apps/web/src/words/en.ts';
import { pl } from '../../apps/web/src/words/pl.ts';
import { sv } from '../../apps/web/src/words/sv.ts';
import { expectAccessible, openFolds } from './accessible.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { layParty, me, sit } from './ode-people-table.ts';

const words = {
  sv: { w: svPeople, t: sv },
  pl: { w: plPeople, t: pl },
  en: { w: enPeople, t: en },
} as const;

/** Each role on each kind of screen in one language or another. */
const seats: Readonly<Record<'sv' | 'pl' | 'en', Readonly<Record<'gm' | 'anna' | 'cleo', Screen>>>> = {
  sv: { gm: 'phone', anna: 'desktop', cleo: 'phone' },
  pl: { gm: 'desktop', anna: 'phone', cleo: 'desktop' },
  en: { gm: 'phone', anna: 'phone', cleo: 'phone' },
};

for (const locale of ['sv', 'pl', 'en'] as const)
  test(`axe finds nothing on the sheet, the builder, compels and the drawer of Öde in ${locale}`, async ({
    device,
    server,
  }) => {
    test.setTimeout(150_000);
    const { w, t } = words[locale];
    const party = await layParty(server, locale);
    const { gm: hand, table } = party;
    const screens = seats[locale];
    const newcomer = await server.join(table, 'Cleo', locale);
    const gm = await sit(device, screens.gm, table, table.gm, locale);
    const anna = await sit(device, screens.anna, table, party.anna.token, locale);
    const cleo = await sit(device, screens.cleo, table, newcomer.token, locale);
    const press = (page: Page, name: string): Promise<void> =>
      page.getByRole('button', { name, exact: true }).first().click();
    const goTo = async (page: Page, screen: Screen, part: string): Promise<void> => {
      // The tab of the scene also says how much waits there.
      const tab = page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${part}`, 'u') });
      if (screen === 'phone') await tab.click();
    };

    await goTo(cleo, screens.cleo, t.table.me);
    await me(cleo).getByRole('button', { name: w.me.make }).click();
    await expect(cleo.getByRole('button', { name: /^Ruth/u })).toBeVisible();
    await expectAccessible(cleo, 'the builder, where it begins');
    await press(cleo, w.builder.blank);
    await expectAccessible(cleo, 'the builder');
    if (screens.cleo === 'phone') for (let i = 0; i < 3; i++) await press(cleo, w.builder.next);
    const skill = cleo.locator('[data-skill="fight"]');
    await skill.click();
    await skill.click();
    await cleo.getByText(w.builder.skillBook).click();
    await expectAccessible(cleo, 'the pyramid');
    if (screens.cleo === 'phone') await press(cleo, w.builder.next);
    await press(cleo, w.stunt.write(3));
    await cleo.locator('input[type=radio][value=rule]').check();
    await expectAccessible(cleo, 'a stunt');

    // Everything that the sheet can unfold at once.
    const wound = { what: 'consequence', character: 'ruth', harm: 'physical' } as const;
    await hand.do({ type: 'ode/adjust', change: { ...wound, slotId: 'mild', text: 'Stukad' }, reason: '1' });
    await hand.do({ type: 'ode/adjust', change: { ...wound, slotId: 'severe', text: 'Bruten' }, reason: '2' });
    await hand.do({ type: 'ode/adjust', change: { what: 'minorChoices', character: 'ruth', value: 1 }, reason: '3' });
    await hand.do({ type: 'ode/adjust', change: { what: 'skillPoints', character: 'ruth', value: 1 }, reason: '4' });
    await goTo(anna, screens.anna, t.table.me);
    await press(anna, w.growth.minor(1));
    await press(anna, w.growth.points(1));
    await me(anna).locator('[aria-expanded]').nth(1).click();
    await press(anna, w.growth.treat);
    await press(anna, w.stunt.write(1));
    for (const fold of [w.compel.propose, w.me.change, w.safety.title]) await me(anna).getByText(fold).click();
    await expect(me(anna).getByLabel(w.compel.complication)).toBeVisible();
    await expectAccessible(anna, 'the sheet with all that it can unfold');
    await me(anna)
      .getByRole('button', { name: w.points.open('Ruth') })
      .click();
    await expect(anna.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(anna, 'the ledger');
    await anna.keyboard.press('Escape');

    await hand.do({
      type: 'ode/offerCompel',
      target: 'ruth',
      aspect: 'ruth-trouble',
      kind: 'event',
      complication: 'Dörren går sönder',
    });
    await party.ruth.do({ type: 'ode/negotiateCompel', text: 'Bara låset' });
    await party.charles.do({ type: 'ode/claimSelfCompel', aspect: 'charles-trouble', text: 'Ensam ned' });
    await goTo(anna, screens.anna, t.table.scene);
    await press(anna, w.compel.refuse('−1'));
    await expectAccessible(anna, 'a compel to answer');
    await expect(gm.getByRole('button', { name: w.compel.withdraw })).toBeVisible();
    await expectAccessible(gm, 'a compel and a claim, for the game master');
    await goTo(gm, screens.gm, t.table.me);
    await me(gm).locator('[aria-expanded]').first().click();
    await expect(me(gm).getByLabel(w.compel.complication)).toBeVisible();
    await expectAccessible(gm, 'everyone’s trouble');

    await hand.do({ type: 'ode/changeSettings', settings: { optCountdown: true, optWeaponArmour: true } });
    await press(gm, t.gm.drawer);
    const drawer = gm.locator('#more');
    await drawer.getByLabel(w.npc.line).fill(w.npc.placeholder.majorNpc);
    await drawer.getByRole('button', { name: w.npc.stunt, exact: true }).click();
    await openFolds(drawer.locator('.game summary'));
    await drawer.getByText(t.gm.tabs.settings, { exact: true }).click();
    await expect(drawer.getByText('by/3.0').first()).toBeVisible();
    await expectAccessible(gm, 'the drawer and the settings');
  });
