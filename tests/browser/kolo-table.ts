import type { Wire } from '@aspekt/contract';
import { kolo, type Command, type Sheet } from '@aspekt/kolo';
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

type Locale = 'sv' | 'pl' | 'en';
export type Laid = {
  readonly table: Created;
  readonly anna: Joined;
  readonly gm: Hand;
  readonly player: Hand;
  /** Anna's hunter, as the ready-made sheet has him. */
  readonly hunter: Sheet;
};

/** A table where Anna plays the hunter of the book, in a scene with a wolf that all can see. */
export const layTable = async (server: Server, locale: Locale = 'en'): Promise<Laid> => {
  const [hunter] = kolo.sheet.readyMade[locale];
  if (!hunter) throw new Error('there is a ready-made hunter');
  const table = await server.table({ game: 'kolo', name: 'In the forest', gm: 'Gustav', locale });
  const anna = await server.join(table, 'Anna', locale);
  const gm = hand(await enter(server.address, { table: table.table, token: table.gm, locale }), 'gm');
  const player = hand(await enter(server.address, { table: table.table, token: anna.token, locale }), anna.seat);
  await player.do({ type: 'kolo/createCharacter', id: 'hunter', ...hunter });
  await gm.do({ type: 'kolo/approveCharacter', actor: 'hunter' });
  await gm.do({ type: 'kolo/createCharacter', id: 'wolf', name: 'Wolf', npc: true, shown: true });
  await gm.do({ type: 'kolo/startCampaign', title: 'The northern forest' });
  await gm.do({ type: 'kolo/startAdventure', title: 'Winter before its time' });
  await gm.do({ type: 'kolo/startScene', title: 'The clearing' });
  return { table, anna, gm, player, hunter };
};

/** The hunter waits behind a tree: Elastyczność, Percepcja i empatia, all that fits. */
export const shot = ({ hunter }: Pick<Laid, 'hunter'>, id: string) => {
  const phrases = (list: readonly { readonly phrase: string }[], ...places: readonly number[]): readonly string[] =>
    places.flatMap((place) => list[place]?.phrase ?? []);
  return {
    id,
    actor: 'hunter',
    sphere: 'flexibility',
    traits: phrases(hunter.traits, 0),
    proficiencies: ['perception'],
    aspects: phrases(hunter.aspects, 0, 2),
  } as const;
};
