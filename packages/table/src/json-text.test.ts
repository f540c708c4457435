import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

test('the text is what JSON.stringify would write, the first time and again', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(jsonText(value)).toBe(JSON.stringify(value));
      expect(jsonText(value)).toBe(JSON.stringify(value));
    }),
  );
});

test('a part that is shared is written anew only where something changed', () => {
  let written = 0;
  const big = { toJSON: () => (written++, { big: true }) };
  const state = (n: number) => ({ a: { b: { c: { d: big } } }, n });
  const first = state(1);
  expect(jsonText(first)).toBe('{"a":{"b":{"c":{"d":{"big":true}}}},"n":1}');
  expect(jsonText({ ...first, n: 2 })).toBe('{"a":{"b":{"c":{"d":{"big":true}}}},"n":2}');
  expect(written).toBe(1);
});

test('what is undefined is left out, as in JSON', () => {
  expect(jsonText({ a: undefined, b: 1 })).toBe('{"b":1}');
  expect(jsonText(undefined)).toBe('null');
});
