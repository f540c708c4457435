import { fraction, plus, times, zero, type Fraction } from '@aspekt/dice';
import { quantity, type Chances } from './answers.ts';

/** What a number may come to, and how likely each is. */
export type Spread = ReadonlyMap<number, Fraction>;

export const add = (spread: Map<number, Fraction>, value: number, chance: Fraction): void =>
  void spread.set(value, plus(spread.get(value) ?? zero, chance));

/** The spread of what `value` reads off each outcome. */
export const spreadOf = (odds: ReadonlyMap<string, Fraction>, value: (outcome: string) => number): Spread => {
  const spread = new Map<number, Fraction>();
  for (const [outcome, chance] of odds) add(spread, value(outcome), chance);
  return spread;
};

export const chanceOf = (spread: Spread, holds: (value: number) => boolean): Fraction =>
  [...spread].reduce((sum, [value, chance]) => (holds(value) ? plus(sum, chance) : sum), zero);

export const expected = (spread: Spread, worth: (value: number) => number = (value) => value): Fraction =>
  [...spread].reduce((sum, [value, chance]) => plus(sum, times(fraction(worth(value)), chance)), zero);

/** As rows for an answer, in ascending order; `of` says which and what they are called there. */
export const rows = <Key extends string>(
  spread: Spread,
  key: Key,
  of: (value: number) => number | undefined = (value) => value,
): Chances<Key> => {
  const shown = [...spread].flatMap(([value, chance]) => {
    const as = of(value);
    return as === undefined ? [] : [[as, chance] as const];
  });
  return shown
    .toSorted(([a], [b]) => a - b)
    .map(([value, chance]) => ({ [key]: value, chance: quantity(chance) }) as Chances<Key>[number]);
};
