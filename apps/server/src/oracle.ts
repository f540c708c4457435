import type { Wire } from '@aspekt/contract';
import type { ClientMessage, ServerMessage } from '@aspekt/protocol';
import type { Aside } from './aside.ts';
import type { Guest } from './audience.ts';
import type { Room } from './room.ts';
import { sentence } from './texts.ts';

/** The odds that somebody asks for, as far as they may know them. */
export const oddsFor = async (
  aside: Aside,
  room: Room,
  { viewer, locale }: Guest,
  { id, odds, question }: Extract<ClientMessage, { readonly t: 'ask' }>,
): Promise<ServerMessage> => {
  const { rules, board } = room.table;
  const asked = { game: rules.id, state: board.game, viewer, odds: odds as Wire | undefined, question };
  const asker = `${room.table.house.id} ${viewer.role === 'onlooker' ? 'onlookers' : viewer.seat}`;
  const found = await aside.run({ kind: 'ask', ...asked }, asker);
  switch (found.kind) {
    case 'odds':
      return { t: 'odds', id, outcomes: found.outcomes, unresolved: found.unresolved };
    case 'answer':
      return { t: 'answer', id, answer: found.answer };
    case 'refused':
      return { t: 'refused', id, refusal: room.spoken(found, locale) };
    case 'unknown':
      return { t: 'unknown', id };
    case 'playable':
    case 'fault':
    case 'invalid':
      return { t: 'invalid', id, code: 'invalid', text: sentence('invalid', locale) };
    case 'too_hard':
      return { t: 'invalid', id, code: 'too_hard', text: sentence('too_hard', locale) };
  }
};
