import type { Page } from '@playwright/test';
import { expect, test, type Screen, type Server } from './fixtures.ts';

type Open = (screen?: Screen) => Promise<Page>;
const games = {
  nyx: 'Done: bring to the table',
  aoristos: 'Bring into play',
  ode: 'Done, play',
  vastmark: 'Bring it to the table',
  kolo: 'Bring it to the table',
} as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A player at a new table who is about to make a character. */
const begin = async (
  device: Open,
  server: Server,
  { game, screen = 'phone' }: { readonly game: keyof typeof games; readonly screen?: Screen },
): Promise<Page> => {
  const table = await server.table({ game, name: 'Unfinished', gm: 'Gustav' });
  const anna = await server.join(table, 'Anna');
  const page = await device(screen);
  await page.goto(`/t/${table.table}#${anna.token}`);
  await button(page, 'Make a character').first().click();
  return page;
};
const fromNothing = async (page: Page): Promise<void> => {
  await button(page, 'Start from nothing').click();
  await expect(page.locator('#builder-title')).toBeVisible();
};
const toTheEnd = async (page: Page, done: string): Promise<void> => {
  while ((await button(page, done).count()) === 0) await button(page, 'Next').click();
};

/** Pressed by hand: the button says that it is barred, and a script would wait for it. */
const pressBarred = async (page: Page, name: string): Promise<void> => {
  await expect(button(page, name)).toBeDisabled();
  await button(page, name).click({ force: true });
};
/** What has the focus, and what is said of it. */
const focused = (page: Page) => page.locator(':focus');

for (const [game, done] of Object.entries(games) as [keyof typeof games, string][]) {
  test(`${game}: whoever is done too early on a phone sees the first reason, and it leads to the field and straight back`, async ({
    device,
    server,
  }) => {
    const page = await begin(device, server, { game });
    await fromNothing(page);
    await toTheEnd(page, done);
    // Wherever one is on the page, the reason comes into view.
    await page.locator('#builder').evaluate((builder) => builder.scrollIntoView({ block: 'end' }));
    await pressBarred(page, done);
    await expect(focused(page)).toBeInViewport({ ratio: 1 });
    if (game === 'kolo') {
      // Whoever comes without a name writes it there: the field itself.
      await expect(focused(page)).toHaveAccessibleDescription('The character needs a name. Write one.');
      await expect(focused(page)).toHaveAttribute('aria-invalid', 'true');
    } else {
      await expect(focused(page)).toHaveText('Put right');
      await expect(focused(page)).toHaveAccessibleDescription(/missing|needs a name|Give the person a name/u);
      await focused(page).click();
      await expect(focused(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(focused(page)).toHaveAccessibleDescription(/missing|needs a name|Give the person a name/u);
      await expect(focused(page)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.insertText('Moni');
    await expect(focused(page)).not.toHaveAttribute('aria-invalid');
    if (game !== 'kolo') await button(page, 'To the overview').click();
    await expect(button(page, done)).toBeVisible();
    await expect(page.locator('#builder')).toContainText('Moni');
  });

  test(`${game}: whoever is done too early on a desktop comes to the field`, async ({ device, server }) => {
    const page = await begin(device, server, { game, screen: 'desktop' });
    await fromNothing(page);
    await pressBarred(page, done);
    await expect(focused(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(focused(page)).toHaveAccessibleDescription(/missing|needs a name|Give the person a name/u);
    await expect(focused(page)).toBeInViewport({ ratio: 1 });
  });
}

for (const [game, done, what] of [
  ['nyx', games.nyx, 'Name'],
  ['aoristos', games.aoristos, 'Name'],
  ['ode', games.ode, 'High concept'],
  ['vastmark', games.vastmark, 'Traits'],
] as const)
  test(`${game}: from the whole to one part of it, and straight back`, async ({ device, server }) => {
    const page = await begin(device, server, { game });
    await page.locator('#scene').getByRole('listitem').getByRole('button').first().click();
    await button(page, `Change: ${what}`).click();
    await expect(page.getByLabel(what === 'Traits' ? 'Trait 1' : what, { exact: true })).toBeVisible();
    await expect(button(page, 'Back')).toHaveCount(0);
    await button(page, 'To the overview').click();
    await expect(button(page, done)).toBeEnabled();
    await expect(page.locator('#builder-title')).toBeFocused();
  });

test('ode: what is wrong with the skills is said at the skills (ODE-SKL-02)', async ({ device, server }) => {
  const page = await begin(device, server, { game: 'ode' });
  await page.locator('#scene').getByRole('listitem').getByRole('button').first().click();
  await button(page, 'Change: Skills').click();
  await page.getByRole('list', { name: 'Pyramid of skills' }).getByRole('button').first().press('0');
  await button(page, 'To the overview').click();
  await pressBarred(page, games.ode);
  await focused(page).click();
  await expect(focused(page)).toContainText('The skills do not form the pyramid');
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
});

test('kolo: the next trait, aspect and secret is written where the last one was (KOLO-TRAIT-04)', async ({
  device,
  server,
}) => {
  const page = await begin(device, server, { game: 'kolo' });
  await fromNothing(page);
  await button(page, 'Next').click();
  await page.getByLabel('Trait, in a few words').fill('Stubborn');
  await button(page, 'Add the trait').click();
  await expect(page.getByLabel('Trait, in a few words')).toBeFocused();
  await expect(page.getByLabel('Trait, in a few words')).toHaveValue('');
  await page.keyboard.insertText('Proud');
  await button(page, 'Add the trait').click();
  await expect(page.getByText('2 traits')).toBeVisible();
  await expect(page.getByLabel('Trait, in a few words')).toBeFocused();
});

test('vastmark: a new trait and a new skill are written at once', async ({ device, server }) => {
  const page = await begin(device, server, { game: 'vastmark' });
  await fromNothing(page);
  await button(page, 'Next').click();
  for (const i of [1, 2]) {
    await button(page, 'Add a trait').click();
    await expect(page.getByLabel(`Trait ${i}`, { exact: true })).toBeFocused();
  }
  await button(page, 'Next').click();
  for (const i of [1, 2]) {
    await button(page, 'Add a skill').click();
    await expect(page.getByLabel(`Skill ${i}`, { exact: true })).toBeFocused();
  }
});

test('ode: a stunt that is kept or left leaves the focus where the next is written', async ({ device, server }) => {
  const page = await begin(device, server, { game: 'ode' });
  await fromNothing(page);
  for (let i = 0; i < 4; i++) await button(page, 'Next').click();
  const write = page.getByRole('button', { name: /^Write a stunt/u });
  await write.click();
  await button(page, 'Never mind').click();
  await expect(write).toBeFocused();
  await write.click();
  await page.getByLabel('Because I …').fill('never sleep deeply');
  await page.getByLabel('when …').fill('the light is bad');
  await button(page, 'Keep the stunt').click();
  await expect(write).toBeFocused();
});
