import { readFileSync } from 'node:fs';
import type { Wire } from '@aspekt/contract';
import type { Command, Sheet } from '@aspekt/nyx';
import type { Created, Joined } from '@aspekt/protocol';
import { enter, type Client } from '../server/client.ts';
import type { Server } from './fixtures.ts';

/** A vector of the catalogue, as far as the fight on the river bank uses it. */
type Activation = {
  readonly aspect: string;
  readonly owner: string;
  readonly sign: 'positive' | 'negative' | 'neutral';
  readonly drawback?: string;
};
type Roller = {
  readonly attribute: string;
  readonly activations?: readonly Activation[];
  readonly modifiers?: readonly { readonly label: string; readonly value: number }[];
};
export type Step =
  | {
      readonly cmd: 'startComplex';
      readonly id: string;
      readonly sides: Readonly<Record<'A' | 'B', { readonly goal: string }>>;
    }
  | { readonly cmd: 'inventAspect'; readonly owner: string; readonly name: string }
  | { readonly cmd: 'round'; readonly a: Roller; readonly b: Roller };
export type Expected = {
  readonly needle?: number;
  readonly overflow?: number;
  readonly points?: Readonly<Record<string, number>>;
  readonly narrator?: 'A' | 'B' | null;
  readonly pendingHarm?: readonly { readonly target: string; readonly effect: number }[];
};
type Vector = {
  readonly id: string;
  readonly given: {
    readonly characters: readonly {
      readonly attributes: Sheet['attributes'];
      readonly aspects: Sheet['aspects'];
      readonly points: number;
    }[];
    readonly extras: readonly { readonly aspects: readonly { readonly name: string; readonly value: number }[] }[];
  };
  readonly dice: readonly { readonly roller: string; readonly values: readonly number[] }[];
  readonly steps: readonly Step[];
  readonly expect: { readonly steps: readonly Expected[] };
};

const vectors = JSON.parse(readFileSync(new URL('../vectors/nyx.json', import.meta.url), 'utf8')) as readonly Vector[];

const vector = (id: string): Vector => {
  const found = vectors.find((one) => one.id === id);
  if (!found) throw new Error(`there is no vector ${id}`);
  return found;
};

/** The struggle on the river bank, five rounds, with the dice that fell. */
export const riverBank = vector('NYX-EX-26');

/** Phaide as she stands in the book. */
const phaide: Sheet = {
  name: 'Phaide',
  description: '',
  attributes: { mind: 5, interaction: 8, body: 4 },
  aspects: riverBank.given.characters[0]?.aspects ?? [],
};

/** A seat that is played without a browser, to lay the table. */
export type Hand = { readonly seat: string; do(command: Command): Promise<void>; close(): void };

const hand = (client: Client, seat: string): Hand => ({
  seat,
  do: async (command) => {
    const answer = await client.do(command as unknown as Wire);
    if (answer.t !== 'done') throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
  },
  close: () => client.close(),
});

export type Laid = { readonly table: Created; readonly anna: Joined; readonly gm: Hand; readonly player: Hand };

/** A table where Anna plays Phaide, in a scene with a soldier. */
export const layTable = async (server: Server, locale: 'sv' | 'pl' | 'en' = 'en'): Promise<Laid> => {
  const table = await server.table({ game: 'nyx', name: 'By the river', gm: 'Gustav', locale });
  const anna = await server.join(table, 'Anna', locale);
  const gm = hand(await enter(server.address, { table: table.table, token: table.gm, locale }), 'gm');
  const player = hand(await enter(server.address, { table: table.table, token: anna.token, locale }), anna.seat);
  await player.do({ type: 'nyx/createCharacter', id: 'phaide', name: 'Phaide', sheet: phaide, activate: true });
  await gm.do({ type: 'nyx/startSession' });
  await gm.do({ type: 'nyx/startScene', id: 'river', title: 'The river bank' });
  await gm.do({ type: 'nyx/createExtra', id: 'soldier', name: 'Soldier' });
  await gm.do({ type: 'nyx/inventAspect', id: 'armed', owner: 'soldier', name: 'Tungt beväpnad' });
  return { table, anna, gm, player };
};

export const startFight = (gm: Hand, mode: 'ends' | 'continues' = 'ends'): Promise<void> => {
  const [start] = riverBank.steps;
  if (start?.cmd !== 'startComplex') throw new Error('the fight begins with its goals');
  return gm.do({
    type: 'nyx/startComplex',
    id: start.id,
    title: 'The struggle on the river bank',
    sides: {
      A: { kind: 'active', members: ['phaide'], goal: start.sides.A.goal },
      B: { kind: 'active', members: ['soldier'], goal: start.sides.B.goal },
    },
    mode,
  });
};
