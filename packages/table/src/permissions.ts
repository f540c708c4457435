import type { Viewer, Wire } from '@aspekt/contract';
import type { TableCommand } from '@aspekt/protocol';
import { seatOf, type House } from './house.ts';
import { refused, type Outcome } from './outcome.ts';

type Permission = {
  /** Who may send it at all; what a player may do with it is narrowed where it is decided. */
  readonly who: 'players' | 'gm';
  /** Who may send it while the table is paused. */
  readonly paused: 'players' | 'gm' | 'nobody';
};

/** Who may ask what of the table. What is not here is nobody's. */
export const permissions: Readonly<Record<TableCommand['type'], Permission>> = {
  'table/say': { who: 'players', paused: 'players' },
  'table/x-card': { who: 'players', paused: 'players' },
  'table/undo': { who: 'players', paused: 'gm' },
  'table/redo': { who: 'players', paused: 'gm' },
  'table/ask-undo': { who: 'players', paused: 'nobody' },
  'table/answer-undo': { who: 'players', paused: 'players' },
  'table/rename-seat': { who: 'players', paused: 'nobody' },
  'table/resume': { who: 'gm', paused: 'gm' },
  'table/rename': { who: 'gm', paused: 'nobody' },
  'table/configure': { who: 'gm', paused: 'nobody' },
  'table/remove-seat': { who: 'gm', paused: 'gm' },
  'table/write-note': { who: 'gm', paused: 'nobody' },
  'table/reveal-note': { who: 'gm', paused: 'nobody' },
  'table/strike-note': { who: 'gm', paused: 'nobody' },
  'table/request': { who: 'gm', paused: 'nobody' },
  'table/withdraw-request': { who: 'gm', paused: 'nobody' },
  'table/reveal-dice': { who: 'gm', paused: 'nobody' },
  'table/open-roll': { who: 'gm', paused: 'nobody' },
};

/** The game's own commands: the rule set checks the rest. */
const ofTheGame: Permission = { who: 'players', paused: 'nobody' };

/** Refuse what this viewer may not ask now. Onlookers ask nothing; without a seat nobody does. */
export const forbid = (
  house: House,
  by: Viewer,
  command: Wire,
): (Outcome & { readonly kind: 'refused' }) | undefined => {
  if (by.role === 'onlooker') return refused('TABLE_E_ONLOOKER');
  if (seatOf(house, by.seat)?.role !== by.role) return refused('TABLE_E_NO_SEAT');
  const permission = (permissions as Readonly<Record<string, Permission>>)[command.type] ?? ofTheGame;
  if (permission.who === 'gm' && by.role !== 'gm') return refused('TABLE_E_GM_ONLY');
  if (!house.paused) return undefined;
  if (permission.paused === 'nobody' || (permission.paused === 'gm' && by.role !== 'gm'))
    return refused('TABLE_E_PAUSED');
  return undefined;
};
