import type { Pool, Reading } from './pool.ts';

/** Who may see a throw or a fact: everyone, the game master alone, or the seats named (and the game master). */
export type Audience = 'everyone' | 'gm' | readonly string[];

/** Where a rule gets its luck. The only effect a rule may have. */
export interface Dice {
  /**
   * Throw `pool` and return what `reading` sees. `what` names the throw in the log: 'attack', 'stress'.
   * `to` says who may see the faces; each audience draws from a chain of its own.
   */
  roll<T>(what: string, pool: Pool, reading: Reading<T>, to?: Audience): T;
}

/** One throw as it went into the log; faces in the order they fell. */
export type Throw = {
  readonly what: string;
  readonly die: string;
  readonly faces: readonly number[];
  readonly to: Audience;
};

const ascending = (a: number, b: number): number => a - b;

/** Turn a source of single faces into dice, and write every throw on `tape`. */
export const diceFrom = (face: (pool: Pool, what: string, to: Audience) => number, tape: Throw[]): Dice => ({
  roll(what, pool, reading, to = 'everyone') {
    const faces: number[] = [];
    for (let i = 0; i < pool.count; i++) faces.push(face(pool, what, to));
    tape.push({ what, die: pool.die.name, faces, to });
    return reading(faces.length > 1 ? faces.toSorted(ascending) : faces);
  },
});

/** Dice that fall as written: for tests, for replays, and for players who throw real dice. */
export const scriptedDice = (script: readonly number[], tape: Throw[] = []): Dice & { readonly left: () => number } => {
  let next = 0;
  const dice = diceFrom((pool, what) => {
    const face = script[next++];
    if (face === undefined) throw new OutOfDice(what, pool);
    if (!pool.die.faces.includes(face)) throw new NotOnDie(what, pool, face);
    return face;
  }, tape);
  return { ...dice, left: () => script.length - next };
};

/** The script ended before the rule did; says which throw the rule is waiting for. */
export class OutOfDice extends Error {
  readonly what: string;
  readonly pool: Pool;
  constructor(what: string, pool: Pool) {
    super(`no face left for ${what} (${pool.count}${pool.die.name})`);
    this.what = what;
    this.pool = pool;
  }
}

/** A typed-in face that the die does not have. */
export class NotOnDie extends Error {
  readonly what: string;
  readonly pool: Pool;
  readonly face: number;
  constructor(what: string, pool: Pool, face: number) {
    super(`${face} is not on a ${pool.die.name} (${what})`);
    this.what = what;
    this.pool = pool;
    this.face = face;
  }
}

/** Dice drawn from a stream of 32-bit words, without modulo bias. */
export const randomDice = (next: (to: Audience) => number, tape: Throw[] = []): Dice =>
  diceFrom((pool, _what, to) => faceFrom(pool.die.faces, () => next(to)), tape);

/** Words at or above the last whole multiple of the number of faces are thrown away. */
export const faceFrom = (faces: readonly number[], word: () => number): number => {
  const sides = faces.length;
  const limit = Math.floor(2 ** 32 / sides) * sides;
  let drawn = word();
  while (drawn >= limit) drawn = word();
  const face = faces[drawn % sides];
  if (face === undefined) throw new RangeError('a die needs faces');
  return face;
};

/** A fast generator of 32-bit words from a seed (xoshiro128**), for tests and simulation; never for play. */
export const wordsFrom = (seed: number): (() => number) => {
  let [a, b, c, d] = [seed | 1, 0x9e3779b9 ^ seed, 0x243f6a88, 0xb7e15162];
  const next = (): number => {
    const t = b << 9;
    let r = Math.imul(b, 5);
    r = Math.imul((r << 7) | (r >>> 25), 9);
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return r >>> 0;
  };
  for (let i = 0; i < 16; i++) next();
  return next;
};

/** Dice for the simulator: seeded, and no tape to write. */
export const simulatedDice = (next: () => number): Dice => ({
  roll(_what, pool, reading) {
    const faces: number[] = [];
    for (let i = 0; i < pool.count; i++) faces.push(faceFrom(pool.die.faces, next));
    return reading(faces.length > 1 ? faces.sort(ascending) : faces);
  },
});
