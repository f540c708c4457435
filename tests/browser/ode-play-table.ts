import { readFileSync } from 'node:fs';
import type { Wire } from '@aspekt/contract';
import { ode, type Command, type NpcSheet, type Sheet } from '@aspekt/ode';
import type { Created, Joined } from '@aspekt/protocol';
import { enter } from '../server/client.ts';
import type { Server } from './fixtures.ts';

export type Locale = 'sv' | 'pl' | 'en';

/** A vector of the catalogue, as far as the tests of the page use it. */
type Vector = { readonly id: string; readonly dice: readonly { readonly values: readonly number[] }[] };
const vectors = JSON.parse(readFileSync(new URL('../vectors/ode.json', import.meta.url), 'utf8')) as readonly Vector[];

/** The dice of one of the book's examples, in the order in which they fell. */
export const diceOf = (id: string): readonly number[] => {
  const found = vectors.find((one) => one.id === id);
  if (!found) throw new Error(`there is no vector ${id}`);
  return found.dice.flatMap(({ values }) => values);
};

/** A seat that is played without a browser, to lay the table. */
type Hand = { do(command: Command): Promise<void>; close(): void };

const handOf = async (server: Server, table: string, token: string, locale: Locale): Promise<Hand> => {
  const client = await enter(server.address, { table, token, locale });
  return {
    do: async (command) => {
      const answer = await client.do(command as unknown as Wire);
      if (answer.t !== 'done') throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
    },
    close: () => client.close(),
  };
};

const readyMade = (name: string, locale: Locale): Sheet => {
  const found = ode.sheet.readyMade[locale].find((sheet) => sheet.name === name);
  if (!found) throw new Error(`nobody ready-made is called ${name}`);
  return found;
};

const npc = (kind: NpcSheet['kind'], name: string, more: Partial<NpcSheet> = {}): NpcSheet => ({
  kind,
  name,
  description: '',
  aspects: [],
  skills: {},
  stunts: [],
  ...more,
});

const names = {
  sv: { shoggoth: 'Shoggoth', corpse: 'Liket', hunger: 'Hungrigt efter värme', dark: 'Dålig belysning' },
  pl: { shoggoth: 'Szoggot', corpse: 'Trup', hunger: 'Głód ciepła', dark: 'Słabe światło' },
  en: { shoggoth: 'Shoggoth', corpse: 'Corpse', hunger: 'Hungry for Warmth', dark: 'Bad Light' },
} as const;

export type Laid = {
  readonly table: Created;
  readonly anna: Joined;
  readonly bo: Joined;
  readonly gm: Hand;
  readonly player: Hand;
  readonly other: Hand;
};

/**
 * Anna plays Ruth and Ethan, Bo plays Charles. They are in the ruins with a shoggoth and a walking corpse:
 * Sport 0, three boxes, as in the book.
 */
export const layTable = async (server: Server, locale: Locale = 'en'): Promise<Laid> => {
  const table = await server.table({ game: 'ode', name: 'The station', gm: 'Gustav', locale });
  const anna = await server.join(table, 'Anna', locale);
  const bo = await server.join(table, 'Bo', locale);
  const hand = (token: string): Promise<Hand> => handOf(server, table.table, token, locale);
  const [gm, player, other] = [await hand(table.gm), await hand(anna.token), await hand(bo.token)];
  const words = names[locale];
  const make = (by: Hand, id: string, name: string): Promise<void> =>
    by.do({ type: 'ode/createCharacter', id, sheet: readyMade(name, locale), finish: true });
  await make(player, 'ruth', 'Ruth');
  await make(player, 'ethan', 'Ethan');
  await make(other, 'charles', 'Charles');
  await gm.do({ type: 'ode/createNpc', id: 'shoggoth', npc: npc('threat', words.shoggoth) });
  await gm.do({
    type: 'ode/createNpc',
    id: 'corpse',
    npc: npc('minorNpc', words.corpse, {
      aspects: [{ id: 'hunger', text: words.hunger, known: true }],
      skills: { fight: 2 },
      boxes: { physical: 3, mental: 0 },
    }),
  });
  await gm.do({ type: 'ode/startSession' });
  await gm.do({
    type: 'ode/startScene',
    title: 'Ruins',
    participants: ['ruth', 'ethan', 'charles', 'shoggoth', 'corpse'],
    aspects: [{ id: 'dark', text: words.dark }],
  });
  return { table, anna, bo, gm, player, other };
};
