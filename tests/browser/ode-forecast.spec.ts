import type { Locator, Page } from '@playwright/test';
import { ode } from '@aspekt/ode';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { layDuel, sitDown } from './ode-duel.ts';
import { layTable } from './ode-play-table.ts';

const title = 'How might this end?';
const percent = (p: number): string => `${Math.round(100 * p)}%`;
/** Open the forecast and give the part of the page that it is in. */
const lookAhead = async (page: Page, region: string): Promise<Locator> => {
  const part = page.locator('#scene').getByRole('region', { name: region, exact: true });
  await part.getByText(title).click();
  return part;
};

/** Ruth and the captain alone in the scene: an opponent as strong as she is. */
const layEvenDuel = async (...[server, device, screen]: Parameters<typeof layDuel>): ReturnType<typeof layDuel> => {
  const laid = await layDuel(server, device, screen);
  const { gm } = laid.laid;
  await gm.do({ type: 'ode/leaveScene', character: 'corpse' });
  await gm.do({
    type: 'ode/createNpc',
    id: 'captain',
    npc: {
      kind: 'majorNpc',
      name: 'Captain',
      description: '',
      aspects: [],
      skills: { fight: 4, athletics: 3 },
      stunts: [],
    },
    enter: true,
  });
  return laid;
};

/** Both with Fight +4 against Fight +4; Ruth has eight boxes, the captain six, and she begins. */
const expected = (): number => {
  const found = ode.questions?.answer(undefined as never, {
    ask: 'duel',
    deltas: [0, 0],
    tracks: [
      { boxes: 8, slots: [2, 4, 6] },
      { boxes: 6, slots: [2, 4, 6] },
    ],
    policy: 'stressFirst',
    boosts: true,
  }) as { readonly win: { readonly value: number } };
  return found.win.value;
};
const falls = (who: string, chance = ''): string => `${who} is taken out first ${chance}`;

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`two who face each other: the exact chance of either to be taken out first, and what one more +2 would do, on a ${screen} (ODE-CNF-01, ODE-TRN-03, ODE-TKO-01)`, async ({
    device,
    server,
  }) => {
    const { laid, anna, gm } = await layEvenDuel(server, device, screen);
    await laid.gm.do({ type: 'ode/startConflict', first: 'ruth' });
    const desk = await lookAhead(gm.page, 'Conflict');
    const chance = percent(expected());
    await expect(desk).toContainText(falls('Captain', chance));
    await expect(desk).toContainText('Exact.');
    const change = (what: string): Locator => desk.getByRole('listitem').filter({ hasText: what });
    await expect(change('Ruth has +2 more on the next attack')).toContainText(/\(\+\d/u);
    await expect(change('Captain attacks first')).toContainText(/\(−\d/u);
    // A player does not know the captain: she assumes, and the same numbers give the same odds.
    const scene = await lookAhead(anna.page, 'Conflict');
    await expect(scene).toContainText(falls('Captain'));
    await expect(scene).not.toContainText(falls('Captain', chance));
    for (const [name, times] of [
      ['Rating: Captain', 2],
      ['Free stress boxes: Captain', 3],
    ] as const)
      for (let i = 0; i < times; i++) await scene.getByRole('spinbutton', { name }).press('ArrowUp');
    await expect(scene).toContainText(falls('Captain', chance));
    await expect(scene.getByRole('spinbutton', { name: 'Rating: Ruth' })).toHaveCount(0);
    await expectAccessible(gm.page, 'a conflict of two foreseen');
    await expectAccessible(anna.page, 'a conflict of two foreseen by a player');
    // Another skill changes it, and so do boxes that are marked.
    await desk.getByText('With which skills').click();
    await desk.getByLabel('Ruth attacks with').selectOption({ index: 1 });
    await expect(desk).not.toContainText(falls('Captain', chance));
    await desk.getByLabel('Ruth attacks with').selectOption({ index: 0 });
    await expect(desk).toContainText(falls('Captain', chance));
    await laid.gm.do({
      type: 'ode/adjust',
      change: { what: 'marked', character: 'captain', track: 'physical', value: 3 },
      reason: 'hit',
    });
    await expect(desk).not.toContainText(falls('Captain', chance));
  });

test('a conflict of five is played out with a bar of how far it has come, and its error is said (ODE-TRN-03, ODE-TRN-04, ODE-TRN-05)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await laid.gm.do({ type: 'ode/startConflict', first: 'ruth' });
  const { page } = await sitDown(device, 'phone', laid, laid.table.gm);
  const desk = await lookAhead(page, 'Conflict');
  await expect(desk).toContainText('Whoever is easiest to hit is attacked');
  await desk.getByRole('button', { name: 'Play it out' }).click();
  await expect(desk).toContainText('Counted in 4,000 conflicts played out.');
  await expect(desk.getByRole('listitem').filter({ hasText: 'is left standing' }).first()).toContainText('±');
  await expect(desk.getByRole('row').filter({ hasText: 'Shoggoth' })).toContainText('%');
  // It stays as it was counted, and says so, when something changes.
  await laid.gm.do({
    type: 'ode/adjust',
    change: { what: 'marked', character: 'corpse', track: 'physical', value: 2 },
    reason: 'hit',
  });
  await expect(desk).toContainText('As it stood before the last change.');
  // Two of them alone are told exactly again.
  for (const name of ['Ethan', 'Charles', 'Shoggoth'])
    await desk.getByRole('group', { name: 'Who fights' }).getByRole('button', { name }).click();
  await expect(desk).toContainText('Corpse is taken out first');
  await desk.getByRole('group', { name: 'Who fights' }).getByRole('button', { name: 'Corpse' }).click();
  await expect(desk).toContainText('Choose somebody on each side.');
});

test('before a conflict begins the game master sees how it might end (ODE-CNF-01, ODE-TRN-02)', async ({
  device,
  server,
}) => {
  const { gm } = await layEvenDuel(server, device, 'phone');
  const scene = gm.page.locator('#scene');
  await scene.getByText('Start a conflict').click();
  await scene.getByText(title).click();
  await expect(scene).toContainText(falls('Captain', percent(expected())));
  await scene.getByLabel('Who goes first?').selectOption({ label: 'Captain' });
  await expect(scene).toContainText('Ruth attacks first');
  await expectAccessible(gm.page, 'a conflict foreseen before it begins');
});

test('a contest foreseen for every side, from the victories that are won (ODE-CTS-03, ODE-CTS-05, ODE-CTS-06)', async ({
  device,
  server,
}) => {
  const { laid, anna, gm } = await layDuel(server, device, 'phone');
  await laid.gm.do({
    type: 'ode/startContest',
    sides: [
      { id: 'players', members: ['ruth'], intent: 'reach the plane' },
      { id: 'gm', members: ['corpse'], intent: 'keep her here' },
    ],
  });
  const desk = await lookAhead(gm.page, 'Contest');
  await desk.getByLabel('What is it about?').selectOption({ label: 'Fight' });
  // Fight +4 against Fight +2, to three victories: as the tray tells the one who is to roll.
  await expect(desk).toContainText('The players: wins the contest 96%');
  await expect(desk.getByRole('listitem').filter({ hasText: 'The GM: a victory more' })).toContainText('(+');
  const scene = await lookAhead(anna.page, 'Contest');
  await scene.getByLabel('What is it about?').selectOption({ label: 'Fight' });
  await expect(scene).toContainText('The players: wins the contest 96%');
  await scene.getByRole('spinbutton', { name: 'Rating: The GM' }).press('ArrowUp');
  await expect(scene).not.toContainText('The players: wins the contest 96%');
  await expectAccessible(gm.page, 'a contest foreseen');
  await expectAccessible(anna.page, 'a contest foreseen by a player');
});
