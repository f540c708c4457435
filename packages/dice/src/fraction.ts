/** An exact probability, always in lowest terms with a positive denominator. */
export type Fraction = { readonly num: bigint; readonly den: bigint };

const gcd = (a: bigint, b: bigint): bigint => {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
};

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
