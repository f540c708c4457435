import { fraction, one, plus, times, zero, type Fraction } from './fraction.ts';
import { partsFrom } from './graph.ts';

/** Where one step may lead from a node, with its chances; `undefined` at an end. Equal states are one node. */
export type Step = (node: string) => ReadonlyMap<string, Fraction> | undefined;

export type Absorbed = {
  /** For every node, the chance to come to each end. */
  readonly ends: ReadonlyMap<string, ReadonlyMap<string, Fraction>>;
  /** For every node, the expected number of steps to an end. */
  readonly steps: ReadonlyMap<string, Fraction>;
};

/**
 * Where a chain of rounds ends, exactly: linear equations, solved part by part.
 * A chain that may go on for ever with a chance above 0 has no answer and throws.
 */
export const absorb = (start: string, step: Step): Absorbed => {
  const ends = new Map<string, ReadonlyMap<string, Fraction>>();
  const steps = new Map<string, Fraction>();
  const moves = remember(step);
  for (const part of partsFrom(start, (node) => moves(node)?.keys() ?? [])) {
    const [only] = part;
    if (part.length === 1 && only !== undefined && moves(only) === undefined) {
      ends.set(only, new Map([[only, one]]));
      steps.set(only, zero);
    } else solvePart(part, moves, ends, steps);
  }
  return { ends, steps };
};

const remember = (step: Step): Step => {
  const known = new Map<string, ReturnType<Step>>();
  return (node) => {
    if (!known.has(node)) known.set(node, step(node));
    return known.get(node);
  };
};

/** Solve (I − Q)·x = b for one part, where b holds the steps and the ends reached through solved parts. */
const solvePart = (
  part: readonly string[],
  moves: Step,
  ends: Map<string, ReadonlyMap<string, Fraction>>,
  steps: Map<string, Fraction>,
): void => {
  const place = new Map(part.map((node, i) => [node, i]));
  const columns: string[] = [];
  const rows = part.map((node) => {
    const inside = part.map((other) => (other === node ? one : zero));
    const outside = new Map<string, Fraction>();
    let expected = one;
    for (const [to, p] of moves(node) ?? []) {
      const i = place.get(to);
      if (i !== undefined) inside[i] = plus(inside[i] ?? zero, { num: -p.num, den: p.den });
      else {
        expected = plus(expected, times(p, steps.get(to) ?? zero));
        for (const [end, q] of ends.get(to) ?? []) {
          if (!columns.includes(end)) columns.push(end);
          outside.set(end, plus(outside.get(end) ?? zero, times(p, q)));
        }
      }
    }
    return { inside, outside, expected };
  });
  const solved = solve(
    rows.map((row) => [...row.inside, ...columns.map((end) => row.outside.get(end) ?? zero), row.expected]),
  );
  for (const [i, node] of part.entries()) {
    const answer = solved[i] ?? [];
    ends.set(node, new Map(columns.map((end, c) => [end, answer[c] ?? zero])));
    steps.set(node, answer[columns.length] ?? zero);
  }
};

/**
 * Gauss–Jordan without fractions (Bareiss): rows are scaled to whole numbers, every division is exact,
 * so numbers stay as small as they can and nothing is reduced until the end.
 */
export const solve = (equations: readonly (readonly Fraction[])[]): readonly (readonly Fraction[])[] => {
  const size = equations.length;
  const rows = equations.map(whole);
  let previous = 1n;
  for (let pivot = 0; pivot < size; pivot++) {
    const at = rows.findIndex((row, i) => i >= pivot && row[pivot] !== 0n);
    if (at < 0) throw new RangeError('the chain may go on for ever');
    swap(rows, at, pivot);
    const top = rows[pivot] ?? [];
    const lead = top[pivot] ?? 0n;
    for (const [i, row] of rows.entries()) {
      if (i === pivot) continue;
      const factor = row[pivot] ?? 0n;
      for (const [c, value] of row.entries()) row[c] = (value * lead - (top[c] ?? 0n) * factor) / previous;
    }
    previous = lead;
  }
  return rows.map((row, i) => row.slice(size).map((value) => fraction(value, row[i] ?? 1n)));
};

const whole = (row: readonly Fraction[]): bigint[] => {
  const scale = row.reduce((common, { den }) => lcm(common, den), 1n);
  return row.map(({ num, den }) => num * (scale / den));
};
const lcm = (a: bigint, b: bigint): bigint => (a === b || b === 1n ? a : a * fraction(a, b).den);
const swap = <T>(list: T[], i: number, j: number): void => {
  const [a, b] = [list[i], list[j]];
  if (a !== undefined && b !== undefined) [list[i], list[j]] = [b, a];
};

/**
 * Where a chain stands after each of `rounds` steps, exactly; ends stay where they are.
 * Kept over one common denominator, because reducing thousands of long fractions is what takes the time.
 */
export const standings = (start: string, step: Step, rounds: number): readonly ReadonlyMap<string, Fraction>[] => {
  const moves = remember(step);
  let now = new Map([[start, 1n]]);
  let den = 1n;
  const seen: ReadonlyMap<string, Fraction>[] = [];
  for (let round = 0; round < rounds; round++) {
    const nodes = [...now.keys()];
    const common = nodes.reduce(
      (all, node) => [...(moves(node)?.values() ?? [])].reduce((d, p) => lcm(d, p.den), all),
      1n,
    );
    const then = new Map<string, bigint>();
    const add = (node: string, weight: bigint): void => void then.set(node, (then.get(node) ?? 0n) + weight);
    for (const [node, weight] of now) {
      const next = moves(node);
      if (next === undefined) add(node, weight * common);
      else for (const [to, p] of next) add(to, weight * p.num * (common / p.den));
    }
    den *= common;
    now = then;
    const scale = den;
    seen.push(new Map([...now].map(([node, weight]) => [node, fraction(weight, scale)])));
  }
  return seen;
};
