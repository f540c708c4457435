import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits, plainJson, readJson } from './index.ts';

const faultOf = (text: string): string | undefined => readJson(text).fault;

test('what is well written is read as JSON is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      const read = readJson(text);
      // The generator may make one of the forbidden keys or characters; then it is refused, and nothing else is.
      if (read.fault)
        expect(text).toMatch(/__|constructor|prototype|toString|valueOf|Locale|Enumerable|Of"|Property|\\u|\\0/);
      else expect(JSON.stringify(read.value)).toBe(text);
    }),
  );
});

describe('what is refused', () => {
  test('because it is not JSON', () => {
    for (const text of ['', '{', 'undefined', "{'a':1}", '[1,]', '\ufeff{}', 'NaN'])
      expect(faultOf(text)).toBe('not json');
  });
  test('because it is too deep, and nothing breaks at any depth', () => {
    const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(faultOf(deep(limits.depth))).toBeUndefined();
    expect(faultOf(deep(limits.depth + 1))).toBe('too deep');
    expect(faultOf(deep(100_000))).toBeDefined();
    expect(faultOf(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toBeDefined();
  });
  test('because there is too much of it', () => {
    expect(faultOf(`[${'1,'.repeat(limits.nodes - 2)}1]`)).toBeUndefined();
    expect(faultOf(`[${'1,'.repeat(limits.nodes)}1]`)).toBe('too large');
    expect(faultOf(JSON.stringify('x'.repeat(limits.textChars)))).toBeUndefined();
    expect(faultOf(JSON.stringify('x'.repeat(limits.textChars + 1)))).toBe('text too long');
    expect(faultOf(JSON.stringify({ ['k'.repeat(limits.textChars + 1)]: 1 }))).toBe('text too long');
  });
  test('because a key reaches for a prototype, however it is written', () => {
    const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', String.raw`\u005f_proto__`];
    expect(names).toContain('toString');
    for (const key of names) {
      expect(faultOf(`{"a":[{"${key}":{"gm":true}}]}`)).toBe('forbidden key');
    }
  });
  test('because a key is there twice', () => {
    expect(faultOf('{"a":1,"a":2}')).toBe('doubled key');
    expect(faultOf(String.raw`{"a":1,"\u0061":2}`)).toBe('doubled key');
    expect(faultOf('{"a":{"b":1},"c":{"b":2}}')).toBeUndefined();
    expect(faultOf(String.raw`{"a":":\":{","b":"\\"}`)).toBeUndefined();
  });
  test('because a text is not well-formed', () => {
    expect(faultOf(String.raw`"\ud800"`)).toBe('ill-formed text');
    expect(faultOf(String.raw`{"\udc00":1}`)).toBe('ill-formed text');
    expect(faultOf(String.raw`"\u0000"`)).toBe('ill-formed text');
    expect(faultOf(String.raw`"\ud83c\udfb2"`)).toBeUndefined();
  });
});

test('JSON in plain ASCII says the same as any other', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = plainJson(value);
      expect(text).toMatch(/^[\x20-\x7e]*$/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(plainJson('\u007e\u007f\u0080')).toBe(String.raw`"~\u007f\u0080"`);
  expect(plainJson({ Öde: '−1 🎲' })).toBe(String.raw`{"\u00d6de":"\u22121 \ud83c\udfb2"}`);
});
