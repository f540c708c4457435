import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { sitDown } from './ode-duel.ts';
import { press } from './ode-hands.ts';
import { layTable } from './ode-play-table.ts';

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[])
  test(`boxes and consequences are put together freely, and what is left goes to zero, on a ${screen} (ODE-HRM-01, ODE-HRM-06)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server);
    await laid.player.do({
      type: 'ode/declareAction',
      actor: 'ruth',
      intent: 'lift the wreck',
      action: 'overcome',
      skill: 'physique',
    });
    await laid.gm.do({ type: 'ode/setDifficulty', value: 6 });
    await server.dice(laid.table.table, [0, 0, 0, 0]);
    await laid.player.do({ type: 'ode/rollDice' });
    await laid.player.do({ type: 'ode/passInvokes' });
    await laid.gm.do({ type: 'ode/passInvokes' });
    await laid.gm.do({ type: 'ode/chooseOption', option: 'takeHit', shifts: 5 });
    const anna = await sitDown(device, screen, laid, laid.anna.token);
    const scene = anna.page.locator('#scene');
    const marks = scene.getByRole('group', { name: 'Or put it together yourself' });
    const left = marks.getByRole('status');
    const box = (number: number): Locator => marks.getByRole('button', { name: `Box ${number}`, exact: true });
    const slot = (name: RegExp): Locator => marks.getByRole('button', { name });
    /** With a finger on a phone, with the keys at a desk. */
    const tap = async (target: Locator): Promise<void> => {
      if (screen === 'phone') return target.click();
      await target.focus();
      await anna.page.keyboard.press('Space');
    };
    const take = scene.getByRole('button', { name: /^Take it:/u });

    // The cheapest way is there already.
    await expect(left).toHaveText('All of it is absorbed.');
    await expect(box(5)).toHaveAttribute('aria-pressed', 'true');
    // A consequence frees the boxes that are no longer needed, and it is one of the ways in the list.
    await tap(slot(/^Mild/u));
    await expect(box(3)).toHaveAttribute('aria-pressed', 'true');
    await expect(box(4)).toHaveAttribute('aria-pressed', 'false');
    await expect(
      scene.getByRole('radio', { name: /^3 boxes of physical stress and a consequence: mild/u }),
    ).toBeChecked();
    await tap(box(1));
    await expect(left).toHaveText('Still to absorb: 2');
    await expect(take).toHaveCount(0);
    await expect(scene.getByRole('button', { name: 'Not put together yet' })).toBeDisabled();
    await tap(slot(/^Moderate/u));
    await expect(left).toHaveText('All of it is absorbed.');
    await expect(box(1)).toHaveAttribute('aria-pressed', 'false');
    await tap(slot(/^Severe/u));
    await expect(left).toHaveText('More than is needed: leave something out.');
    await expect(take).toHaveCount(0);
    await expectAccessible(anna.page, 'harm put together');
    await tap(slot(/^Severe/u));
    await scene.getByLabel('The consequence (mild)').fill('Torn Sleeve');
    await scene.getByLabel('The consequence (moderate)').fill('Crushed Foot');
    expect(await anna.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await press(anna, 'Take it: a consequence: mild and a consequence: moderate');
    await expect(scene.getByRole('heading', { name: /takes a hit/u })).toHaveCount(0);
    await expect(anna.page.getByText('Crushed Foot').first()).toBeAttached();
  });
