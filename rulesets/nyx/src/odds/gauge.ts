import { absorb, nearlyAbsorb, plus, standings, toNumber, zero, type Fraction, type Step } from '@aspekt/dice';
import { moveNeedle, situational } from '../gauge.ts';
import type { GaugeNumbers, Rolled, RollerNumbers, Side, State } from '../model.ts';
import { quantity, type Chances, type ComplexAnswer, type Quantity, type RoundAnswer } from './answers.ts';
import { duel, rollOdds } from './arena.ts';
import { add, chanceOf, expected, rows, spreadOf, type Spread } from './spread.ts';

type Table = Pick<State, 'settings'>;

/** Steps in A's favour. */
export const moveOf = ({ round }: Rolled): string => `${round?.move ?? 0}`;

/** How two rolls, or one against a passive side, move the needle; asked of the rules once for all needles. */
export const mover = (table: Table): ((a: RollerNumbers, b?: RollerNumbers) => Spread) => {
  const known = new Map<string, Spread>();
  return (a, b) => {
    const key = `${a.effective},${a.net},${b?.effective},${b?.net}`;
    const before = known.get(key);
    if (before) return before;
    const moves = spreadOf(rollOdds(duel(table, 'round', a, b), 'draft', moveOf), Number);
    known.set(key, moves);
    return moves;
  };
};

/** The moves at a needle: the same two rolls with the situational edge as it is there (NYX-SIT-03..07). */
export const movesAt =
  (table: Table, numbers: GaugeNumbers, move = mover(table)) =>
  (needle: number, round: number): Spread => {
    const { a, b, situational: net } = numbers;
    const edge = { A: net?.side === 'A' ? net.value : 0, B: net?.side === 'B' ? net.value : 0 };
    const added = situational(edge, round, needle, table.settings.situationalStart);
    return move(raised(a, added.A), b && raised(b, added.B));
  };
const raised = (numbers: RollerNumbers, by: number): RollerNumbers =>
  by === 0 ? numbers : { ...numbers, effective: numbers.effective + by };

/** Past the end: whose goal, and by how much (NYX-CPX-12, NYX-CPX-20). */
const passed = (ahead: Side, overflow: number): string => `${ahead}+${overflow}`;

/** One round: distribution of the move, chance to pass the end, overflow. */
export const roundAnswer = (moves: Spread, needle: number, scale: number): RoundAnswer => {
  const needles = new Map<number, Fraction>();
  const over = { A: new Map<number, Fraction>(), B: new Map<number, Fraction>() };
  for (const [move, chance] of moves) {
    const { after, overflow } = moveNeedle(needle, move, scale);
    add(needles, after, chance);
    if (overflow > 0) add(over[after > 0 ? 'A' : 'B'], overflow, chance);
  }
  const any = (): boolean => true;
  return {
    moves: rows(moves, 'move'),
    needles: rows(needles, 'needle'),
    pass: { A: quantity(chanceOf(over.A, any)), B: quantity(chanceOf(over.B, any)) },
    overflow: { A: rows(over.A, 'steps'), B: rows(over.B, 'steps') },
    expectedMove: quantity(expected(moves)),
  };
};

export const round = (table: Table, numbers: GaugeNumbers): RoundAnswer =>
  roundAnswer(movesAt(table, numbers)(numbers.needle, numbers.round), numbers.needle, numbers.scale);

/**
 * The rounds of a complex action as a chain of needles. Its first round may be like no other:
 * it has the edge of round 1, or dice that are only meant for it.
 */
export const gaugeChain = (scale: number, needle: number, first: Spread, later: (needle: number) => Spread): Chain => ({
  start: 'first',
  step: (node) => {
    if (node.includes('+')) return undefined;
    const at = node === 'first' ? needle : Number(node);
    const next = new Map<string, Fraction>();
    for (const [move, chance] of node === 'first' ? first : later(at)) {
      const { after, overflow } = moveNeedle(at, move, scale);
      const to = overflow > 0 ? passed(after > 0 ? 'A' : 'B', overflow) : `${after}`;
      next.set(to, plus(next.get(to) ?? zero, chance));
    }
    // A needle that nothing can move any more is an end of its own.
    return next.size === 1 && next.has(node) ? undefined : next;
  },
});

export const complexChain = (table: Table, numbers: GaugeNumbers): Chain => {
  const { scale, needle, round: number } = numbers;
  const moves = movesAt(table, numbers);
  return gaugeChain(scale, needle, moves(needle, number), (at) => moves(at, number + 1));
};

/** So many rounds ahead are shown one by one. */
const shown = 12;

type Chain = { readonly start: string; readonly step: Step };

/** A whole complex action: win chance, expected rounds and overflow by an absorbing chain (NYX-CPX-20). */
export const complexAnswer = (chain: Chain): ComplexAnswer => {
  const { start, step } = chain;
  const { ends, steps } = absorb(start, step);
  const found = ends.get(start) ?? new Map<string, Fraction>();
  const over = (side: Side): Chances<'steps'> => {
    const spread = new Map<number, Fraction>();
    for (const [end, chance] of found) if (end.startsWith(`${side}+`)) add(spread, Number(end.slice(2)), chance);
    return rows(spread, 'steps');
  };
  return {
    win: quantity(wonBy('A', found)),
    lose: quantity(wonBy('B', found)),
    rounds: quantity(steps.get(start) ?? zero),
    overflow: { A: over('A'), B: over('B') },
    within: within(chain),
  };
};

/** The same in plain numbers, for chains too large to solve. */
export const nearlyComplexAnswer = (chain: Chain): ComplexAnswer => {
  const { ends, steps } = nearlyAbsorb(chain.start, chain.step);
  const won = (side: Side): Quantity => ({
    value: [...ends].reduce((sum, [end, chance]) => (end.startsWith(side) ? sum + chance : sum), 0),
  });
  return {
    win: won('A'),
    lose: won('B'),
    rounds: { value: steps },
    overflow: { A: [], B: [] },
    within: within(chain),
  };
};

const within = ({ start, step }: Chain): ComplexAnswer['within'] =>
  standings(start, step, shown).map((standing, i) => ({
    rounds: i + 1,
    win: toNumber(wonBy('A', standing)),
    lose: toNumber(wonBy('B', standing)),
  }));

const wonBy = (side: Side, ends: ReadonlyMap<string, Fraction>): Fraction => {
  let sum = zero;
  for (const [end, chance] of ends) if (end.startsWith(side)) sum = plus(sum, chance);
  return sum;
};

export const complex = (table: Table, numbers: GaugeNumbers): ComplexAnswer =>
  complexAnswer(complexChain(table, numbers));
