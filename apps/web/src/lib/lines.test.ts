import type { Line } from '@aspekt/protocol';
import { expect, test } from 'vitest';
import { joins, mergeLines, strike, struckNow } from './lines.ts';

const line = (n: number, text = String(n)): Line => ({ n, at: 0, told: [{ text }], dice: [], kind: 'table/said' });

test('lines are in order and each is there once, whichever way they come', () => {
  const numbers = (lines: readonly Line[]): readonly number[] => lines.map(({ n }) => n);
  expect(numbers(mergeLines([line(3)], [line(4), line(5)]))).toEqual([3, 4, 5]);
  expect(numbers(mergeLines([line(3), line(4)], [line(1), line(2)]))).toEqual([1, 2, 3, 4]);
  expect(numbers(mergeLines([line(3), line(4)], [line(4), line(5)]))).toEqual([3, 4, 5]);
  expect(mergeLines([line(3, 'old')], [line(3, 'new')])[0]?.told[0]?.text).toBe('new');
});

test('a line is struck out and brought back, and the others stay as they are', () => {
  const lines = [line(1), line(2)];
  const struck = strike(lines, [{ n: 2, struck: true }]);
  expect(struck[1]?.struck).toBe(true);
  expect(struck[0]).toBe(lines[0]);
  expect(strike(struck, [{ n: 2, struck: false }])).toEqual(lines);
});

test('after a time away the lines are struck out exactly where they are now', () => {
  const lines = strike([line(1), line(2), line(3)], [{ n: 1, struck: true }]);
  expect(struckNow(lines, [3]).map((one) => one.struck ?? false)).toEqual([false, false, true]);
});

test('lines are put together only where nothing is missing between them', () => {
  const have = [line(5), line(6)];
  expect(joins(have, [line(7)])).toBe(true);
  expect(joins(have, [line(3), line(4)])).toBe(true);
  expect(joins(have, [line(2), line(3)])).toBe(false);
  expect(joins(have, [line(8)])).toBe(false);
  expect(joins(have, [])).toBe(true);
  expect(joins([], [line(8)])).toBe(false);
});
