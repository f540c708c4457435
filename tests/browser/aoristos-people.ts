import type { Locale, Wire } from '@aspekt/contract';
import { aoristos, opponents, type Command, type Sheet } from '@aspekt/aoristos';
import type { Created, Joined } from '@aspekt/protocol';
import { enter, type Client } from '../server/client.ts';
import type { Server } from './fixtures.ts';

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

const made = (sheet: Sheet | undefined): Sheet => {
  if (!sheet) throw new Error('a ready-made person is missing');
  return sheet;
};

/** A table where Anna plays Signe the medic, and Mirko waits for a player; a guard is the game master's. */
export const layPeople = async (server: Server, locale: Locale = 'en'): Promise<Laid> => {
  const table = await server.table({ game: 'aoristos', name: 'The night shift', gm: 'Gustav', locale });
  const anna = await server.join(table, 'Anna', locale);
  const gm = hand(await enter(server.address, { table: table.table, token: table.gm, locale }), 'gm');
  const player = hand(await enter(server.address, { table: table.table, token: anna.token, locale }), anna.seat);
  const signe = made(aoristos.sheet.readyMade[locale][0]);
  const mirko = made(aoristos.sheet.readyMade[locale][1]);
  const guard = made(opponents[locale][1]);
  await player.do({ type: 'aoristos/createCharacter', id: 'signe', name: signe.name, sheet: signe, finished: true });
  await gm.do({ type: 'aoristos/createCharacter', id: 'mirko', name: mirko.name, sheet: mirko, finished: true });
  await gm.do({
    type: 'aoristos/createCharacter',
    id: 'guard',
    name: guard.name,
    kind: 'npc',
    sheet: { ...guard, items: guard.items.map((item) => ({ ...item, id: `guard-${item.id}` })) },
    finished: true,
  });
  return { table, anna, gm, player };
};
