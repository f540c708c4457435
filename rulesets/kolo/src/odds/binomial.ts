import { fraction, type Fraction } from '@aspekt/dice';

const rows: bigint[][] = [[1n]];

/** How many ways `n` coins show 0, 1, … n successes. */
export const ways = (n: number): readonly bigint[] => {
  for (let i = rows.length; i <= n; i++) {
    const above = rows[i - 1] ?? [];
    rows.push(Array.from({ length: i + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)));
  }
  return rows[n] ?? [];
};

/** So many of all the ways `coins` coins can fall. */
export const outOf = (count: bigint, coins: number): Fraction => fraction(count, 1n << BigInt(coins));
