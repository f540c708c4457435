import type { Page } from '@playwright/test';
import { keys } from './hands.ts';
import { expect, goTo, log, test, type Screen } from './fixtures.ts';
import { layParty, me, sit } from './ode-people-table.ts';

/** The ledger of one's own points, newest first: what changed, why, and what there was then. */
const ledger = async (page: Page): Promise<readonly string[]> => {
  await me(page)
    .getByRole('button', { name: /fate points?/u })
    .first()
    .click();
  // It is fetched when it is first opened.
  const items = page.getByRole('dialog').getByRole('listitem');
  await expect(items.first()).toBeVisible();
  const lines = await items.allTextContents();
  await page.keyboard.press('Escape');
  return lines.map((line) => line.replaceAll(/\s+/gu, ' ').trim());
};
const compels = (page: Page) => page.getByRole('region', { name: /Hits First and Asks Later/u });

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`a compel is accepted, refused and talked over, and every point is accounted for, on a ${screen} (ODE-CMP-01..04)`, async ({
    device,
    server,
  }) => {
    const party = await layParty(server);
    const anna = await sit(device, screen, party.table, party.anna.token);
    const gm = await sit(device, screen, party.table, party.table.gm);
    const bo = await sit(device, 'phone', party.table, party.bo.token);
    const to = async (page: Page, part: 'Scene' | 'Me'): Promise<void> => {
      if (screen === 'phone') await goTo(page, part);
    };
    const offer = async (complication: string): Promise<void> => {
      await to(gm, 'Me');
      await me(gm)
        .getByRole('button', { name: /Hits First and Asks Later/u })
        .click();
      await me(gm).getByLabel('What goes wrong').fill(complication);
      await me(gm).getByRole('button', { name: 'Offer the compel' }).click();
      await to(gm, 'Scene');
    };

    // Accepted: the point comes at once.
    await offer('You break the door, and everyone hears it');
    await expect(compels(anna)).toContainText('You break the door, and everyone hears it');
    // Between the two of them until it is answered.
    await expect(bo.getByText('You break the door, and everyone hears it')).toHaveCount(0);
    await compels(anna).getByRole('button', { name: 'Accept +1' }).click();
    await expect(compels(anna)).toHaveCount(0);
    await goTo(bo, 'Log');
    await expect(log(bo)).toContainText('You break the door, and everyone hears it');

    // Talked over: the target suggests, the game master takes the words, and it is accepted.
    await offer('You hit the constable');
    await compels(anna).getByRole('button', { name: 'Suggest something else' }).click();
    await compels(anna).getByLabel('What would you rather have?').fill('I hit his helmet off');
    await compels(anna).getByRole('button', { name: 'Suggest it' }).click();
    await expect(compels(gm)).toContainText('Ruth would rather have: I hit his helmet off');
    await compels(gm).getByRole('button', { name: 'Take their words' }).click();
    await expect(compels(anna)).toContainText('I hit his helmet off');
    await expect(compels(anna)).not.toContainText('You suggested');
    await compels(anna).getByRole('button', { name: 'Accept +1' }).click();
    await expect(compels(anna)).toHaveCount(0);

    // Refused: it costs one and wants words.
    await offer('You hit Charles');
    await compels(anna).getByRole('button', { name: 'Refuse −1' }).click();
    await expect(compels(anna).getByRole('button', { name: 'Refuse −1' })).toBeDisabled();
    await compels(anna).getByLabel('How do you get out of it?').fill('I count to ten');
    await compels(anna).getByRole('button', { name: 'Refuse −1' }).click();
    await expect(compels(anna)).toHaveCount(0);

    // Without a point there is no refusing.
    await party.gm.do({
      type: 'ode/adjust',
      change: { what: 'fatePoints', character: 'ruth', value: 0 },
      reason: 'spent',
    });
    await offer('You draw your cane');
    await expect(compels(anna).getByRole('button', { name: 'Refuse −1' })).toBeDisabled();
    await expect(compels(anna)).toContainText('Without a fate point it cannot be refused.');
    // Off the mark: withdrawn, and nobody pays (ODE-CMP-09).
    await compels(gm).getByRole('button', { name: 'Withdraw it' }).click();
    await expect(compels(anna)).toHaveCount(0);

    await to(anna, 'Me');
    expect(await ledger(anna)).toEqual([
      '−4 set by the game master now 0',
      '−1 compel refused: Hits First and Asks Later now 4',
      '+1 compel accepted: Hits First and Asks Later now 5',
      '+1 compel accepted: Hits First and Asks Later now 4',
      '+3 start of the session now 3',
    ]);
  });

test('a player proposes with a point of her own; refused, it comes back (ODE-CMP-06, D-13)', async ({
  device,
  server,
}) => {
  const party = await layParty(server);
  const anna = await sit(device, 'phone', party.table, party.anna.token);
  const bo = await sit(device, 'desktop', party.table, party.bo.token);
  await goTo(anna, 'Me');
  await me(anna).getByText('Compel somebody').click();
  await me(anna)
    .getByRole('radio', { name: /^Decision/u })
    .check();
  await me(anna).getByLabel('What goes wrong').fill('You go down alone');
  await me(anna).getByRole('button', { name: 'Offer the compel' }).click();
  await expect(me(anna).getByRole('button', { name: /^2 fate points Fate points of Ruth/u })).toBeVisible();
  const offered = bo.locator('#scene section').filter({ hasText: 'Compel from Ruth, decision' });
  // With the keys alone.
  await keys.press(offered.getByRole('button', { name: 'Refuse −1' }));
  await keys.write(offered.getByLabel('How do you get out of it?'), 'I fetch a lamp first');
  await keys.press(offered.getByRole('button', { name: 'Refuse −1' }));
  await expect(me(anna).getByRole('button', { name: /^3 fate points Fate points of Ruth/u })).toBeVisible();
  await expect(
    me(bo)
      .getByRole('button', { name: /^2 fate points Fate points of Charles/u })
      .first(),
  ).toBeVisible();
  expect((await ledger(anna)).slice(0, 2)).toEqual([
    '+1 proposed compel came to nothing now 3',
    '−1 compel proposed now 2',
  ]);
});

test('a self-compel and a detail wait for the game master’s word (ODE-CMP-08, ODE-DET-01)', async ({
  device,
  server,
}) => {
  const party = await layParty(server);
  const anna = await sit(device, 'desktop', party.table, party.anna.token);
  const gm = await sit(device, 'phone', party.table, party.table.gm);
  const ask = async (kind: RegExp, label: string, text: string, button: string): Promise<void> => {
    await me(anna)
      .getByRole('button', { name: /Raised by the Docks/u })
      .click();
    await me(anna).getByRole('radio', { name: kind }).check();
    await me(anna).getByLabel(label).fill(text);
    await me(anna).getByRole('button', { name: button }).click();
  };
  const claims = gm.getByRole('region', { name: 'Raised by the Docks' });
  await ask(/^It got me into trouble/u, 'What did it lead to?', 'An old debt found me', 'Ask for a fate point');
  await claims.filter({ hasText: 'An old debt found me' }).getByRole('button', { name: 'Agreed +1' }).click();
  await expect(me(anna).getByRole('button', { name: /^4 fate points/u })).toBeVisible();
  await ask(/^Declare a detail/u, 'What is true?', 'The ferryman owes me', 'Ask to add it');
  await claims.filter({ hasText: 'The ferryman owes me' }).getByRole('button', { name: 'Agreed −1' }).click();
  await expect(me(anna).getByRole('button', { name: /^3 fate points Fate points of Ruth/u })).toBeVisible();
  // What an aspect makes true anyway costs nothing.
  await ask(/^Declare a detail/u, 'What is true?', 'I know the tides', 'Ask to add it');
  await claims.filter({ hasText: 'I know the tides' }).getByRole('button', { name: 'True anyway, free' }).click();
  await expect(claims).toHaveCount(0);
  await expect(me(anna).getByRole('button', { name: /^3 fate points Fate points of Ruth/u })).toBeVisible();
});

test('a player compels an NPC; the game master’s pool pays or gains, and every point is in her ledger (ODE-CMP-12, ODE-GFP-04)', async ({
  device,
  server,
}) => {
  const party = await layParty(server);
  await party.gm.do({
    type: 'ode/createNpc',
    id: 'guard',
    npc: {
      kind: 'minorNpc',
      name: 'Guard',
      description: '',
      aspects: [{ id: 'guard-a', text: 'Loyal Until It Hurts', known: true }],
      skills: { fight: 1 },
      stunts: [],
      boxes: { physical: 1, mental: 1 },
    },
    enter: true,
  });
  const offer = (complication: string): Promise<void> =>
    party.ruth.do({
      type: 'ode/offerCompel',
      target: 'guard',
      aspect: 'guard-a',
      kind: 'decision',
      complication,
    });
  const gm = await sit(device, 'desktop', party.table, party.table.gm);
  const offered = gm.getByRole('region', { name: 'Guard: Loyal Until It Hurts' });
  await offer('He runs when the lamp goes out');
  await offered.getByRole('button', { name: 'Accept +1' }).click();
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  const drawer = gm.locator('#more');
  await expect(drawer).toContainText('You have 3 fate points');
  await offer('He drops his club');
  await offered.getByRole('button', { name: 'Refuse −1' }).click();
  await offered.getByLabel('How do you get out of it?').fill('He grips it tighter');
  await offered.getByRole('button', { name: 'Refuse −1' }).click();
  await expect(drawer).toContainText('You have 2 fate points');
  await drawer.getByText('Fate points', { exact: true }).click();
  const lines = drawer.getByRole('list', { name: 'Every fate point of this session' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'compel accepted: Loyal Until It Hurts' })).toContainText(
    'on the table → Game master’s fate points',
  );
  await expect(lines.filter({ hasText: 'compel refused' })).toContainText('Game master’s fate points → the bank');
});
