import { minus, one, over, plus, times, toNumber, zero, type Fraction } from '@aspekt/dice';
import { stressHand } from '../activation.ts';
import { hand } from '../hand.ts';
import { worseBelow } from '../healing.ts';
import { survivalHand } from '../pain.ts';
import type { DiceHand } from '../model.ts';
import { testHand } from '../success-test.ts';
import { chanceToReach, oneTraitDifficulty, sumsOf, totalsOf } from './hands.ts';
import { add, chanceOf, type Spread } from './spread.ts';

/** Win, draw and loss of the first side, by the difference of the test bases (AOR-OPP-03, AOR-OPP-04). */
export const opposedOdds = (
  difference: number,
  a: DiceHand,
  b: DiceHand,
): { readonly win: Fraction; readonly draw: Fraction; readonly lose: Fraction } => {
  let [win, draw] = [zero, zero];
  for (const [mine, p] of totalsOf(a))
    for (const [theirs, q] of totalsOf(b)) {
      const margin = difference + mine - theirs;
      if (margin > 0) win = plus(win, times(p, q));
      if (margin === 0) draw = plus(draw, times(p, q));
    }
  return { win, draw, lose: minus(minus(one, win), draw) };
};

/** KP left after stress, the lower die taken (AOR-KP-01). */
export const stressOdds = (kp: number): Spread<number> => {
  const left = new Map<number, Fraction>();
  for (const [lost, p] of sumsOf(stressHand, 'lowest')) add(left, Math.max(0, kp - lost), p);
  return left;
};

/** Chance that a surpriser acts first, tied, or after, by how much more SIN the other has (AOR-CMB-07). */
export const surpriseOdds = (surprise: DiceHand, difference: number) => {
  const spread = totalsOf(surprise);
  return {
    before: chanceOf(spread, (bonus) => bonus > difference),
    tied: chanceOf(spread, (bonus) => bonus === difference),
    after: chanceOf(spread, (bonus) => bonus < difference),
  };
};

/** Shots of uncontrolled fire, cut by what the weapon and its magazine allow (AOR-AUTO-04, D-11). */
export const shotOdds = (random: DiceHand, chosen: number, limit: number): Spread<number> => {
  const shots = new Map<number, Fraction>();
  for (const [total, p] of totalsOf(random)) add(shots, Math.max(0, Math.min(limit, chosen + total)), p);
  return shots;
};

/** Chance to pass a test of VIL against 6 with this much shock (AOR-SHK-04, AOR-ORG-07). */
const willChance = (willpower: number, shock: number): Fraction =>
  chanceToReach(testHand(shock), oneTraitDifficulty - willpower);

/** Pain: bear it, fail once, fail twice (AOR-SHK-05). */
export const painOdds = (
  willpower: number,
  shock: number,
): { readonly bears: Fraction; readonly once: Fraction; readonly twice: Fraction } => {
  const pass = willChance(willpower, shock);
  const fail = minus(one, pass);
  return { bears: pass, once: times(fail, pass), twice: times(fail, fail) };
};

/** Chance to live through one survival roll: 2B2T at or above the total (AOR-ORG-04). */
export const survivalChance = (total: number): Fraction => chanceOf(sumsOf(survivalHand), (roll) => roll >= total);

/** Chance to live until all blood loss is over, resting: every tick 1 trauma and a roll (AOR-BLD-05, AOR-BLD-06). */
export const bloodLossChance = (trauma: number, bloodLoss: number): Fraction => {
  let lives = one;
  for (let tick = 1; tick <= bloodLoss; tick++) lives = times(lives, survivalChance(trauma + tick));
  return lives;
};

/**
 * Weeks until organ trauma below 5 is gone: chance per week, expected weeks, chance to be healed after n (AOR-HEAL-01).
 * The hand may change on the way, with the degree that lasts at trauma 3 (AOR-ORG-05, D-32).
 */
export const healingOdds = (
  difficulty: number,
  trauma: number,
  handAt: (trauma: number) => DiceHand = () => hand(1, 0, 1),
) => {
  const chances = Array.from({ length: trauma }, (_, i) => chanceToReach(handAt(i + 1), difficulty));
  const never = chances.some(({ num }) => num === 0n);
  const after: number[] = [];
  let left = new Map<number, number>([[trauma, 1]]);
  for (let week = 1; week <= 52; week++) {
    const next = new Map<number, number>();
    for (const [points, q] of left) {
      const heal = Math.max(0, points - 1);
      const p = toNumber(chances[points - 1] ?? one);
      next.set(heal, (next.get(heal) ?? 0) + (points === 0 ? q : q * p));
      if (points > 0) next.set(points, (next.get(points) ?? 0) + q * (1 - p));
    }
    left = next;
    after.push(left.get(0) ?? 0);
  }
  return {
    perWeek: chanceToReach(handAt(trauma), difficulty),
    expectedWeeks: never ? undefined : chances.reduce((sum, p) => plus(sum, over(one, p)), zero),
    healedAfter: after,
  };
};

/** What one hour of the unstable condition does: heal, harm, both, nothing (AOR-HEAL-08, AOR-HEAL-09). */
export const unstableHour = (
  difficulty: number,
  rolled: DiceHand,
): { readonly better: Fraction; readonly worse: Fraction; readonly same: Fraction } => {
  const faces = sumsOf(rolled);
  const better = chanceOf(faces, (face) => face >= difficulty && face >= worseBelow);
  const worse = chanceOf(faces, (face) => face < difficulty && face < worseBelow);
  return { better, worse, same: minus(minus(one, better), worse) };
};
