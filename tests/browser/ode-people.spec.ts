import { expect, goTo, log, test } from './fixtures.ts';
import { layParty, me, readyMade, sit } from './ode-people-table.ts';

const pyramid = {
  4: ['Fight'],
  3: ['Athletics', 'Notice'],
  2: ['Will', 'Stealth', 'Shoot'],
  1: ['Empathy', 'Lore', 'Ride/Drive', 'Crafts'],
} as const;
const names: Readonly<Record<string, string>> = { Lore: 'Mysticism' };
const nameOf = (skill: string): string => names[skill] ?? skill;

test('a character is made with the keys alone, on a phone, one question per step (ODE-CHAR-02, ODE-SKL-02, ODE-STU-05)', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'ode', name: 'Keys', gm: 'Gustav' });
  const anna = await server.join(table, 'Anna');
  const page = await sit(device, 'phone', table, anna.token);
  const press = async (name: string | RegExp): Promise<void> => {
    const button = page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
    await expect(button).toBeEnabled();
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await goTo(page, 'Me');
  await press('Make a character');
  await press('Start from nothing');
  await page.getByLabel('High concept').focus();
  await page.keyboard.type('Bodyguard Who Has Seen Too Much');
  await press('Next');
  await page.getByLabel('Trouble').focus();
  await page.keyboard.type('Hits First');
  await press('Next');
  await page.getByLabel('Free aspect 1').focus();
  await page.keyboard.type('Raised by the Docks');
  await page.getByLabel('Free aspect 2').focus();
  await page.keyboard.type('Nothing Dead Shall Walk');
  await press('Next');

  // Every skill goes to its rung by the number of the rung; the focus stays with it.
  for (const [rung, skills] of Object.entries(pyramid))
    for (const skill of skills) {
      await page.getByRole('button', { name: nameOf(skill), exact: true }).focus();
      await page.keyboard.press(rung);
      await expect(page.getByRole('button', { name: new RegExp(`^${nameOf(skill)} .*\\+${rung}`, 'u') })).toBeFocused();
    }
  await expect(page.getByText('all skills placed')).toBeVisible();
  // Only the scene scrolls: nothing that is spoken and not seen makes the page itself longer.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  // Boxes follow from the skills: Athletics +3 gives six, Will +2 five.
  await expect(page.getByRole('img', { name: 'Physical stress: 0 of 6 marked' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Mental stress: 0 of 5 marked' })).toBeVisible();
  // One rung up: on a full rung two skills change places.
  await page.getByRole('button', { name: /^Athletics /u }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Athletics Great (+4)' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Fight Good (+3)' })).toBeVisible();
  await press('Next');

  await press(/^Write a stunt, 3 free slots/u);
  await page.getByLabel('Because I …').focus();
  await page.keyboard.type('learned to fight in dark alleys');
  await page.getByLabel('Skill', { exact: true }).selectOption('fight');
  await page.getByLabel('Action', { exact: true }).selectOption('attack');
  await page.getByLabel('when …').focus();
  await page.keyboard.type('the light is bad');
  await expect(
    page.getByText('Because I learned to fight in dark alleys: +2 with Fight to attack when the light is bad.'),
  ).toBeVisible();
  await press('Keep the stunt');
  // One that is written in full counts too when one simply goes on.
  await press(/^Write a stunt, 2 free slots/u);
  await page.getByLabel('Because I …').focus();
  await page.keyboard.type('never sleep deeply');
  await page.getByLabel('when …').focus();
  await page.keyboard.type('woken at night');
  await press('Next');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Ruth');
  await press('Next');
  await press('Done, play');

  await goTo(page, 'Me');
  await expect(me(page).getByRole('heading', { name: 'Ruth' })).toBeVisible();
  await expect(me(page)).toContainText('+4 Great Athletics');
  await expect(me(page)).toContainText('+2 with Fight to attack when the light is bad.');
  await expect(me(page)).toContainText('Because I never sleep deeply');
  await expect(me(page).getByRole('button', { name: /^Write a stunt, 1 free slot/u })).toBeVisible();
});

test('the pyramid is filled by dragging, swapped by tapping, and what is wrong is said (ODE-SKL-02, ODE-CHAR-07)', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'ode', name: 'Drag', gm: 'Gustav' });
  const anna = await server.join(table, 'Anna');
  const page = await sit(device, 'desktop', table, anna.token);
  await me(page).getByRole('button', { name: 'Make a character' }).click();
  await page.getByRole('button', { name: /^Charles/u }).click();
  const list = page.getByRole('list', { name: 'Pyramid of skills' });
  const best = readyMade('Charles').skills;
  expect(Object.values(best).filter((rating) => rating === 4)).toHaveLength(1);
  const top = list.getByRole('listitem').first();
  const was = (await top.getByRole('button').locator('[data-name]').textContent())?.trim() ?? '';
  // From the pile onto a full rung: the one that was there makes room.
  await page.getByRole('button', { name: 'Ride/Drive', exact: true }).dragTo(top.getByRole('button'));
  await expect(top.getByRole('button')).toHaveText(/Ride\/Drive\s*Great/u);
  await expect(page.getByRole('button', { name: was, exact: true })).toBeVisible();
  // Out of the pyramid again: a place is empty, and it cannot be finished.
  await top.getByRole('button').dragTo(page.getByText('All others, 0 Mediocre'));
  await expect(top.getByRole('button', { name: 'Empty place at Great (+4)' })).toBeVisible();
  await expect(page.getByText('1 skill to place')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done, play' })).toBeDisabled();
  await page.getByRole('button', { name: was, exact: true }).dragTo(top.getByRole('button'));
  await expect(page.getByText('all skills placed')).toBeVisible();
  // Two taps swap two skills.
  const second = list.getByRole('listitem').nth(1).getByRole('button').first();
  const moved = (await second.locator('[data-name]').textContent())?.trim() ?? '';
  await top.getByRole('button').click();
  await second.click();
  await expect(top.getByRole('button')).toHaveText(new RegExp(`^\\s*${moved}\\s*Great`, 'u'));
  await page.getByLabel('High concept').fill('');
  await expect(page.getByRole('button', { name: 'Done, play' })).toBeDisabled();
  await page.getByLabel('High concept').fill('Curious to a Fault');
  // Put aside on the table, opened again, finished.
  await page.getByRole('button', { name: 'Put it aside on the table' }).click();
  await me(page).getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByLabel('High concept')).toHaveValue('Curious to a Fault');
  await page.getByRole('button', { name: 'Done, play' }).click();
  await expect(me(page).getByRole('heading', { name: 'Charles' })).toBeVisible();
  await expect(me(page)).toContainText(`+4 Great ${moved}`);
});

test('an NPC of each size in one line, and a hidden aspect is revealed (ODE-NPC-01..03, ODE-INV-12)', async ({
  device,
  server,
}) => {
  const party = await layParty(server);
  const gm = await sit(device, 'phone', party.table, party.table.gm);
  const anna = await sit(device, 'desktop', party.table, party.anna.token);
  await goTo(gm, 'Game master');
  const drawer = gm.locator('#more');
  const line = drawer.getByLabel('Name, aspects, skills, stress');
  const make = async (kind: string, text: string): Promise<void> => {
    await drawer.getByRole('radio', { name: kind }).check();
    await line.fill(text);
    await line.press('Enter');
    await expect(line).toHaveValue('');
  };
  await make('Minor NPC', 'Guard, Loyal until it hurts, Fight 2, stress 2');
  await make('Major NPC', 'Vera, Queen of the docks, ?In debt to the wrong man, Provoke 4, Will 5, Contacts 3');
  await make('Threat', 'Blaze, Everywhere at once, Starved by sand ?, Burn 3, stress 4');
  await expect(anna.getByText('Starved by sand')).toHaveCount(0);
  await drawer.getByText('NPCs', { exact: true }).click();
  const person = (name: string) => drawer.getByRole('listitem').filter({ hasText: name });
  await expect(person('Guard')).toContainText('Minor NPC');
  await expect(person('Guard').getByRole('img', { name: 'Physical stress: 0 of 2 marked' })).toBeVisible();
  await expect(person('Guard')).toContainText('+2 Fair Fight');
  await expect(person('Blaze')).toContainText('+3 Good Burn');
  await expect(person('Blaze').getByRole('img', { name: 'Mental stress: 0 of 4 marked' })).toBeVisible();
  // A major NPC has what a character has: boxes by its own skills.
  await expect(person('Vera').getByRole('img', { name: 'Mental stress: 0 of 6 marked' })).toBeVisible();
  await expect(anna.locator('#scene').getByText('Vera').first()).toBeVisible();
  await expect(anna.getByText('In debt to the wrong man')).toHaveCount(0);
  await person('Vera').getByRole('button', { name: 'Reveal In debt to the wrong man' }).click();
  await anna.locator('#scene').getByText('Their aspects and harm').click();
  await expect(anna.locator('#scene').getByText('In debt to the wrong man').first()).toBeVisible();
  // What somebody alone can do is written when they are made (ODE-NPC-01).
  await drawer.getByRole('button', { name: 'Write a stunt', exact: true }).click();
  await drawer.getByLabel('Because I …').fill('know every crane by name');
  await drawer.getByLabel('Skill', { exact: true }).selectOption({ label: 'Athletics' });
  await drawer.getByLabel('when …').fill('there is something to swing from');
  await drawer.getByRole('button', { name: 'Keep the stunt' }).click();
  await make('Major NPC', 'Docker, Muscle of the docks, Athletics 3');
  await expect(person('Docker')).toContainText(
    'Because I know every crane by name: +2 with Athletics to overcome when there is something to swing from.',
  );
  await expect(drawer.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
  // One tap for a ready-made opponent.
  await drawer.getByText('Ready-made opponents').click();
  await drawer.getByRole('button', { name: /^Ghoul/u }).click();
  await expect(person('Ghoul')).toContainText('Threat');
});

for (const screen of ['phone', 'desktop'] as const)
  test(`an NPC in one line keeps every word, and what is too long is said, on a ${screen} (D-48)`, async ({
    device,
    server,
  }) => {
    const party = await layParty(server);
    const gm = await sit(device, screen, party.table, party.table.gm);
    await gm.getByRole('button', { name: 'Game master', exact: true }).click();
    const drawer = gm.locator('#more');
    const line = drawer.getByLabel('Name, aspects, skills, stress');
    const aspect = `Has Sworn by Everything Holy and Unholy on Both Sides of the River ${'Twice '.repeat(9)}`.slice(
      0,
      120,
    );
    await line.fill(`Guard, ${aspect}X, Fight 2`);
    await expect(drawer).toContainText('“Has Sworn by Everything…” is too long: 121 characters, at most 120.');
    await expect(drawer.getByRole('button', { name: 'Make', exact: true })).toBeDisabled();
    await line.fill(`Guard, ${aspect}, Fight 2`);
    await line.press('Enter');
    await expect(line).toHaveValue('');
    await drawer.getByText('NPCs', { exact: true }).click();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Guard' })).toContainText(aspect.trim());
  });

for (const screen of ['phone', 'desktop'] as const)
  test(`a stunt of an NPC that only tells something is used by the game master, and her pool pays, on a ${screen} (ODE-GFP-04, ODE-STU-08)`, async ({
    device,
    server,
  }) => {
    const party = await layParty(server);
    await party.gm.do({
      type: 'ode/createNpc',
      id: 'vera',
      npc: {
        kind: 'majorNpc',
        name: 'Vera',
        description: '',
        aspects: [],
        skills: {},
        stunts: [
          {
            id: 'men',
            kind: 'rule',
            because: 'own the docks',
            ability: 'have men everywhere',
            limit: 'once in a scene',
            effect: { type: 'declareFact', text: 'have men everywhere' },
            fatePointCost: 1,
            uses: { per: 'scene', max: 1, used: 0 },
          },
        ],
      },
      enter: true,
    });
    const gm = await sit(device, screen, party.table, party.table.gm);
    await gm.getByRole('button', { name: 'Game master', exact: true }).click();
    const drawer = gm.locator('#more');
    await drawer.getByText('NPCs', { exact: true }).click();
    const vera = drawer.getByRole('listitem').filter({ hasText: 'Vera' });
    const use = vera.getByRole('button', { name: 'Use it' });
    await expect(use).toBeEnabled();
    await use.click();
    await expect(gm.locator('[role=log]')).toContainText('have men everywhere');
    // Once in a scene: the rules say why not.
    await expect(use).toBeDisabled();
    await expect(use).toHaveAccessibleDescription(/./u);
  });

test('milestones: a minor one changes one thing, a major one gives points under the column rule (ODE-MIL-01..07)', async ({
  device,
  server,
}) => {
  const party = await layParty(server);
  const gm = await sit(device, 'desktop', party.table, party.table.gm);
  const anna = await sit(device, 'phone', party.table, party.anna.token);
  await goTo(anna, 'Me');
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  const drawer = gm.locator('#more');
  await drawer.getByRole('button', { name: 'End the session' }).click();
  await me(anna).getByRole('button', { name: 'Minor milestone: change one thing' }).click();
  await me(anna).getByRole('radio', { name: 'Rewrite an aspect' }).check();
  await me(anna).getByLabel('New words').fill('Asks First, Then Hits');
  await me(anna).getByRole('button', { name: 'Take this milestone' }).click();
  await expect(me(anna)).toContainText('Asks First, Then Hits');
  await expect(me(anna).getByText('You have grown')).toHaveCount(0);

  await drawer.getByText('Milestones', { exact: true }).click();
  await drawer.getByLabel('A second skill point for everyone').check();
  await drawer.getByRole('button', { name: 'Give the major milestone' }).click();
  await me(anna).getByRole('button', { name: '2 skill points to spend' }).click();
  // +5 over a single +4 would stand on nothing.
  await me(anna).getByRole('button', { name: 'More Fight' }).click();
  await me(anna).getByRole('button', { name: 'Raise the skills' }).click();
  await expect(me(anna).getByRole('alert')).toContainText(/column|rung/iu);
  await me(anna).getByRole('button', { name: 'Less Fight' }).click();
  await me(anna).getByRole('button', { name: 'More Crafts' }).click();
  await me(anna).getByRole('button', { name: 'More Rapport' }).click();
  await expect(me(anna).getByRole('button', { name: 'More Empathy' })).toBeDisabled();
  await me(anna).getByRole('button', { name: 'Raise the skills' }).click();
  await expect(me(anna)).toContainText(/\+1 Average[^+]*Crafts/u);
  await me(anna).getByRole('button', { name: 'Rewrite the high concept' }).click();
  await me(anna).getByLabel('New words').fill('Bodyguard of the Living');
  await me(anna).getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(me(anna)).toContainText('Bodyguard of the Living');
  // The next session fills up to the refresh and leaves what is more.
  await party.gm.do({
    type: 'ode/adjust',
    change: { what: 'fatePoints', character: 'ruth', value: 1 },
    reason: 'a long night',
  });
  await drawer.getByRole('button', { name: 'Start the session' }).click();
  await me(anna)
    .getByRole('button', { name: /^3 fate points Fate points of Ruth/u })
    .click();
  await expect(anna.getByRole('dialog')).toContainText('start of the session');
});

test('a consequence is treated, heals by name, and is gone after a whole scene (ODE-REC-02..05)', async ({
  device,
  server,
}) => {
  const party = await layParty(server);
  const { gm, ruth, charles } = party;
  await gm.do({
    type: 'ode/adjust',
    change: { what: 'consequence', character: 'ruth', slotId: 'mild', text: 'Sprained Ankle', harm: 'physical' },
    reason: 'the stairs',
  });
  const anna = await sit(device, 'phone', party.table, party.anna.token);
  await goTo(anna, 'Me');
  await expect(me(anna)).toContainText('Mild −2, untreated');
  await me(anna).getByRole('button', { name: 'Treat it' }).click();
  await expect(me(anna)).toContainText('Overcome with Academics, Average (+1). Two harder on oneself.');
  // +1 against 2 and 2 more for treating oneself: a tie or better with +3 or +4 on the dice.
  await expect(me(anna)).toContainText('Works: 6.2%.');
  await me(anna).getByLabel('If it works, it is called').fill('Bandaged Ankle');
  await server.dice(party.table.table, [1, 1, 1, 1]);
  await me(anna).getByRole('button', { name: 'Begin the roll' }).click();
  await expect(me(anna).getByRole('button', { name: 'Begin the roll' })).toHaveCount(0);
  await ruth.do({ type: 'ode/rollDice' });
  await ruth.do({ type: 'ode/passInvokes' });
  await gm.do({ type: 'ode/passInvokes' });
  await expect(me(anna)).toContainText('Mild −2, recovering');
  await expect(me(anna)).toContainText('Bandaged Ankle');
  await expect(me(anna).getByRole('button', { name: 'Treat it' })).toHaveCount(0);
  // The scene it was treated in does not count; the next whole one does.
  await gm.do({ type: 'ode/endScene' });
  await expect(me(anna)).toContainText('Bandaged Ankle');
  await gm.do({ type: 'ode/startScene', title: 'The cellar', participants: ['ruth', 'charles'] });
  await gm.do({ type: 'ode/endScene' });
  await expect(me(anna)).not.toContainText('Bandaged Ankle');
  await goTo(anna, 'Log');
  await expect(log(anna)).toContainText('Bandaged Ankle');
  charles.close();
});

test('the settings are said in words, and the attribution of the SRD stands word for word (catalogue 1, 6.1)', async ({
  device,
  server,
}) => {
  const party = await layParty(server);
  const gm = await sit(device, 'desktop', party.table, party.table.gm);
  await gm.getByRole('button', { name: 'Game master', exact: true }).click();
  await gm.getByText('Settings', { exact: true }).click();
  const drawer = gm.locator('#more');
  await drawer.getByRole('radio', { name: '3, 4, 4, 6, 6, 6 boxes, as in Fate Condensed' }).check();
  await drawer.getByRole('radio', { name: 'Yes, or earlier at a major milestone' }).check();
  await drawer.getByLabel('Full defence').check();
  await expect(drawer.getByLabel('Countdowns')).not.toBeChecked();
  await expect(drawer.getByRole('radio', { name: 'Yes, or earlier at a major milestone' })).toBeChecked();
  await expect(
    drawer
      .getByText(
        'This work is based on Fate Condensed (found at http://www.faterpg.com/), a product of Evil Hat Productions, LLC, developed, authored, and edited by PK Sullivan, Lara Turner, Leonard Balsera, Fred Hicks, Richard Bellingham, Robert Hanz, Ryan Macklin, and Sophie Lagacé, and licensed for our use under the Creative Commons Attribution 3.0 Unported license (http://creativecommons.org/licenses/by/3.0/).',
      )
      .first(),
  ).toBeVisible();
  // By hand, with a reason: the pool, and a stress box.
  await drawer.getByText('Set something by hand').click();
  await drawer.getByLabel('Whose').selectOption('ruth');
  await drawer.getByLabel('What', { exact: true }).selectOption('marked');
  await drawer.getByRole('button', { name: 'More New value' }).click();
  await drawer.getByLabel('Reason').fill('a falling beam');
  await drawer.getByLabel('Reason').press('Enter');
  await expect(log(gm)).toContainText('The GM corrects: Ruth has 1 marked');
});
