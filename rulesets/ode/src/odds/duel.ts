import { equal, fraction, minus, one, over, times, zero, type Fraction } from '@aspekt/dice';
import { absorptions, less, stressFirst } from '../absorb.ts';
import { hitSize, unarmed, type Arms } from '../hit-size.ts';
import type { FreeTrack } from '../model.ts';
import { trackKey } from './harm.ts';
import { difference } from './spread.ts';

/** Whose attack it is, and the boosts each side holds. */
type Turn = { readonly attacker: 0 | 1; readonly boosts: readonly [number, number] };
/** What an attack may come to: so many throws, a hit or none, and whose attack is next. */
type Blow = { readonly ways: bigint; readonly hit: number; readonly next: number };

export type Duel = {
  readonly deltas: readonly [number, number];
  readonly tracks: readonly [FreeTrack, FreeTrack];
  readonly policy: 'stressFirst' | 'optimal';
  readonly boosts: boolean;
  /** Boosts that each side holds already. */
  readonly held?: readonly [number, number];
  /** What each side strikes with, and what the other wears against it (ODE-OPT-05). */
  readonly arms?: readonly [Arms, Arms];
};

const { whole } = difference;
const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

/** The attacks that can be to come, those asked about first, and what each may lead to (catalogue, section 8). */
const turnsOf = (
  { deltas, boosts, arms = [unarmed, unarmed] }: Duel,
  asked: readonly Turn[],
): { readonly turns: readonly Turn[]; readonly blows: readonly (readonly Blow[])[] } => {
  const turns = [...asked];
  const numberOf = (turn: Turn): number => {
    const known = turns.findIndex(
      ({ attacker, boosts: held }) =>
        attacker === turn.attacker && held[0] === turn.boosts[0] && held[1] === turn.boosts[1],
    );
    return known >= 0 ? known : turns.push(turn) - 1;
  };
  const blows: (readonly Blow[])[] = [];
  for (let i = 0; i < turns.length; i++) {
    const { attacker, boosts: held } = turns[i] ?? { attacker: 0, boosts: [0, 0] };
    const ahead = deltas[attacker] + 2 * held[attacker];
    const defender = other(attacker);
    const after = (shifts: number, hit: number): Turn => {
      // A tie, and a hit that armour swallows, leave the attacker well placed.
      const mine = boosts && shifts >= 0 && hit === 0 ? 1 : 0;
      const theirs = held[defender] + (boosts && shifts <= -3 ? 1 : 0);
      return { attacker: defender, boosts: attacker === 0 ? [mine, theirs] : [theirs, mine] };
    };
    blows.push(
      [...difference.ways].map(([dice, ways]) => {
        const hit = hitSize(ahead + dice, arms[attacker]);
        return { ways, hit, next: numberOf(after(ahead + dice, hit)) };
      }),
    );
  }
  return { turns, blows };
};

/** (I − M)⁻¹ as whole numbers over one denominator, M being the chances to miss and go on; undefined if nobody ever hits. */
const inverseOf = (
  turns: readonly (readonly Blow[])[],
): { readonly of: bigint[][]; readonly den: bigint } | undefined => {
  const n = turns.length;
  const rows: Fraction[][] = turns.map((blows, i) => {
    const misses = blows.reduce((all, { ways, hit, next }) => {
      if (hit === 0) all[next] = (all[next] ?? 0n) + ways;
      return all;
    }, Array<bigint>(n).fill(0n));
    return [
      ...misses.map((ways, j) => minus(i === j ? one : zero, fraction(ways, whole))),
      ...misses.map((_, j) => (i === j ? one : zero)),
    ];
  });
  for (let c = 0; c < n; c++) {
    const pivot = rows.findIndex((row, r) => r >= c && !equal(row[c] ?? zero, zero));
    const row = rows[pivot];
    if (!row) return undefined;
    [rows[c], rows[pivot]] = [row, rows[c] ?? row];
    const lead = row[c] ?? one;
    rows[c] = row.map((value) => over(value, lead));
    for (let r = 0; r < n; r++) {
      const factor = rows[r]?.[c] ?? zero;
      if (r !== c && factor.num !== 0n)
        rows[r] = (rows[r] ?? []).map((value, k) => minus(value, times(factor, rows[c]?.[k] ?? zero)));
    }
  }
  const right = rows.map((row) => row.slice(n));
  const den = right.flat().reduce((all, value) => lcm(all, value.den), 1n);
  return { of: right.map((row) => row.map(({ num, den: own }) => num * (den / own))), den };
};

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

/** At most so many hits can still be absorbed; each takes at least one box or slot. */
const depthOf = ([a, b]: Duel['tracks']): number => a.boxes + a.slots.length + b.boxes + b.slots.length + 1;

/**
 * Solve a duel. Misses lead round in a circle that is the same whatever the tracks are, so it is solved once;
 * hits only ever use tracks up, so everything else follows from smaller tracks. All values of a pair of tracks are
 * whole numbers over one power of one denominator, and nothing is reduced until the end.
 */
const solve = (duel: Duel, count: 'wins' | 'rolls', asked: readonly Turn[]): readonly Fraction[] | undefined => {
  const circle = circleOf(duel, asked);
  return circle && solveIn(circle, duel, count, asked);
};

type Circle = {
  readonly attacks: readonly Turn[];
  readonly turns: readonly (readonly Blow[])[];
  readonly inverse: NonNullable<ReturnType<typeof inverseOf>>;
};
/** What follows what while nobody is hit; undefined if nobody ever is. */
const circleOf = (duel: Duel, asked: readonly Turn[]): Circle | undefined => {
  const { turns: attacks, blows: turns } = turnsOf(duel, asked);
  const inverse = inverseOf(turns);
  return inverse && { attacks, turns, inverse };
};

const solveIn = (
  { attacks, turns, inverse }: Circle,
  duel: Duel,
  count: 'wins' | 'rolls',
  asked: readonly Turn[],
): readonly Fraction[] => {
  const step = inverse.den * whole;
  const powers: bigint[] = [1n];
  const power = (n: number): bigint => (powers[n] ??= power(n - 1) * step);
  const known = new Map<string, readonly bigint[]>();

  const valueAt = (tracks: Duel['tracks'], depth: number, turn: number): bigint => {
    const own = depthOf(tracks);
    return (solved(tracks)[turn] ?? 0n) * power(depth - own);
  };

  /** What a hit leads to, by the defender's policy; values out of power(depth). */
  const after = (tracks: Duel['tracks'], attacker: 0 | 1, { hit, next }: Blow, depth: number): bigint => {
    const defender = other(attacker);
    const track = tracks[defender];
    const left = (taken: { stress: number; slots: readonly number[] }): bigint => {
      const rest = less(track, taken);
      return valueAt(defender === 0 ? [rest, tracks[1]] : [tracks[0], rest], depth, next);
    };
    if (duel.policy === 'stressFirst') {
      const taken = stressFirst(track, hit);
      if (taken) return left(taken);
    } else {
      const ways = absorptions(track, hit);
      if (ways.length > 0)
        return ways
          .map(left)
          .reduce((best, one_) => (defender === 0 ? (one_ > best ? one_ : best) : one_ < best ? one_ : best));
    }
    return count === 'wins' && attacker === 0 ? power(depth) : 0n;
  };

  const solved = (tracks: Duel['tracks']): readonly bigint[] => {
    const id = `${trackKey(tracks[0])}/${trackKey(tracks[1])}`;
    const before = known.get(id);
    if (before) return before;
    const depth = depthOf(tracks) - 1;
    const gained = turns.map((blows, turn) => {
      let sum = count === 'rolls' ? whole * power(depth) : 0n;
      // Equal hits by one attacker lead to the same place.
      for (const blow of blows)
        if (blow.hit > 0) sum += blow.ways * after(tracks, attacks[turn]?.attacker ?? 0, blow, depth);
      return sum;
    });
    const values = inverse.of.map((row) => row.reduce((sum, factor, j) => sum + factor * (gained[j] ?? 0n), 0n));
    known.set(id, values);
    return values;
  };
  const values = solved(duel.tracks);
  return asked.map((_, i) => fraction(values[i] ?? 0n, power(depthOf(duel.tracks))));
};

const opening = ({ held = [0, 0] }: Duel): Turn => ({ attacker: 0, boosts: held });

/** The chance that the side that attacks first wins; undefined if nobody can ever hit. */
export const duel = (given: Duel): Fraction | undefined => solve(given, 'wins', [opening(given)])?.[0];

/** How many attack rolls a duel takes on average, both sides together (stress first, no boosts). */
export const duelLength = (given: Pick<Duel, 'deltas' | 'tracks'>): Fraction | undefined => {
  const plain: Duel = { ...given, policy: 'stressFirst', boosts: false };
  return solve(plain, 'rolls', [opening(plain)])?.[0];
};

type Outlook = {
  readonly win: Fraction;
  /** Attack rolls of both sides together. */
  readonly rolls: Fraction;
  /** The same chance with one boost more in the hand of either, and if the other side attacks first. */
  readonly boosted: readonly [Fraction, Fraction];
  readonly otherFirst: Fraction;
};

/** A duel from where it stands, and what would change it; undefined if nobody can ever hit. */
export const outlook = (given: Duel): Outlook | undefined => {
  const { attacker, boosts } = opening(given);
  const [mine, theirs] = boosts;
  const asked: readonly Turn[] = [
    { attacker, boosts },
    { attacker, boosts: [mine + 1, theirs] },
    { attacker, boosts: [mine, theirs + 1] },
    { attacker: 1, boosts },
  ];
  const circle = circleOf(given, asked);
  if (!circle) return undefined;
  const [win = zero, first = zero, second = zero, otherFirst = zero] = solveIn(circle, given, 'wins', asked);
  const [rolls = zero] = solveIn(circle, given, 'rolls', asked);
  return { win, rolls, boosted: [first, second], otherFirst };
};
