import { expect, test } from 'vitest';
import { outcomeWords } from './outcome.ts';

test('outcomes are told in words, the best first', () => {
  const all = ['past:B:2', 'needle:-3', 'tie', 'needle:0', 'needle:4', 'past:A:1'];
  const ranked = all.toSorted((a, b) => (outcomeWords(a, 'en').rank ?? 0) - (outcomeWords(b, 'en').rank ?? 0));
  expect(ranked).toEqual(['past:A:1', 'needle:4', 'tie', 'needle:0', 'needle:-3', 'past:B:2']);
  expect(outcomeWords('effect:4', 'sv').text).toBe('effekt 4');
  expect(outcomeWords('miss:2', 'pl').tone).toBe('bad');
});

test('every outcome has words in every language', () => {
  for (const locale of ['sv', 'pl', 'en'] as const) {
    for (const outcome of [
      'effect:1',
      'miss:1',
      'A:1',
      'B:1',
      'tie',
      'needle:-1',
      'past:A:1',
      'past:B:1',
      'nyx/actionDeclared',
    ]) {
      expect(outcomeWords(outcome, locale).text).toMatch(/\p{L}/u);
      expect(outcomeWords(outcome, locale).text).not.toContain(':');
    }
  }
});
