import { fraction, gcd, zero, type Fraction } from './fraction.ts';
import { partsFrom } from './graph.ts';
import { lcm, solveShared, type Shared } from './shared.ts';

/** Where one step may lead from a node, with its chances; `undefined` at an end. Equal states are one node. */
export type Step = (node: string) => ReadonlyMap<string, Fraction> | undefined;

/** What is known of every node that can be reached; brought to lowest terms when it is asked for. */
export type Lookup<T> = { get(node: string): T | undefined };

export type Absorbed = {
  /** For every node, the chance to come to each end. */
  readonly ends: Lookup<ReadonlyMap<string, Fraction>>;
  /** For every node, the expected number of steps to an end. */
  readonly steps: Lookup<Fraction>;
};

/** A solved part: for each of its nodes the chances of `ends`, and last the steps. */
type Solved = Shared & { readonly ends: readonly string[] };

/**
 * Where a chain of rounds ends, exactly: linear equations, solved part by part.
 * A chain that may go on for ever with a chance above 0 has no answer and throws.
 */
export const absorb = (start: string, step: Step): Absorbed => {
  const solved = new Map<string, Solved>();
  const moves = remember(step);
  for (const part of partsFrom(start, (node) => moves(node)?.keys() ?? [])) {
    const answer = solvePart(part, moves, solved);
    for (const node of part) solved.set(node, answer);
  }
  return {
    ends: {
      get: (node) => {
        const part = solved.get(node);
        const values = part?.of.get(node);
        if (!part || !values) return undefined;
        return new Map(part.ends.map((end, c) => [end, fraction(values[c] ?? 0n, part.den)]));
      },
    },
    steps: {
      get: (node) => {
        const part = solved.get(node);
        return part && fraction(part.of.get(node)?.at(-1) ?? 0n, part.den);
      },
    },
  };
};

const remember = (step: Step): Step => {
  const known = new Map<string, ReturnType<Step>>();
  return (node) => {
    if (!known.has(node)) known.set(node, step(node));
    return known.get(node);
  };
};

const solvePart = (part: readonly string[], moves: Step, solved: ReadonlyMap<string, Solved>): Solved => {
  const [only] = part;
  if (part.length === 1 && only !== undefined && moves(only) === undefined) {
    return { ends: [only], den: 1n, of: new Map([[only, [1n, 0n]]]) };
  }
  const inside = new Set(part);
  const beyond = new Set<string>();
  for (const node of part) for (const to of moves(node)?.keys() ?? []) if (!inside.has(to)) beyond.add(to);
  const ends = [...new Set([...beyond].flatMap((node) => solved.get(node)?.ends ?? []))];
  const known = new Map([...beyond].map((node) => [node, inColumns(ends, node, solved.get(node))]));
  const answer = solveShared(part, moves, (node) => known.get(node) ?? nothing, [...ends.map(() => 0n), 1n]);
  return { ...answer, ends };
};

const nothing = { den: 1n, values: [] };

/** The values of a node of another part, in the order of this part's ends. */
const inColumns = (ends: readonly string[], node: string, part: Solved | undefined) => {
  const values = part?.of.get(node) ?? [];
  return {
    den: part?.den ?? 1n,
    values: [...ends.map((end) => values[part?.ends.indexOf(end) ?? -1] ?? 0n), values.at(-1) ?? 0n],
  };
};

/**
 * Where a chain stands after each of `rounds` steps, exactly; ends stay where they are.
 * Kept over one common denominator, because reducing thousands of long fractions is what takes the time.
 */
export const standings = (start: string, step: Step, rounds: number): readonly ReadonlyMap<string, Fraction>[] => {
  const moves = remember(step);
  let now = new Map([[start, 1n]]);
  let den = 1n;
  let base = 1n;
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
    base = lcm(base, common);
    now = then;
    const [scale, made] = [den, base];
    seen.push(new Map([...now].map(([node, weight]) => [node, lowest(weight, scale, made)])));
  }
  return seen;
};

/** In lowest terms, where every prime of `den` is one of the much smaller `base`: a few short steps instead of many long ones. */
const lowest = (num: bigint, den: bigint, base: bigint): Fraction => {
  for (;;) {
    const shared = gcd(gcd(base, num % base), den % base === 0n ? base : gcd(base, den % base));
    if (shared === 1n || num === 0n) return num === 0n ? zero : { num, den };
    num /= shared;
    den /= shared;
  }
};
