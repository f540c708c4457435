import type { Locator, Page } from '@playwright/test';
import { expect, log, type Server } from './fixtures.ts';
import type { Hands } from './hands.ts';
import { riverBank, type Expected, type Laid, type Step } from './nyx-table.ts';

const signs = { positive: /^In favour/u, negative: /^Against/u, neutral: /^Neutral/u } as const;
const attributes = (page: Page): Locator => page.getByRole('group', { name: 'Roll against' });

const activate = async (
  page: Page,
  hands: Hands,
  use: {
    readonly aspect: string;
    readonly owner: string;
    readonly sign: keyof typeof signs;
    readonly drawback?: string;
    readonly invented?: boolean;
  },
): Promise<void> => {
  const panel = page.getByRole('group', { name: use.aspect, exact: true });
  // An aspect that was just invented opens by itself, and that is where one goes on: type, Enter, used.
  if (use.invented) {
    await expect(panel).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(use.aspect, 'u'), expanded: true })).toBeFocused();
  } else {
    const group = page.getByRole('group', { name: use.owner === 'phaide' ? 'Your aspects' : 'The opponent’s' });
    await hands.press(group.getByRole('button', { name: new RegExp(use.aspect, 'u') }));
  }
  await hands.press(panel.getByRole('button', { name: signs[use.sign] }));
  if (use.drawback !== undefined) {
    await hands.write(panel.getByLabel('Drawback'), use.drawback);
    await hands.press(panel.getByRole('button', { name: 'Use', exact: true }));
  }
  await expect(panel).toBeHidden();
};

/** Where the needle stands, as the gauge says it. */
export const stand = (needle: number): string => {
  if (needle === 0) return 'Needle: Balance.';
  return `Needle: ${needle > 0 ? 'Phaide' : 'Soldier'} is ahead: ${Math.abs(needle)} of 5.`;
};
export const gauge = (page: Page): Locator => page.getByRole('img', { name: /^Needle:/u });
const pointsOf = (page: Page): Locator => page.getByRole('button', { name: /\d+ points?/u });

type Fight = {
  readonly server: Server;
  readonly laid: Laid;
  readonly player: Page;
  readonly gm: Page;
  readonly playerHands: Hands;
  readonly gmHands: Hands;
  /** Before each round is rolled: what a test wants to see there. */
  readonly beforeRoll?: (round: number) => Promise<void>;
};

/** The rounds of the book's fight, played on two screens with the dice that fell there. */
export const playFight = async (fight: Fight): Promise<void> => {
  const { server, laid, player, gm, playerHands, gmHands } = fight;
  const dice = [...riverBank.dice];
  let round = 0;
  let pending: Extract<Step, { cmd: 'inventAspect' }> | undefined;
  for (const [i, step] of riverBank.steps.entries()) {
    if (step.cmd === 'inventAspect') pending = step;
    if (step.cmd !== 'round') continue;
    round++;
    await playerHands.press(attributes(player).getByRole('button', { name: /^Body/u }));
    await gmHands.press(attributes(gm).getByRole('button', { name: /^Body/u }));
    if (pending) {
      const tray = player.getByRole('region', { name: 'Roll', exact: true });
      await playerHands.press(tray.getByText('Invent an aspect', { exact: true }));
      await playerHands.write(tray.getByLabel('Aspect', { exact: true }), pending.name);
      await playerHands.press(tray.getByRole('button', { name: 'Invent', exact: true }));
    }
    // What was invented is used first, while its panel is open.
    const uses = (step.a.activations ?? []).toSorted(
      (one, other) => Number(other.aspect === pending?.name) - Number(one.aspect === pending?.name),
    );
    const invented = pending?.name;
    pending = undefined;
    for (const use of uses) await activate(player, playerHands, { ...use, invented: use.aspect === invented });
    for (const { label } of step.a.modifiers ?? []) {
      await gmHands.press(gm.getByText('Difficulty and stakes', { exact: true }));
      await gmHands.press(gm.getByRole('switch', { name: new RegExp(label, 'u') }));
      await expect(player.getByText('Body 4 +4 = 8: roll 1')).toBeVisible();
    }
    await gmHands.press(gm.getByRole('button', { name: 'Ready', exact: true }));
    await fight.beforeRoll?.(round);
    const [a, b] = dice.splice(0, 2);
    await server.dice(laid.table.table, [...(a?.values ?? []), ...(b?.values ?? [])]);
    await playerHands.press(player.getByRole('button', { name: 'Roll', exact: true }));
    await check(fight, riverBank.expect.steps[i] ?? {}, round);
  }
  expect(dice).toEqual([]);
};

const check = async ({ player, gm }: Fight, expected: Expected, round: number): Promise<void> => {
  await expect(log(gm)).toContainText(`Round ${round}, Phaide against Soldier`);
  const needle = expected.needle ?? 0;
  for (const page of [player, gm]) {
    await expect(gauge(page)).toHaveAccessibleName(new RegExp(stand(needle).replaceAll('.', '\\.'), 'u'));
  }
  if (expected.points)
    await expect(pointsOf(gm).first()).toHaveAccessibleName(new RegExp(`^${expected.points['phaide']} point`, 'u'));
};
