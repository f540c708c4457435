import { expect, test } from './fixtures.ts';
import { layTable, playFight, startFight } from './aoristos-fight.ts';
import { keys, tabTo } from './hands.ts';

test('a whole fight of three persons by keyboard alone, on all screens', async ({ device, server }) => {
  test.setTimeout(150_000);
  const laid = await layTable(server);
  await startFight(laid);
  const open = async (token: string) => {
    const page = await device('desktop');
    await page.goto(`/t/${laid.table.table}#${token}`);
    await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
    return page;
  };
  const pages = { etka: await open(laid.anna.token), isseu: await open(laid.bo.token), gm: await open(laid.table.gm) };
  await playFight({ server, laid, pages, hands: keys });
  await expect(pages.gm.getByRole('list', { name: 'Order of initiative' })).toContainText('unconscious');
});

test('what one is about to press is not taken away by an answer that comes late', async ({ device, server }) => {
  const laid = await layTable(server);
  await startFight(laid);
  const page = await device('desktop');
  let answer = (): void => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  let answered = 0;
  await page.routeWebSocket(/\/ws$/u, (socket) => {
    const behind = socket.connectToServer();
    behind.onMessage(async (frame) => {
      // The prices tell that nobody can be attacked before the sling is charged.
      if (String(frame).startsWith('{"t":"answer"')) {
        await late;
        answered++;
      }
      socket.send(frame);
    });
  });
  await page.goto(`/t/${laid.table.table}#${laid.anna.token}`);
  await server.dice(laid.table.table, [1, 5]);
  await keys.press(page.getByRole('button', { name: 'Begin the activation' }));
  const end = page.getByRole('button', { name: 'End, keep 5 KP' });
  await tabTo(end);
  answer();
  await expect.poll(() => answered).toBeGreaterThan(0);
  // The prices are there: what there is to do without attacking has its price.
  await expect(page.getByRole('button', { name: 'Attack Moudoun' })).toHaveCount(0);
  await expect(end).toBeFocused();
  // It goes with what one does, not before.
  await laid.annaHand.do({ type: 'aoristos/charge', by: 'etka', weapon: 'sling' });
  await expect(page.getByRole('button', { name: 'Attack Moudoun · 2 KP' })).toBeVisible();
});
