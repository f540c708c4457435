import type { Viewer } from '@aspekt/contract';
import type { Board } from './board.ts';
import type { Entry } from './entry.ts';
import type { Plea } from './house.ts';
import { firstOf, lay, settle } from './lay.ts';
import { reaches } from './reach.ts';
import { entryAt, reachAt, type Strike, type Table } from './table.ts';

/** What changes sides when `targets` are struck out, or come back; the others are there already. */
const changingOf = ({ struck }: Table, targets: readonly number[], undone: boolean): readonly number[] =>
  targets.filter((seq) => struck.has(seq) !== undone);

/** Try out an undo or redo without changing anything; it throws where what stands later cannot stand without it. */
export const rehearse = (table: Table, targets: readonly number[], undone: boolean): void => {
  const changing = changingOf(table, targets, undone);
  if (changing.length > 0) table.rehearsed = lay(table, changing);
};

/** How many entries besides `targets` stand after the first of them: they are laid anew as well. */
export const othersAfter = (table: Table, targets: readonly number[]): number =>
  standingFrom(table, firstOf(targets)).length - changingOf(table, targets, true).length;

/** Carry out an undo or redo that the log tells of; the board afterwards. */
export const strike = (table: Table, entry: Entry, targets: readonly number[], undone: boolean): Board => {
  const changing = changingOf(table, targets, undone);
  if (changing.length === 0) return table.board;
  const board = settle(table, lay(table, changing));
  for (const seq of changing) {
    if (undone) table.struck.add(seq);
    else table.struck.delete(seq);
  }
  // What several agreed on is no one player's to bring back.
  const by = entry.command.type === 'table/answer-undo' ? 'table' : entry.by;
  table.strikes = undone
    ? [...table.strikes, { seq: entry.seq, by, targets: changing }]
    : table.strikes.flatMap((one) => stillStruck(table, one));
  return board;
};

/** Of an undo remains what is struck out still. */
const stillStruck = ({ struck }: Table, strike: Strike): readonly Strike[] => {
  const targets = strike.targets.filter((seq) => struck.has(seq));
  if (targets.length === strike.targets.length) return [strike];
  return targets.length > 0 ? [{ ...strike, targets }] : [];
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
 * What redo would bring back: the last undo of which something is struck out still, until something new is done.
 * A player may only take back their own undo; what they do not know of does not count as new.
 */
export const redoTargets = (table: Table, viewer: Viewer): readonly number[] | undefined => {
  if (viewer.role === 'onlooker') return undefined;
  const last = table.strikes.findLast(({ targets }) => targets.some((seq) => reaches(reachAt(table, seq), viewer)));
  if (!last || (viewer.role !== 'gm' && last.by !== viewer.seat)) return undefined;
  return newSince(table, last.seq, viewer) ? undefined : last.targets;
};

const newSince = (table: Table, since: number, viewer: Viewer): boolean => {
  for (let i = table.trail.length - 1; i >= 0; i--) {
    const seq = table.trail[i]?.seq ?? 0;
    if (seq < since) return false;
    if (reaches(reachAt(table, seq), viewer)) return true;
  }
  return false;
};

/**
 * What somebody is asked to take back, or asks for themselves, or at least knows of. Of what they know nothing of
 * nobody asks, so that several may ask at the same time.
 */
export const pleaFor = (table: Table, viewer: Viewer): Plea | undefined => {
  const { pleas } = table.house;
  if (pleas.length === 0) return undefined;
  const known = pleas.filter(({ targets }) => targets.some((seq) => reaches(reachAt(table, seq), viewer)));
  return (
    known.find(({ waiting }) => waiting.includes(viewer.seat)) ??
    known.find(({ seat }) => seat === viewer.seat) ??
    known[0]
  );
};
