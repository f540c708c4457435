import type { AnyRuleSet } from '@aspekt/contract';
import { atOnce, type Steps } from '@aspekt/fair';
import { isNameless } from '@aspekt/protocol';
import { forgetBoards } from './anchors.ts';
import { evolveBoard } from './board.ts';
import { entryIn } from './entries.ts';
import { isAboutEntries, isTableEvent, type Entry } from './entry.ts';
import { countDraws, evolveHouse } from './house.ts';
import { kindOf } from './kind.ts';
import { reachOf, wider } from './reach.ts';
import { emptyTable, reachAt, type Table } from './table.ts';
import { strike } from './undo.ts';

/** The table that a log tells of. */
export const tableFrom = (rules: AnyRuleSet, entries: Iterable<Entry>): Table => atOnce(layingTable(rules, entries));

/** The same an entry at a time. */
export function* layingTable(rules: AnyRuleSet, entries: Iterable<Entry>): Steps<Table> {
  const table = emptyTable(rules);
  for (const entry of entries) {
    append(table, entry);
    yield undefined;
  }
  return table;
}

/** The same from the text of its entries. Of a long log the old ones are let go of again when they have happened. */
export const tableFromTexts = (rules: AnyRuleSet, texts: readonly string[]): Table =>
  atOnce(openingTexts(rules, texts));

/** The same an entry at a time. */
export function* openingTexts(rules: AnyRuleSet, texts: readonly string[]): Steps<Table> {
  const table = emptyTable(rules);
  const { length } = texts;
  for (const text of texts) {
    const entry = entryIn(text);
    // Who was in play long ago is looked up now and then: somebody who came and went in between is called by id.
    const named = entry.seq > length - exactlyNamed || entry.seq % roughlyNamed === 0;
    append(table, entry, { named, kept: entry.seq > length - readAtOnce ? entry : text });
    yield undefined;
  }
  return table;
}

/** So many of the last entries keep every name; of those before, the names are gathered once in a while. */
const exactlyNamed = 5000;
const roughlyNamed = 16;
/** So many of the last entries are soon asked for. */
const readAtOnce = 500;

type Keeping = {
  /** Look up who is in play after it. */
  readonly named?: boolean;
  /** What is kept of it: itself, or its text. */
  readonly kept?: Entry | string;
};

/** Let one more entry have happened. */
export const append = (table: Table, entry: Entry, { named = true, kept = entry }: Keeping = {}): void => {
  if (entry.seq !== table.entries.length + 1) {
    throw new RangeError(`entry ${entry.seq} cannot follow ${table.entries.length}`);
  }
  let { house, board } = table;
  let reach = reachOf(entry.events);
  const before = board.game;
  for (const event of entry.events) {
    if (!isTableEvent(event)) continue;
    house = evolveHouse(house, event, entry);
    if (event.type === 'table/created') board = { ...board, game: table.rules.initial(house.gameSettings) };
    // Whoever does not know of what is struck out does not learn that it is.
    if (isAboutEntries(event)) reach = event.targets.map((seq) => reachAt(table, seq)).reduce(wider, 'gm');
    if (event.type === 'table/undone' || event.type === 'table/redone')
      board = strike(table, entry, event.targets, event.type === 'table/undone');
  }
  const kind = kindOf(entry, reach);
  if (kind.undoable) {
    const after = evolveBoard(table.rules, board, entry);
    table.trail.push({ seq: entry.seq, before: board });
    forgetBoards(table.trail);
    if (table.behind.length > 0) table.behind = [];
    // Once everyone knows that something new was done, nothing from before it is brought back.
    if (table.strikes.length > 0 && reach === 'everyone') table.strikes = [];
    board = after;
    // The game has gone on: what would be taken back now is more than those who were asked know of.
    if (house.pleas.length > 0 && reach === 'everyone') house = { ...house, pleas: [] };
  }
  table.entries.push(kept);
  table.kinds.push(kind);
  table.ids.set(entry.id, entry.seq);
  table.nameless ||= isNameless(entry.command);
  table.house = countDraws(house, entry);
  table.board = board;
  table.rehearsed = undefined;
  if (named && board.game !== before) {
    for (const figure of table.rules.cast(board.game))
      if (table.names.get(figure.id) !== figure) table.names.set(figure.id, figure);
  }
};
