import { ode } from '@aspekt/ode';
import type { Viewer, Wire } from '@aspekt/contract';
import { exportFor, exportWhole, handle, openTable, sitDown, type Luck } from '@aspekt/table';
import { expect, test } from 'vitest';
import { allFor } from '../../packages/table/src/testing/scene.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const anna: Viewer = { seat: 'anna', role: 'player' };
const bo: Viewer = { seat: 'bo', role: 'player' };

/** Everything that anyone gets, and the log itself, after somebody raised a safety tool. */
const told = (by: Viewer, anonymous: boolean): string => {
  let seeds = 0;
  const luck: Luck = { seed: () => String(++seeds).padStart(64, '0') };
  const settings = { dial: 'suggest', typedDice: false, onlookers: true } as const;
  const table = openTable(ode, { id: 't', name: 'T', locale: 'sv', settings, gameSettings: {} }, luck, 1);
  if (!table) throw new Error('Öde takes its own defaults');
  sitDown(table, { seat: 'gm', name: 'GM', role: 'gm' }, luck, 1);
  for (const { seat } of [anna, bo]) sitDown(table, { seat, name: seat, role: 'player' }, luck, 1);
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
