import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How somebody works the page: with a finger, or with the keyboard alone. */
export interface Hands {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** One of a list that folds out. */
  choose(target: Locator, label: string): Promise<void>;
}

export const finger: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, label) => void (await target.selectOption({ label })),
};

/** Whether it has the focus; neither, where it is no longer on the page. */
const hasFocus = (element: Element): boolean | undefined =>
  element.isConnected ? element.ownerDocument.activeElement === element : undefined;

/** Pages on which something was done by keyboard since they were loaded. */
const inUse = new WeakMap<Page, string>();
const isLost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);

/** From wherever the focus is, by Tab alone; nothing is farther than one way round the page. */
export const tabTo = async (target: Locator): Promise<void> => {
  const page = target.page();
  // Whatever came of what was done before, the focus is not lost.
  if (inUse.get(page) === page.url()) expect(await isLost(page), 'the focus is lost').toBe(false);
  inUse.set(page, page.url());
  await expect(target).toBeVisible();
  // Not looked up at every step, which takes longer than the step, but when it is reached or was drawn anew.
  let element = await target.elementHandle();
  for (let i = 0; i < 250; i++) {
    if ((await element?.evaluate(hasFocus)) !== false) {
      if (await target.evaluate(hasFocus)) return;
      element = await target.elementHandle();
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
};

export const keys: Hands = {
  press: async (target) => {
    const role = await target.evaluate((element) => element.getAttribute('role') ?? element.tagName);
    // The words of a fold are inside of what takes the focus.
    const reachable = role === 'SPAN' ? target.locator('xpath=ancestor::summary') : target;
    await tabTo(reachable);
    await target.page().keyboard.press(role === 'switch' ? 'Space' : 'Enter');
    // Whatever that did, the focus is not lost.
    await expect.poll(() => isLost(target.page())).toBe(false);
  },
  write: async (target, text) => {
    await tabTo(target);
    await target.page().keyboard.insertText(text);
  },
  choose: async (target, label) => {
    await tabTo(target);
    // The list goes to what one types.
    await target.page().keyboard.type(label);
  },
};
