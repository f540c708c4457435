import type { AnyRuleSet, Figure, Hideable } from '@aspekt/contract';
import { atOnce, type Steps } from '@aspekt/fair';
import { append, remembered } from './append.ts';
import { evolveBoard, type Board } from './board.ts';
import { entriesFrom, entryIn, idIn } from './entries.ts';
import type { House } from './house.ts';
import type { Kind } from './kind.ts';
import { emptyTable, entryAt, type Strike, type Table } from './table.ts';

/** Everything that follows from the first `seq` entries of a log, as plain JSON, so that they need not be read again. */
export type Snapshot = {
  readonly seq: number;
  readonly house: House;
  /** The board before the last entries that undo knows: those are laid anew, so that they can be taken back at once. */
  readonly before: Board;
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
  const { entries, house, board, trail, struck, strikes, names, nameless } = table;
  return {
    seq: entries.length,
    house,
    before: trail.at(-Math.min(remembered, trail.length))?.before ?? board,
    ...gathered(table.kinds),
    struck: [...struck],
    strikes,
    names: [...names.values()],
    nameless,
  };
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
  const { seq, house, before, nameless, strikes, struck, names } = snapshot;
  const table: Table = {
    ...emptyTable(rules),
    entries: entriesFrom(texts.slice(0, seq)),
    house,
    nameless,
    struck: new Set(struck),
    strikes: [...strikes],
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
  table.board = before;
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
