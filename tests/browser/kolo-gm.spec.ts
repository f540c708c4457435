import type { Page } from '@playwright/test';
import { expect, log, test, type Server } from './fixtures.ts';
import { button, radio } from './kolo-hands.ts';
import { layTable, shot, type Laid } from './kolo-table.ts';

const open = async (
  server: Server,
  device: (screen?: 'phone' | 'desktop') => Promise<Page>,
): Promise<{ readonly laid: Laid; readonly gm: Page; readonly anna: Page }> => {
  const laid = await layTable(server);
  const gm = await device('desktop');
  const anna = await device('desktop');
  await gm.goto(`/t/${laid.table.table}#${laid.table.gm}`);
  await anna.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  for (const page of [gm, anna]) await expect(page.getByRole('heading', { name: 'The clearing' })).toBeVisible();
  return { laid, gm, anna };
};

test('a player asks for a test; categories are netted, one thing is not counted twice, and the game master calls it (KOLO-CAT-04, KOLO-CAT-05)', async ({
  device,
  server,
}) => {
  const { laid, gm, anna } = await open(server, device);
  await laid.gm.do({
    type: 'kolo/setCommonCategories',
    categories: [
      { label: 'night', group: 'chance', value: -1, about: 'conditions' },
      { label: 'fog', group: 'chance', value: -2, about: 'conditions' },
      { label: 'huge', group: 'scale', value: 1, about: 'size' },
    ],
  });
  await laid.gm.do({ type: 'kolo/addMarker', actor: 'hunter', phrase: 'Sprained ankle', value: -1 });
  await button(anna, 'Ask for a test').click();
  await radio(anna, 'Flexibility').check();
  await button(anna, /Perception and empathy/u).click();
  // Nothing fits yet: unskilled appears by itself and goes with the first aspect.
  await expect(anna.getByRole('region', { name: /^Scale/u })).toContainText('Unskilled −1');
  await button(anna, /Child of the forest/u).click();
  await expect(anna.getByRole('region', { name: /^Scale/u })).not.toContainText('Unskilled');
  await button(anna, /Silent step/u).click();
  await button(anna, /^night/u).click();
  await button(anna, /^Sprained ankle/u).click();
  await expect(anna.getByRole('region', { name: /^Chance/u })).toContainText('Chance −2');
  await button(anna, 'Ask for it').click();
  await expect(anna.getByText('The game master is looking at the test you asked for.').first()).toBeVisible();

  await expect(gm.getByRole('heading', { name: 'Bartosz asks for a test' })).toBeVisible();
  await button(gm, /^fog/u).click();
  await expect(gm.getByText('night and fog may be the same thing counted twice.')).toBeVisible();
  await expect(gm.getByRole('region', { name: /^Chance/u })).toContainText('Chance −4');
  await button(gm, 'Count as one').click();
  await expect(gm.getByRole('region', { name: /^Chance/u })).toContainText('Chance −3');
  await expect(gm.getByText('may be the same thing')).toHaveCount(0);
  await button(gm, 'Call the test').click();
  const steps = anna.getByRole('list', { name: 'The six steps of the test' }).getByRole('listitem');
  await expect(steps.nth(3)).toContainText('night + fog −2');

  // The player points out what fits; the game master lets it count with one tap, and refuses engagement.
  await anna.getByText('What do you think fits?').click();
  await button(anna, /Always finds the way/u).click();
  await gm.getByText('Change the test', { exact: true }).click();
  await button(gm, 'Let it all count').click();
  await expect(steps.nth(2)).toContainText('ignores 5 failures');
  await gm.getByText('Allow no engagement').first().click();
  await gm.getByRole('button', { name: 'Allow no engagement' }).click();
  await expect(anna.getByText('The game master allows no engagement on this test.')).toBeVisible();
  await server.dice(laid.table.table, [1, 1, 1]);
  await button(anna, 'Throw 3 coins').click();
  // Three successes lost to chance, one point of proficiency left.
  await expect(steps.nth(4)).toContainText('1 + 0 − 0 = 1');
  await gm.getByText('Compare with several thresholds').click();
  await gm.getByLabel('Adversity').fill('The river');
  await gm.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(gm.getByRole('status').filter({ hasText: 'The river: 1 against 1' })).toBeVisible();
});

test('a story element is proposed, priced, paid and liked; experience without label comes of it (KOLO-STO-01, KOLO-STO-03, KOLO-XP-04)', async ({
  device,
  server,
}) => {
  const { gm, anna } = await open(server, device);
  await button(anna, 'Add to the story').click();
  await anna.getByLabel('What is so').fill('The innkeeper owes me a favour.');
  await button(anna, 'Propose it').click();
  await expect(gm.getByText('The innkeeper owes me a favour.').first()).toBeVisible();
  await button(gm, 'More Price in story points').click();
  await button(gm, 'Accept for 2').click();
  await button(anna, 'Pay 2').click();
  await expect(anna.locator('#me')).toContainText(/Story\s*8\s*8 of 10/u);
  await button(gm, 'I like it').click();
  await expect(anna.getByRole('region', { name: 'Experience' })).toContainText('2 no label');
  await expect(anna.getByRole('region', { name: 'Brought into the story' })).toContainText('liked by The game master');
});

test('the drawer: opponents in one line, beginnings that refresh pools, markers, resources, and numbers set by hand (KOLO-POOL-04, KOLO-POOL-07, KOLO-SIG-11)', async ({
  device,
  server,
}) => {
  const { laid, gm, anna } = await open(server, device);
  await laid.gm.do({
    type: 'kolo/adjust',
    reason: 'a test',
    change: { what: 'pools', player: laid.anna.seat, engagement: 0 },
  });
  await button(gm, 'Game master').click();
  const drawer = gm.locator('#more');
  await expect(drawer.getByText('No engagement left: a dramatic moment gives one.')).toBeVisible();
  await button(gm, 'Dramatic moment').click();
  await expect(anna.locator('#me')).toContainText(/Engagement\s*1\s*1 of 10/u);
  await gm.getByLabel('Its name (optional)').fill('The ford');
  await button(gm, 'Begin the scene').click();
  await expect(anna.getByRole('heading', { name: 'The ford' })).toBeVisible();
  await expect(anna.locator('#me')).toContainText(/Engagement\s*2\s*2 of 10/u);

  await gm.getByLabel('A new opponent in one line').fill('Old bear 4/3/2');
  await gm.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(anna.getByRole('region', { name: 'Who is here' })).toContainText('Old bear');
  // Its numbers are remembered when a test is called for it.
  await gm.getByLabel('Who', { exact: true }).first().selectOption({ label: 'Old bear' });
  await expect(gm.getByRole('spinbutton', { name: 'Pool' })).toHaveValue('4');

  await drawer.getByText('Players’ characters').click();
  await drawer.locator('summary').filter({ hasText: 'Bartosz' }).click();
  await drawer.getByText('Resources', { exact: true }).click();
  await drawer.getByLabel('New resource').fill('Land by the lake');
  await drawer.getByLabel('Kind', { exact: true }).selectOption({ index: 3 });
  await button(gm, 'Add the resource').click();
  await expect(anna.locator('#me')).toContainText('Land by the lake');
  await expect(anna.locator('#me')).toContainText('3, total 4');
  await drawer.getByText('Markers', { exact: true }).click();
  await drawer.getByLabel('New marker').fill('Frostbitten');
  await button(gm, 'Add the marker').click();
  await expect(anna.getByRole('list', { name: 'Markers' })).toContainText('Frostbitten');
});

test('a routine task is compared and a certain one decided without coins; settings are kept in words (KOLO-CMP-02, KOLO-CMP-06)', async ({
  device,
  server,
}) => {
  const { laid, gm, anna } = await open(server, device);
  await radio(gm, 'Comparison').check();
  await radio(gm, 'routine work').check();
  await button(gm, /Perception and empathy/u).click();
  await button(gm, /Child of the forest/u).click();
  await button(gm, /The count/u).click();
  await gm.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(gm.getByRole('status').filter({ hasText: 'goal achieved' })).toBeVisible();
  await radio(gm, 'No test').check();
  await gm.getByLabel('What happens').fill('finds the trail again');
  await button(gm, 'Decide').click();
  await expect(log(anna)).toContainText('finds the trail again');

  await button(gm, 'Game master').click();
  await gm.getByText('Settings', { exact: true }).click();
  await gm.getByRole('radio', { name: 'reaching the goal' }).check();
  await gm.getByLabel('A new feature costs the change in points times').fill('3/2');
  await gm.locator('#more').getByRole('button', { name: 'Save' }).last().click();
  await expect(log(gm)).toContainText('The campaign is set: when a test succeeds.');
  await expect(log(gm)).not.toContainText('successAt');
  // A partial success no longer counts: what was put in comes back, and one more.
  await laid.gm.do({ type: 'kolo/openTest', ...shot(laid, 'late'), aspects: [] });
  await radio(anna, /^1 point:/u).check();
  await server.dice(laid.table.table, [1, 1, 1, 0]);
  await button(anna, 'Throw 4 coins, 1 of engagement').click();
  // Her pool is full again with that point: no other comes (KOLO-ENG-03).
  await expect(anna.getByText('Closing now: what was put in comes back (1 point).')).toBeVisible();
});

test('what the game master of Koło hides, and what is between two, reaches no one else', async ({ device, server }) => {
  const laid = await layTable(server);
  const bo = await server.join(laid.table, 'Bo', 'en');
  const device_ = await device();
  // The routed socket of the fixture hides frames, so they are listened to on a plain page.
  const player = await device_.context().newPage();
  const heard: string[] = [];
  player.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await player.goto(`/t/${laid.table.table}#${bo.token}`);
  await expect(player.getByRole('heading', { name: 'The clearing' })).toBeVisible();
  await laid.gm.do({ type: 'kolo/createCharacter', id: 'spy', name: 'Zanzibar', npc: true });
  await laid.gm.do({
    type: 'kolo/openTest',
    id: 'z',
    actor: 'spy',
    line: { pool: 2, sphereValue: 1, proficiencyValue: 1 },
  });
  await laid.player.do({ type: 'kolo/proposeStory', id: 's', actor: 'hunter', text: 'Quetzal feathers' });
  await laid.gm.do({ type: 'kolo/addResource', actor: 'hunter', phrase: 'Xylophone', value: 1 });
  await laid.gm.do({ type: 'kolo/addMarker', actor: 'wolf', phrase: 'Limping', value: -1 });
  await expect(player.getByRole('region', { name: 'Who is here' })).toContainText('Limping');
  const known = [...heard, await player.content()].join('\n');
  const [secret] = laid.hunter.secrets;
  for (const word of ['Zanzibar', 'Quetzal', 'Xylophone', secret?.phrase ?? '?']) expect(known).not.toContain(word);
  await laid.gm.do({ type: 'kolo/showCharacter', actor: 'spy', shown: true });
  await expect(player.getByRole('region', { name: 'Who is here' })).toContainText('Zanzibar');
});

test('a character made from nothing: what is half written stays, and the game master approves it where she looks (KOLO-CAMP-02, KOLO-SIG-02)', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'kolo', name: 'From nothing', gm: 'Gustav' });
  const { token } = await server.join(table, 'Anna');
  const anna = await device('phone');
  const gm = await device('desktop');
  await anna.goto(`/t/${table.table}#${token}`);
  await gm.goto(`/t/${table.table}#${table.gm}`);
  await button(anna, 'Make a character').click();
  await button(anna, 'Start from nothing').click();
  await anna.getByLabel('Name', { exact: true }).fill('Jagna');
  await button(anna, 'Next').click();
  const trait = anna.getByLabel('Trait, in a few words');
  await trait.fill('Quiet as a fox');
  await button(anna, 'Add the trait').click();
  // The next one is written in the same place.
  await expect(trait).toBeFocused();
  await trait.fill('Never forgets a face');
  await button(anna, 'Next').click();
  await button(anna, 'Back').click();
  await expect(trait).toHaveValue('Never forgets a face');
  for (let step = 2; step < 5; step++) await button(anna, 'Next').click();
  await expect(anna.getByText('Not added yet: Never forgets a face.')).toBeVisible();
  await expect(anna.getByText('significance 1 now')).toBeVisible();
  await button(anna, 'Bring it to the table').click();

  const waits = gm.getByRole('region', { name: 'Jagna (Anna) waits for your approval' });
  await expect(waits).toContainText('0 of 25 significance points');
  await waits.getByRole('button', { name: 'Approve' }).click();
  await expect(waits).toHaveCount(0);
  await expect(log(gm)).toContainText('Jagna is ready to play.');
});

test('a price is an offer: whoever does not want to pay it says so (KOLO-STO-02)', async ({ device, server }) => {
  const { laid, anna } = await open(server, device);
  await laid.player.do({ type: 'kolo/proposeStory', id: 'ford', actor: 'hunter', text: 'There is a ford.' });
  await laid.gm.do({ type: 'kolo/priceStory', storyId: 'ford', cost: 9 });
  await button(anna, 'No, thank you').click();
  await expect(button(anna, 'Ask for a test')).toBeVisible();
  await expect(log(anna)).toContainText('The idea of Bartosz does not come into the story.');
});
