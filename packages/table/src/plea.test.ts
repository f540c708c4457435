import { expect, test } from 'vitest';
import { exportFor } from './index.ts';
import { anna, bo, gm, last, linesFor, onlooker, scene, throwOf, viewFor } from './testing/scene.ts';

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
  expect(table.house.plea?.targets).toHaveLength(3);
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
