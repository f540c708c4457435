import type { Wire } from '@aspekt/contract';
import { ode, type Command, type Sheet } from '@aspekt/ode';
import type { Page } from '@playwright/test';
import type { Created, Joined } from '@aspekt/protocol';
import { enter } from '../server/client.ts';
import { expect, type Device, type Screen, type Server } from './fixtures.ts';

export type Locale = 'sv' | 'pl' | 'en';

/** A seat that is played without a browser, to lay the table. */
type Hand = { readonly seat: string; do(command: Command): Promise<void>; close(): void };

const handOf = async (server: Server, table: string, token: string, seat: string, locale: Locale): Promise<Hand> => {
  const client = await enter(server.address, { table, token, locale });
  return {
    seat,
    do: async (command) => {
      const answer = await client.do(command as unknown as Wire);
      if (answer.t !== 'done') throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
    },
    close: () => client.close(),
  };
};

export const readyMade = (name: string, locale: Locale = 'en'): Sheet => {
  const found = ode.sheet.readyMade[locale].find((sheet) => sheet.name === name);
  if (!found) throw new Error(`nobody ready-made is called ${name}`);
  return found;
};

export type Party = {
  readonly table: Created;
  readonly anna: Joined;
  readonly bo: Joined;
  readonly gm: Hand;
  readonly ruth: Hand;
  readonly charles: Hand;
};

/** Anna plays Ruth and Bo plays Charles, in a scene at the station with a walking corpse. */
export const layParty = async (server: Server, locale: Locale = 'en'): Promise<Party> => {
  const table = await server.table({ game: 'ode', name: 'The station', gm: 'Gustav', locale });
  const anna = await server.join(table, 'Anna', locale);
  const bo = await server.join(table, 'Bo', locale);
  const hand = (token: string, seat: string): Promise<Hand> => handOf(server, table.table, token, seat, locale);
  const gm = await hand(table.gm, 'gm');
  const ruth = await hand(anna.token, anna.seat);
  const charles = await hand(bo.token, bo.seat);
  await ruth.do({ type: 'ode/createCharacter', id: 'ruth', sheet: readyMade('Ruth', locale), finish: true });
  await charles.do({ type: 'ode/createCharacter', id: 'charles', sheet: readyMade('Charles', locale), finish: true });
  await gm.do({ type: 'ode/startSession' });
  await gm.do({
    type: 'ode/startScene',
    title: 'The yard',
    participants: ['ruth', 'charles'],
    aspects: [
      { id: 'storm', text: 'Snowstorm' },
      { id: 'below', text: 'Something Moves Below', known: false },
    ],
  });
  return { table, anna, bo, gm, ruth, charles };
};

/** Open the table in a browser with somebody's link. */
export const sit = async (
  device: (screen?: Screen, options?: object) => Promise<Device>,
  screen: Screen,
  table: Created,
  token: string,
  locale: Locale = 'en',
): Promise<Device> => {
  const page = await device(screen, { locale });
  await page.goto(`/t/${table.table}#${token}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
  return page;
};

/** The part of the page about oneself; on a phone one goes there first. */
export const me = (page: Page): ReturnType<Page['locator']> => page.locator('#me');
