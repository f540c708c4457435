import { zero, type Fraction } from '@aspekt/dice';
import { atLeastOneCoin } from '../pool-bounds.ts';
import { chanceFromPool, measureOf } from './stopping.ts';
import { degreeChances, expectedXp, orBetter, type OrBetter, type Shape } from './simple.ts';

export type EngagementOdds = {
  readonly points: number;
  /** All declared before the coins. */
  readonly atOnce: OrBetter;
  /** One declared, the rest added one by one while the degree wanted is not reached. */
  readonly oneByOne: OrBetter;
  readonly expectedXp: Fraction;
};

/**
 * The odds for 0 … `most` points of engagement side by side. One more coin at once can lower them (KOLO-ENG-09), and since
 * later coins are placed with knowledge, declaring one and extending is never worse than declaring more. What the pool
 * comes to without engagement may be less than a coin: then the first points only fill the gap (D-24).
 */
export const engagementOdds = (sum: number, shape: Shape, most: number): readonly EngagementOdds[] => {
  const measure = measureOf(shape);
  const [partial, goal, extraordinary] = measure.needed;
  return Array.from({ length: most + 1 }, (_, points) => {
    const pool = atLeastOneCoin(sum + points);
    const atOnce = orBetter(degreeChances(pool, shape));
    const best = (target: number): Fraction => chanceFromPool(measure, target, atLeastOneCoin(sum + 1), points - 1);
    return {
      points,
      atOnce,
      oneByOne: points < 1 ? atOnce : { partial: best(partial), goal: best(goal), extraordinary: best(extraordinary) },
      // Without engagement there is no experience (KOLO-XP-03).
      expectedXp: points < 1 ? zero : expectedXp(pool, shape),
    };
  });
};
