import { absorb, plus, standings, zero, type Fraction } from '@aspekt/dice';
import { afterRoll, isOwnMistake } from '../complex.ts';
import { noCarry } from '../contested.ts';
import type { Carry, Complex, Degree, Settings, TestNumbers } from '../model.ts';
import { outOf } from './binomial.ts';
import { meetings, type Sides } from './contested.ts';
import { degreeChances, shapeOf } from './simple.ts';

type Moves = (node: string) => ReadonlyMap<string, Fraction> | undefined;

export type ChainOdds = {
  /** The chance of each end within 1, 2, … rolls. */
  readonly within: readonly ReadonlyMap<string, Fraction>[];
  /** The chance of each end at all, and the expected number of rolls; null where it may go on for ever. */
  readonly ends: ReadonlyMap<string, Fraction> | null;
  readonly rolls: Fraction | null;
};

const add = (to: Map<string, Fraction>, node: string, p: Fraction): void =>
  void to.set(node, plus(to.get(node) ?? zero, p));

const follow = (start: string, moves: Moves, rolls: number): ChainOdds => {
  const within = standings(start, moves, rolls);
  if (!alwaysEnds(start, moves)) return { within, ends: null, rolls: null };
  const { ends, steps } = absorb(start, moves);
  return { within, ends: ends.get(start) ?? new Map(), rolls: steps.get(start) ?? null };
};

/** From every node that can be reached an end can be reached too. */
const alwaysEnds = (start: string, moves: Moves): boolean => {
  const nodes = new Set([start]);
  for (const node of nodes) for (const next of moves(node)?.keys() ?? []) nodes.add(next);
  const ending = new Set([...nodes].filter((node) => moves(node) === undefined));
  for (let before = -1; before < ending.size;) {
    before = ending.size;
    for (const node of nodes) if ([...(moves(node)?.keys() ?? [])].some((next) => ending.has(next))) ending.add(node);
  }
  return ending.size === nodes.size;
};

/**
 * A complex test as a chain on what is carried (KOLO-CPX-03 … KOLO-CPX-06): P(goal within so many rolls), P(goal before
 * failure), expected rolls. Levels beyond the number of coins change nothing, so the chain is finite even where they
 * add up.
 */
export const complexOdds = (
  numbers: TestNumbers,
  reversedScale: boolean,
  rolls: number,
  settings: Settings,
  carried = 0,
): ChainOdds => {
  const most = numbers.pool + numbers.sphereValue + Math.abs(numbers.chance ?? 0) + 1;
  const clamp = (levels: number): number => Math.max(-most, Math.min(most, levels));
  const complex = (levels: number): Complex => ({
    id: '',
    tests: [],
    reversedScale,
    contested: false,
    active: false,
    ownMistakes: false,
    intervalLabel: '',
    carry: { levels, kind: null, side: null },
    status: 'running',
    winner: null,
  });
  const known = new Map<string, ReadonlyMap<string, Fraction>>();
  const moves: Moves = (node) => {
    if (node === 'goal' || node === 'failed') return undefined;
    const found = known.get(node);
    if (found) return found;
    const levels = Number(node);
    const shape = shapeOf({ ...numbers, chance: (numbers.chance ?? 0) + levels }, settings, reversedScale);
    const to = new Map<string, Fraction>();
    for (const [reached, p] of degreeChances(numbers.pool, shape))
      add(to, nextNode(complex(levels), reached, settings, clamp), p);
    known.set(node, to);
    return to;
  };
  return follow(`${clamp(carried)}`, moves, rolls);
};

const nextNode = (complex: Complex, reached: Degree, settings: Settings, clamp: (levels: number) => number): string => {
  const { status, carry } = afterRoll(complex, reached, false, settings);
  return status === 'running' ? `${clamp(carry.levels)}` : status;
};

/** A contested complex test as a chain on side and kind of the carry (KOLO-CPX-07, KOLO-CPX-08); its ends are A and B. */
export const contestedComplexOdds = (
  sides: Sides,
  ownMistakes: boolean,
  rolls: number,
  settings: Settings,
  carried: Carry = noCarry,
): ChainOdds => {
  const coins = sides.a.pool + sides.b.pool;
  const carries = new Map<string, Carry>([['none', noCarry]]);
  const nodeOf = (carry: Carry): string => {
    const node = `${carry.side}-${carry.kind}`;
    carries.set(node, carry);
    return node;
  };
  const known = new Map<string, ReadonlyMap<string, Fraction>>();
  const moves: Moves = (node) => {
    if (node === 'A' || node === 'B') return undefined;
    const found = known.get(node);
    if (found) return found;
    const counts = new Map<string, bigint>();
    for (const { margin, a, b, count } of meetings(sides, carries.get(node) ?? noCarry, settings)) {
      const winner = margin > 0 ? 'A' : 'B';
      const own = ownMistakes && (winner === 'A' ? isOwnMistake(a, b) : isOwnMistake(b, a));
      const kind = sides.active && !own ? 'loserIgnoresSuccess' : 'winnerIgnoresFailure';
      const next = margin === 0 ? 'none' : Math.abs(margin) > 1 ? winner : nodeOf({ levels: 1, kind, side: winner });
      counts.set(next, (counts.get(next) ?? 0n) + count);
    }
    const to = new Map([...counts].map(([next, count]) => [next, outOf(count, coins)]));
    known.set(node, to);
    return to;
  };
  return follow(carried.levels === 0 ? 'none' : nodeOf(carried), moves, rolls);
};
