/** An exact probability, always in lowest terms with a positive denominator. */
export type Fraction = { readonly num: bigint; readonly den: bigint };

/** From here on Euclid's steps are taken on the leading digits, many at a time (Lehmer). */
const long = 1n << 160n;

export const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  if (x < y) [x, y] = [y, x];
  let size = y >= long ? bits(x) : 0;
  while (y >= long) {
    // `size` may be too large by what the last steps took off.
    size -= Math.max(0, 53 - bitsOf(Number(x >> BigInt(size - 53))));
    const shift = BigInt(size - 52);
    let [p, q] = [Number(x >> shift), Number(y >> shift)];
    let [a0, b0, a1, b1] = [1, 0, 0, 1];
    // Only steps that hold whatever digits were cut off, and factors that a double holds exactly.
    while (q + a1 > 0 && q + b1 > 0) {
      const quotient = Math.floor((p + a0) / (q + a1));
      if (quotient !== Math.floor((p + b0) / (q + b1)) || Math.abs(quotient * b1) > 2 ** 26) break;
      [a0, a1] = [a1, a0 - quotient * a1];
      [b0, b1] = [b1, b0 - quotient * b1];
      [p, q] = [q, p - quotient * q];
    }
    if (b0 === 0) [x, y] = [y, x % y];
    else [x, y] = [BigInt(a0) * x + BigInt(b0) * y, BigInt(a1) * x + BigInt(b1) * y];
  }
  while (y !== 0n) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
};
const bitsOf = (n: number): number => (n === 0 ? 0 : Math.floor(Math.log2(n)) + 1);

export const fraction = (num: bigint | number, den: bigint | number = 1n): Fraction => {
  const [n, d] = [BigInt(num), BigInt(den)];
  if (d === 0n) throw new RangeError('a fraction needs a denominator other than 0');
  const shared = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { num: n / shared, den: d / shared };
};

export const zero: Fraction = { num: 0n, den: 1n };
export const one: Fraction = { num: 1n, den: 1n };

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.den === b.den ? fraction(a.num + b.num, a.den) : fraction(a.num * b.den + b.num * a.den, a.den * b.den);
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { num: -b.num, den: b.den });
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den, a.den * b.num);
export const equal = (a: Fraction, b: Fraction): boolean => a.num === b.num && a.den === b.den;
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The nearest double, right also where numerator and denominator are too large for one. */
export const toNumber = ({ num, den }: Fraction): number => {
  const excess = Math.max(bits(num), bits(den)) - 1000;
  if (excess <= 0) return Number(num) / Number(den);
  const shift = BigInt(excess);
  return Number(num >> shift) / Number(den >> shift);
};
const bits = (n: bigint): number => (n < 0n ? -n : n).toString(16).length * 4;

/** `7/20`; whole numbers without the stroke. */
export const show = ({ num, den }: Fraction): string => (den === 1n ? `${num}` : `${num}/${den}`);
