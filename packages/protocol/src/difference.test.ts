import type { Json } from '@aspekt/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applied, difference } from './difference.ts';

const sent = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** Values as states have them: records by id, lists of things, few different keys, so that two of them overlap. */
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('', 'a', 'ö', '0'),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '__proto__', 'constructor', 'length'), tie('value'), {
      maxKeys: 5,
    }),
  ),
}));

/** The value with one thing in it changed, sharing all the rest. */
const changedIn = (before: Json, path: readonly number[], to: Json): Json => {
  const [step = 0, ...rest] = path;
  if (path.length === 0 || typeof before !== 'object' || before === null) return to;
  if (Array.isArray(before))
    return before.map((part, i) => (i === step % before.length ? changedIn(part, rest, to) : part));
  const entries = Object.entries(before);
  return Object.fromEntries(
    entries.map(([key, part], i) => [key, i === step % entries.length ? changedIn(part, rest, to) : part]),
  );
};

describe('a difference, sent and applied', () => {
  test('gives the second value to the letter, whatever the two are', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const change = difference(before, after);
        const now = change === undefined ? before : applied(sent(before), sent(change) as never);
        expect(JSON.stringify(now)).toBe(JSON.stringify(after));
      }),
      { numRuns: 3000 },
    );
  });
  test('is nothing where two values are written the same, and only there', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const equal = JSON.stringify(before) === JSON.stringify(after);
        expect(difference(before, after) === undefined).toBe(equal);
        expect(difference(before, sent(before))).toBeUndefined();
      }),
    );
  });
  test('leads through a whole evening of small changes', () => {
    const change = fc.tuple(fc.array(fc.nat(4), { maxLength: 4 }), value);
    fc.assert(
      fc.property(value, fc.array(change, { maxLength: 20 }), (first, changes) => {
        let [here, there] = [first, sent(first)];
        for (const [path, to] of changes) {
          const next = changedIn(here, path, to);
          const step = difference(here, next);
          if (step !== undefined) there = applied(there, sent(step) as never);
          here = next;
        }
        expect(JSON.stringify(there)).toBe(JSON.stringify(here));
      }),
    );
  });
});

test('things of a list are found again wherever they went', () => {
  const things = Array.from({ length: 6 }, (_, n): Json => ({ n: n % 4 }));
  const some = fc.array(fc.oneof(fc.constantFrom(...things), value), { maxLength: 8 });
  fc.assert(
    fc.property(some, some, (before, after) => {
      const change = difference(before, after);
      const now = change === undefined ? before : applied(sent(before), sent(change) as never);
      expect(JSON.stringify(now)).toBe(JSON.stringify(after));
      expect(change === undefined).toBe(JSON.stringify(before) === JSON.stringify(after));
    }),
    { numRuns: 3000 },
  );
});

describe('a difference is small', () => {
  test('where one number in a large state changed', () => {
    const people = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`p${i}`, { name: `P${i}`, points: i }]));
    const after = { scene: 'x', people: { ...people, p7: { name: 'P7', points: 8 } } };
    expect(difference({ scene: 'x', people }, after)).toEqual({ people: { p7: { points: [8] } } });
  });
  test('where something came, went, or is the last of a few', () => {
    const [a, b, c, d] = [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }];
    expect(difference([a, b], [a, b, c])).toEqual([2, 0, [c]]);
    expect(difference([a, b, c], [a, c])).toEqual([1, 1, []]);
    expect(difference([a, b, c], [b, c, d])).toEqual([0, 1, [], 2, 0, [d]]);
    expect(difference([a, b, c], [a, c, d])).toEqual([1, 1, [], 2, 0, [d]]);
    expect(difference([a, b, c], [a, { n: 5 }, c])).toEqual([1, -1, { n: [5] }]);
    expect(difference({ x: a, y: b }, { y: b, z: c })).toEqual({ x: 0, z: [c] });
  });
  test('and whole where the order of keys would be lost', () => {
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([{ b: 2, a: 1 }]);
    expect(difference({ b: 2 }, { a: 1, b: 2 })).toEqual([{ a: 1, b: 2 }]);
  });
});

test('what did not change is the same object afterwards', () => {
  const before = { kept: { a: 1 }, other: { b: 1 } };
  const now = applied(before, { other: { b: [2] } }) as typeof before;
  expect(now).toEqual({ kept: { a: 1 }, other: { b: 2 } });
  expect(now.kept).toBe(before.kept);
});
