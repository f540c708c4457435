import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { finger as plainFinger, keys as plainKeys, tabTo, type Hands as Plain } from './hands.ts';

/** How somebody works the page, lists and choices too. */
export interface Hands extends Plain {
  /** Choose in a list by what is written there. */
  choose(target: Locator, text: string): Promise<void>;
  /** One of a few. */
  mark(target: Locator): Promise<void>;
}

export const finger: Hands = {
  ...plainFinger,
  choose: async (target, text) => void (await target.selectOption({ label: text })),
  mark: (target) => target.check(),
};

export const keys: Hands = {
  ...plainKeys,
  choose: async (target, text) => {
    await tabTo(target);
    await target.page().keyboard.type(text);
    await expect(target.locator('option:checked')).toHaveText(text);
  },
  mark: async (target) => {
    const page = target.page();
    const group = target.locator('xpath=ancestor::fieldset[1]').getByRole('radio');
    await tabTo(group.and(page.locator(':checked')));
    for (let i = 0; i < 10 && !(await target.isChecked()); i++) await page.keyboard.press('ArrowRight');
    await expect(target).toBeChecked();
  },
};

/** The words of the page that the tests press, in the two languages they are played in. */
export const says = {
  sv: {
    who: 'Vem handlar?',
    intent: 'Vad försöker du göra?',
    other: 'En annan färdighet',
    target: 'Vem?',
    newAspect: 'Den nya aspekten',
    place: 'Var läggs den?',
    actions: { overcome: 'Övervinna', createAdvantage: 'Skapa ett övertag', attack: 'Attackera' },
    declare: { overcome: 'Försök övervinna', createAdvantage: 'Försök skapa den', attack: 'Attackera' },
    difficulty: 'Svårighetsnivå',
    change: 'Ändra svårighet eller motstånd',
    set: (rung: string) => `Sätt ${rung}`,
    defend: (skill: string) => `Försvara med ${skill}`,
    roll: 'Slå tärningarna',
    rollDefence: 'Slå försvaret',
    pass: 'Klar',
    how: 'Hur hjälper den?',
    apply: 'Ingen invänder',
  },
  en: {
    who: 'Who acts?',
    intent: 'What are you trying to do?',
    other: 'Another skill',
    target: 'Whom?',
    newAspect: 'The new aspect',
    place: 'Where is it put?',
    actions: { overcome: 'Overcome', createAdvantage: 'Create an advantage', attack: 'Attack' },
    declare: { overcome: 'Try to overcome', createAdvantage: 'Try to create it', attack: 'Attack' },
    difficulty: 'Difficulty',
    change: 'Change difficulty or opposition',
    set: (rung: string) => `Set ${rung}`,
    defend: (skill: string) => `Defend with ${skill}`,
    roll: 'Roll the dice',
    rollDefence: 'Roll the defence',
    pass: 'Done',
    how: 'How does it help?',
    apply: 'Nobody objects',
  },
} as const;

/** One person at a screen. */
export type Seat = { readonly page: Page; readonly hands: Hands; readonly t: (typeof says)['sv' | 'en'] };

const button = (page: Page, name: string | RegExp): Locator =>
  page.locator('#scene').getByRole('button', { name, exact: typeof name === 'string' });

export const press = ({ page, hands }: Seat, name: string | RegExp): Promise<void> => hands.press(button(page, name));

export type Deed = {
  readonly who?: string;
  readonly intent: string;
  readonly action: 'overcome' | 'createAdvantage' | 'attack';
  readonly skill?: RegExp;
  /** The skill as it stands in the list, where it is not among the first. */
  readonly listed?: string;
  readonly target?: string;
  readonly aspect?: { readonly text: string; readonly place: string };
};

/** Say what one does, with which skill and against whom. */
export const declare = async (seat: Seat, deed: Deed): Promise<void> => {
  const { page, hands, t } = seat;
  const tray = page.locator('#scene');
  if (deed.who !== undefined) await hands.choose(tray.getByLabel(t.who), deed.who);
  await hands.write(tray.getByLabel(t.intent), deed.intent);
  const radio = tray.getByRole('radio', { name: t.actions[deed.action], exact: true });
  if (!(await radio.isChecked())) await hands.mark(radio);
  if (deed.skill) await hands.press(tray.getByRole('button', { name: deed.skill }));
  if (deed.listed !== undefined) await hands.choose(tray.getByLabel(t.other), deed.listed);
  if (deed.target !== undefined) await hands.choose(tray.getByLabel(t.target), deed.target);
  if (deed.aspect) {
    await hands.write(tray.getByLabel(t.newAspect), deed.aspect.text);
    await hands.choose(tray.getByLabel(t.place), deed.aspect.place);
  }
  // The last button of that name is the one that declares.
  await hands.press(button(page, t.declare[deed.action]).last());
};

/** Where both sides stand, as the ladder says it. */
export const ladder = (page: Page): Locator => page.getByRole('img', { name: /Steg:|Shifts:|\(/u }).first();
