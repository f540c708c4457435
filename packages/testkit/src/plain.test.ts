import { expect, test } from 'vitest';
import { settle } from './plain.ts';

test('what JSON can say is plain, and so is a field that is not there', () => {
  expect(settle({ a: [1, 'two', null, { b: true }], c: undefined })).toBeUndefined();
});

test('what JSON would lose or change is found, however deep', () => {
  for (const [odd, said] of [
    [Number.NaN, 'it.a[1].b is NaN'],
    [Infinity, 'it.a[1].b is Infinity'],
    [() => 1, 'it.a[1].b is function'],
    [1n, 'it.a[1].b is bigint'],
    [new Map([[1, 2]]), 'it.a[1].b is of a class of its own'],
    [new Set([1]), 'it.a[1].b is of a class of its own'],
    [[undefined], 'it.a[1].b[0] is undefined'],
  ] as const)
    expect(settle({ a: [0, { b: odd }] })).toBe(said);
});

test('what was looked at cannot be changed any more, however deep', () => {
  const state = { people: [{ name: 'Anna', wounds: [1] }] };
  settle(state);
  expect(() => state.people[0]?.wounds.push(2)).toThrow(TypeError);
  expect(() => Object.assign(state.people[0] ?? {}, { name: 'Bo' })).toThrow(TypeError);
  expect(() => state.people.pop()).toThrow(TypeError);
  expect(state).toEqual({ people: [{ name: 'Anna', wounds: [1] }] });
});
