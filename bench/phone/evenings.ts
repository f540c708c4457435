import type { Page } from '@playwright/test';
import type { Wire } from '@aspekt/contract';
import type { Client } from '../../tests/server/client.ts';

/** How an evening begins: what the game master did before, and what a newcomer does first. */
type Evening = {
  readonly before: readonly Wire[];
  /** What the game master does when the newcomer has a character. */
  readonly welcomed?: (gm: Client) => Promise<unknown>;
  /** The button that brings a character to the table. */
  readonly bring: string;
  /** The first roll or, where the game master has to answer before, the first thing that is asked of her. */
  readonly first: (page: Page) => Promise<void>;
};

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Does something, and waits until the last line of the log is another. */
const andSee = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const last = page.getByRole('button', { name: /^Last line/u });
  const before = await last.innerText();
  await act();
  await last.filter({ hasNotText: before }).waitFor();
};

const figuresIn = (game: unknown): readonly string[] =>
  Object.keys((game as { readonly characters: Readonly<Record<string, unknown>> }).characters);

export const evenings: Readonly<Record<string, Evening>> = {
  nyx: {
    before: [{ type: 'nyx/startSession' }, { type: 'nyx/startScene', id: 'bridge', title: 'A bridge at night' }],
    bring: 'Done: bring to the table',
    first: async (page) => {
      await press(page, /^Body/u);
      await andSee(page, () => press(page, 'Roll'));
    },
  },
  aoristos: {
    before: [],
    bring: 'Bring into play',
    first: async (page) => {
      await press(page, /^Presence of Mind/u);
      await andSee(page, () => press(page, 'Roll the test'));
    },
  },
  ode: {
    before: [{ type: 'ode/startSession' }, { type: 'ode/startScene', title: 'A bridge at night', participants: [] }],
    welcomed: async (gm) => {
      const { game } = await gm.next('changed', (news) => figuresIn(news.game).length > 0);
      return gm.do({ type: 'ode/enterScene', character: figuresIn(game)[0] ?? '' });
    },
    bring: 'Done, play',
    first: async (page) => {
      await page.getByLabel('What are you trying to do?').fill('I listen for steps');
      await press(page, /^Notice/u);
      await andSee(page, () =>
        page
          .getByRole('button', { name: /^Try to overcome/u })
          .last()
          .click(),
      );
    },
  },
  vastmark: {
    before: [{ type: 'vastmark/setScene', title: 'A bridge at night' }],
    bring: 'Bring it to the table',
    first: async (page) => {
      await page.getByLabel('What do you do?').fill('I hide under the bridge');
      await press(page, /^Hiding/u);
      await andSee(page, () => press(page, 'Tell the game master'));
    },
  },
  kolo: {
    before: [
      { type: 'kolo/startCampaign', title: 'The forest' },
      { type: 'kolo/startAdventure', title: 'Winter' },
      { type: 'kolo/startScene', title: 'A bridge at night' },
    ],
    bring: 'Bring it to the table',
    first: async (page) => {
      await andSee(page, () => press(page, 'Ask for a test'));
    },
  },
};
