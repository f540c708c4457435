import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { apart } from './colours.ts';
import { expect, test, type Screen } from './fixtures.ts';
import { layTable } from './ode-play-table.ts';

/** Each role on each kind of screen in one language or another. */
const seats: Readonly<Record<'sv' | 'pl' | 'en', Readonly<Record<'gm' | 'anna', Screen>>>> = {
  sv: { gm: 'phone', anna: 'desktop' },
  pl: { gm: 'desktop', anna: 'phone' },
  en: { gm: 'phone', anna: 'phone' },
};

for (const locale of ['sv', 'pl', 'en'] as const) {
  test(`axe finds nothing where Öde is played, in ${locale}`, async ({ device, server }) => {
    test.setTimeout(150_000);
    const laid = await layTable(server, locale);
    const { gm, player, table } = laid;
    const open = async (screen: Screen, token: string): Promise<Page> => {
      const page = await device(screen, { locale });
      await page.goto(`/t/${table.table}#${token}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
      return page;
    };
    const pages = { gm: await open(seats[locale].gm, table.gm), anna: await open(seats[locale].anna, laid.anna.token) };
    const clean = async (what: string, ...whose: readonly (keyof typeof pages)[]): Promise<void> => {
      for (const who of whose) await expectAccessible(pages[who], `${what}, ${who}`);
    };
    const unfold = (page: Page): Promise<void> =>
      page.locator('#scene details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    const falls = (...faces: readonly number[]): Promise<void> => server.dice(table.table, faces);

    await gm.do({ type: 'ode/addSituationAspect', id: 'secret', text: 'A hidden door', known: false });
    await gm.do({ type: 'ode/adjust', change: { what: 'boost', holderId: 'ruth', text: '' }, reason: 'a slip' });
    await unfold(pages.gm);
    await unfold(pages.anna);
    await pages.gm.locator('#scene button[data-opens]').first().click();
    await clean('scene', 'gm', 'anna');

    await player.do({
      type: 'ode/declareAction',
      actor: 'ruth',
      intent: 'look for a way out',
      action: 'overcome',
      skill: 'notice',
    });
    await unfold(pages.gm);
    await clean('declared', 'gm', 'anna');
    await gm.do({ type: 'ode/setDifficulty', value: 6 });
    await falls(0, 0, 0, 0);
    await player.do({ type: 'ode/rollDice' });
    await pages.anna.locator('#scene button[data-opens]').last().click();
    await clean('exchange', 'gm', 'anna');
    await player.do({
      type: 'ode/invoke',
      actor: 'ruth',
      roll: 'action',
      aspect: 'dark',
      payment: 'fatePoint',
      effect: 'plus2',
      how: 'she knows the dark',
    });
    await gm.do({ type: 'ode/challengeInvoke' });
    await clean('objection', 'gm', 'anna');
    await gm.do({ type: 'ode/answerChallenge', answer: 'convinced' });
    await player.do({ type: 'ode/passInvokes' });
    await gm.do({ type: 'ode/passInvokes' });
    await pages.gm.locator('#scene button[aria-expanded=false]').last().click();
    await clean('options', 'gm', 'anna');
    await gm.do({ type: 'ode/chooseOption', option: 'takeHit', shifts: 5 });
    await unfold(pages.anna);
    await pages.anna.locator('#scene').getByRole('radio').nth(1).check();
    await clean('harm', 'anna');
    await player.do({
      type: 'ode/absorbHit',
      actor: 'ruth',
      stress: 1,
      consequences: [{ slotId: 'moderate', text: 'Broken arm' }],
    });

    await gm.do({
      type: 'ode/startConflict',
      first: 'ruth',
      zones: [
        { id: 'yard', name: 'The yard', adjacent: ['roof'] },
        { id: 'roof', name: 'The roof', adjacent: ['yard'], barred: ['yard'] },
      ],
    });
    await gm.do({ type: 'ode/changeSettings', settings: { optFullDefence: true, optCountdown: true } });
    await gm.do({
      type: 'ode/createCountdown',
      id: 'doom',
      title: 'The ice breaks',
      boxes: 4,
      trigger: 'a loud noise',
      outcome: 'the water takes all',
    });
    await unfold(pages.anna);
    await clean('conflict, own turn', 'gm', 'anna');
    await gm.do({ type: 'ode/markCountdown', countdown: 'doom' });
    const boxes = pages.anna.locator('#scene .boxes .box');
    await expect(boxes.and(pages.anna.locator('.on'))).toHaveCount(1);
    expect(await apart(boxes.nth(0), boxes.nth(1)), 'a box marked and one not').toBeGreaterThan(0.2);
    await player.do({ type: 'ode/endTurn', actor: 'ruth' });
    await clean('conflict, who is next', 'anna');
    await gm.do({ type: 'ode/endConflict' });

    await gm.do({
      type: 'ode/startContest',
      sides: [
        { id: 'players', members: ['ruth', 'ethan'], intent: 'get out' },
        { id: 'gm', members: ['corpse'], intent: 'keep them in' },
      ],
    });
    await clean('contest', 'gm', 'anna');
    await player.do({
      type: 'ode/contestRoll',
      actor: 'ruth',
      intent: 'run for it',
      skill: 'athletics',
    });
    await clean('contest, declared', 'gm', 'anna');
    await falls(0, 0, 0, 0);
    await player.do({ type: 'ode/rollDice' });
    await clean('contest, dice on the table', 'gm', 'anna');
    await player.do({ type: 'ode/passInvokes' });
    await gm.do({ type: 'ode/passInvokes' });
    await gm.do({ type: 'ode/endContest', text: 'dawn' });
    await gm.do({ type: 'ode/startChallenge', tasks: [{ skill: 'athletics', difficulty: 2, label: 'The wall' }] });
    await pages.anna.locator('#scene section ol button').first().click();
    await unfold(pages.gm);
    await clean('challenge', 'gm', 'anna');
    await gm.do({ type: 'ode/endChallenge', text: 'they are out' });
    // The forms for what may come next.
    await expect(pages.gm.locator('#scene details').last()).toBeAttached();
    await unfold(pages.gm);
    await clean('what may begin', 'gm');
    await gm.do({ type: 'ode/endScene' });
    await clean('between scenes', 'gm', 'anna');
  });
}
