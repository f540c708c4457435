import { expectAccessible } from './accessible.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { card, layTable, scene, sitDown, type Laid } from './vastmark-table.ts';

const title = 'How might this end?';
const oppose = async ({ gm }: Laid, modification = 0): Promise<void> => {
  const opposed = { kind: 'opposed' } as const;
  await gm.do({
    type: 'vastmark/openRoll',
    id: 'one',
    actor: 'tuva',
    resistance: opposed,
    modifications: modification === 0 ? [] : [{ label: 'dark', value: modification }],
  });
  await gm.do({ type: 'vastmark/openRoll', id: 'other', actor: 'spy', resistance: opposed });
};

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`a series is foreseen before it begins and while it runs: who wins, how long, how it stands at the end, on a ${screen} (VAST-X-SERIES-01, VAST-RES-06)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    await laid.gm.do({ type: 'vastmark/setTableSettings', settings: { series: true } });
    await oppose(laid);
    const { gm, player } = await sitDown(laid, device, screen);
    const before = card(gm);
    await before.getByText(title).click();
    // Even, and the first to two: the same for both.
    await expect(before).toContainText('Tuva is first to 2 50%');
    await expect(before).toContainText('Spionen is first to 2 50%');
    await expect(before).toContainText('Tuva 2, Spionen 0 25%');
    await expect(before.getByRole('listitem').filter({ hasText: 'Tuva wins the next roll' })).toContainText(
      '75% (+25%)',
    );
    await expect(before.getByRole('figure', { name: 'After how many rolls it is over' })).toBeVisible();
    await before.getByRole('spinbutton', { name: 'Rolls to win' }).press('ArrowDown');
    await expect(before).toContainText('Tuva is the one to succeed 50%');
    await expectAccessible(gm, 'a series foreseen');

    await laid.gm.do({ type: 'vastmark/startSeries', id: 's', sides: ['one', 'other'], wins: 2 });
    await server.dice(laid.table.table, [6, 2]);
    await laid.gm.do({ type: 'vastmark/opposedRoll', id: 'first', sides: ['one', 'other'] });
    await laid.gm.do({ type: 'vastmark/confirmRoll', rollId: 'one' });
    const score = scene(player).getByRole('region', { name: 'Series: Tuva against Spionen, first to 2' });
    await score.getByText(title).click();
    await expect(score).toContainText('Tuva is first to 2 75%');
    await expect(score.getByRole('listitem').filter({ hasText: 'Spionen wins the next roll' })).toContainText('50%');
    await expect(score).toContainText('no hero points are used');
    await expectAccessible(player, 'a series foreseen by a player');
  });

test('without the house rule two go on until one of them succeeds; three do so too (VAST-RES-06, VAST-SQ-01)', async ({
  device,
  server,
}) => {
  const laid = await layTable(server);
  await oppose(laid, 2);
  const { gm } = await sitDown(laid, device, 'phone');
  await card(gm).getByText(title).click();
  await expect(card(gm)).toContainText(/Tuva is the one to succeed 6\d%/u);
  await expect(card(gm).getByRole('spinbutton', { name: 'Rolls to win' })).toHaveCount(0);
  await laid.gm.do({ type: 'vastmark/createQuickExtra', id: 'rat', name: 'Råttan', line: 'Smyga 1', shown: true });
  await laid.gm.do({ type: 'vastmark/openRoll', id: 'third', actor: 'rat', resistance: { kind: 'opposed' } });
  await expect(card(gm)).toContainText('Råttan is the one to succeed');
  await expect(card(gm).getByRole('listitem').filter({ hasText: 'Råttan has 1 more on every roll' })).toContainText(
    '(+',
  );
});
