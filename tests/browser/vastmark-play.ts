import type { Page } from '@playwright/test';
import { expect, type Server } from './fixtures.ts';
import type { Hands } from './hands.ts';
import { bookScene, card, scene, type Laid, type Seats } from './vastmark-table.ts';

export type Play = Seats & {
  readonly server: Server;
  readonly laid: Laid;
  readonly hands: Hands;
};

const button = (page: Page, name: string) => scene(page).getByRole('button', { name, exact: true });
const chip = (page: Page, name: string) => scene(page).getByRole('button', { name: new RegExp(`^${name}`, 'u') });

/** Tuva says what she does, the game master turns Liten and takes the spy's roll; both roll seven. */
export const hideFromTheSpy = async ({ server, laid, gm, player, hands }: Play): Promise<void> => {
  const { trait, skill, total, faces } = bookScene('VAST-EX-01');
  await hands.write(scene(player).getByLabel('What do you do?'), 'I hide under the oak');
  await hands.press(chip(player, trait));
  await hands.press(chip(player, skill));
  await hands.press(button(player, 'Tell the game master'));

  await expect(gm.getByRole('heading', { name: 'Tuva wants to' })).toBeVisible();
  await hands.press(scene(gm).getByRole('switch', { name: `Turn ${trait}: −1 becomes +1` }));
  await totalOf(gm, hands, 'Spionen', total);
  await expect(scene(gm)).toContainText(`${trait} ↺`);
  await hands.press(button(gm, 'Open the roll'));

  await expect(card(player)).toContainText('= d10 +3');
  await server.dice(laid.table.table, faces);
  await hands.press(button(player, 'Roll'));
  for (const page of [gm, player]) {
    await expect(card(page)).toContainText('Status quo');
    await expect(page.getByRole('img', { name: `Tuva has 7 against ${total}.` })).toBeVisible();
  }
  await hands.press(button(gm, 'Confirm the roll'));
  await hands.write(scene(gm).getByLabel('What happens'), 'unseen, but he knows that she is near');
  await hands.press(button(gm, 'Half success'));
  await expect(card(player)).toContainText('Half success: unseen, but he knows that she is near');
};

/** Against a total that somebody else has rolled already. */
const totalOf = async (gm: Page, hands: Hands, whose: string, total: number): Promise<void> => {
  await choose(gm, hands, 'A total');
  await hands.choose(scene(gm).getByLabel('Whose total'), whose);
  await hands.press(scene(gm).getByRole('spinbutton', { name: 'Their total' }));
  for (let now = 9; now > total; now--) await gm.keyboard.press('ArrowDown');
  for (let now = 9; now < total; now++) await gm.keyboard.press('ArrowUp');
};

/** One of a row of choices: with a finger on its words, by keyboard with the arrows. */
const choose = async (page: Page, hands: Hands, text: string): Promise<void> => {
  const radio = scene(page).getByRole('radio', { name: text, exact: true });
  const group = radio.locator('xpath=ancestor::fieldset');
  const chosen = group.getByRole('radio', { checked: true });
  await hands.press(chosen);
  const order = await group.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const from = order.indexOf(await chosen.inputValue());
  const to = order.indexOf(await radio.inputValue());
  for (let i = from; i < to; i++) await page.keyboard.press('ArrowRight');
  for (let i = from; i > to; i--) await page.keyboard.press('ArrowLeft');
  await expect(radio).toBeChecked();
};

/** The die shows zero and Tuva is zeroed; the mishap is left to the game master. */
export const zeroed = async ({ server, laid, gm, player, hands }: Play): Promise<void> => {
  const { trait, skill, total, faces } = bookScene('VAST-EX-02');
  await laid.gm.do({
    type: 'vastmark/openRoll',
    id: 'hide',
    actor: 'tuva',
    traits: [trait],
    turned: [trait],
    skills: [skill],
    resistance: { kind: 'opposedTotal', actorId: 'spy', total, zero: false },
  });
  await server.dice(laid.table.table, faces);
  await hands.press(button(player, 'Roll'));
  await expect(card(player)).toContainText('Zero: fails at once');
  await expect(card(player)).toContainText('Zeroed');
  // One point alone does not save her; both are weighed before she decides.
  const points = scene(player).getByRole('region', { name: 'Hero points' });
  await expect(points.getByRole('button', { name: /^Ignore Zero \(1\)/u })).toContainText('0%');
  await expect(points).toContainText(/2 points: success \d+%/u);

  await hands.press(button(gm, 'Confirm the roll'));
  await expect(gm.getByRole('heading', { name: 'Zeroed: what happens to Tuva?' })).toBeVisible();
  const ideas = gm.getByRole('group', { name: 'Ideas' }).getByRole('button');
  await expect(ideas).toHaveCount(3);
  const mishap = (await ideas.first().textContent())?.trim() ?? '';
  await hands.press(ideas.first());
  await hands.press(button(gm, 'Tell it'));
  await expect(card(player)).toContainText(mishap);
};

/** Nine, nine and six: the kick that nobody forgets. */
export const kick = async ({ server, laid, gm, player, hands }: Play): Promise<void> => {
  const { trait, skill, total, faces } = bookScene('VAST-EX-04');
  await laid.gm.do({
    type: 'vastmark/openRoll',
    id: 'kick',
    actor: 'tuva',
    traits: [trait],
    skills: [skill],
    resistance: { kind: 'opposedTotal', actorId: 'spy', total, zero: false },
  });
  await expect(card(player)).toContainText(`${skill} 0`);
  await server.dice(laid.table.table, faces);
  await hands.press(button(player, 'Roll'));
  for (const page of [gm, player]) {
    await expect(card(page)).toContainText('2 nines: the die rolls on');
    await expect(card(page)).toContainText('Perfection');
    await expect(card(page)).toContainText(`against ${total}, +16`);
  }
  await hands.press(button(gm, 'Confirm the roll'));
  await hands.write(scene(gm).getByLabel('What happens'), 'he drops the dagger');
  await hands.press(button(gm, 'Tell it'));
  await expect(card(player)).toContainText('he drops the dagger');
};
