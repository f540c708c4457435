import type { ClientMessage } from '@aspekt/protocol';
import type { Caller } from './doors.ts';

/** Somebody who has said hello, or knocked, or nothing yet. */
export type Stage = 'not in yet' | 'waiting' | 'an onlooker' | 'a player' | 'the game master';

type Message = {
  readonly what: string;
  readonly who: string;
  /** Those who are heard, by the link that they bring (`hello`, `knock`) or by how far they have come. */
  readonly heard: readonly (Caller | Stage)[];
};
const inside: readonly Stage[] = ['an onlooker', 'a player', 'the game master'];

/** Every message of the socket and who is heard. Anybody else is shown out. */
export const messages: Readonly<Record<ClientMessage['t'], Message>> = {
  hello: {
    what: 'come in, and come back',
    who: 'any link of the table; by the invitation as an onlooker, where they are welcome',
    heard: ['the invitation', 'an onlooker', 'a player', 'the game master'],
  },
  knock: {
    what: 'sit down, or wait to be let in where the game master does that herself',
    who: 'whoever has the invitation',
    heard: ['the invitation'],
  },
  do: {
    what: 'a command',
    who: 'whoever is in, as the tables above have it; onlookers are refused',
    heard: inside,
  },
  ask: {
    what: 'odds',
    who: 'whoever is in, on what they may know and as far as the game lets them ask',
    heard: inside,
  },
  older: { what: 'earlier lines', who: 'whoever is in, those that they may know', heard: inside },
  fresh: { what: 'everything anew', who: 'whoever is in, what they may know', heard: inside },
  locale: { what: 'another language', who: 'whoever is in, for themselves', heard: inside },
  ping: { what: 'whether one is still heard', who: 'anyone', heard: ['not in yet', 'waiting', ...inside] },
};
