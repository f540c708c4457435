import { countBranches, d6, pool, type Fraction } from '@aspekt/dice';
import { diceRolled, highestDice, lowestDice, sumOf } from '../hand.ts';
import type { DiceHand } from '../model.ts';
import { areaBits } from '../attack-hands.ts';
import { baseDifficulty } from '../base-difficulty.ts';
import { chanceOf, weighed, type Spread } from './spread.ts';

const kept = new Map<number, Spread<number>>();

/** Sum of the counted dice: the lowest of a forced hand, all of a plain one, of a free one those one wants. */
export const sumsOf = ({ b, f, t }: DiceHand, free: 'highest' | 'lowest' = 'highest'): Spread<number> => {
  const low = t > 0 || (f > 0 && free === 'lowest');
  const dice = b + f + t;
  const key = (dice * 10 + b) * 2 + (low ? 1 : 0);
  const known = kept.get(key);
  if (known) return known;
  const reading = low ? lowestDice(b) : highestDice(b);
  const weights = new Map<number, number>();
  for (const { value, ways } of countBranches(pool(dice, d6), reading)) {
    const total = sumOf(value);
    weights.set(total, (weights.get(total) ?? 0) + Number(ways));
  }
  const spread = weighed(weights, 6 ** dice);
  kept.set(key, spread);
  return spread;
};

/** The total of a hand with its modifier. */
export const totalsOf = (hand: DiceHand, free?: 'highest' | 'lowest'): Spread<number> =>
  hand.modifier === 0
    ? sumsOf(hand, free)
    : new Map([...sumsOf(hand, free)].map(([value, p]) => [value + hand.modifier, p]));

/** Chance that the counted dice reach `need` = ST − TB. */
export const chanceToReach = (hand: DiceHand, need: number): Fraction =>
  chanceOf(totalsOf(hand), (total) => total >= need);

const areaKept = new Map<number, Spread<number>>();

/** What an area hand allows, as bits (AOR-HIT-07..09). */
export const areasAllowed = (hand: DiceHand): Spread<number> => {
  const dice = diceRolled(hand);
  const known = areaKept.get(dice);
  if (known) return known;
  const weights = new Map(countBranches(pool(dice, d6), areaBits).map(({ value, ways }) => [value, Number(ways)]));
  const spread = weighed(weights, 6 ** dice);
  areaKept.set(dice, spread);
  return spread;
};

/** GST of a test of one trait, such as VIL against pain. */
export const oneTraitDifficulty = baseDifficulty(1);
