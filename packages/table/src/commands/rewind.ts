import { refused } from '../outcome.ts';
import { seqOfLine } from '../line-number.ts';
import { othersAfter, redoTargets, rehearse, standingFrom, undoTarget } from '../undo.ts';
import { ruled, type Circumstance, type Of, type Ruling } from './table-command.ts';

/**
 * Strike out the last entry that stands. A player may, while it is their own and nobody has acted since;
 * the game master may always, and with a line everything back to it.
 */
export const undo = ({ table, by }: Circumstance, { line }: Of<'table/undo'>): Ruling => {
  const target = undoTarget(table, by);
  if (target === undefined) return refused('TABLE_E_NOTHING_TO_UNDO');
  if (line === undefined) return strikeOut({ table }, [target], true);
  const seq = seqOfLine(table, by, line);
  if (seq === undefined) return refused('TABLE_E_UNKNOWN_LINE');
  if (by.role !== 'gm')
    return seq === target ? strikeOut({ table }, [target], true) : refused('TABLE_E_NOTHING_TO_UNDO');
  const targets = standingFrom(table, seq);
  return targets.length > 0 ? strikeOut({ table }, targets, true) : refused('TABLE_E_NOTHING_TO_UNDO');
};

/** Bring back what the last undo struck out, until something new is done. */
export const redo = ({ table, by }: Circumstance): Ruling => {
  const targets = redoTargets(table, by);
  return targets ? strikeOut({ table }, targets, false) : refused('TABLE_E_NOTHING_TO_REDO');
};

/** So many entries that a player does not know of may stand on what is struck out or brought back. */
const mostOthers = 1000;

/** Later entries that a player does not know of may stand on what is struck out; then nothing is changed. */
export const strikeOut = (
  { table }: Pick<Circumstance, 'table'>,
  targets: readonly number[],
  undone: boolean,
): Ruling => {
  if (othersAfter(table, targets) > mostOthers) return refused('TABLE_E_ENTANGLED');
  try {
    rehearse(table, targets, undone);
  } catch {
    return refused('TABLE_E_ENTANGLED');
  }
  return ruled({ type: undone ? 'table/undone' : 'table/redone', targets });
};
