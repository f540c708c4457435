import { expect, test } from 'vitest';
import { difficultyRow, difficultyTable } from './difficulty.ts';
import { opened, refusal, rollIn, table } from './testing/table.ts';

test('the table is a guideline: any whole number will do, and the row not above it names it (VAST-RES-04)', () => {
  for (const value of [-5, 0, 7, 31, 100]) {
    expect(rollIn(opened(table(), { resistance: { kind: 'difficulty', value } })).resistance.value).toEqual({
      kind: 'difficulty',
      value,
    });
  }
  const label = (value: number) => difficultyTable[difficultyRow(value)]?.[1] ?? 'under Aslätt';
  expect([0, 1, 2, 3, 8, 9, 11, 14, 19, 24, 29, 30, 99].map(label)).toEqual([
    'under Aslätt',
    'Aslätt',
    'Aslätt',
    'Lätt',
    'Simpelt',
    'Rätt hyfsat normalt',
    'Rätt hyfsat normalt',
    'Ganska knepigt',
    'Svårt',
    'Sketsvårt',
    'Absurt',
    'Omänskligt',
    'Omänskligt',
  ]);
});

test('half a difficulty is refused', () => {
  const open = (value: number) =>
    ({ type: 'vastmark/openRoll', id: 'r', actor: 'tuva', resistance: { kind: 'difficulty', value } }) as const;
  expect(refusal(table(), open(9.5))).toBe('E_NOT_INTEGER');
});
