import { expect, test } from 'vitest';
import { outcomeWords } from './outcome.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';
import { sv } from './words/sv.ts';

test('outcomes are told in words, the best first', () => {
  const all = ['past:B:2', 'needle:-3', 'tie', 'needle:0', 'needle:4', 'past:A:1'];
  const rank = (outcome: string): number => outcomeWords(outcome, en.outcome).rank ?? 0;
  expect(all.toSorted((a, b) => rank(a) - rank(b))).toEqual([
    'past:A:1',
    'needle:4',
    'tie',
    'needle:0',
    'needle:-3',
    'past:B:2',
  ]);
  expect(outcomeWords('effect:4', sv.outcome).text).toBe('effekt 4');
  expect(outcomeWords('miss:2', pl.outcome).tone).toBe('bad');
});

test('every outcome has words in every language', () => {
  const all = ['effect:1', 'miss:1', 'A:1', 'B:1', 'tie', 'needle:-1', 'past:A:1', 'past:B:1', 'nyx/actionDeclared'];
  for (const { outcome: words } of [en, sv, pl]) {
    for (const outcome of all) {
      expect(outcomeWords(outcome, words).text).toMatch(/\p{L}/u);
      expect(outcomeWords(outcome, words).text).not.toContain(':');
    }
  }
});

test('the draft line is one sentence with the true minus, in every language (NYX-DICE-06)', () => {
  const line = { attribute: 'X', value: '4 −1 = 3', effective: 3, positive: 2, negative: 0 };
  expect(en.draft.line(line)).toBe('X 4 −1 = 3, +2 dice: roll 3, best counts');
  expect(sv.draft.line(line)).toBe('X 4 −1 = 3, +2 tärningar: slå 3, bästa räknas');
  expect(pl.draft.line(line)).toBe('X 4 −1 = 3, +2 kości: rzuć 3 kośćmi, liczy się najlepsza');
  expect(en.draft.line({ ...line, positive: 1, negative: 3 })).toBe('X 4 −1 = 3, +1 and −3 dice: roll 3, worst counts');
  expect(en.draft.line({ ...line, effective: 12, positive: 0 })).toBe('X 4 −1 = 3, +2 to the effect: roll 1 die');
});
