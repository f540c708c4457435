import { parse, type Wire } from '@aspekt/contract';
import { seatOf } from '../house.ts';
import { refused } from '../outcome.ts';
import { ruled, type Circumstance, type Of, type Ruling } from './table-command.ts';

/** Hand a prepared command of the game to a player. It is between the two of them. */
export const request = ({ table }: Circumstance, asked: Of<'table/request'>): Ruling => {
  if (table.board.requests.some(({ id }) => id === asked.id)) return refused('TABLE_E_ID_TAKEN');
  if (seatOf(table.house, asked.seat)?.role !== 'player') return refused('TABLE_E_UNKNOWN_SEAT');
  const parsed = parse(table.rules.command, asked.command);
  if (parsed.issues) return refused('TABLE_E_NO_REQUEST');
  const { id, seat, note } = asked;
  return ruled({ type: 'table/requested', id, seat, command: parsed.value as Wire, note, only: [seat] });
};

export const withdrawRequest = ({ table }: Circumstance, { id }: Of<'table/withdraw-request'>): Ruling => {
  const asked = table.board.requests.find((one) => one.id === id);
  if (!asked) return refused('TABLE_E_NO_REQUEST');
  return ruled({ type: 'table/request-withdrawn', id, seat: asked.seat, only: [asked.seat] });
};
