/** A kind of die: a name for the log and its faces in ascending order. */
export type Die = { readonly name: string; readonly faces: readonly number[] };

/** Dice of one kind, thrown together. */
export type Pool = { readonly die: Die; readonly count: number };

export const d6: Die = { name: 'd6', faces: [1, 2, 3, 4, 5, 6] };
export const d10: Die = { name: 'd10', faces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
/** A ten-sided die read from 0 to 9. */
export const d0to9: Die = { name: 'd0-9', faces: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] };
/** A Fate die: minus, blank, plus. */
export const dF: Die = { name: 'dF', faces: [-1, 0, 1] };
/** A coin: 0 tails, 1 heads. */
export const coin: Die = { name: 'coin', faces: [0, 1] };

export const pool = (count: number, die: Die): Pool => {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`a pool needs at least one die, got ${count}`);
  return { die, count };
};

/** One thing a reading can see in a throw, and in how many of the ordered throws it sees it. */
export type Branch<T> = { readonly value: T; readonly ways: bigint };

/**
 * What a rule reads off a throw. It sees the faces sorted, never in rolled order, so that a rule
 * cannot depend on which die landed where and throws with equal faces can be counted together.
 * A reading may know its own branches, where counting them one by one would take too long.
 */
export type Reading<T> = {
  (faces: readonly number[]): T;
  readonly branches?: (pool: Pool) => readonly Branch<T>[];
};

export const all: Reading<readonly number[]> = (faces) => faces;

export const sum: Reading<number> = (faces) => faces.reduce((total, face) => total + face, 0);

type Key = string | number | boolean;

/** A family of readings made once each, so that odds can cache by identity: `lowest(2) === lowest(2)`. */
export const family = <Args extends readonly Key[], T>(
  make: (...args: Args) => Reading<T>,
): ((...args: Args) => Reading<T>) => {
  const made = new Map<string, Reading<T>>();
  return (...args) => {
    const key = args.join('|');
    const known = made.get(key);
    if (known) return known;
    const reading = make(...args);
    made.set(key, reading);
    return reading;
  };
};

/**
 * The highest (or lowest) score among the dice. Its branches follow from powers:
 * of `n` dice with `k` faces at or below a score, `kⁿ` throws stay at or below it.
 */
export const extreme = (which: 'highest' | 'lowest', score: (face: number) => number): Reading<number> => {
  const better = which === 'highest' ? Math.max : Math.min;
  const reading = (faces: readonly number[]): number => {
    let best = score(faces[0] ?? 0);
    for (let i = 1; i < faces.length; i++) best = better(best, score(faces[i] ?? 0));
    return best;
  };
  const branches = ({ die, count }: Pool): readonly Branch<number>[] => {
    const power = BigInt(count);
    const scores = die.faces.map(score).toSorted((a, b) => (which === 'highest' ? a - b : b - a));
    return [...new Set(scores)].map((value) => {
      const upTo = BigInt(scores.lastIndexOf(value) + 1);
      const below = BigInt(scores.indexOf(value));
      return { value, ways: upTo ** power - below ** power };
    });
  };
  return Object.assign(reading, { branches });
};
