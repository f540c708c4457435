import type { AnyRuleSet, Figure, Hideable, Json } from '@aspekt/contract';
import { atOnce, type Steps } from '@aspekt/fair';
import { applied, difference, type Difference } from '@aspekt/protocol';
import { anchorsOf, boardBefore, remembered } from './anchors.ts';
import { append } from './append.ts';
import { evolveBoard, type Board } from './board.ts';
import { entriesFrom, entryIn, idIn } from './entries.ts';
import type { House } from './house.ts';
import type { Kind } from './kind.ts';
import type { Behind } from './lay.ts';
import { emptyTable, entryAt, type Strike, type Table } from './table.ts';

/** Everything that follows from the first `seq` entries of a log, as plain JSON, so that they need not be read again. */
export type Snapshot = {
  readonly seq: number;
  readonly house: House;
  /** Every board that others are laid from, as what leads to it from the one before. */
  readonly boards: readonly Difference[];
  /** The places in `boards` of the table's own; the last is before the recent entries, which are laid anew. */
  readonly anchors: readonly number[];
  readonly behind: readonly (Omit<Behind, 'anchors'> & { readonly anchors: readonly number[] })[];
  readonly kinds: readonly Kind[];
  /** For each entry the place of its kind in `kinds`. */
  readonly entries: readonly number[];
  readonly struck: readonly number[];
  readonly strikes: readonly Strike[];
  readonly names: readonly (Figure & Hideable)[];
  readonly nameless: boolean;
};

/** The table as it is now. */
export const snapshotOf = (table: Table): Snapshot => {
  const { entries, house, struck, strikes, names, nameless } = table;
  return {
    seq: entries.length,
    house,
    ...boardsOf(table),
    ...gathered(table.kinds),
    struck: [...struck],
    strikes,
    names: [...names.values()],
    nameless,
  };
};

/** Each board once: an undo left behind mostly those that lie there now. */
const boardsOf = (table: Table): Pick<Snapshot, 'boards' | 'anchors' | 'behind'> => {
  const boards = new Map<Board, number>();
  const placesOf = (anchors: readonly Board[]): readonly number[] =>
    anchors.map((board) => {
      const place = boards.get(board) ?? boards.size;
      boards.set(board, place);
      return place;
    });
  const anchors = placesOf(anchorsOf(table).map((place) => boardBefore(table, place)));
  const behind = table.behind.map((one) => ({ ...one, anchors: placesOf(one.anchors) }));
  return { boards: apart([...boards.keys()]), anchors, behind };
};

/** Boards share most of their parts with the one before. */
const apart = (boards: readonly Board[]): readonly Difference[] =>
  boards.map((board, i) => difference((boards[i - 1] ?? null) as Json, board as Json) ?? {});

const together = (apart: readonly Difference[]): readonly Board[] => {
  let board: Json = null;
  return apart.map((change) => {
    board = applied(board, change);
    return board as Board;
  });
};

/** Each kind once, and where each entry's is. */
const gathered = (all: readonly Kind[]): Pick<Snapshot, 'kinds' | 'entries'> => {
  const kinds: Kind[] = [];
  const places = new Map<Kind, number>();
  const known = new Map<string, number>();
  const placeOf = (kind: Kind): number => {
    const text = JSON.stringify(kind);
    const place = known.get(text) ?? kinds.push(kind) - 1;
    known.set(text, place);
    places.set(kind, place);
    return place;
  };
  return { entries: all.map((kind) => places.get(kind) ?? placeOf(kind)), kinds };
};

/**
 * The table that a log tells of, given as the text of its entries, from a snapshot of its beginning: the same as from all
 * of them. Whether the snapshot is one of this log and of these rules, whoever calls this has made sure of.
 */
export const tableFromSnapshot = (rules: AnyRuleSet, snapshot: Snapshot, texts: readonly string[]): Table =>
  atOnce(openingSnapshot(rules, snapshot, texts));

/** So many entries of a snapshot are taken in one step. */
const atATime = 100;

/** The same a step at a time. */
export function* openingSnapshot(rules: AnyRuleSet, snapshot: Snapshot, texts: readonly string[]): Steps<Table> {
  const { seq, house, nameless, strikes, struck, names } = snapshot;
  const boards = together(snapshot.boards);
  const boardsAt = (places: readonly number[]): readonly Board[] => places.flatMap((place) => boards[place] ?? []);
  const table: Table = {
    ...emptyTable(rules),
    entries: entriesFrom(texts.slice(0, seq)),
    house,
    nameless,
    struck: new Set(struck),
    strikes,
    behind: snapshot.behind.map((one) => ({ ...one, anchors: boardsAt(one.anchors) })),
    names: new Map(names.map((figure) => [figure.id, figure])),
  };
  for (let i = 0; i < seq; i++) {
    const kind = snapshot.kinds[snapshot.entries[i] ?? -1];
    const text = texts[i];
    if (!kind || text === undefined) throw new RangeError(`entry ${i + 1} is not there`);
    table.kinds.push(kind);
    table.ids.set(idIn(text), i + 1);
    if (kind.undoable) table.trail.push({ seq: i + 1, before: undefined });
    if (i % atATime === 0) yield undefined;
  }
  const anchors = boardsAt(snapshot.anchors);
  for (const [i, place] of anchorsOf(table).entries()) {
    const step = table.trail[place];
    if (step) step.before = anchors[i];
  }
  table.board = anchors.at(-1) ?? table.board;
  for (const step of table.trail.slice(-remembered)) {
    step.before = table.board;
    if (!table.struck.has(step.seq)) table.board = evolveBoard(rules, table.board, entryAt(table, step.seq));
    yield undefined;
  }
  for (const text of texts.slice(seq)) {
    append(table, entryIn(text));
    yield undefined;
  }
  return table;
}
