/** The rows of table 6-1; their names are among the words. */
export const difficulties = [1, 3, 6, 9, 12, 15, 20, 25, 30] as const;

/** One row lower, never below the first; between rows by as much as the row stands above the next (VAST-X-SPEC-01). */
export const rowLower = (difficulty: number): number => {
  const row = difficulties.findLastIndex((one) => one <= difficulty);
  const [here, below] = [difficulties[row], difficulties[row - 1]];
  return here !== undefined && below !== undefined ? difficulty - (here - below) : difficulty;
};

/** What table 6-1 calls a number: the nearest row not above it. `names` begins with what lies under the table. */
export const difficultyName = (difficulty: number, names: readonly string[]): string =>
  names[difficulties.findLastIndex((row) => row <= difficulty) + 1] ?? '';
