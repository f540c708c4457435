import { fraction, plus, show, times, toNumber, zero, type Fraction } from '@aspekt/dice';

/** How likely each of some values is. */
export type Spread<K> = ReadonlyMap<K, Fraction>;

/** A chance as it is answered: a number for the drawing, the fraction for the curious. */
export type Chance = { readonly p: number; readonly exact: string };
export const chance = (p: Fraction): Chance => ({ p: toNumber(p), exact: show(p) });

/** Whole weights over one whole, as chances. */
export const weighed = <K>(weights: ReadonlyMap<K, number>, whole: number): Spread<K> =>
  new Map([...weights].map(([key, weight]) => [key, fraction(weight, whole)]));

export const add = <K>(spread: Map<K, Fraction>, key: K, p: Fraction): void => {
  const before = spread.get(key);
  spread.set(key, before ? plus(before, p) : p);
};

/** The chance of all values that fit. */
export const chanceOf = <K>(spread: Spread<K>, fits: (key: K) => boolean): Fraction => {
  let sum = zero;
  for (const [key, p] of spread) if (fits(key)) sum = plus(sum, p);
  return sum;
};

export const mean = (spread: Spread<number>): Fraction => {
  let sum = zero;
  for (const [value, p] of spread) sum = plus(sum, times(fraction(value), p));
  return sum;
};

/** Values in order, each with its chance, as JSON. */
export const listed = (spread: Spread<number>): readonly (Chance & { readonly value: number })[] =>
  [...spread].toSorted(([a], [b]) => a - b).map(([value, p]) => ({ value, ...chance(p) }));
