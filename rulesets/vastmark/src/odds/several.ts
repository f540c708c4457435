import { fraction, minus, one, over, plus, times, zero, type Fraction } from '@aspekt/dice';
import { atLeast, exactly } from './die.ts';
import type { Chances } from './roll.ts';

/** Separate rolls against a number: 1 − Π(1 − p) (VAST-MULTI-03). */
export const anyOf = (chances: readonly Fraction[]): Fraction =>
  minus(
    one,
    chances.reduce((none, chance) => times(none, minus(one, chance)), one),
  );

/** The best of separate rolls: no better than an outcome when all of them are not (VAST-MULTI-06). */
export const bestOf = (rolls: readonly Chances[]): Chances => {
  const all = (atMost: (chances: Chances) => Fraction): Fraction => rolls.map(atMost).reduce(times, one);
  const zeroed = all((chances) => chances.zeroed);
  const failed = all((chances) => plus(chances.zeroed, chances.failure));
  const success = anyOf(rolls.map((chances) => chances.success));
  return {
    success,
    perfection: anyOf(rolls.map((chances) => chances.perfection)),
    statusQuo: minus(minus(one, success), failed),
    failure: minus(failed, zeroed),
    zeroed,
  };
};

/**
 * Separate rolls against one opposing roll (VAST-MULTI-05): the chance that at least one leads by `lead` or more,
 * zeros excluded. `deltas` = own additions − the opponent's. Beyond the largest delta nine more on the opposing die
 * divide every chance by ten, so the rest of the sum is a handful of geometric series.
 */
export const anyAgainstOne = (deltas: readonly number[], lead: number): Fraction => {
  const reach = Math.max(0, ...deltas.map((delta) => delta - lead + 1));
  const start = Math.ceil(reach / 9) * 9;
  let none = zero;
  for (let other = 0; other < start; other++) {
    const missed = deltas.map((delta) => minus(one, atLeast(Math.max(1, other + lead - delta))));
    none = plus(none, times(exactly(other), missed.reduce(times, one)));
  }
  for (let r = 0; r < 9; r++) none = plus(none, tail(deltas, lead, start + r));
  return minus(one, none);
};

/** As `anyAgainstOne` with a lead of 1, where the other side's zero gives a lower total its success (VAST-ZERO-06). */
export const anyAgainstOneOrItsZero = (deltas: readonly number[]): Fraction => {
  const noneOf = (chances: readonly Fraction[]): Fraction => minus(one, anyOf(chances));
  const plain = noneOf(deltas.map((delta) => atLeast(Math.max(1, 1 - delta))));
  const given = noneOf(deltas.map((delta) => minus(atLeast(1), delta < 0 ? exactly(-delta) : zero)));
  return plus(anyAgainstOne(deltas, 1), times(exactly(0), minus(plain, given)));
};

/** Σ over k of P(D = other + 9k) · Π(1 − p·10^−k), with p the chances at `other`. */
const tail = (deltas: readonly number[], lead: number, other: number): Fraction => {
  let terms: readonly Fraction[] = [one];
  for (const delta of deltas) {
    const p = atLeast(Math.max(1, other + lead - delta));
    terms = [...terms, zero].map((term, i) => minus(term, times(p, terms[i - 1] ?? zero)));
  }
  // The i-th term shrinks by 10^−i a step, the opposing die by 10^−1.
  const series = terms.map((term, i) => over(term, minus(one, fraction(1n, 10n ** BigInt(i + 1)))));
  return times(exactly(other), series.reduce(plus, zero));
};
