import type { Page } from '@playwright/test';
import type { Wire } from '@aspekt/contract';
import { games } from '@aspekt/registry';
import { enter } from '../server/client.ts';
import { expect, test } from './fixtures.ts';
import { keys } from './hands.ts';

/** A roll that the demo of each game is ready for: who makes it, and what is pressed for it. */
type Roll = {
  readonly as: 'gm' | 'player';
  readonly press: readonly RegExp[];
  /** What the game master does before. */
  readonly first?: Wire;
};
const rolls: Readonly<Record<string, Roll>> = {
  nyx: {
    as: 'player',
    press: [/^Body 4/u, /^Roll$/u],
    first: { type: 'nyx/endConflict', conflict: 'chase', reason: 'They lose sight of each other.' },
  },
  aoristos: { as: 'gm', press: [/^Begin the activation$/u] },
  ode: { as: 'player', press: [/^Roll the dice$/u] },
  vastmark: { as: 'gm', press: [/^Roll against each other$/u] },
  kolo: { as: 'player', press: [/^Throw 3 coins$/u] },
};

/** Write down from now on in which order the focus moves and something is said. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener('focusin', ({ target }) => {
      heard.push(`focus: ${target instanceof Element ? target.id || target.tagName : ''}`);
    });
    for (const region of document.querySelectorAll('.table > [aria-live]')) {
      new MutationObserver(() => {
        if (region.textContent) heard.push(`said: ${region.textContent}`);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
const heardIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly heard: readonly string[] }).heard);

for (const { id, title } of games)
  for (const screen of ['desktop', 'phone'] as const)
    test(`in ${title} the result of a roll is said after the focus has moved, and nothing takes the word from it, on a ${screen}`, async ({
      device,
      server,
    }) => {
      const demo = await server.demo(id);
      const page = await device(screen);
      const roll = rolls[id];
      if (!roll) throw new Error(`no roll is known for ${id}`);
      if (roll.first) {
        const gm = await enter(server.address, { table: demo.table, token: demo.gm, locale: 'en' });
        await gm.do(roll.first);
        gm.close();
      }
      await page.goto(`/t/${demo.table}#${roll.as === 'gm' ? demo.gm : demo.player.token}`);
      const scene = page.locator('#scene');
      for (const name of roll.press.slice(0, -1)) await keys.press(scene.getByRole('button', { name }));
      const last = scene.getByRole('button', { name: roll.press.at(-1) ?? '' });
      await expect(last).toBeEnabled();
      await last.focus();
      // What was said before has been said.
      await page.waitForTimeout(2000);
      // On a phone the log is elsewhere; it is written all the same.
      const written = page.locator('[role=log] li');
      const lines = await written.count();
      await listen(page);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await heardIn(page)).some((one) => one.startsWith('said: '))).toBe(true);
      // Long enough for whatever else might move: offers that come later, a view that unfolds.
      await page.waitForTimeout(1500);
      await expect.poll(async () => (await heardIn(page)).at(-1)).toMatch(/^said: /u);
      const heard = await heardIn(page);
      // It is the result, in the words of the log.
      const result = (await written.allTextContents()).slice(lines).join('\n');
      expect(heard.some((one) => one.startsWith('focus: '))).toBe(true);
      expect(result).toContain(
        heard
          .at(-1)
          ?.replace(/^said: (?:\d+ new lines. The last: )?/u, '')
          .slice(0, 20),
      );
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    });
