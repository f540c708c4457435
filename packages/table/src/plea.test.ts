import type { Viewer, Wire } from '@aspekt/contract';
import { describe, expect, test, vi } from 'vitest';
import { drift, exportFor, sitDown, type Outcome, type Table } from './index.ts';
import { pebbles } from './testing/pebbles.ts';
import { allFor, anna, bo, gm, last, linesFor, onlooker, scene, throwOf, viewFor } from './testing/scene.ts';

const played = () => {
  const laid = scene();
  const before = laid.table.board;
  laid.must(anna, throwOf(anna));
  laid.must(bo, throwOf(bo));
  const line = linesFor(laid.table, anna).length - 1;
  return { ...laid, before, line };
};

test('what another did is taken back when they and the game master agree, and the log tells all of it', () => {
  const { table, must, before, line } = played();
  must(anna, { type: 'table/ask-undo', line });
  expect(viewFor(table, bo).plea).toEqual({ line: expect.any(Number), by: 'anna', waiting: ['gm', 'bo'] });
  expect(last(table, bo)).toMatch(/^Anna asks to take back: .+ \(and 1 more\)$/);
  must(bo, { type: 'table/answer-undo', agree: true });
  expect(table.board).not.toEqual(before);
  must(gm, { type: 'table/answer-undo', agree: true });
  expect(table.board).toEqual(before);
  expect(viewFor(table, anna).plea).toBeUndefined();
  expect(linesFor(table, anna).filter(({ struck }) => struck)).toHaveLength(2);
  must(gm, { type: 'table/redo' });
  expect(table.board).not.toEqual(before);
});

test('one no is enough, and whoever asked can let it be', () => {
  const { table, must, ask, line } = played();
  const standing = table.board;
  must(anna, { type: 'table/ask-undo', line });
  must(bo, { type: 'table/answer-undo', agree: false });
  expect(last(table, anna)).toBe('It stands: Bo says no.');
  must(anna, { type: 'table/ask-undo', line });
  must(anna, { type: 'table/answer-undo', agree: false });
  expect(table.board).toEqual(standing);
  expect(ask(gm, { type: 'table/answer-undo', agree: true })).toMatchObject({ refusal: { code: 'TABLE_E_NO_PLEA' } });
});

test('nobody answers for another, and onlookers ask nothing', () => {
  const { must, ask, line } = played();
  expect(ask(onlooker, { type: 'table/ask-undo', line })).toMatchObject({ refusal: { code: 'TABLE_E_ONLOOKER' } });
  must(anna, { type: 'table/ask-undo', line });
  expect(ask(anna, { type: 'table/answer-undo', agree: true })).toMatchObject({
    refusal: { code: 'TABLE_E_NOT_ASKED' },
  });
  expect(ask(bo, { type: 'table/ask-undo', line })).toMatchObject({ refusal: { code: 'TABLE_E_PLEA_OPEN' } });
});

test('what one can undo oneself needs no question', () => {
  const { table, ask } = played();
  const line = linesFor(table, bo).length;
  expect(ask(bo, { type: 'table/ask-undo', line })).toMatchObject({ refusal: { code: 'TABLE_E_UNDO_YOURSELF' } });
});

test('fifty actions back one may ask, and no farther', () => {
  const { table, must, ask } = scene();
  for (let i = 0; i < 51; i++) must(i % 2 === 0 ? bo : anna, throwOf(i % 2 === 0 ? bo : anna));
  const all = linesFor(table, anna).length;
  expect(ask(anna, { type: 'table/ask-undo', line: all - 50 })).toMatchObject({
    refusal: { code: 'TABLE_E_TOO_LONG_AGO' },
  });
  must(anna, { type: 'table/ask-undo', line: all - 49 });
});

test('to know that it is too far back no more is read of a long table than of a short one', () => {
  const { table, must, ask } = scene();
  for (let i = 0; i < 300; i++) must(i % 2 ? anna : bo, throwOf(i % 2 ? anna : bo));
  const read = vi.spyOn(table.entries, 'at');
  expect(ask(anna, { type: 'table/ask-undo', line: 7 })).toMatchObject({ refusal: { code: 'TABLE_E_TOO_LONG_AGO' } });
  expect(read.mock.calls.length).toBeLessThan(60);
  read.mockRestore();
});

test('what came in secret meanwhile stays, and stays secret', () => {
  const secretly = (secret: boolean) => {
    const { table, must, line } = played();
    if (secret) must(gm, { type: 'table/write-note', id: 'n', text: 'Hidden' });
    must(anna, { type: 'table/ask-undo', line });
    must(bo, { type: 'table/answer-undo', agree: true });
    must(gm, { type: 'table/answer-undo', agree: true });
    return { table, told: exportFor(table, bo).replaceAll(/"at":\d+/gu, '"at"') };
  };
  const { table, told } = secretly(true);
  expect(table.board.notes).toHaveLength(1);
  expect(told).not.toContain('Hidden');
  expect(told.match(/undo-asked/gu)).toEqual(secretly(false).told.match(/undo-asked/gu));
});

test('a plea ends when its asker leaves, and does not wait for one who has left', () => {
  const first = played();
  first.must(anna, { type: 'table/ask-undo', line: first.line });
  first.must(gm, { type: 'table/remove-seat', seat: 'anna' });
  expect(viewFor(first.table, bo).plea).toBeUndefined();
  const second = played();
  second.must(anna, { type: 'table/ask-undo', line: second.line });
  second.must(gm, { type: 'table/remove-seat', seat: 'bo' });
  second.must(gm, { type: 'table/answer-undo', agree: true });
  expect(second.table.board).toEqual(second.before);
});

test('when the last who was asked leaves, the game master is asked once more, and can agree or say no', () => {
  for (const agree of [true, false]) {
    const { table, must, before, line } = played();
    const standing = table.board;
    must(anna, { type: 'table/ask-undo', line });
    must(gm, { type: 'table/answer-undo', agree: true });
    must(gm, { type: 'table/remove-seat', seat: 'bo' });
    expect(viewFor(table, gm).plea?.waiting).toEqual(['gm']);
    must(gm, { type: 'table/answer-undo', agree });
    expect(table.board).toEqual(agree ? before : standing);
    expect(table.house.pleas).toEqual([]);
    expect(drift(table.rules, [...table.entries])).toEqual([]);
  }
});

test('a plea ends when the game goes on for everyone to see: nothing is taken out from under what was done since', () => {
  const { table, must, ask, line } = played();
  must(anna, { type: 'table/ask-undo', line });
  must(bo, { type: 'table/answer-undo', agree: true });
  must(bo, { type: 'table/say', text: 'Well.' });
  expect(viewFor(table, bo).plea).toBeDefined();
  must(bo, throwOf(bo));
  expect(viewFor(table, bo).plea).toBeUndefined();
  const standing = table.board;
  expect(ask(gm, { type: 'table/answer-undo', agree: true })).toMatchObject({ refusal: { code: 'TABLE_E_NO_PLEA' } });
  expect(table.board).toEqual(standing);
  // Asked again, it is about all of it.
  must(anna, { type: 'table/ask-undo', line });
  expect(table.house.pleas[0]?.targets).toHaveLength(3);
});

test('what all agreed to take back is the game master’s to bring back, not that of whoever agreed last', () => {
  const { table, must, ask, line } = played();
  must(anna, { type: 'table/ask-undo', line });
  must(gm, { type: 'table/answer-undo', agree: true });
  must(bo, { type: 'table/answer-undo', agree: true });
  for (const player of [anna, bo]) {
    expect(viewFor(table, player).redo).toBeUndefined();
    expect(ask(player, { type: 'table/redo' })).toMatchObject({ refusal: { code: 'TABLE_E_NOTHING_TO_REDO' } });
  }
  must(gm, { type: 'table/redo' });
});

describe('of what only some know', () => {
  const cilla = { seat: 'cilla', role: 'player' } as const;
  const asks = (line: number): Wire => ({ type: 'table/ask-undo', line });
  const answers = (agree: boolean): Wire => ({ type: 'table/answer-undo', agree });
  const throwAmong = (who: Viewer, ...to: readonly string[]): Wire => ({ ...throwOf(who), to });
  const code = (outcome: Outcome): string => (outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind);
  /** Three players; each of Anna and Bo has thrown twice, and nobody but the game master knows of it. */
  const whispered = () => {
    const laid = scene();
    sitDown(laid.table, { ...cilla, name: 'Cilla' }, laid.luck, 1);
    for (const who of [anna, bo]) for (let i = 0; i < 2; i++) laid.must(who, throwAmong(who, who.seat));
    return laid;
  };
  const lastLine = (table: Table, viewer: Viewer): number => linesFor(table, viewer).length;

  test('there is no plea for those who know none of it: no refusal tells of it, and they may ask themselves', () => {
    const { table, must, ask } = whispered();
    must(anna, asks(lastLine(table, anna) - 1));
    const before = allFor(table, bo);
    expect(code(ask(bo, answers(false)))).toBe('TABLE_E_NO_PLEA');
    expect(code(ask(cilla, answers(true)))).toBe('TABLE_E_NO_PLEA');
    expect(allFor(table, bo)).toBe(before);
    must(bo, asks(lastLine(table, bo) - 1));
    expect(viewFor(table, bo).plea).toMatchObject({ by: 'bo', waiting: ['gm'] });
    expect(viewFor(table, anna).plea).toMatchObject({ by: 'anna', waiting: ['gm'] });
    expect(code(ask(anna, asks(1)))).toBe('TABLE_E_PLEA_OPEN');
    expect(viewFor(table, cilla).plea).toBeUndefined();
  });

  test('the game master answers one plea after the other, and each ends for itself', () => {
    const { table, must } = whispered();
    must(anna, asks(lastLine(table, anna) - 1));
    must(bo, asks(lastLine(table, bo) - 1));
    expect(viewFor(table, gm).plea).toMatchObject({ by: 'anna' });
    must(gm, answers(false));
    expect(viewFor(table, anna).plea).toBeUndefined();
    expect(last(table, bo)).toMatch(/^Bo asks to take back/);
    expect(viewFor(table, gm).plea).toMatchObject({ by: 'bo' });
    must(gm, answers(true));
    expect(linesFor(table, bo).filter(({ struck }) => struck)).toHaveLength(2);
    expect(linesFor(table, anna).filter(({ struck }) => struck)).toHaveLength(0);
    expect(table.house.pleas).toEqual([]);
  });

  test('a plea for all to see is answered before one’s own', () => {
    const { table, must } = whispered();
    must(anna, throwOf(anna));
    must(anna, throwAmong(anna, 'anna'));
    must(anna, throwAmong(anna, 'anna'));
    must(anna, asks(lastLine(table, anna) - 1));
    must(bo, asks(linesFor(table, bo).findLast(({ kind }) => kind === 'pebbles/thrown')?.n ?? 0));
    expect(viewFor(table, anna).plea).toMatchObject({ by: 'bo' });
    must(anna, answers(true));
    expect(viewFor(table, anna).plea).toMatchObject({ by: 'anna' });
  });

  test('nobody is asked, or heard to agree, whose part in it not all who are told of it know', () => {
    const { table, must } = whispered();
    must(bo, throwOf(bo));
    must(cilla, { type: 'table/say', text: 'Well.' });
    const line = lastLine(table, anna) - 1;
    must(gm, { type: 'pebbles/bring', id: 'cilla-pc', name: 'Cilla', owner: 'cilla' });
    must(cilla, throwAmong(cilla, 'anna', 'cilla'));
    must(anna, asks(line));
    const { waiting } = viewFor(table, bo).plea ?? {};
    expect(waiting).toEqual(['gm', 'bo']);
    // An older log in which she was asked too is still a good one; one in which somebody was left out never was.
    const askedOf = (seats: readonly string[]) =>
      drift(
        pebbles,
        [...table.entries].map((entry) =>
          entry.command.type === 'table/ask-undo'
            ? { ...entry, events: entry.events.map((event) => ({ ...event, waiting: seats })) }
            : entry,
        ),
      );
    expect(askedOf(['gm', 'bo', 'cilla'])).toEqual([]);
    expect(askedOf(['gm', 'cilla'])).toHaveLength(1);
    expect(askedOf(['gm', 'bo', 'nobody'])).toHaveLength(1);
    must(bo, answers(true));
    must(gm, answers(true));
    expect(table.house.pleas).toEqual([]);
    expect(linesFor(table, cilla).filter(({ struck }) => struck)).toHaveLength(3);
  });

  test('whose secret it is that all who are told of the plea share is asked', () => {
    const { table, must } = whispered();
    for (const who of [anna, bo]) must(who, throwAmong(who, 'anna', 'bo'));
    must(anna, asks(lastLine(table, anna) - 1));
    expect(viewFor(table, bo).plea).toMatchObject({ waiting: ['gm', 'bo'] });
    expect(viewFor(table, cilla).plea).toBeUndefined();
  });
});
