import { absorb, minus, one, times, type Fraction } from '@aspekt/dice';
import type { DiceHand } from '../model.ts';
import { survivalChance, unstableHour } from './plain.ts';
import { add } from './spread.ts';

/** Trauma at which no survival roll can be passed any more: 2B2T is 12 at most. */
const deadly = 13;
const unstableFrom = 5;

/**
 * Hour by hour in the unstable condition until it is left or death comes: an absorbing chain over organ trauma
 * 5 to 12 (AOR-ORG-06, AOR-HEAL-07..09). No answer where neither can ever happen.
 */
export const unstableOdds = (
  difficulty: number,
  trauma: number,
  rolled: DiceHand,
): { readonly stabilises: Fraction; readonly dies: Fraction; readonly hours: Fraction } | undefined => {
  const hour = unstableHour(difficulty, rolled);
  if (hour.better.num === 0n && hour.worse.num === 0n) return undefined;
  const step = (node: string): ReadonlyMap<string, Fraction> | undefined => {
    if (node === 'stable' || node === 'dead') return undefined;
    const now = Number(node);
    const to = new Map<string, Fraction>();
    if (hour.better.num > 0n) add(to, now - 1 < unstableFrom ? 'stable' : String(now - 1), hour.better);
    if (hour.same.num > 0n) add(to, node, hour.same);
    if (hour.worse.num > 0n) {
      const lives = survivalChance(now + 1);
      if (lives.num > 0n) add(to, String(now + 1), times(hour.worse, lives));
      if (lives.num < lives.den) add(to, 'dead', times(hour.worse, minus(one, lives)));
    }
    return to;
  };
  const start = trauma >= deadly ? 'dead' : trauma < unstableFrom ? 'stable' : String(trauma);
  const { ends, steps } = absorb(start, step);
  const found = ends.get(start);
  const nothing = { num: 0n, den: 1n };
  return {
    stabilises: found?.get('stable') ?? nothing,
    dies: found?.get('dead') ?? nothing,
    hours: steps.get(start) ?? nothing,
  };
};
