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

const figuresIn = (game: unknown): readonly string[] =>
  (game as { readonly characters: readonly { readonly id: string }[] }).characters.map(({ id }) => id);

export const evenings: Readonly<Record<string, Evening>> = {
  nyx: {
    before: [{ type: 'nyx/startSession' }, { type: 'nyx/startScene', id: 'bridge', title: 'A bridge at night' }],
    bring: 'Done: bring to the table',
    first: async (page) => {
      await press(page, /^Body/u);
      await press(page, 'Roll');
      await page.getByRole('button', { name: /Last line: \S+ rolls/u }).waitFor();
    },
  },
  aoristos: {
    before: [],
    bring: 'Bring into play',
    first: async (page) => {
      await press(page, /^Presence of Mind/u);
      await press(page, 'Roll the test');
      await page.getByRole('button', { name: /Last line: Signe Ek, .*Presence of Mind/u }).waitFor();
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
      await page
        .getByRole('button', { name: /^Try to overcome/u })
        .last()
        .click();
      await page.getByRole('button', { name: /Last line: .*listen for steps/u }).waitFor();
    },
  },
  vastmark: {
    before: [{ type: 'vastmark/setScene', title: 'A bridge at night' }],
    bring: 'Bring it to the table',
    first: async (page) => {
      await press(page, /^Hiding/u);
      await press(page, 'Tell the game master');
      await page.getByRole('button', { name: /Last line: .*Tuva/u }).waitFor();
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
      await press(page, 'Ask for a test');
      await page.getByRole('button', { name: /Last line: .*Bartosz/u }).waitFor();
    },
  },
};
