import type { Dice } from './dice.ts';
import { fraction, plus, toNumber, type Fraction } from './fraction.ts';
import type { Branch, Die, Pool, Reading } from './pool.ts';

export type Odds = {
  readonly of: ReadonlyMap<string, Fraction>;
  /** What is left of open-ended dice beyond what was followed. */
  readonly unresolved: number;
  readonly paths: number;
};

export type OddsLimits = {
  /** A path less likely than this is cut and counted as unresolved. */
  readonly negligible?: number;
  readonly maxPaths?: number;
};

/** More paths than allowed: ask for fewer dice, or sample. */
export class TooManyPaths extends Error {}

type Step = { index: number; pool: Pool; reading: Reading<unknown>; branches: readonly Weighed[] };
/** `ways` of `whole` throws, once exactly and once as plain numbers. */
type Weighed = Branch<unknown> & { readonly whole: bigint; readonly count: number; readonly width: number };

/**
 * The exact odds of every outcome of `play`.
 *
 * `play` is run once per path through its throws. Each run follows a remembered prefix of branches and
 * takes the first branch of any throw beyond it; afterwards the last branch that has a sibling is advanced.
 * Weights are plain numbers while those are exact; the first weight that is not starts over in big integers.
 */
export const oddsOf = (play: (dice: Dice) => string, limits: OddsLimits = {}): Odds =>
  walk(play, limits, plainWeights()) ?? must(walk(play, limits, bigWeights()));

interface Weights {
  reset(): void;
  /** False when the weight is no longer exact. */
  multiply(branch: Weighed): boolean;
  chance(): number;
  add(outcome: string): void;
  total(): Map<string, Fraction>;
}

const walk = (
  play: (dice: Dice) => string,
  { negligible = 1e-12, maxPaths = 50_000 }: OddsLimits,
  weights: Weights,
): Odds | undefined => {
  const path: Step[] = [];
  let depth = 0;
  let unresolved = 0;
  let paths = 0;
  const dice: Dice = {
    roll<T>(_what: string, pool: Pool, reading: Reading<T>): T {
      let step = path[depth];
      if (step === undefined) path.push((step = { index: 0, pool, reading, branches: branchesOf(pool, reading) }));
      else if (step.reading !== reading || step.pool.count !== pool.count || step.pool.die !== pool.die) {
        throw new Error('a rule must throw the same dice when it is given the same faces');
      }
      depth++;
      const branch = step.branches[step.index];
      if (branch === undefined) throw new Error('a reading must see something');
      if (!weights.multiply(branch)) throw inexact;
      if (depth > 1 && weights.chance() < negligible) throw negligiblePath;
      return branch.value as T;
    },
  };
  do {
    depth = 0;
    weights.reset();
    if (++paths > maxPaths) throw new TooManyPaths(`more than ${maxPaths} paths`);
    try {
      weights.add(play(dice));
    } catch (error) {
      if (error === inexact) return undefined;
      if (error !== negligiblePath) throw error;
      unresolved += weights.chance();
    }
    path.length = depth;
  } while (advance(path));
  return { of: weights.total(), unresolved, paths };
};

const negligiblePath = Symbol('negligible path');
const inexact = Symbol('inexact weight');

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('big weights are always exact');
  return value;
};

const advance = (path: Step[]): boolean => {
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    if (++last.index < last.branches.length) return true;
    path.pop();
  }
  return false;
};

const plainWeights = (): Weights => {
  // Paths of one depth usually share a denominator, so the sums stay plain until the end.
  const sums = new Map<number, Map<string, number>>();
  let num = 1;
  let den = 1;
  return {
    reset: () => {
      num = 1;
      den = 1;
    },
    multiply: ({ count, width }) => {
      num *= count;
      den *= width;
      return den <= Number.MAX_SAFE_INTEGER;
    },
    chance: () => num / den,
    add: (outcome) => {
      let sum = sums.get(den);
      if (sum === undefined) sums.set(den, (sum = new Map()));
      sum.set(outcome, (sum.get(outcome) ?? 0) + num);
    },
    total: () => {
      const found = new Map<string, Fraction>();
      for (const [width, sum] of sums) {
        for (const [outcome, count] of sum) {
          const part = fraction(count, width);
          const known = found.get(outcome);
          found.set(outcome, known ? plus(known, part) : part);
        }
      }
      return found;
    },
  };
};

const bigWeights = (): Weights => {
  const found = new Map<string, Fraction>();
  let num = 1n;
  let den = 1n;
  return {
    reset: () => {
      num = 1n;
      den = 1n;
    },
    multiply: ({ ways, whole }) => {
      num *= ways;
      den *= whole;
      return true;
    },
    chance: () => toNumber({ num, den }),
    add: (outcome) => {
      const part = fraction(num, den);
      const known = found.get(outcome);
      found.set(outcome, known ? plus(known, part) : part);
    },
    total: () => found,
  };
};

const cache = new WeakMap<Reading<unknown>, Map<Die, (readonly Weighed[])[]>>();

/** The distinct things `reading` can see in `pool`, each with the number of ordered throws that show it. */
const branchesOf = (pool: Pool, reading: Reading<unknown>): readonly Weighed[] => {
  let byDie = cache.get(reading);
  if (byDie === undefined) cache.set(reading, (byDie = new Map()));
  let byCount = byDie.get(pool.die);
  if (byCount === undefined) byDie.set(pool.die, (byCount = []));
  return (byCount[pool.count] ??= weigh(pool, reading.branches?.(pool) ?? countBranches(pool, reading)));
};

const weigh = (pool: Pool, branches: readonly Branch<unknown>[]): readonly Weighed[] => {
  const whole = BigInt(pool.die.faces.length) ** BigInt(pool.count);
  return branches.map(({ value, ways }) => ({ value, ways, whole, count: Number(ways), width: Number(whole) }));
};

/** The branches of any reading, by looking at every multiset of faces: the twin of every faster way. */
export const countBranches = <T>(pool: Pool, reading: Reading<T>): readonly Branch<T>[] => {
  const seen = new Map<string, { value: T; ways: bigint }>();
  for (const { faces, ways } of throwsOf(pool)) {
    const value = reading(faces);
    const id = JSON.stringify(value);
    const known = seen.get(id);
    if (known) known.ways += ways;
    else seen.set(id, { value, ways });
  }
  return [...seen.values()];
};

/** Every multiset of faces, with how many ordered throws give it. */
export function* throwsOf(pool: Pool): Generator<{ readonly faces: readonly number[]; readonly ways: bigint }> {
  yield* throwsFrom(pool.die.faces, pool.count, [], 1n);
}

function* throwsFrom(
  [face, ...others]: readonly number[],
  left: number,
  faces: readonly number[],
  ways: bigint,
): Generator<{ readonly faces: readonly number[]; readonly ways: bigint }> {
  if (face === undefined) return;
  if (others.length === 0) {
    yield { faces: [...faces, ...Array<number>(left).fill(face)], ways };
    return;
  }
  for (let count = 0; count <= left; count++) {
    yield* throwsFrom(others, left - count, [...faces, ...Array<number>(count).fill(face)], ways * choose(left, count));
  }
}

const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
};
