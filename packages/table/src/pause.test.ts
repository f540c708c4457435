import { expect, test } from 'vitest';
import { exportFor, exportWhole } from './index.ts';
import { allFor, anna, bo, gm, last, onlooker, scene, throwOf, viewFor } from './testing/scene.ts';

test('the X-card pauses the table for everyone and names nobody', () => {
  const { table, must, ask } = scene();
  must(anna, { type: 'table/x-card' }, { id: 'annas-own-id' });
  for (const viewer of [gm, anna, bo, onlooker]) {
    expect(viewFor(table, viewer).paused).toBe(true);
    expect(last(table, viewer)).toBe('Pause. Somebody played the X-card.');
  }
  expect(ask(bo, throwOf(bo))).toMatchObject({ refusal: { code: 'TABLE_E_PAUSED' } });
  must(bo, { type: 'table/say', text: 'Are you all right?' });
  must(gm, { type: 'table/resume' });
  must(bo, throwOf(bo));
});

test('nothing that anyone gets, and nothing in the log, tells who played it', () => {
  // Two tables that differ only in who played the card are the same to the last byte.
  const told = [anna, bo].map((by) => {
    const { table, must } = scene();
    must(by, { type: 'table/x-card' }, { id: 'a-random-id' });
    return [
      exportWhole(table),
      exportFor(table, gm),
      ...[gm, anna, bo, onlooker].map((viewer) => allFor(table, viewer)),
    ].join('\n');
  });
  expect(told[0]).toBe(told[1]);
  expect(told[0]).not.toContain('a-random-id');
});

test('played twice it pauses once, and sent twice it is one card', () => {
  const { table, must, ask } = scene();
  must(anna, { type: 'table/x-card' }, { id: 'x1' });
  const entries = table.entries.length;
  expect(must(bo, { type: 'table/x-card' }).entries).toEqual([]);
  must(gm, { type: 'table/resume' });
  expect(ask(anna, { type: 'table/x-card' }, { id: 'x1' }).kind).toBe('repeated');
  expect(viewFor(table, anna).paused).toBe(false);
  expect(table.entries).toHaveLength(entries + 1);
});

test('while paused the game master can rewind to before a chosen line', () => {
  const { table, must } = scene();
  const before = table.board;
  must(anna, throwOf(anna));
  const line = table.entries.length;
  must(bo, throwOf(bo));
  must(bo, { type: 'table/x-card' });
  must(gm, { type: 'table/undo', line });
  expect(table.board).toEqual(before);
  expect(viewFor(table, gm).paused).toBe(true);
});

test('while paused nothing is offered', () => {
  const { table, must } = scene();
  expect(JSON.parse(allFor(table, anna)).offers).not.toEqual([]);
  must(bo, { type: 'table/x-card' });
  expect(JSON.parse(allFor(table, anna)).offers).toEqual([]);
});
