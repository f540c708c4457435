import type { Line } from '@aspekt/protocol';
import { expect, test } from 'vitest';
import { isDark, marksOf } from './dice.ts';

const line = (event: object): Line => ({ n: 1, at: 0, told: [], dice: [], kind: '', event: event as never });
const thrown = (what: string, faces: readonly number[]) => ({ what, die: 'd6', faces, to: 'everyone' }) as const;

test('a forced hand shows the lowest dice ringed and the rest struck out (AOR-DICE-10)', () => {
  const event = { type: 'aoristos/attackRolled', attack: { roll: { hand: { b: 2, f: 0, t: 2 }, counted: [2, 3] } } };
  expect(marksOf(line(event), thrown('attack', [5, 3, 2, 3]))).toEqual(['struck', 'counted', 'counted', 'struck']);
  expect(marksOf(line(event), thrown('area', [2, 3]))).toEqual([]);
});

test('where all dice count none is marked, and dice of another hand are left alone (AOR-DICE-02)', () => {
  const event = { type: 'aoristos/tested', test: { roll: { hand: { b: 2, f: 0, t: 0 }, counted: [2, 3] } } };
  expect(marksOf(line(event), thrown('test', [2, 3]))).toEqual([]);
  expect(marksOf(line(event), thrown('test', [1, 1, 1, 1]))).toEqual([]);
});

test('the area dice have the second colour (AOR-GEN-05)', () => {
  expect([isDark({ what: 'area' }), isDark({ what: 'attack' })]).toEqual([true, false]);
});
