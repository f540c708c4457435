import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShelf } from './shelf.ts';

test('whatever is put on the shelf lies there as it was, however much comes after it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 3000 }), { maxLength: 60 }), (some) => {
      const shelf = openShelf();
      const texts = ['', 'plain', '\ufeffśnieg 🎲', ...some.map((text) => text.toWellFormed())];
      const places = texts.map((text) => shelf.put(text) ?? -1);
      expect(places.map((place) => shelf.at(place))).toEqual(texts);
      expect(new Set(places).size).toBe(texts.length);
    }),
    { numRuns: 50 },
  );
});

test('texts that end where a piece ends, and those that begin the next', () => {
  const shelf = openShelf();
  const texts = Array.from({ length: 400 }, (_, i) => String.fromCharCode(97 + (i % 26)).repeat(1000 + (i % 7)));
  const places = texts.map((text) => shelf.put(text) ?? -1);
  expect(places.map((place) => shelf.at(place))).toEqual(texts);
});

test('what is too long for it is not taken', () => {
  expect(openShelf().put('a'.repeat(65_536))).toBeUndefined();
});

test('where nothing lies, nothing is found', () => {
  expect(() => openShelf().at(0)).toThrow(RangeError);
});
