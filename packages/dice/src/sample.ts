import { simulatedDice, wordsFrom, type Dice } from './dice.ts';

export type Sampled = {
  readonly of: ReadonlyMap<string, { readonly p: number; readonly error: number }>;
  readonly runs: number;
};

/** Estimate by playing `runs` times; `error` is half the width of a 95 % interval (Wilson). */
export const sample = (play: (dice: Dice) => string, runs: number, seed = 1): Sampled => {
  const dice = simulatedDice(wordsFrom(seed));
  const counts = new Map<string, number>();
  for (let i = 0; i < runs; i++) {
    const outcome = play(dice);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return { of: new Map([...counts].map(([outcome, n]) => [outcome, { p: n / runs, error: wilson(n, runs) }])), runs };
};

const z = 1.96;
export const wilson = (hits: number, runs: number): number => {
  const p = hits / runs;
  return (z / (1 + (z * z) / runs)) * Math.sqrt((p * (1 - p)) / runs + (z * z) / (4 * runs * runs));
};
