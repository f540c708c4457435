import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { tabTo } from './hands.ts';

/** How somebody uses the page: with a finger, or with the keyboard alone. */
export type Hands = {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  choose(target: Locator): Promise<void>;
};

export const fingers: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: (target) => target.check(),
};

/** Tab leads to a group of radio buttons, arrows to one of them. */
const arrowTo = async (target: Locator): Promise<void> => {
  const page = target.page();
  await expect(target).toBeVisible();
  const inGroup = (): Promise<boolean> =>
    target.evaluate((element) => {
      const at = element.ownerDocument.activeElement;
      return at instanceof HTMLInputElement && at.type === 'radio' && at.name === (element as HTMLInputElement).name;
    });
  for (let i = 0; i < 250 && !(await inGroup()); i++) await page.keyboard.press('Tab');
  for (let i = 0; i < 20 && !(await target.isChecked()); i++) {
    await page.keyboard.press(i === 0 ? 'Space' : 'ArrowRight');
  }
  await expect(target).toBeChecked();
};

export const keys: Hands = {
  press: async (target) => {
    await tabTo(target);
    const role = await target.evaluate((element) => element.getAttribute('role') ?? '');
    await target.page().keyboard.press(role === 'switch' ? 'Space' : 'Enter');
    // Whatever that did, the focus is not lost.
    await expect.poll(() => target.page().evaluate(() => document.activeElement !== document.body)).toBe(true);
  },
  write: async (target, text) => {
    await tabTo(target);
    await target.page().keyboard.press('ControlOrMeta+a');
    await target.page().keyboard.insertText(text);
  },
  choose: arrowTo,
};

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
export const radio = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name });

/** What a player has in both pools, as it is said. */
export const poolsAre = async (page: Page, engagement: string, story: string): Promise<void> => {
  const me = page.locator('#me');
  await expect(me).toContainText(new RegExp(`Engagement\\s*\\d+\\s*${engagement}`, 'u'));
  await expect(me).toContainText(new RegExp(`Story\\s*\\d+\\s*${story}`, 'u'));
};

/** On a phone, another part of the table; on a desktop all are there. */
export const turnTo = async (page: Page, part: 'Scene' | 'Me'): Promise<void> => {
  const tab = page
    .getByRole('navigation', { name: 'Parts of the table' })
    .getByRole('button', { name: new RegExp(`^${part}`, 'u') });
  if (await tab.isVisible()) await tab.click();
};
