import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ games: 'pebbles' });

const words = {
  en: { gm: 'Game master', rules: 'Look up a rule', sit: 'Sit down', log: 'Log', me: 'Me', scene: 'Scene' },
  sv: { gm: 'Spelledare', rules: 'Slå upp en regel', sit: 'Sätt dig', log: 'Logg', me: 'Jag', scene: 'Scen' },
  pl: { gm: 'MG', rules: 'Sprawdź zasadę', sit: 'Usiądź', log: 'Dziennik', me: 'Ja', scene: 'Scena' },
} as const;

for (const locale of ['sv', 'pl', 'en'] as const) {
  for (const screen of ['phone', 'desktop'] as const) {
    test(`axe finds nothing on any screen in ${locale}, ${screen}`, async ({ device, server }) => {
      const t = words[locale];
      const table = await server.table({ game: 'pebbles', name: 'Axe', gm: 'Gustav', locale });
      await server.join(table, 'Anna', locale);
      const page = await device(screen, { locale });
      const clean = (what: string): Promise<void> => expectAccessible(page, what);
      const part = async (name: string): Promise<void> => {
        if (screen === 'phone') await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
      };
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { name: 'Pebbles' })).toBeVisible();
      await page.locator('.about summary').click();
      await expect(page.getByText(/Or[ck][aą]/u)).toBeVisible();
      await clean('home, with the statement on accessibility');
      await page.goto(`/t/${table.table}#${table.invite}`);
      await expect(page.getByRole('button', { name: t.sit })).toBeVisible();
      await clean('join');
      await page.goto(`/t/${table.table}#${table.gm}`);
      await expect(page.getByRole('button', { name: t.gm, exact: true })).toBeVisible();
      await part(t.log);
      for (const line of [
        '/do {"type":"pebbles/bring","id":"troll","name":"Troll"}',
        '/do {"type":"pebbles/throw","who":"troll","dice":3,"to":"gm"}',
        '/undo',
        '/do {"type":"pebbles/throw","who":"troll","dice":11}',
        '/help',
      ]) {
        await page.locator('#say').fill(line);
        await page.locator('#say').press('Enter');
      }
      await expect(page.getByText('PEBBLES_E_MANY')).toBeVisible();
      // A phone shows one part at a time, a desktop all of them.
      if (screen === 'phone') await clean('log');
      await part(t.scene);
      await page
        .locator('#scene details')
        .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
      await clean('scene');
      await part(t.me);
      if (screen === 'phone') await clean('me');
      await page.getByRole('button', { name: t.gm, exact: true }).click();
      await expect(page.locator('#more summary').first()).toBeVisible();
      for (const chapter of await page.locator('#more summary').all()) await chapter.click();
      await clean('drawer with every chapter open');
      await page.getByRole('button', { name: t.rules }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await clean('help');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: /\(.*X.*\)/u }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await clean('pause');
    });
  }
}
