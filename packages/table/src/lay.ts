import { anchorsOf, boardBefore } from './anchors.ts';
import { evolveBoard, type Board } from './board.ts';
import { entryAt, type Table } from './table.ts';

/** The boards of a table with some entries on the other side: struck out that stand, or standing that are struck out. */
export type Laid = {
  readonly changing: readonly number[];
  readonly anchors: readonly Board[];
  /** The boards before the last steps, as far as they may be others, and the one after them. */
  readonly recent: readonly Board[];
};

/** Boards that an undo left behind, so that the redo comes back to them at once. */
export type Behind = {
  /** One after the other these would have to change sides for the boards to be right again. */
  readonly apart: readonly (readonly number[])[];
  readonly anchors: readonly Board[];
  /** So many entries were struck out: what it would take to lay them anew. */
  readonly size: number;
};

/** Lay the boards as they would be: from what an undo left behind, or from the last anchor before what changes. */
export const lay = (table: Table, changing: readonly number[]): Laid => {
  if (table.rehearsed && isSame(table.rehearsed.changing, changing)) return table.rehearsed;
  const first = firstPlace(table, changing);
  const places = anchorsOf(table);
  const recent = places.at(-1) ?? 0;
  const next = follower(table, changing);
  const kept = first >= recent ? places.map((place) => boardBefore(table, place)) : leftBehind(table, changing);
  const anchors = kept ?? anchorsFrom(table, places, first, next);
  const from = Math.max(first, recent);
  const recents = [first >= recent ? boardBefore(table, first) : (anchors.at(-1) ?? table.board)];
  for (let place = from; place < table.trail.length; place++) recents.push(next(recents.at(-1) ?? table.board, place));
  return { changing, anchors, recent: recents };
};

type Next = (board: Board, place: number) => Board;

/** The board after a step, if its entry then stands. */
const follower = (table: Table, changing: readonly number[]): Next => {
  const others = new Set(changing);
  return (board, place) => {
    const seq = table.trail[place]?.seq ?? 0;
    return table.struck.has(seq) === others.has(seq) ? evolveBoard(table.rules, board, entryAt(table, seq)) : board;
  };
};

const anchorsFrom = (table: Table, places: readonly number[], first: number, next: Next): readonly Board[] => {
  let board = boardBefore(table, 0);
  return places.map((place, i) => {
    if (place <= first) board = boardBefore(table, place);
    else for (let at = places[i - 1] ?? 0; at < place; at++) board = next(board, at);
    return board;
  });
};

const leftBehind = ({ behind }: Table, changing: readonly number[]): readonly Board[] | undefined =>
  behind.find(({ apart }) => apart.length === 1 && isSame(apart[0] ?? [], changing))?.anchors;

/** So it lies from now on; what is struck out is changed by whoever calls this. The board there is now. */
export const settle = (table: Table, { changing, anchors, recent }: Laid): Board => {
  const { trail } = table;
  const places = anchorsOf(table);
  leave(table, changing, places);
  for (const [i, place] of places.entries()) {
    const step = trail[place];
    if (step) step.before = anchors[i];
  }
  const from = trail.length - recent.length + 1;
  for (const [i, before] of recent.entries()) {
    const step = trail[from + i];
    if (step) step.before = before;
  }
  return recent.at(-1) ?? table.board;
};

/** So many are remembered, of the largest undos; each shares most of its boards with the others. */
const mostBehind = 64;
/** What is further away is hardly come back to. */
const farthest = 8;

const leave = (table: Table, changing: readonly number[], places: readonly number[]): void => {
  const behind: Behind[] = [];
  for (const one of table.behind) {
    const apart = toggled(one.apart, changing);
    if (apart.length > 0 && apart.length <= farthest) behind.push({ ...one, apart });
  }
  const isUndo = changing.some((seq) => !table.struck.has(seq));
  if (isUndo && firstPlace(table, changing) < (places.at(-1) ?? 0)) {
    const anchors = places.map((place) => boardBefore(table, place));
    behind.push({ apart: [changing], anchors, size: changing.length });
  }
  table.behind = behind.length > mostBehind ? behind.toSorted((a, b) => b.size - a.size).slice(0, mostBehind) : behind;
};

const toggled = (apart: Behind['apart'], changing: readonly number[]): Behind['apart'] => {
  const others = apart.filter((one) => !isSame(one, changing));
  return others.length < apart.length ? others : [...apart, changing];
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one === other || (one.length === other.length && one.every((seq, i) => seq === other[i]));

/** Where in the trail the first of these entries is. */
const firstPlace = ({ trail }: Table, targets: readonly number[]): number => {
  const first = firstOf(targets);
  let low = 0;
  let high = trail.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((trail[middle]?.seq ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  if (trail[low]?.seq !== first) throw new RangeError('nothing to strike out');
  return low;
};

/** There may be more of them than a call takes arguments. */
export const firstOf = (targets: readonly number[]): number =>
  targets.reduce((least, seq) => Math.min(least, seq), Infinity);
