import { gcd, type Fraction } from './fraction.ts';

/**
 * What the nodes of one part of a chain are worth, all over one denominator and not in lowest terms:
 * reducing thousands of long fractions is what would take the time.
 */
export type Shared = { readonly den: bigint; readonly of: ReadonlyMap<string, readonly bigint[]> };

export type Moves = (node: string) => ReadonlyMap<string, Fraction> | undefined;

/**
 * Solve x = gain + P·x for the nodes of one part, column by column, where every node outside is known already.
 * `known` has the values of a node outside, in the same columns.
 */
export const solveShared = (
  part: readonly string[],
  moves: Moves,
  known: (node: string) => { readonly den: bigint; readonly values: readonly bigint[] },
  gain: readonly bigint[],
): Shared => {
  const place = new Map(part.map((node, i) => [node, i]));
  const dens = new Set<bigint>();
  for (const node of part) for (const to of moves(node)?.keys() ?? []) if (!place.has(to)) dens.add(known(to).den);
  const outside = [...dens].reduce(lcm, 1n);
  const rows = part.map((node, i) => {
    const next = moves(node) ?? new Map<string, Fraction>();
    const scale = [...next.values()].reduce((common, { den }) => lcm(common, den), 1n);
    const row = part.map(() => 0n);
    row[i] = scale;
    const right = gain.map((each) => each * scale * outside);
    for (const [to, p] of next) {
      const weight = p.num * (scale / p.den);
      const inside = place.get(to);
      if (inside !== undefined) row[inside] = (row[inside] ?? 0n) - weight;
      else {
        const { den, values } = known(to);
        const share = weight * (outside / den);
        for (const [c, value] of values.entries()) if (value !== 0n) right[c] = (right[c] ?? 0n) + share * value;
      }
    }
    return [...row, ...right];
  });
  const { det, values } = solveWhole(rows, part.length);
  return lighten(det * outside, new Map(part.map((node, i) => [node, values[i] ?? []])));
};

/**
 * Whole equations solved without fractions (Bareiss): forwards every division is exact, so numbers stay as small
 * as they can; backwards every unknown is a whole number over the determinant.
 */
const solveWhole = (
  rows: bigint[][],
  size: number,
): { readonly det: bigint; readonly values: readonly (readonly bigint[])[] } => {
  let previous = 1n;
  for (let pivot = 0; pivot < size; pivot++) {
    const at = rows.findIndex((row, i) => i >= pivot && row[pivot] !== 0n);
    const top = rows[at];
    if (top === undefined) throw new RangeError('the chain may go on for ever');
    rows[at] = rows[pivot] ?? top;
    rows[pivot] = top;
    const lead = top[pivot] ?? 0n;
    for (let i = pivot + 1; i < size; i++) {
      const row = rows[i] ?? [];
      const factor = row[pivot] ?? 0n;
      for (let c = pivot + 1; c < row.length; c++) {
        row[c] = ((row[c] ?? 0n) * lead - (top[c] ?? 0n) * factor) / previous;
      }
      row[pivot] = 0n;
    }
    previous = lead;
  }
  const values: bigint[][] = Array.from({ length: size }, () => []);
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] ?? [];
    const lead = row[i] ?? 1n;
    for (let c = size; c < row.length; c++) {
      let sum = (row[c] ?? 0n) * previous;
      for (let j = i + 1; j < size; j++) sum -= (row[j] ?? 0n) * (values[j]?.[c - size] ?? 0n);
      values[i]?.push(sum / lead);
    }
  }
  return { det: previous, values };
};

/** Take out what all of them share, so that later parts need not carry it. */
const lighten = (den: bigint, of: ReadonlyMap<string, readonly bigint[]>): Shared => {
  let shared = den;
  for (const values of of.values()) {
    for (const value of values) {
      if (shared === 1n) break;
      shared = gcd(shared, value);
    }
  }
  const by = den < 0n ? -shared : shared;
  if (by === 1n) return { den, of };
  return { den: den / by, of: new Map([...of].map(([node, values]) => [node, values.map((value) => value / by)])) };
};

export const lcm = (a: bigint, b: bigint): bigint => {
  if (a === b || b === 1n) return a;
  if (a % b === 0n) return a;
  return (a / gcd(a, b)) * b;
};
