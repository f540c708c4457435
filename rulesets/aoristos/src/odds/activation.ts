import { compare, minus, one, plus, times, zero, type Fraction } from '@aspekt/dice';
import { aimCost } from '../aim.ts';
import { hand } from '../hand.ts';
import type { DiceHand } from '../model.ts';
import { chanceToReach } from './hands.ts';

/** 2B with `net` free (above 0) or forcing dice (below): the attack hand. */
export const attackHandOf = (net: number): DiceHand => hand(2, Math.max(0, net), Math.max(0, -net));

export type Split = {
  readonly chance: Fraction;
  readonly attacks: readonly { readonly aim: number; readonly cost: number; readonly hit: Fraction }[];
};

/** The best way to spend KP on at most `most` attacks and aim, for at least one hit; aim is lost after every attack (AOR-AIM-05). */
export const bestSplit = (
  kp: number,
  cheapLevels: number,
  need: number,
  cost: number,
  net: number,
  most = kp,
): Split => {
  // Beyond four free dice over the base more aim adds nothing (AOR-DICE-08).
  const mostAim = Math.max(0, 4 - net);
  const options = Array.from({ length: mostAim + 1 }, (_, aim) => ({
    aim,
    cost: cost + aimCost(aim, cheapLevels),
    hit: chanceToReach(attackHandOf(net + aim), need),
  })).filter((option) => option.cost > 0);
  const none: Split = { chance: zero, attacks: [] };
  /** The best for every number of KP left, with one attack more each time, until more attacks add nothing. */
  let known = Array<Split>(kp + 1).fill(none);
  for (let attacks = 1; attacks <= Math.min(most, kp); attacks++) {
    const before = known;
    known = before.map((_, left) => {
      let best = none;
      for (const option of options) {
        const rest = before[left - option.cost];
        if (!rest) continue;
        const chance = plus(option.hit, times(minus(one, option.hit), rest.chance));
        if (compare(chance, best.chance) > 0) best = { chance, attacks: [option, ...rest.attacks] };
      }
      return best;
    });
  }
  return known[kp] ?? none;
};
