import type { Page } from '@playwright/test';
import { expect, test, type Server } from './fixtures.ts';
import { layTable, startFight, type Laid } from './nyx-table.ts';

type Device = (screen?: 'phone' | 'desktop') => Promise<Page>;

const sit = async (device: Device, { table }: Laid, token: string): Promise<Page> => {
  const page = await device('desktop');
  await page.goto(`/t/${table.table}#${token}`);
  await expect(page.getByRole('heading', { name: 'The river bank', exact: true })).toBeVisible();
  return page;
};
const tray = (page: Page) => page.getByRole('region', { name: 'Roll', exact: true });
const declare = (side: 'A' | 'B') => ({ type: 'nyx/declareRound', conflict: 'bank', side, attribute: 'body' }) as const;

test('an extra’s damage is marked for nothing, also without points (NYX-HARM-13)', async ({ device, server }) => {
  const laid = await layTable(server);
  const { gm, player } = laid;
  const damage = { set: 'addAspect', id: 'hurt', name: 'Sprained', value: 1, kind: 'damage' } as const;
  await gm.do({ type: 'nyx/adjust', figure: 'soldier', change: damage, reason: 'test' });
  await gm.do({ type: 'nyx/adjustPoints', character: 'phaide', delta: -5, reason: 'test' });
  const body = { attribute: 'body' } as const;
  const [a, b] = [
    { actor: 'phaide', ...body },
    { actor: 'soldier', ...body },
  ] as const;
  await player.do({ type: 'nyx/declareConflictRoll', id: 'd', a, b });
  const anna = await sit(device, laid, laid.anna.token);
  await tray(anna)
    .getByRole('button', { name: /Sprained/u })
    .click();
  await expect(anna.getByRole('button', { name: /^In favour/u })).toHaveCount(0);
  const hinders = anna.getByRole('button', { name: /^It hinders/u });
  await expect(hinders).toContainText('±0');
  await hinders.click();
  await expect(tray(anna)).toContainText('−1 die: roll 2, worst counts');
});

/** A mob loses an automatic win by an effect of 3, and the game master looks at the choice. */
const beaten = async (server: Server, device: Device, body: number): Promise<Page> => {
  const laid = await layTable(server);
  const { gm, player } = laid;
  await gm.do({ type: 'nyx/createMob', id: 'mob', name: 'Mob', attributes: { body } });
  const [a, b] = [
    { actor: 'phaide', attribute: 'body' },
    { actor: 'mob', attribute: 'body' },
  ] as const;
  await player.do({ type: 'nyx/declareConflictRoll', id: 'd', a, b });
  await player.do({
    type: 'nyx/activateAspect',
    id: 'u',
    draft: 'd',
    owner: 'phaide',
    aspect: 'a1',
    by: 'phaide',
    sign: 'positive',
    explanation: 'so',
  });
  await gm.do({ type: 'nyx/grantAutomatic', draft: 'd', favoured: 'A', effect: 3 });
  return sit(device, laid, laid.table.gm);
};

test('a choice that knocks a mob out is marked, with what it loses besides (NYX-MOB-03, NYX-HARM-11)', async ({
  device,
  server,
}) => {
  const strong = await beaten(server, device, 4);
  await expect(strong.getByRole('button', { name: /^3 exhaustion/u })).toContainText(/4 → 0\s*knocked out/u);
  await expect(strong.getByRole('button', { name: /^1 damage/u })).not.toContainText('knocked out');
  const weak = await beaten(server, device, 1);
  await expect(weak.getByRole('button', { name: /^1 damage/u })).toContainText('knocked out');
});

test('what is best spent is told against a roll that is known, in a conflict that ends (NYX-CPX-20)', async ({
  device,
  server,
}) => {
  for (const mode of ['ends', 'continues'] as const) {
    const laid = await layTable(server);
    await startFight(laid.gm, mode);
    await laid.player.do(declare('A'));
    const anna = await sit(device, laid, laid.anna.token);
    const hint = anna.getByRole('button', { name: 'What is best spent now?' });
    await expect(anna.getByText('if nothing more is spent', { exact: false })).toBeVisible();
    await expect(hint).toHaveCount(0);
    await laid.gm.do(declare('B'));
    await expect(tray(anna)).toContainText('Body 5: roll 1 die');
    await expect(hint).toHaveCount(mode === 'ends' ? 1 : 0);
  }
});
