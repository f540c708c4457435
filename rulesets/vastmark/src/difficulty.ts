/** Tabell 6-1: svårigheter och motstånd, as in the book (VAST-RES-03). */
export const difficultyTable = [
  [1, 'Aslätt'],
  [3, 'Lätt'],
  [6, 'Simpelt'],
  [9, 'Rätt hyfsat normalt'],
  [12, 'Ganska knepigt'],
  [15, 'Svårt'],
  [20, 'Sketsvårt'],
  [25, 'Absurt'],
  [30, 'Omänskligt'],
] as const satisfies readonly (readonly [number, string])[];

/**
 * The row of the table a difficulty belongs to, from 0: the nearest one not above it (VAST-RES-04, D-12).
 * −1 below the first row: under Aslätt.
 */
export const difficultyRow = (difficulty: number): number =>
  difficultyTable.findLastIndex(([number]) => number <= difficulty);

/** What the table calls a number; `names` begins with what lies under it (VAST-RES-04). */
export const difficultyName = (difficulty: number, names: readonly string[]): string =>
  names[difficultyRow(difficulty) + 1] ?? '';
