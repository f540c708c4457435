import type { AnyRuleSet, Figure, Hideable } from '@aspekt/contract';
import type { Board } from './board.ts';
import { entriesFrom, type Entries } from './entries.ts';
import type { Entry, Reach } from './entry.ts';
import { nowhere, type House } from './house.ts';
import type { Kind } from './kind.ts';
import type { Behind, Laid } from './lay.ts';

/** A table in memory: everything that follows from its log. It grows by `append` and changes in no other way. */
export type Table = {
  readonly rules: AnyRuleSet;
  readonly entries: Entries;
  /** Of which kind each entry is, beside `entries`. */
  readonly kinds: Kind[];
  readonly ids: Map<string, number>;
  /** Whether an entry names nobody, not even by its command's id. */
  nameless: boolean;
  /** What lately was asked without a name, as hashes: what a sender says of it shall not stand under theirs. */
  readonly unnamed: Set<string>;
  house: House;
  board: Board;
  /** The entries that undo knows, in order, and which of them are struck out. */
  readonly trail: Step[];
  readonly struck: Set<number>;
  /** The undos of which something is struck out still and could be brought back. */
  strikes: readonly Strike[];
  behind: readonly Behind[];
  /** An undo or redo that was tried out a moment ago. */
  rehearsed: Laid | undefined;
  /** Everybody who was ever in play, as last known, so that old lines still have names. */
  readonly names: Map<string, Figure & Hideable>;
};

/** An entry that undo knows, and the board before it while that is remembered. */
export type Step = { readonly seq: number; before: Board | undefined };
/** One use of undo. */
export type Strike = { readonly seq: number; readonly by: string; readonly targets: readonly number[] };

export const emptyTable = (rules: AnyRuleSet): Table => ({
  rules,
  entries: entriesFrom([]),
  kinds: [],
  ids: new Map(),
  nameless: false,
  unnamed: new Set(),
  house: nowhere,
  board: { game: undefined, notes: [], requests: [] },
  trail: [],
  struck: new Set(),
  strikes: [],
  behind: [],
  rehearsed: undefined,
  names: new Map(),
});

export const entryAt = (table: Table, seq: number): Entry => {
  const entry = table.entries.at(seq);
  if (!entry) throw new RangeError(`no entry ${seq}`);
  return entry;
};

export const reachAt = (table: Table, seq: number): Reach => table.kinds[seq - 1]?.reach ?? 'gm';
