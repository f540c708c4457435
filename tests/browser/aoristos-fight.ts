import type { Wire } from '@aspekt/contract';
import type { Command, Sheet } from '@aspekt/aoristos';
import type { Created, Joined } from '@aspekt/protocol';
import type { Page } from '@playwright/test';
import { enter, type Client } from '../server/client.ts';
import { expect, type Server } from './fixtures.ts';
import type { Hands } from './hands.ts';

/** A seat that is played without a browser, to lay the table. */
export type Hand = { do(command: Command): Promise<void> };

const hand = (client: Client): Hand => ({
  do: async (command) => {
    const answer = await client.do(command as unknown as Wire);
    if (answer.t !== 'done') throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
  },
});

const ones = { physique: 1, chaosExperience: 1, agility: 1, awareness: 1, willpower: 1 };
const bare = { armour: {}, items: [], notes: '' };

/** The numbers of the book's examples: Etka and her sling (AOR-EX-15), Isseu's kick and the man who takes both (AOR-EX-17). */
const etka: Sheet = {
  ...bare,
  name: 'Etka',
  attributes: { ...ones, physique: 3, agility: 2, awareness: 3 },
  skills: { sling: 4 },
  items: [
    { id: 'sling', name: 'Sling', category: 'ranged', skill: 'sling', strength: 5, chargeCost: 3, loaded: 1, spare: 4 },
  ],
};
const isseu: Sheet = {
  ...bare,
  name: 'Isseu',
  attributes: { ...ones, physique: 2, agility: 2, awareness: 2 },
  skills: { brawling: 2 },
};
const moudoun: Sheet = {
  ...bare,
  name: 'Moudoun',
  attributes: { ...ones, physique: 2, awareness: 2, willpower: 3 },
  skills: { evade: 2 },
  armour: { torso: 5 },
  items: [{ id: 'spear', name: 'Spear', category: 'melee', strength: 3, hands: [1, 2] }],
};

type Locale = 'sv' | 'pl' | 'en';
export type Laid = {
  readonly table: Created;
  readonly anna: Joined;
  readonly bo: Joined;
  readonly gm: Hand;
  readonly annaHand: Hand;
  readonly boHand: Hand;
};

/** A table where Anna plays Etka, Bo plays Isseu, and the game master has Moudoun. */
export const layTable = async (server: Server, locale: Locale = 'en'): Promise<Laid> => {
  const table = await server.table({ game: 'aoristos', name: 'By the wagon', gm: 'Gustav', locale });
  const anna = await server.join(table, 'Anna', locale);
  const bo = await server.join(table, 'Bo', locale);
  const sit = async (token: string): Promise<Hand> =>
    hand(await enter(server.address, { table: table.table, token, locale }));
  const gm = await sit(table.gm);
  const create = (sheet: Sheet, id: string, more: { readonly kind: 'pc' | 'npc'; readonly controller?: string }) =>
    gm.do({
      type: 'aoristos/createCharacter',
      id,
      name: sheet.name,
      sheet,
      finished: true,
      startingUp: 100,
      ...more,
    });
  await create(etka, 'etka', { kind: 'pc', controller: anna.seat });
  await create(isseu, 'isseu', { kind: 'pc', controller: bo.seat });
  await create(moudoun, 'moudoun', { kind: 'npc' });
  await gm.do({ type: 'aoristos/drawItem', by: 'etka', item: 'sling' });
  await gm.do({ type: 'aoristos/drawItem', by: 'moudoun', item: 'spear' });
  return { table, anna, bo, gm, annaHand: await sit(anna.token), boHand: await sit(bo.token) };
};

/** The fight without a browser, up to Etka's turn in its second round, when vigilance is what was kept (AOR-VIG-10). */
export const startFight = async ({ gm }: Laid): Promise<void> => {
  await gm.do({
    type: 'aoristos/startCombat',
    combatants: ['etka', 'isseu', 'moudoun'],
    sides: [['etka', 'isseu'], ['moudoun']],
  });
  await toSecondRound(gm);
};

/** Isseu stands by Moudoun, Etka 44 metres away; the first round is behind them. */
export const toSecondRound = async (gm: Hand): Promise<void> => {
  for (const other of ['isseu', 'moudoun'])
    await gm.do({ type: 'aoristos/setDistance', a: 'etka', b: other, metres: 44 });
  await gm.do({ type: 'aoristos/setMelee', melee: 'm1', sides: [['isseu'], ['moudoun']] });
  await gm.do({
    type: 'aoristos/adjust',
    reason: 'the first round is told',
    change: { what: 'turn', round: 2 },
  });
};

export type Pages = { readonly etka: Page; readonly isseu: Page; readonly gm: Page };

type Fight = {
  readonly server: Server;
  readonly laid: Laid;
  readonly pages: Pages;
  readonly hands: Hands;
  /** Told at every moment worth a look. */
  readonly at?: (moment: string) => Promise<void>;
};

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
/** A trait among those that meet an attack. */
const trait = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Traits that meet the attack' }).getByRole('button', { name });
/** Radio buttons are gone through with the arrows, whichever hand it is. */
export const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check();

/**
 * Three persons, the book's two examples and an end: Etka's stone strikes Moudoun's torso (AOR-EX-15), his spear goes
 * astray, Isseu's kick finds the shin and he bears the pain (AOR-EX-17), and the next one the head.
 */
export const playFight = async ({ server, laid, pages, hands, at }: Fight): Promise<void> => {
  const { etka, isseu, gm } = pages;
  const dice = (faces: readonly number[]): Promise<void> => server.dice(laid.table.table, faces);

  // Etka: stress, the sling is charged, the stone flies.
  await dice([1, 5]);
  await at?.('begin');
  await hands.press(button(etka, 'Begin the activation'));
  await expect(etka.getByText('5 concentration points left').first()).toBeAttached();
  await at?.('turn');
  // Nobody can be attacked before the sling is charged, so that is what is shown.
  await expect(etka.getByRole('radio', { name: 'Act', exact: true })).toBeChecked();
  await hands.press(button(etka, /^Charge Sling\s*3 KP/u));
  await expect(etka.getByText(/Sling charged/u).last()).toBeVisible();
  await at?.('attack');
  await hands.press(button(etka, 'Attack Moudoun · 2 KP'));
  // The target has three traits to meet it with, and must step aside.
  await expect(gm.getByText('Vigilance 5', { exact: true })).toBeVisible();
  await expect(gm.getByText('With Agility you must move.')).toBeVisible();
  await at?.('vigilance');
  await hands.press(button(gm, 'Meet it with ST 9'));
  await expect(etka.getByRole('heading', { name: 'Etka rolls against ST 9' })).toBeVisible();
  await at?.('roll');
  await dice([6, 1, 3, 4, 5]);
  await hands.press(button(etka, 'Roll the attack'));
  await expect(etka.getByText('Test base 6 + dice 4 = 10 against ST 9:')).toBeVisible();
  await expect(etka.getByRole('heading', { name: 'A hit on Moudoun' })).toBeVisible();
  // Forty-four metres are too far to hold back.
  await expect(button(etka, 'Hold back')).toHaveCount(0);
  await at?.('choice');
  await hands.press(button(etka, 'Carry it out'));
  await expect(gm.getByText(/nerve shock 1/u).first()).toBeAttached();
  await hands.press(button(etka, /^End/u));

  // Moudoun: his spear misses Isseu, who chose what to meet it with.
  await dice([1, 1]);
  await hands.press(button(gm, 'Begin the activation'));
  // He aims with all he has, so that nothing is left for his own vigilance.
  for (let level = 0; level < 2; level++) await hands.press(button(gm, 'More Safety aim'));
  await hands.press(button(gm, 'Attack Isseu · 5 KP'));
  await expect(isseu.getByRole('heading', { name: 'Isseu is attacked' })).toBeVisible();
  await hands.press(trait(isseu, 'Agility'));
  await hands.press(button(isseu, /^Meet it with ST/u));
  await dice([1, 1, 2, 3, 5]);
  await hands.press(button(gm, 'Roll the attack'));
  await expect(gm.getByRole('heading', { name: 'A miss' })).toBeVisible();
  await hands.press(button(gm, 'Go on'));
  await hands.press(button(gm, 'End the turn'));

  // Isseu: a kick at the shin; the pain is borne.
  await dice([1, 1]);
  await hands.press(button(isseu, 'Begin the activation'));
  await isseu.getByLabel('Strikes with').selectOption('rightLeg');
  await hands.press(button(isseu, 'Attack Moudoun · 1 KP'));
  await hands.press(trait(gm, 'Agility'));
  await hands.press(button(gm, 'Meet it with ST 4'));
  await dice([1, 2, 3, 4, 2]);
  await hands.press(button(isseu, 'Roll the attack'));
  await expect(isseu.getByText('Test base 4 + dice 3 = 7 against ST 4:')).toBeVisible();
  await at?.('abort');
  await expect(button(isseu, 'Hold back')).toBeVisible();
  await hands.press(button(isseu, 'Carry it out'));
  await expect(gm.getByRole('heading', { name: 'Moudoun is in pain' })).toBeVisible();
  await expect(gm.getByRole('group', { name: 'The body of Moudoun' }).last()).toContainText('Right leg damage 1');
  await at?.('pain');
  await dice([5, 3, 4]);
  await hands.press(button(gm, 'Roll the pain test'));
  await hands.press(button(isseu, /^End/u));

  // The last round: Etka waits, Moudoun has lost his head already, Isseu aims a kick.
  await dice([1, 1]);
  await hands.press(button(etka, 'Begin the activation'));
  await hands.press(button(etka, 'End, keep 5 KP'));
  await dice([1, 1]);
  await hands.press(button(gm, 'Begin the activation'));
  const change = { what: 'combatant', person: 'moudoun', fields: { kp: 0 } } as const;
  await laid.gm.do({ type: 'aoristos/adjust', reason: 'he stares', change });
  await hands.press(button(gm, 'End the turn'));
  await dice([1, 1]);
  await hands.press(button(isseu, 'Begin the activation'));
  await hands.press(button(isseu, 'More Safety aim'));
  await hands.press(button(isseu, 'Attack Moudoun · 2 KP'));
  await hands.press(button(gm, 'Meet it with ST 5'));
  await dice([6, 6, 6, 4, 4]);
  await hands.press(button(isseu, 'Roll the attack'));
  await expect(isseu.getByText('Matching area dice: any area, the head too.')).toBeVisible();
  await expect(button(isseu, 'Choose an area')).toBeDisabled();
  await at?.('area');
  await hands.press(isseu.getByRole('group', { name: 'Where it hits' }).getByRole('button', { name: 'Head' }));
  await hands.press(button(isseu, 'Carry it out'));
  await expect(gm.getByRole('heading', { name: 'Moudoun hovers between life and death' })).toBeVisible();
  await at?.('end');
  await dice([6, 6, 6, 6]);
  await hands.press(button(gm, 'Roll for survival'));
  await expect(gm.getByRole('heading', { name: 'Moudoun hovers between life and death' })).toBeHidden();
};
