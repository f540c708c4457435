import type { Viewer, Wire } from '@aspekt/contract';
import { describe, expect, test } from 'vitest';
import { anchorsOf } from './anchors.ts';
import { evolveBoard, type Board } from './board.ts';
import {
  exportWhole,
  importing,
  importTable,
  snapshotOf,
  tableFrom,
  tableFromSnapshot,
  tableFromTexts,
  type Entry,
  type Table,
} from './index.ts';
import { entryAt } from './table.ts';
import { pebbles } from './testing/pebbles.ts';
import { heldBy, textsOf, throughJson } from './testing/same.ts';
import { anna, bo, countedLuck, gm, scene, throwOf } from './testing/scene.ts';

const undo = { type: 'table/undo' };
const redo = { type: 'table/redo' };
const backTo = (line: number): Wire => ({ type: 'table/undo', line });
const hide: Wire = { type: 'pebbles/hide', stash: 4 };

/** The board after the first `steps` of the trail, laid from nothing. */
const laidFromNothing = (table: Table, steps: number): Board => {
  let board: Board = { game: table.rules.initial(table.house.gameSettings), notes: [], requests: [] };
  for (const { seq } of table.trail.slice(0, steps))
    if (!table.struck.has(seq)) board = evolveBoard(table.rules, board, entryAt(table, seq));
  return board;
};

/** A table on which many have thrown, and what each command took: so many events were laid again. */
const played = (throws: number) => {
  let laid = 0;
  const counting: typeof pebbles = {
    ...pebbles,
    evolve: (state, event) => {
      laid++;
      return pebbles.evolve(state, event);
    },
  };
  const { table: short, askAll } = scene();
  const table = tableFrom(counting, short.entries);
  const ask = (by: Viewer, command: Wire, on = table): { readonly kind: string; readonly laid: number } => {
    const before = laid;
    const [outcome] = askAll([on], by, command);
    return { kind: outcome?.kind ?? '', laid: laid - before };
  };
  const must = (by: Viewer, command: Wire, on = table): number => {
    const outcome = ask(by, command, on);
    expect(outcome.kind).toBe('accepted');
    return outcome.laid;
  };
  for (let i = 0; i < throws; i++) must(i % 3 ? anna : bo, throwOf(i % 3 ? anna : bo));
  return { counting, table, ask, must, laid: () => laid };
};

/** What the anchors are apart, and the recent steps. */
const mostLaid = 1200;

describe('a table of thousands of actions', () => {
  test('lies after undo, redo and going on as if laid from nothing, at each board that it keeps', () => {
    const { table, ask, must } = played(2300);
    const commands: readonly (readonly [Viewer, Wire])[] = [
      [gm, backTo(1900)],
      [gm, backTo(8)],
      [gm, redo],
      [gm, redo],
      [gm, backTo(1100)],
      [anna, throwOf(anna)],
      [gm, hide],
      [anna, undo],
      [gm, undo],
      [anna, redo],
      [gm, redo],
      [gm, backTo(2301)],
      [bo, throwOf(bo)],
      [gm, undo],
      [gm, backTo(500)],
      [gm, redo],
      [gm, redo],
    ];
    for (const [by, command] of commands) {
      ask(by, command);
      const { trail, board } = table;
      expect(board).toEqual(laidFromNothing(table, trail.length));
      for (const place of [...anchorsOf(table), trail.length - 1, trail.length - 50])
        expect(trail[place]?.before).toEqual(laidFromNothing(table, place));
    }
    must(gm, throwOf(anna));
    expect(heldBy(tableFrom(table.rules, table.entries))).toEqual(heldBy(table));
  });

  test('lays few of them anew at once, however far one goes back, and forward again', () => {
    const { must } = played(4000);
    const far = [3950, 3800, 3000, 2999, 1500, 8];
    for (const line of far) expect(must(gm, backTo(line))).toBeLessThan(mostLaid);
    for (const _ of far) expect(must(gm, redo)).toBeLessThan(mostLaid);
    for (let again = 0; again < 4; again++) {
      expect(must(gm, backTo(8))).toBeLessThan(mostLaid);
      expect(must(gm, redo)).toBeLessThan(mostLaid);
    }
    expect(must(gm, undo)).toBe(0);
    expect(must(gm, redo)).toBe(1);
  });

  test('does so as well when it was opened from a snapshot, whatever could be brought back then', () => {
    const { counting, table, must } = played(3300);
    const far = [3200, 2500, 700, 8];
    for (const line of far) must(gm, backTo(line));
    const again = tableFromSnapshot(counting, throughJson(snapshotOf(table)), textsOf(table));
    expect(heldBy(again)).toEqual(heldBy(table));
    expect(again.trail).toEqual(table.trail);
    expect(again.behind).toEqual(table.behind);
    expect(heldBy(tableFromTexts(counting, textsOf(table)))).toEqual(heldBy(table));
    for (const _ of far) expect(must(gm, redo, again)).toBeLessThan(mostLaid);
    expect(must(gm, backTo(1999), again)).toBeLessThan(mostLaid);
    expect(again.board).toEqual(laidFromNothing(again, again.trail.length));
  });

  test('is brought in from its file in small steps, as the same table', () => {
    const { counting, table, must, laid } = played(2300);
    for (const line of [2000, 8]) must(gm, backTo(line));
    for (let i = 0; i < 3; i++) must(gm, i % 2 ? backTo(8) : redo);
    const file = exportWhole(table);
    const options = () => ({ id: 'brought', luck: countedLuck(900), now: 5, examined: true });
    const steps = importing(counting, file, options());
    let most = 0;
    for (;;) {
      const before = laid();
      const step = steps.next();
      most = Math.max(most, laid() - before);
      if (!step.done) continue;
      if ('fault' in step.value) throw new Error(step.value.fault);
      const whole = importTable(pebbles, file, options());
      expect('fault' in whole ? whole.fault : heldBy(whole)).toEqual(heldBy(step.value));
      break;
    }
    expect(most).toBeLessThan(mostLaid);
  });

  test('keeps the last hundred boards, and few of those before', () => {
    const { table } = played(2300);
    const kept = table.trail.flatMap(({ before }, place) => (before ? [place] : []));
    expect(kept.filter((place) => place < table.trail.length - 100)).toEqual([0, 1000, 2000]);
    expect(kept).toHaveLength(103);
  });

  test('is opened from its log with as many boards as it was played with, at any length', () => {
    const step = (seq: number): Entry => ({
      seq,
      at: 0,
      by: 'gm',
      id: `c${seq}`,
      rules: { id: 'table', version: 1 },
      command: { type: 'table/strike-note' },
      throws: [],
      events: [],
    });
    const table = tableFrom(
      pebbles,
      Array.from({ length: 65_000 }, (_, i) => step(i + 1)),
    );
    const anchors = anchorsOf(table);
    expect(anchors.length).toBeLessThan(40);
    expect(table.trail.filter(({ before }) => before)).toHaveLength(100 + anchors.length - 1);
  });
});

test('what stands on more hidden entries than can be laid anew at once is the game master’s to undo', () => {
  const { ask, must } = played(1);
  must(anna, throwOf(anna));
  for (let i = 0; i < 1000; i++) must(gm, hide);
  expect(must(anna, undo)).toBeLessThan(mostLaid);
  expect(must(anna, redo)).toBeLessThan(mostLaid);
  must(gm, hide);
  expect(ask(anna, undo)).toEqual({ kind: 'refused', laid: 0 });
  must(gm, backTo(8));
});
