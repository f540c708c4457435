import { seatOf } from '../house.ts';
import { refused } from '../outcome.ts';
import { ruled, type Circumstance, type Of, type Ruling } from './table-command.ts';

export const renameSeat = ({ table, by }: Circumstance, { seat, name }: Of<'table/rename-seat'>): Ruling => {
  if (by.role !== 'gm' && seat !== by.seat) return refused('TABLE_E_OWN_SEAT_ONLY');
  const old = seatOf(table.house, seat);
  if (!old) return refused('TABLE_E_UNKNOWN_SEAT');
  return ruled({ type: 'table/seat-renamed', seat, name, before: old.name });
};

export const removeSeat = ({ table }: Circumstance, { seat }: Of<'table/remove-seat'>): Ruling => {
  const old = seatOf(table.house, seat);
  if (!old) return refused('TABLE_E_UNKNOWN_SEAT');
  if (old.role === 'gm') return refused('TABLE_E_GM_STAYS');
  return ruled({ type: 'table/seat-removed', seat, name: old.name });
};
