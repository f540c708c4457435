import { expect, goTo, log, say, test } from './fixtures.ts';
import { layTable } from './nyx-table.ts';

test('what the game master of Nyx hides reaches no player: extras, aspects, slow harms and veiled numbers', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  const { gm, table } = laid;
  await gm.do({ type: 'nyx/configureTable', settings: { showOpponents: false } });
  const anna = await device();
  // The routed socket of the fixture hides frames, so they are listened to on a plain page.
  const player = await anna.context().newPage();
  const heard: string[] = [];
  player.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await player.goto(`/t/${table.table}#${laid.anna.token}`);
  await expect(player.getByRole('heading', { name: 'The river bank' })).toBeVisible();

  const page = await device('desktop');
  await page.goto(`/t/${table.table}#${table.gm}`);
  await page.getByRole('button', { name: 'Game master', exact: true }).click();
  const line = page.getByLabel('A new extra in one line');
  await line.fill('Zanzibar, leads the ambush 2, limps 1, 9/8/7');
  await page.getByLabel('Hidden from the players').first().check();
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(page.locator('#log')).toContainText('Zanzibar');
  await page.getByLabel('Hidden from the players').first().uncheck();
  // Seen by all, but not what is written about it.
  await line.fill('Guard, secretly bribed 2, coward 1, 4/4/13');
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await gm.do({ type: 'nyx/addSceneAspect', id: 'trap', name: 'Quetzal trap', hidden: true });
  await gm.do({
    type: 'nyx/startSlowHarm',
    id: 'poison',
    target: 'phaide',
    name: 'Xylophone venom',
    attribute: 'body',
    strength: 2,
    period: 120,
  });
  await say(page, 'Something stirs.');
  await goTo(player, 'Log');
  await expect(log(player)).toContainText('Something stirs.');
  await player
    .getByRole('navigation')
    .getByRole('button', { name: /^Scene/u })
    .click();
  await expect(player.getByRole('region', { name: 'Who is here' })).toContainText('Guard');

  const known = async (): Promise<string> => [...heard, await player.content()].join('\n');
  const hidden = ['Zanzibar', 'ambush', 'bribed', 'coward', 'Quetzal', 'Xylophone', '"body":13'];
  const before = await known();
  expect(before).toContain('Guard');
  for (const word of hidden) expect(before).not.toContain(word);

  // Revealed, it is everyone's: the test would have heard it.
  await gm.do({ type: 'nyx/revealAspect', owner: 'scene', aspect: 'trap' });
  await gm.do({ type: 'nyx/advanceClock', by: 60 });
  await expect(player.getByRole('heading', { name: 'Xylophone venom takes hold of Phaide' })).toBeVisible();
  expect(await known()).toContain('Quetzal');
});

test('on paper there is the whole sheet, and nothing to press', async ({ device, server }) => {
  const laid = await layTable(server);
  const page = await device();
  await page.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('#me');
  // What is not shown on paper is not in the text.
  const printed = await sheet.innerText();
  for (const text of ['Phaide', 'Interaction\t8', 'Aspect points\t5', '3 Viljestark', '1 Liten', 'www.snigel.nu/nyx']) {
    expect(printed).toContain(text);
  }
  await expect(sheet.getByRole('button')).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/gu)?.length).toBe(1);
});
