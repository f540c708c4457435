import { fraction, type Fraction } from '@aspekt/dice';
import { fourDice } from './spread.ts';

const sides = fourDice.whole;

/**
 * The chance to reach the goal if both sides invoke perfectly: whoever is not getting their way may pass, which
 * ends it, take +2, or reroll their own dice (D-09). Counted in whole throws, of 81 to the number of invokes left.
 */
export const invokeDuel = (delta: number, kActor: number, kOpponent: number, goal: number): Fraction => {
  const known = new Map<number, bigint>();
  const powers: bigint[] = [1n];
  const power = (n: number): bigint => (powers[n] ??= power(n - 1) * sides);

  const worth = (base: number, own: number, theirs: number, a: number, b: number): bigint => {
    const reached = base + own - theirs >= goal;
    if (reached ? b === 0 : a === 0) return reached ? power(a + b) : 0n;
    const id = ((((base + 200) * 16 + own + 8) * 16 + theirs + 8) * 16 + a) * 16 + b;
    const before = known.get(id);
    if (before !== undefined) return before;
    let plus: bigint;
    let again = 0n;
    if (reached) {
      plus = worth(base - 2, own, theirs, a, b - 1) * sides;
      for (const [dice, ways] of fourDice.ways) again += ways * worth(base, own, dice, a, b - 1);
    } else {
      plus = worth(base + 2, own, theirs, a - 1, b) * sides;
      for (const [dice, ways] of fourDice.ways) again += ways * worth(base, dice, theirs, a - 1, b);
    }
    // Passing leaves things as they are, which is the worst for whoever may move; so it never helps to count it.
    const best = reached ? (plus < again ? plus : again) : plus > again ? plus : again;
    known.set(id, best);
    return best;
  };

  let chance = 0n;
  for (const [own, a] of fourDice.ways)
    for (const [theirs, b] of fourDice.ways) chance += a * b * worth(delta, own, theirs, kActor, kOpponent);
  return fraction(chance, sides ** BigInt(2 + kActor + kOpponent));
};
