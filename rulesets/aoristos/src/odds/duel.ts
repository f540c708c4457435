import { absorb, fraction, minus, nearlyAbsorb, one, times, toNumber, zero, type Fraction } from '@aspekt/dice';
import { damageOf } from '../damage.ts';
import { hand } from '../hand.ts';
import type { Duellist } from '../model.ts';
import { sumsOf } from './hands.ts';
import { survivalChance } from './plain.ts';
import { add } from './spread.ts';

/** How a fighter stands: shock, bleeding rate, organ trauma. */
type Standing = { readonly shock: number; readonly bleeding: number; readonly trauma: number };
type Node = { readonly first: boolean; readonly a: Standing; readonly b: Standing };

const fresh: Standing = { shock: 0, bleeding: 0, trauma: 0 };
const write = ({ first, a, b }: Node): string =>
  [first ? 'a' : 'b', a.shock, a.bleeding, a.trauma, b.shock, b.bleeding, b.trauma].join(' ');
const read = (node: string): Node => {
  const [turn, ...numbers] = node.split(' ');
  const [as = 0, ab = 0, at = 0, bs = 0, bb = 0, bt = 0] = numbers.map(Number);
  return {
    first: turn === 'a',
    a: { shock: as, bleeding: ab, trauma: at },
    b: { shock: bs, bleeding: bb, trauma: bt },
  };
};

const tolerance = ({ willpower }: Duellist): number => willpower + 3;
const torsoShare = fraction(1, 3);
const limbShare = fraction(2, 3);

/** What one unaimed attack does to a fighter: where she stands afterwards, or `undefined` when she is out. */
function* blows(
  attacker: Duellist,
  shock: number,
  target: Duellist,
  before: Standing,
): Generator<{ readonly after: Standing | undefined; readonly p: Fraction }> {
  for (const [sum, q] of sumsOf(hand(2, 0, 2 + shock))) {
    const margin = attacker.testBase + sum - target.difficulty;
    if (margin < 0) {
      yield { after: before, p: q };
      continue;
    }
    const strength = margin + (attacker.proper ? sum : 0) + attacker.strength;
    for (const limb of [false, true]) {
      const armour = limb ? target.limbArmour : target.torsoArmour;
      const damage = damageOf(Math.max(0, strength - armour), target.hardiness);
      yield* wound(target, before, damage, limb, times(q, limb ? limbShare : torsoShare));
    }
  }
}

function* wound(
  target: Duellist,
  before: Standing,
  damage: number,
  limb: boolean,
  p: Fraction,
): Generator<{ readonly after: Standing | undefined; readonly p: Fraction }> {
  if (damage === 0) return yield { after: before, p };
  const more = damage - 1;
  const after = {
    shock: before.shock + damage,
    bleeding: before.bleeding + more,
    trauma: before.trauma + (limb ? 0 : more),
  };
  const out = after.shock + after.bleeding >= tolerance(target) || (limb && damage >= 3);
  if (out) return yield { after: undefined, p };
  if (limb || more === 0) return yield { after, p };
  const lives = survivalChance(after.trauma);
  yield { after, p: times(p, lives) };
  yield { after: undefined, p: times(p, minus(one, lives)) };
}

/** Shock after one's own activation: down by VIL, not below the degree that trauma makes last (AOR-SHK-10, AOR-ORG-05). */
const recovered = ({ willpower }: Duellist, now: Standing): Standing => ({
  ...now,
  shock: Math.max(now.trauma >= 3 ? 1 : 0, now.shock - willpower),
});

/** Where one activation leads. */
const stepOf =
  (a: Duellist, b: Duellist) =>
  (node: string): ReadonlyMap<string, Fraction> | undefined => {
    if (node === 'A' || node === 'B') return undefined;
    const now = read(node);
    const to = new Map<string, Fraction>();
    const [attacker, mine, target, theirs] = now.first ? [a, now.a, b, now.b] : [b, now.b, a, now.a];
    const rested = recovered(attacker, mine);
    for (const { after, p } of blows(attacker, mine.shock, target, theirs)) {
      if (p.num === 0n) continue;
      if (!after) add(to, now.first ? 'A' : 'B', p);
      else add(to, write(now.first ? { first: false, a: rested, b: after } : { first: true, a: after, b: rested }), p);
    }
    return to;
  };

export type DuelOdds = {
  /** Exactly where it is small enough to be solved so, else right to about twelve places. */
  readonly a: { readonly p: number; readonly exact?: Fraction };
  readonly b: { readonly p: number; readonly exact?: Fraction };
  /** What neither ever wins, where nobody can hurt the other. */
  readonly never: number;
  readonly activations: number;
  /** Chances to have won after 1, 2, 3, … rounds. */
  readonly rounds: readonly { readonly a: number; readonly b: number }[];
  readonly states: number;
};

/** Nodes up to which equations in whole numbers are quick enough, and beyond which even plain numbers are not. */
const mostExact = 2000;
const mostStates = 20_000;

/** AOR-ODDS-DUEL: who wins a duel of plain attacks, A first; `undefined` where there are too many ways to stand. */
export const duelOdds = (a: Duellist, b: Duellist, rounds: number): DuelOdds | undefined => {
  const start = write({ first: true, a: fresh, b: fresh });
  const moves = movesFrom(start, stepOf(a, b));
  if (!moves) return undefined;
  const decided = decidable(moves);
  // Where nobody can win any more the chain ends too: two fighters too hurt or too well armoured to go on.
  const step = (node: string): ReadonlyMap<string, Fraction> | undefined =>
    decided.has(node) ? moves.get(node) : undefined;
  const near = nearlyAbsorb(start, step);
  const ends = moves.size <= mostExact ? absorb(start, step).ends.get(start) : undefined;
  const sure = (end: string) => {
    const exact = ends && (ends.get(end) ?? zero);
    return exact ? { p: toNumber(exact), exact } : { p: near.ends.get(end) ?? 0 };
  };
  const [won, lost] = [sure('A'), sure('B')];
  const left = 1 - won.p - lost.p;
  return {
    a: won,
    b: lost,
    never: left < 1e-9 ? 0 : left,
    activations: near.steps,
    rounds: wonAfter(start, step, rounds),
    states: moves.size,
  };
};

type Moves = ReadonlyMap<string, ReadonlyMap<string, Fraction>>;

/** Every node that can be reached, with where it leads. */
const movesFrom = (
  start: string,
  step: (node: string) => ReadonlyMap<string, Fraction> | undefined,
): Moves | undefined => {
  const found = new Map<string, ReadonlyMap<string, Fraction>>();
  const seen = new Set([start]);
  for (const node of seen) {
    if (seen.size > mostStates) return undefined;
    const to = step(node);
    if (!to) continue;
    found.set(node, to);
    for (const next of to.keys()) seen.add(next);
  }
  return found;
};

/** The nodes from which somebody may still win. */
const decidable = (moves: Moves): ReadonlySet<string> => {
  const from = new Map<string, string[]>();
  for (const [node, to] of moves)
    for (const next of to.keys()) {
      const known = from.get(next);
      if (known) known.push(node);
      else from.set(next, [node]);
    }
  const reach = new Set(['A', 'B']);
  for (const node of reach) for (const before of from.get(node) ?? []) reach.add(before);
  return reach;
};

/** Chances to have won by the end of each round, followed in plain numbers. */
const wonAfter = (
  start: string,
  step: (node: string) => ReadonlyMap<string, Fraction> | undefined,
  rounds: number,
): readonly { readonly a: number; readonly b: number }[] => {
  let now = new Map([[start, 1]]);
  const known = new Map<string, readonly (readonly [string, number])[] | undefined>();
  const moves = (node: string): readonly (readonly [string, number])[] | undefined => {
    if (!known.has(node))
      known.set(
        node,
        [...(step(node) ?? [[node, one] as const])].map(([to, p]) => [to, toNumber(p)]),
      );
    return known.get(node);
  };
  const won: { readonly a: number; readonly b: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < 2; turn++) {
      const then = new Map<string, number>();
      for (const [node, p] of now) for (const [to, q] of moves(node) ?? []) then.set(to, (then.get(to) ?? 0) + p * q);
      now = then;
    }
    won.push({ a: now.get('A') ?? 0, b: now.get('B') ?? 0 });
  }
  return won;
};
