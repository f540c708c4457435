import type { Viewer } from '@aspekt/contract';
import { evolveBoard, type Board } from './board.ts';
import type { Entry } from './entry.ts';
import { reaches } from './reach.ts';
import { entryAt, reachAt, type Table } from './table.ts';

/** The board with `targets` struck out, or back again: the entries after the first of them are laid anew. */
export const boardWith = (
  table: Table,
  targets: readonly number[],
  undone: boolean,
): { readonly from: number; readonly boards: readonly Board[] } => {
  const first = table.trail.findLastIndex(({ seq }) => seq === Math.min(...targets));
  if (first < 0) throw new RangeError('nothing to strike out');
  const known = table.trail[first]?.before;
  const from = known ? first : 0;
  let board = known ?? firstBoard(table);
  const boards = [board];
  for (let i = from; i < table.trail.length; i++) {
    const seq = table.trail[i]?.seq ?? 0;
    const struck = targets.includes(seq) ? undone : table.struck.has(seq);
    if (!struck) board = evolveBoard(table.rules, board, entryAt(table, seq));
    boards.push(board);
  }
  return { from, boards };
};

const firstBoard = (table: Table): Board => ({
  game: table.rules.initial(table.house.gameSettings),
  notes: [],
  requests: [],
});

/** Carry out an undo or redo that the log tells of; the board afterwards. */
export const strike = (table: Table, entry: Entry, targets: readonly number[], undone: boolean): Board => {
  const { from, boards } = boardWith(table, targets, undone);
  for (const seq of targets) {
    if (undone) table.struck.add(seq);
    else table.struck.delete(seq);
  }
  for (let i = from; i < table.trail.length; i++) {
    const step = table.trail[i];
    if (step?.before) step.before = boards[i - from];
  }
  // What several agreed on is no one player's to bring back.
  const by = entry.command.type === 'table/answer-undo' ? 'table' : entry.by;
  table.strikes.push({ seq: entry.seq, by, targets, undone });
  return boards.at(-1) ?? table.board;
};

/** Who is answerable for an entry: what followed by itself belongs to whoever set it off. */
export const ownerOf = (table: Table, entry: Entry): string =>
  entry.cause ? ownerOf(table, entryAt(table, entry.cause)) : entry.by;

/**
 * The entry that undo would strike out: for the game master the last that stands; for a player the last
 * that stands among those they know of, if it is their own. What they do not know of cannot stop them.
 */
export const undoTarget = (table: Table, viewer: Viewer): number | undefined => {
  if (viewer.role === 'onlooker') return undefined;
  for (let i = table.trail.length - 1; i >= 0; i--) {
    const seq = table.trail[i]?.seq ?? 0;
    if (table.struck.has(seq) || !reaches(reachAt(table, seq), viewer)) continue;
    return viewer.role === 'gm' || ownerOf(table, entryAt(table, seq)) === viewer.seat ? seq : undefined;
  }
  return undefined;
};

/** All that stands from the entry `from` on, last first: what the game master rewinds. */
export const standingFrom = (table: Table, from: number): readonly number[] => {
  const standing: number[] = [];
  for (let i = table.trail.length - 1; i >= 0; i--) {
    const seq = table.trail[i]?.seq ?? 0;
    if (seq < from) break;
    if (!table.struck.has(seq)) standing.push(seq);
  }
  return standing;
};

/**
 * What redo would bring back: the last undo not yet taken back, until something new is done.
 * A player may only take back their own undo; what they do not know of does not count as new.
 */
export const redoTargets = (table: Table, viewer: Viewer): readonly number[] | undefined => {
  if (viewer.role === 'onlooker') return undefined;
  let taken = 0;
  for (let i = table.strikes.length - 1; i >= 0; i--) {
    const last = table.strikes[i];
    if (!last) break;
    if (!last.targets.some((seq) => reaches(reachAt(table, seq), viewer))) continue;
    if (!last.undone) {
      taken++;
      continue;
    }
    if (taken > 0) {
      taken--;
      continue;
    }
    if (viewer.role !== 'gm' && last.by !== viewer.seat) return undefined;
    return newSince(table, last.seq, viewer) ? undefined : last.targets;
  }
  return undefined;
};

const newSince = (table: Table, since: number, viewer: Viewer): boolean => {
  for (let i = table.trail.length - 1; i >= 0; i--) {
    const seq = table.trail[i]?.seq ?? 0;
    if (seq < since) return false;
    if (reaches(reachAt(table, seq), viewer)) return true;
  }
  return false;
};
