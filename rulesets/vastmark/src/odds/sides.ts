import type { Bought } from './roll.ts';

/** One roll of a side before the dice: what it adds to them, what was bought, and whether another's zero gives it its success. */
export type Entrant = Bought & { readonly added: number; readonly zeroGives: boolean };
/** `success` includes perfection. */
export type SideChances = Readonly<Record<'success' | 'perfection' | 'statusQuo' | 'failure' | 'zeroed', number>>;

/** As far as nines are followed: beyond it lies less than `negligible`, also with four extra dice. */
const reach = 9 * 24;
export const negligible = 1e-13;

const die = Array.from({ length: reach }, (_, value) => 10 ** -(Math.floor(value / 9) + 1));

/** P(the sum of `count` finished dice = value), one list per count. */
const sums: (readonly number[])[] = [[1]];
/** P(the sum ≤ value). */
const upTo: (readonly number[])[] = [];

const sumsOf = (count: number): readonly number[] =>
  (sums[count] ??= die.map((_, value) =>
    sumsOf(count - 1).reduce((sum, p, i) => (i > value ? sum : sum + p * (die[value - i] ?? 0)), 0),
  ));

const sumUpTo = (count: number, most: number): number => {
  if (most < 0) return 0;
  const known = (upTo[count] ??= runningTotals(sumsOf(count)));
  return known[most] ?? 1;
};

const runningTotals = (parts: readonly number[]): readonly number[] => {
  let sum = 0;
  return parts.map((part) => (sum += part));
};

/** P(total ≤ most) with a zero that counts, and without one. */
const spoiledUpTo = ({ added, extraDice, zeroIgnored }: Entrant, most: number): number =>
  zeroIgnored ? 0 : sumUpTo(extraDice, most - added) / 10;
const soundUpTo = (entrant: Entrant, most: number): number =>
  sumUpTo(entrant.extraDice + 1, most - entrant.added) - spoiledUpTo(entrant, most);

/** What a side meets: the highest total of the others, and the highest of those without a zero. */
type Met = { readonly top: number; readonly sound: number; readonly p: number };

/** The sum goes over the highest total of the others; their zeros are told apart only where they give a success. */
const metBy = (others: readonly Entrant[], zerosCount: boolean): readonly Met[] => {
  /** P(every zero ≤ top, everything else ≤ sound). */
  const within = (top: number, sound: number): number =>
    others.reduce((p, it) => p * (spoiledUpTo(it, top) + soundUpTo(it, sound)), 1);
  const highest = Math.max(...others.map(({ added }) => added));
  const totals = [...new Set(others.flatMap(({ added }) => die.map((_, value) => added + value)))].toSorted(ascending);
  const met: Met[] = [];
  for (let top = highest; top < highest + reach; top++) {
    if (!zerosCount) {
      met.push({ top, sound: top, p: within(top, top) - within(top - 1, top - 1) });
      continue;
    }
    met.push({ top, sound: top, p: within(top, top) - within(top, top - 1) });
    if (!others.some((it) => spoiledUpTo(it, top) > spoiledUpTo(it, top - 1))) continue;
    // A zero is on top; it may be that nobody is without one.
    let below = 0;
    for (const sound of [-Infinity, ...totals.filter((total) => total < top)]) {
      const here = within(top, sound) - within(top - 1, sound);
      if (here > below) met.push({ top, sound, p: here - below });
      below = here;
    }
  }
  return met;
};
const ascending = (a: number, b: number): number => a - b;

/** The chances to do no better than zeroed, failure, status quo, success. */
type Levels = readonly [number, number, number, number];

const levelsAgainst = (own: Entrant, { top, sound }: Met): Levels => {
  const zeroed = spoiledUpTo(own, top - 1);
  const lost = soundUpTo(own, own.zeroGives ? Math.min(sound, top - 1) : top - 1);
  const failed = spoiledUpTo(own, Infinity) + lost;
  const tied = failed + soundUpTo(own, top) - soundUpTo(own, top - 1);
  return [zeroed, failed, tied, spoiledUpTo(own, Infinity) + soundUpTo(own, top + 9)];
};

/**
 * Any number of sides, each one roll or several (VAST-MULTI-05, VAST-ZERO-06, D-11): the sum over what each side meets,
 * cut where endless nines no longer matter. The best of several rolls is no better than a level when all of them are not.
 */
export const sidesChances = (sides: readonly (readonly Entrant[])[]): readonly SideChances[] =>
  sides.map((own, mine) => sideChances(own, sides.filter((_, i) => i !== mine).flat()));

const sideChances = (own: readonly Entrant[], others: readonly Entrant[]): SideChances => {
  const sum = [0, 0, 0, 0];
  for (const met of metBy(others, givenBy(own))) {
    const levels = own.map((entrant) => levelsAgainst(entrant, met));
    for (const i of [0, 1, 2, 3] as const) sum[i] = (sum[i] ?? 0) + levels.reduce((p, level) => p * level[i], met.p);
  }
  const [zeroed = 0, failed = 0, tied = 0, won = 0] = sum;
  return { zeroed, failure: failed - zeroed, statusQuo: tied - failed, success: 1 - tied, perfection: 1 - won };
};

const givenBy = (own: readonly Entrant[]): boolean => own.some(({ zeroGives }) => zeroGives);

/** The best plan where points must be declared before an opposed roll: all dice, or one point against the zero (VAST-HERO-11). */
export const declaredOpposed = (own: Entrant, others: readonly Entrant[], points: number): number =>
  Math.max(
    sideChances([{ ...own, extraDice: points }], others).success,
    sideChances([{ ...own, extraDice: points - 1, zeroIgnored: true }], others).success,
  );

/**
 * The best plan before an opposed roll with points spent after all dice are seen (VAST-HERO-11): one saves one's own
 * zero, the others are extra dice until it is won. The other sides spend none.
 */
export const successOpposed = (own: Entrant, others: readonly Entrant[], points: number): number => {
  const known = new Map<string, number>();
  /** `lacking` to the top, of which the last `gap` lie above all without a zero. */
  const won = (lacking: number, gap: number, left: number): number => {
    if (lacking < 0 || (lacking > 0 && lacking < gap)) return 1;
    if (left === 0) return 0;
    const key = `${lacking} ${gap} ${left}`;
    const found = known.get(key) ?? overDie(lacking, (face) => won(lacking - face, gap, left - 1));
    known.set(key, found);
    return found;
  };
  const saved = (lacking: number, gap: number): number => (points === 0 ? 0 : won(lacking, gap, points - 1));
  return metBy(others, own.zeroGives).reduce((all, { top, sound, p }) => {
    const [lacking, gap] = [top - own.added, top - sound];
    const seen = (face: number): number => (face === 0 ? saved(lacking, gap) : won(lacking - face, gap, points));
    return all + p * overDie(Math.max(0, lacking), seen);
  }, 0);
};

/** A finished die that surely wins above `most`. */
const overDie = (most: number, won: (face: number) => number): number => {
  let sum = 1 - sumUpTo(1, most);
  for (let face = 0; face <= most && face < reach; face++) sum += (die[face] ?? 0) * won(face);
  return sum;
};
