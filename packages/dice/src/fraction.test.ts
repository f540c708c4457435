import { expect, test } from 'vitest';
import { wordsFrom } from './dice.ts';
import { fraction, gcd } from './fraction.ts';

const euclid = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : euclid(b, a % b));

test('the fast greatest common divisor is that of Euclid, whatever the length and the sign', () => {
  const word = wordsFrom(7);
  const long = (words: number): bigint => {
    let n = BigInt(word());
    for (let i = 1; i < words; i++) n = (n << 32n) | BigInt(word());
    return n;
  };
  for (let i = 0; i < 2000; i++) {
    const shared = long(1 + (i % 7));
    const a = shared * long(1 + (word() % 40));
    const b = shared * long(1 + (word() % 40)) * (i % 2 === 0 ? 1n : -1n);
    expect(gcd(a, b)).toBe(euclid(a, b));
  }
  expect(gcd(0n, 0n)).toBe(0n);
  expect(gcd(0n, -(1n << 500n))).toBe(1n << 500n);
  expect(gcd((1n << 500n) - 1n, (1n << 500n) - 1n)).toBe((1n << 500n) - 1n);
});

test('a fraction is in lowest terms with a positive denominator', () => {
  expect(fraction(6, -4)).toEqual({ num: -3n, den: 2n });
  expect(fraction(0, 5)).toEqual({ num: 0n, den: 1n });
  expect(() => fraction(1, 0)).toThrow(RangeError);
});
