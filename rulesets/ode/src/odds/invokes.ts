import { fraction, type Fraction } from '@aspekt/dice';
import { fourDice } from './spread.ts';

/**
 * The best use of invokes after the dice have been seen: +2 or a reroll, one by one.
 * Highest chance first, then fewest used, then +2 before a reroll; nothing is spent where it cannot help.
 * Everything is counted in whole throws: with k invokes left, out of 81ᵏ.
 */
export type Step = 'done' | 'plus2' | 'reroll' | 'stop';
type Worth = { readonly step: Step; readonly chance: bigint; readonly used: bigint };

type Adviser = {
  /** `base`: shifts without one's own dice; `dice`: their sum; `left`: invokes left. */
  readonly at: (base: number, dice: number, left: number) => Worth;
};

const sides = fourDice.whole;
/** The best that four dice can show. */
const most = 4;

const adviser = (goal: number): Adviser => {
  const known = new Map<number, Worth>();
  const rerolls = new Map<number, { readonly chance: bigint; readonly used: bigint }>();
  const powers: bigint[] = [1n];
  const power = (n: number): bigint => (powers[n] ??= power(n - 1) * sides);
  // Small whole numbers make a key without strings: nothing here is further from 0 than a few dozen.
  const key = (base: number, dice: number, left: number): number => ((base + 500) * 16 + dice + 8) * 32 + left;

  const reroll = (base: number, left: number): { readonly chance: bigint; readonly used: bigint } => {
    const id = key(base, 0, left);
    const before = rerolls.get(id);
    if (before) return before;
    let [chance, used] = [0n, power(left)];
    for (const [dice, ways] of fourDice.ways) {
      const then = at(base, dice, left - 1);
      chance += ways * then.chance;
      used += ways * then.used;
    }
    const made = { chance, used };
    rerolls.set(id, made);
    return made;
  };

  const at = (base: number, dice: number, left: number): Worth => {
    if (base + dice >= goal) return { step: 'done', chance: power(left), used: 0n };
    if (left === 0 || base + most + 2 * left < goal) return { step: 'stop', chance: 0n, used: 0n };
    const id = key(base, dice, left);
    const before = known.get(id);
    if (before) return before;
    const plain = at(base + 2, dice, left - 1);
    const plus2 = { step: 'plus2' as const, chance: plain.chance * sides, used: plain.used * sides + power(left) };
    const again = { step: 'reroll' as const, ...reroll(base, left) };
    const better = isBetter(again, plus2) ? again : plus2;
    const worth: Worth = better.chance === 0n ? { step: 'stop', chance: 0n, used: 0n } : better;
    known.set(id, worth);
    return worth;
  };
  return { at };
};

const isBetter = (a: Omit<Worth, 'step'>, b: Omit<Worth, 'step'>): boolean =>
  a.chance > b.chance || (a.chance === b.chance && a.used < b.used);

export type Best = { readonly chance: Fraction; readonly used: Fraction };

/** The chance to reach the goal with `k` invokes used as well as possible, and how many that takes on average. */
export const bestWith = (delta: number, k: number, goal: number, opposed: boolean): Best => {
  const advice = adviser(goal);
  let [chance, used, whole] = [0n, 0n, sides ** BigInt(k)];
  const others = opposed ? fourDice.ways : unopposed;
  for (const [theirs, b] of others)
    for (const [own, a] of fourDice.ways) {
      const worth = advice.at(delta - theirs, own, k);
      chance += a * b * worth.chance;
      used += a * b * worth.used;
    }
  whole *= opposed ? sides * sides : sides;
  return { chance: fraction(chance, whole), used: fraction(used, whole) };
};
const unopposed: ReadonlyMap<number, bigint> = new Map([[0, 1n]]);

/** The same when one's own dice lie already, `own` in sum, and the other's are still to be thrown. */
export const bestAgainst = (base: number, k: number, goal: number, own: number): Fraction => {
  const advice = adviser(goal);
  let chance = 0n;
  for (const [theirs, ways] of fourDice.ways) chance += ways * advice.at(base - theirs, own, k).chance;
  return fraction(chance, sides ** BigInt(k + 1));
};

/** What to do next with the dice as they lie. */
export const bestStep = (
  delta: number,
  k: number,
  goal: number,
  dice: number,
  theirs = 0,
): { readonly step: Step; readonly chance: Fraction } => {
  const { step, chance } = adviser(goal).at(delta - theirs, dice, k);
  return { step, chance: fraction(chance, sides ** BigInt(k)) };
};

/** The chance to reach the goal after one certain step, playing on as well as possible. */
export const afterStep = (
  base: number,
  dice: number,
  left: number,
  goal: number,
): Readonly<Record<'plus2' | 'reroll', Fraction>> => {
  const advice = adviser(goal);
  let again = 0n;
  for (const [thrown, ways] of fourDice.ways) again += ways * advice.at(base, thrown, left - 1).chance;
  const rest = sides ** BigInt(left - 1);
  return {
    plus2: fraction(advice.at(base + 2, dice, left - 1).chance, rest),
    reroll: fraction(again, rest * sides),
  };
};
