import { fraction, minus, one, zero, type Fraction } from '@aspekt/dice';

const power = (exponent: number): bigint => 10n ** BigInt(exponent);

/** P(D = n) = 10^−(k+1) for n = 9k + r, r = 0…8: D is the finished die (VAST-NINE-02). */
export const exactly = (n: number): Fraction => (n < 0 ? zero : fraction(1n, power(Math.floor(n / 9) + 1)));

/** P(D ≥ 9k + r) = (10 − r) / 10^(k+1). */
export const atLeast = (n: number): Fraction => (n <= 0 ? one : fraction(10 - (n % 9), power(Math.floor(n / 9) + 1)));

/** P(D1 − D2 = ±(9j + s)) = (10 − s) / (11·10^(j+1)). */
export const differenceExactly = (n: number): Fraction => {
  const size = Math.abs(n);
  return fraction(10 - (size % 9), 11n * power(Math.floor(size / 9) + 1));
};

/** P(D1 − D2 ≥ 9j + s) = (60 − 10s + s(s−1)/2) / (11·10^(j+1)); below zero by symmetry. */
export const differenceAtLeast = (n: number): Fraction => {
  if (n < 0) return minus(one, differenceAtLeast(1 - n));
  const s = n % 9;
  return fraction(60 - 10 * s + (s * (s - 1)) / 2, 11n * power(Math.floor(n / 9) + 1));
};

/** How many units of 10^−(digits·count) the sums of `count` dice below 9·digits are worth, one list per count. */
const tables = new Map<number, (readonly bigint[])[]>();

const sumsBelow = (count: number, digits: number): readonly bigint[] => {
  const known = tables.get(digits) ?? [];
  if (known.length === 0) {
    known.push(
      [1n],
      Array.from({ length: 9 * digits }, (_, value) => power(digits - Math.floor(value / 9) - 1)),
    );
    tables.set(digits, known);
  }
  for (let i = known.length; i <= count; i++) known.push(convolve(known[i - 1] ?? [], known[1] ?? []));
  return known[count] ?? [];
};

/**
 * P(the sum of `count` finished dice ≥ n), exactly. All that stays below n is counted in units of 10^−(digits·count),
 * since each die below n needs at most ⌊n/9⌋ + 1 faces.
 */
export const sumAtLeast = (count: number, n: number): Fraction => {
  if (n <= 0) return one;
  if (count === 0) return zero;
  if (count === 1) return atLeast(n);
  const digits = Math.floor((n - 1) / 9) + 1;
  let below = 0n;
  const sums = sumsBelow(count, digits);
  for (let value = 0; value < n; value++) below += sums[value] ?? 0n;
  return minus(one, fraction(below, power(digits * count)));
};

const convolve = (a: readonly bigint[], b: readonly bigint[]): readonly bigint[] => {
  const sums = b.map(() => 0n);
  for (const [i, x] of a.entries()) {
    for (let j = 0; i + j < sums.length; j++) sums[i + j] = (sums[i + j] ?? 0n) + x * (b[j] ?? 0n);
  }
  return sums;
};
