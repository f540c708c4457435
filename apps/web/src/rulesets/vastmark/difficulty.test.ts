import { difficultyFor, difficultyLabel, difficultyTable } from '@aspekt/vastmark';
import { expect, test } from 'vitest';
import { difficulties, difficultyName, rowLower } from './difficulty.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';
import { sv } from './words/sv.ts';

test('table 6-1 on the page is that of the rules (VAST-RES-03)', () => {
  expect(difficulties).toEqual(difficultyTable.map(([number]) => number));
});

test('numbers between the rows have the name of the row below, in every language (VAST-RES-04)', () => {
  for (let difficulty = -3; difficulty <= 40; difficulty++) {
    expect(difficultyName(difficulty, sv.difficulties)).toBe(difficultyLabel(difficulty, 'sv'));
    expect(difficultyName(difficulty, pl.difficulties)).toBe(difficultyLabel(difficulty, 'pl'));
    expect(difficultyName(difficulty, en.difficulties)).toBe(difficultyLabel(difficulty, 'en'));
  }
});

test('one row lower on the page is what the rules count with (VAST-X-SPEC-01)', () => {
  const specialisation = { name: 'Hoppa', as: 'row' } as const;
  for (let difficulty = -3; difficulty <= 40; difficulty++) {
    expect(rowLower(difficulty)).toBe(difficultyFor({ specialisation }, difficulty));
  }
});
