import { expect, test, type Screen } from './fixtures.ts';
import { declare, finger, ladder, press, says, type Seat } from './ode-hands.ts';
import { diceOf, layTable } from './ode-play-table.ts';

for (const screen of ['phone', 'desktop'] as const satisfies readonly Screen[]) {
  test(`the book's examples with the book's words and dice, on a ${screen} (ODE-EX-01, 02, 03, 07)`, async ({
    device,
    server,
  }) => {
    const laid = await layTable(server, 'sv');
    const t = says.sv;
    const open = async (token: string): Promise<Seat> => {
      const page = await device(screen, { locale: 'sv' });
      await page.goto(`/t/${laid.table.table}#${token}`);
      return { page, hands: finger, t };
    };
    const [anna, bo, gm] = [await open(laid.anna.token), await open(laid.bo.token), await open(laid.table.gm)];
    const fall = (id: string): Promise<void> => server.dice(laid.table.table, diceOf(id));
    const scene = gm.page.locator('#scene');
    /** From +2, where it begins. */
    const setDifficulty = async (value: number, rung: string): Promise<void> => {
      for (let i = 2; i < value; i++) await scene.getByRole('spinbutton', { name: t.difficulty }).press('ArrowUp');
      await press(gm, t.set(rung));
    };
    const pass = async (player: Seat): Promise<void> => {
      await press(player, t.pass);
      await press(gm, t.pass);
    };

    await test.step('Charles in the ruins: Undersöka (+1) and [ ][ ][+][+] against Hyffsad (+2)', async () => {
      await declare(bo, {
        intent: 'söker igenom ruinerna efter ledtrådar',
        action: 'overcome',
        listed: 'Undersöka +1',
      });
      await expect(scene).toContainText('söker igenom ruinerna efter ledtrådar');
      await setDifficulty(2, 'Hyffsad (+2)');
      await fall('ODE-EX-01');
      await press(bo, t.roll);
      await expect(ladder(bo.page)).toHaveAccessibleName('Charles: God (+3). Svårighetsnivå: Hyffsad (+2). Steg: +1.');
      await expect(bo.page.locator('#scene')).toContainText('Charles: lyckas 1 steg över');
      await pass(bo);
      await expect(bo.page.getByLabel(t.intent)).toBeVisible();
    });

    await test.step('the shoggoth burns: Hantverk (+1) and [ ][+][+][+] against God (+3)', async () => {
      await declare(anna, {
        who: 'Ethan',
        intent: 'gör en brandbomb och kastar den',
        action: 'createAdvantage',
        listed: 'Hantverk +1',
        aspect: { text: 'Brinnande', place: 'Shoggoth' },
      });
      // An aspect on an enemy calls for a defence; here the game master says how hard it is instead (D-06).
      await expect(scene.getByRole('button', { name: 'Låt det ske' })).toBeVisible();
      await scene.getByText(t.change).click();
      await setDifficulty(3, 'God (+3)');
      await fall('ODE-EX-02');
      await press(anna, t.roll);
      await expect(ladder(anna.page)).toHaveAccessibleName('Ethan: Utmärkt (+4). Svårighetsnivå: God (+3). Steg: +1.');
      await pass(anna);
      for (const { page } of [anna, bo, gm])
        await expect(page.getByRole('button', { name: /^Brinnande Situation · Shoggoth/u })).toContainText(
          '1 fritt åberopande: Ethan',
        );
    });

    await test.step('Ruth hits the corpse: Slåss (+4), [−][−][ ][ ] against Sport (0), [−][ ][ ][+]', async () => {
      await declare(anna, {
        who: 'Ruth',
        intent: 'slår till liket',
        action: 'attack',
        skill: /^Slåss/u,
        target: 'Liket',
      });
      // It could also strike back (Slåss +2), but the book has it dodge.
      await press(gm, /^Sport/u);
      await press(gm, t.defend('Sport'));
      await fall('ODE-EX-03');
      await press(anna, t.roll);
      await press(gm, t.rollDefence);
      await expect(ladder(anna.page)).toHaveAccessibleName('Ruth: Hyffsad (+2). Liket: Medioker (0). Steg: +2.');
      await pass(anna);
      await expect(scene.getByRole('heading', { name: 'Liket tar emot en träff på 2' })).toBeVisible();
      await expect(anna.page.locator('#scene')).toContainText('Liket: en träff på 2');
      await press(gm, 'Ta den: 2 rutor fysisk stress');
      await expect(gm.page.locator('[role=log]')).toContainText('Liket');
      await expect(anna.page.getByLabel(t.intent)).toBeVisible();
    });

    await test.step('Ethan opens the safe and is poisoned: Stjäla (0), four blanks against Hyffsad (+2)', async () => {
      await declare(anna, { who: 'Ethan', intent: 'dyrkar upp kassavalvet', action: 'overcome', listed: 'Stjäla 0' });
      await setDifficulty(2, 'Hyffsad (+2)');
      await fall('ODE-EX-07');
      await press(anna, t.roll);
      await expect(anna.page.locator('#scene')).toContainText('Ethan: misslyckas 2 steg under');
      await pass(anna);
      await expect(anna.page.getByText('Spelledaren väljer.')).toBeVisible();
      // The player may always settle for plain failure (D-10).
      await expect(anna.page.getByRole('button', { name: /^Enkelt misslyckande/u })).toBeVisible();
      await press(gm, /^Blandning/u);
      await scene.getByLabel('Vad händer?').fill('Valvet går upp, men fällan var inte desarmerad');
      await scene.getByRole('button', { name: 'Blandning', exact: true }).last().click();
      await expect(anna.page.getByRole('heading', { name: 'Ethan tar emot en träff på 2' })).toBeVisible();
      await anna.page.getByRole('radio', { name: /^en konsekvens: mild/u }).check();
      await anna.page.getByLabel('Konsekvensen (mild)').fill('Förgiftad');
      await press(anna, 'Ta den: en konsekvens: mild');
      await expect(anna.page.getByLabel(t.intent)).toBeVisible();
      await expect(gm.page.locator('[role=log]')).toContainText('Förgiftad');
    });
  });
}
