import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale, Wire } from '@aspekt/contract';
import type { Created, Joined } from '@aspekt/protocol';
import type { Command } from '@aspekt/vastmark';
import { enter, type Client } from '../server/client.ts';
import { expect, type Device, type Screen, type Server } from './fixtures.ts';

/** A vector of the catalogue, as far as the scenes with Tuva use it. */
type Feature = { readonly name: string; readonly value: number; readonly group?: 'value' };
type Step = {
  readonly cmd: string;
  readonly traits?: readonly string[];
  readonly turned?: readonly string[];
  readonly skills?: readonly string[];
  readonly resistance?: { readonly total: number };
};
type Vector = {
  readonly id: string;
  readonly given: {
    readonly characters: readonly { readonly traits?: readonly Feature[]; readonly skills?: readonly Feature[] }[];
  };
  readonly dice: readonly { readonly values: readonly number[] }[];
  readonly steps: readonly Step[];
};
const vectors = JSON.parse(
  readFileSync(new URL('../vectors/vastmark.json', import.meta.url), 'utf8'),
) as readonly Vector[];

/** A scene of the book: what Tuva rolls, against what, and the faces that fell. */
export type BookScene = {
  readonly trait: string;
  readonly turned: boolean;
  readonly skill: string;
  readonly total: number;
  readonly faces: readonly number[];
};
export const bookScene = (id: string): BookScene => {
  const vector = vectors.find((one) => one.id === id);
  const open = vector?.steps.find(({ cmd }) => cmd === 'openRoll');
  const [trait, skill] = [open?.traits?.[0], open?.skills?.[0]];
  const total = open?.resistance?.total;
  if (!vector || trait === undefined || skill === undefined || total === undefined) throw new Error(`no scene ${id}`);
  return {
    trait,
    turned: open?.turned?.includes(trait) ?? false,
    skill,
    total,
    faces: vector.dice.flatMap(({ values }) => values),
  };
};

/** Tuva as the book's examples give her. */
const tuva = vectors[0]?.given.characters[0];

/** A seat that is played without a browser, to lay the table. */
type Hand = { readonly seat: string; do(command: Command): Promise<void>; close(): void };

const hand = (client: Client, seat: string): Hand => ({
  seat,
  do: async (command) => {
    const answer = await client.do(command as unknown as Wire);
    if (answer.t !== 'done') throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
  },
  close: () => client.close(),
});

export type Laid = { readonly table: Created; readonly anna: Joined; readonly gm: Hand; readonly player: Hand };

/** A table where Anna plays Tuva, with a spy under the oak. */
export const layTable = async (server: Server, locale: Locale = 'en'): Promise<Laid> => {
  const table = await server.table({ game: 'vastmark', name: 'The oak', gm: 'Gustav', locale });
  const anna = await server.join(table, 'Anna', locale);
  const gm = hand(await enter(server.address, { table: table.table, token: table.gm, locale }), 'gm');
  const player = hand(await enter(server.address, { table: table.table, token: anna.token, locale }), anna.seat);
  await gm.do({ type: 'vastmark/setScene', title: 'Under ekens rötter' });
  await player.do({
    type: 'vastmark/createCharacter',
    id: 'tuva',
    name: 'Tuva',
    traits: tuva?.traits ?? [],
    skills: tuva?.skills ?? [],
    creationMethod: 'simple',
  });
  await gm.do({
    type: 'vastmark/createQuickExtra',
    id: 'spy',
    name: 'Spionen',
    line: 'Lömsk -3, Misstänksam +2; Spana 2',
    shown: true,
  });
  return { table, anna, gm, player };
};

export type Seats = { readonly gm: Device; readonly player: Device };

/** The game master and Anna at the table, each with a screen of that kind. */
export const sitDown = async (
  laid: Laid,
  device: (screen?: Screen) => Promise<Device>,
  screen: Screen,
): Promise<Seats> => {
  const open = async (token: string): Promise<Device> => {
    const page = await device(screen);
    await page.goto(`/t/${laid.table.table}#${token}`);
    await expect(page.getByRole('status').filter({ hasText: 'live' })).toBeVisible();
    return page;
  };
  return { gm: await open(laid.table.gm), player: await open(laid.anna.token) };
};

/** What is on the table in the middle of the screen. */
export const scene = (page: Page): ReturnType<Page['locator']> => page.locator('#scene');
export const card = (page: Page): ReturnType<Page['locator']> => scene(page).getByRole('article');
