import { ode } from '@aspekt/ode';
import type { Viewer, Wire } from '@aspekt/contract';
import { requestHash } from '@aspekt/fair';
import { exportFor, exportWhole, handle, openTable, sitDown, type Luck, type Table } from '@aspekt/table';
import { expect, test } from 'vitest';
import { allFor } from '../../packages/table/src/testing/scene.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const anna: Viewer = { seat: 'anna', role: 'player' };
const bo: Viewer = { seat: 'bo', role: 'player' };

let seeds = 0;
const luck: Luck = { seed: () => String(++seeds).padStart(64, '0') };

const laid = (): Table => {
  seeds = 0;
  const settings = { dial: 'suggest', typedDice: false, onlookers: true } as const;
  const table = openTable(ode, { id: 't', name: 'T', locale: 'sv', settings, gameSettings: {} }, luck, 1);
  if (!table) throw new Error('Öde takes its own defaults');
  sitDown(table, { seat: 'gm', name: 'GM', role: 'gm' }, luck, 1);
  for (const { seat } of [anna, bo]) sitDown(table, { seat, name: seat, role: 'player' }, luck, 1);
  return table;
};

/** Everything that anyone gets, and the log itself, after somebody raised a safety tool. */
const told = (by: Viewer, anonymous: boolean): string => {
  const table = laid();
  const command: Wire = { type: 'ode/raiseSafety', kind: 'pause', ...(anonymous && { anonymous }) };
  expect(handle(table, by, { id: 'a-random-id', command }, luck, 2).kind).toBe('accepted');
  return [exportWhole(table), exportFor(table, gm), ...[gm, anna, bo].map((viewer) => allFor(table, viewer))].join(
    '\n',
  );
};

test('a safety tool raised without a name can be traced by nobody, whoever raised it (ODE-SAF-03)', () => {
  expect(told(anna, true)).toBe(told(bo, true));
  expect(told(anna, true)).not.toContain('a-random-id');
});

test('raised with a name it says whose', () => {
  expect(told(anna, false)).not.toBe(told(bo, false));
});

test('raised without a name and sent again it is raised once, also after somebody has dealt with it', () => {
  const table = laid();
  const raise = { id: 'a-random-id', command: { type: 'ode/raiseSafety', kind: 'pause', anonymous: true } };
  expect(handle(table, anna, raise, luck, 2).kind).toBe('accepted');
  expect(handle(table, anna, raise, luck, 3).kind).toBe('repeated');
  const resolve = { id: 'resolve', command: { type: 'ode/resolveSafety' } };
  expect(handle(table, gm, resolve, luck, 4).kind).toBe('accepted');
  expect(handle(table, anna, raise, luck, 5).kind).toBe('repeated');
  expect(table.board.game).toMatchObject({ safety: null });
});

test('raised without a name and without an answer it is not told of under the name of whoever raised it', () => {
  const table = laid();
  const raise: Wire = { type: 'ode/raiseSafety', kind: 'pause', anonymous: true };
  const [salt, other] = ['5a'.repeat(16), 'f0'.repeat(32)];
  handle(table, anna, { id: 'raise', command: raise, salt }, luck, 2);
  const hash = requestHash('t', { id: 'raise', salt, command: raise });
  const resolve: Wire = { type: 'ode/resolveSafety' };
  const next = handle(table, anna, { id: 'next', command: resolve, salt, unanswered: [hash, other] }, luck, 3);
  expect(next).toMatchObject({ kind: 'accepted', entries: [{ by: 'anna', unanswered: [other] }] });
  const unnamed = handle(table, anna, { id: 'raise too', command: raise, salt, unanswered: [hash] }, luck, 4);
  const last = handle(table, anna, { id: 'last', command: resolve, salt, unanswered: [hash] }, luck, 5);
  for (const outcome of [unnamed, last]) {
    expect(outcome.kind).toBe('accepted');
    expect(JSON.stringify(outcome)).not.toContain('unanswered');
  }
  expect(exportWhole(table)).not.toContain(hash);
});
