import { describe, expect, test } from 'vitest';
import { append, drift, follow, sightOf, tableFrom, type Entry, type Table } from './index.ts';
import { entryAt } from './table.ts';
import { allFor, anna, bo, gm, last, linesFor, onlooker, scene, throwOf, viewFor } from './testing/scene.ts';

const undo = { type: 'table/undo' };
const redo = { type: 'table/redo' };
const hidden = { type: 'pebbles/bring', id: 'troll', name: 'Troll', hidden: true };

describe('undo', () => {
  test('takes back what was done and leaves the line, struck out', () => {
    const { table, must } = scene();
    const before = table.board;
    must(anna, throwOf(anna));
    const line = linesFor(table, bo).length;
    must(anna, undo);
    expect(table.board).toBe(before);
    expect(linesFor(table, bo)[line - 1]).toMatchObject({ n: line, struck: true });
    expect(last(table, bo)).toMatch(/^Undone: Anna throws \d+\.$/);
  });

  test('never rolls again: the counter of the chain goes on', () => {
    const { must } = scene();
    const first = must(anna, throwOf(anna)).entries[0];
    must(anna, undo);
    const second = must(anna, throwOf(anna)).entries[0];
    expect(first?.luck?.[0]?.counter).toBe(0);
    expect(second?.luck?.[0]?.counter).toBe(1);
  });

  test('is for a player only of their own last action, until another has acted', () => {
    const { table, must, ask } = scene();
    must(anna, throwOf(anna));
    expect(viewFor(table, anna).undo).toBe(linesFor(table, anna).length);
    expect(viewFor(table, bo).undo).toBeUndefined();
    expect(ask(bo, undo).kind).toBe('refused');
    must(bo, throwOf(bo));
    expect(viewFor(table, anna).undo).toBeUndefined();
    expect(ask(anna, undo)).toMatchObject({ refusal: { code: 'TABLE_E_NOTHING_TO_UNDO' } });
  });

  test('is for the game master of anything, last first', () => {
    const { table, must } = scene();
    const boards = [table.board];
    for (const by of [anna, bo, gm]) {
      must(by, by === gm ? throwOf(anna) : throwOf(by));
      boards.push(table.board);
    }
    for (let i = 2; i >= 0; i--) {
      must(gm, undo);
      expect(table.board).toEqual(boards[i]);
    }
  });

  test('back to a line strikes everything from there on, in one go', () => {
    const { table, must } = scene();
    const before = table.board;
    must(anna, throwOf(anna));
    const line = linesFor(table, gm).length;
    must(bo, throwOf(bo));
    must(gm, hidden);
    must(anna, { type: 'table/say', text: 'no' });
    must(gm, { type: 'table/undo', line });
    expect(table.board).toEqual(before);
    expect(last(table, gm)).toContain('and 2 more');
    expect(linesFor(table, anna).filter(({ struck }) => struck)).toHaveLength(2);
    expect(linesFor(table, anna).find(({ kind }) => kind === 'table/said')).not.toHaveProperty('struck');
    must(gm, redo);
    expect(linesFor(table, anna).filter(({ struck }) => struck)).toHaveLength(0);
  });

  test('leaves talk, seats, settings and pauses as they are', () => {
    const { table, must, ask } = scene();
    const start = table.trail.length;
    must(anna, { type: 'table/say', text: 'hello' });
    must(gm, { type: 'table/rename', name: 'Sea' });
    must(gm, { type: 'table/configure', settings: { dial: 'ask' } });
    must(gm, { type: 'table/remove-seat', seat: 'bo' });
    expect(table.trail).toHaveLength(start);
    for (let i = 0; i < start; i++) must(gm, undo);
    expect(ask(gm, undo).kind).toBe('refused');
    expect(table.house).toMatchObject({ name: 'Sea', settings: { dial: 'ask' } });
    expect(viewFor(table, gm).seats).toHaveLength(2);
  });

  test('takes back notes and requests too', () => {
    const { table, must } = scene();
    must(gm, { type: 'table/write-note', id: 'n', text: 'x' });
    must(gm, { type: 'table/request', id: 'r', seat: 'anna', command: throwOf(anna) });
    must(gm, { type: 'table/undo' });
    must(gm, { type: 'table/undo' });
    expect(table.board).toMatchObject({ notes: [], requests: [] });
  });

  test('of any of the last hundred and more, and from the log read anew, gives the same board', () => {
    const { table, must } = scene();
    const boards = [table.board];
    for (let i = 0; i < 130; i++) {
      must(anna, throwOf(anna));
      boards.push(table.board);
    }
    const again = tableFrom(table.rules, table.entries);
    for (let i = 129; i >= 0; i--) must(gm, undo);
    expect(table.board).toEqual(boards[0]);
    expect(again.board).toEqual(boards[130]);
    expect(tableFrom(table.rules, table.entries).board).toEqual(boards[0]);
    for (let i = 1; i <= 130; i++) {
      must(gm, redo);
      expect(table.board).toEqual(boards[i]);
    }
  });
});

describe('redo', () => {
  test('brings back what was undone, until something new is done', () => {
    const { table, must, ask } = scene();
    must(anna, throwOf(anna));
    const after = table.board;
    const line = linesFor(table, anna).length;
    must(anna, undo);
    expect(viewFor(table, anna).redo).toBe(line);
    must(anna, redo);
    expect(table.board).toEqual(after);
    expect(last(table, bo)).toMatch(/^Brought back: Anna throws/);
    expect(ask(anna, redo)).toMatchObject({ refusal: { code: 'TABLE_E_NOTHING_TO_REDO' } });
    must(anna, undo);
    must(bo, throwOf(bo));
    expect(viewFor(table, anna).redo).toBeUndefined();
    expect(ask(anna, redo).kind).toBe('refused');
    expect(ask(gm, redo).kind).toBe('refused');
  });
  test('of a player’s undo is theirs or the game master’s, not another’s', () => {
    const { must, ask } = scene();
    must(anna, throwOf(anna));
    must(anna, undo);
    expect(ask(bo, redo).kind).toBe('refused');
    must(gm, redo);
  });
  test('of the game master’s undo is not the player’s', () => {
    const { must, ask } = scene();
    must(anna, throwOf(anna));
    must(gm, undo);
    expect(ask(anna, redo).kind).toBe('refused');
  });
});

describe('undos of what all know of and of what is hidden, one among the other', () => {
  const note = { type: 'table/write-note', id: 'n', text: 'secret', hidden: true };
  const notes = ({ board }: Table): readonly string[] => board.notes.map(({ id }) => id);
  const mixed = () => {
    const played = scene();
    played.must(anna, throwOf(anna));
    played.must(gm, note);
    const all = played.table.board;
    played.must(anna, undo);
    played.must(gm, undo);
    return { ...played, all };
  };
  test('are each brought back once, whoever begins', () => {
    const { table, must, ask, all } = mixed();
    must(anna, redo);
    expect(notes(table)).toEqual([]);
    must(gm, redo);
    expect(notes(table)).toEqual(['n']);
    expect(table.board).toEqual(all);
    for (const viewer of [gm, anna]) {
      expect(viewFor(table, viewer).redo).toBeUndefined();
      expect(ask(viewer, redo)).toMatchObject({ refusal: { code: 'TABLE_E_NOTHING_TO_REDO' } });
    }
  });
  test('are brought back by the game master last first, and each can be undone again', () => {
    const { table, must, ask, all } = mixed();
    must(gm, redo);
    expect(notes(table)).toEqual(['n']);
    must(gm, redo);
    expect(table.board).toEqual(all);
    expect(ask(anna, redo).kind).toBe('refused');
    must(anna, undo);
    must(anna, redo);
    expect(table.board).toEqual(all);
  });
  test('leave nothing to a file that it could not be brought in with, not even a redo of what stood already', () => {
    const { table, must } = mixed();
    must(anna, redo);
    expect(drift(table.rules, [...table.entries])).toEqual([]);
    const targets = [...table.entries].findLast(({ by }) => by === 'anna')?.events[0]?.['targets'] as number[];
    const idle: Entry = {
      ...entryAt(table, table.entries.length),
      seq: table.entries.length + 1,
      by: 'gm',
      id: 'idle',
      events: [{ type: 'table/redone', targets }],
    };
    const before = table.board;
    append(table, idle);
    expect(table.board).toEqual(before);
    expect(drift(table.rules, [...table.entries])).toEqual([]);
    must(gm, redo);
    expect(notes(table)).toEqual(['n']);
  });
});

describe('what a player does not know of', () => {
  test('does not keep them from undoing, and shows nothing', () => {
    const { table, must } = scene();
    must(anna, throwOf(anna));
    const before = allFor(table, anna);
    must(gm, hidden);
    must(gm, { type: 'table/write-note', id: 'n', text: 'secret' });
    expect(allFor(table, anna)).toBe(before);
    must(anna, undo);
    expect(table.board.game).toMatchObject({ thrown: 0, people: [{}, {}, { id: 'troll' }] });
    const undone = allFor(table, anna);
    must(gm, { type: 'pebbles/hide', stash: 99 });
    expect(allFor(table, anna)).toBe(undone);
    must(anna, redo);
    expect(table.board.game).toMatchObject({ people: [{}, {}, { id: 'troll' }], stash: { value: 99 } });
  });
  test('is undone and redone without a trace', () => {
    const { table, must } = scene();
    must(anna, throwOf(anna));
    const [before, watching] = [allFor(table, anna), allFor(table, onlooker)];
    must(gm, hidden);
    must(gm, undo);
    must(gm, redo);
    must(gm, { type: 'pebbles/hide', stash: 5 });
    must(gm, undo);
    expect(allFor(table, anna)).toBe(before);
    expect(allFor(table, onlooker)).toBe(watching);
  });
});

test('a viewer who looks on is told which earlier lines were struck out or brought back', () => {
  const { table, must } = scene();
  const sight = sightOf(bo, 'en');
  must(anna, throwOf(anna));
  follow(table, sight);
  const n = sight.seqs.length;
  must(anna, undo);
  expect(follow(table, sight)).toEqual({ from: n + 1, struck: [{ n, struck: true }] });
  must(anna, redo);
  expect(follow(table, sight)).toEqual({ from: n + 2, struck: [{ n, struck: false }] });
});
