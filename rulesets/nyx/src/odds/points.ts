import { best, nearlyBest, one, plus, zero, type Choice, type Choices, type Fraction } from '@aspekt/dice';
import { moveNeedle } from '../gauge.ts';
import type { PlannedActivation, Question, RollerNumbers, Side, State } from '../model.ts';
import { quantity, type PointsAnswer, type Quantity } from './answers.ts';
import { movesAt, mover } from './gauge.ts';
import type { Spread } from './spread.ts';

type Table = Pick<State, 'settings'>;
type PointsQuestion = Extract<Question, { ask: 'points' }>;

/** What may be activated together in one round. */
export type Plan = {
  readonly activate: readonly string[];
  readonly price: number;
  readonly gain: number;
  readonly onA: number;
  readonly onB: number;
};

/** A use in one's favour costs, one against earns; a player may not have both in one action (NYX-DICE-04). */
const signs = ({ price, gain }: PlannedActivation): 'positive' | 'negative' | 'neutral' =>
  gain > 0 ? 'negative' : price > 0 ? 'positive' : 'neutral';

/** Every set of activations that one player may declare together, the empty one first. */
export const plans = (activations: readonly PlannedActivation[]): readonly Plan[] => {
  let all: { readonly plan: Plan; readonly sign: 'positive' | 'negative' | 'neutral' }[] = [
    { plan: { activate: [], price: 0, gain: 0, onA: 0, onB: 0 }, sign: 'neutral' },
  ];
  for (const activation of activations) {
    const sign = signs(activation);
    const more = all
      .filter((other) => sign === 'neutral' || other.sign === 'neutral' || other.sign === sign)
      .map(({ plan, sign: before }) => ({
        plan: {
          activate: [...plan.activate, activation.name],
          price: plan.price + activation.price,
          gain: plan.gain + activation.gain,
          onA: plan.onA + activation.onA,
          onB: plan.onB + activation.onB,
        },
        sign: sign === 'neutral' ? before : sign,
      }));
    all = [...all, ...more];
  }
  return all.map(({ plan }) => plan);
};

const withDice = (numbers: RollerNumbers, dice: number): RollerNumbers =>
  dice === 0 ? numbers : { ...numbers, net: numbers.net + dice };

/**
 * The best use of aspect points over a whole conflict, for side A: a decision process on needle and points.
 * Points are paid before the roll and earned after it (NYX-PTS-10); beyond `cap` they are not counted on.
 */
export const points = (table: Table, question: PointsQuestion): PointsAnswer => {
  const { scale, needle, activations } = question;
  const cap = Math.min(question.cap, mostPoints);
  const move = mover(table);
  const ways = plans(activations).map((plan, i) => ({
    plan,
    name: `${i}`,
    movesAt: movesAt(
      table,
      {
        ...question,
        a: withDice(question.a, plan.onA),
        ...(question.b && { b: withDice(question.b, plan.onB) }),
      },
      move,
    ),
  }));
  const [bare] = ways;
  const node = (at: number, held: number, first: boolean): string => `${first ? 'first,' : ''}${at},${held}`;

  const choices = (from: string): readonly Choice[] | undefined => {
    if (from === 'A' || from === 'B') return undefined;
    if (from === 'start') {
      const held = [...new Set([Math.min(cap, question.points), Math.min(cap, question.points + 1)])];
      return held.map((n) => ({ name: `${n}`, to: new Map([[node(needle, n, true), one]]) }));
    }
    const first = from.startsWith('first,');
    const [at = 0, held = 0] = (first ? from.slice(6) : from).split(',').map(Number);
    // Extra dice cannot make a hopeless roll succeed: where the bare round moves nothing, none does.
    if (!first && bare && stuck(bare.movesAt(at, question.round + 1))) return undefined;
    return ways
      .filter(({ plan }) => plan.price <= held)
      .map(({ plan, name, movesAt: moves }) => {
        const after = Math.min(cap, held - plan.price + plan.gain);
        const to = new Map<string, Fraction>();
        for (const [steps, chance] of moves(at, first ? question.round : question.round + 1)) {
          const { after: then, overflow } = moveNeedle(at, steps, scale);
          const winner: Side = then > 0 ? 'A' : 'B';
          const next = overflow > 0 ? winner : node(then, after, false);
          to.set(next, plus(to.get(next) ?? zero, chance));
        }
        return { name, to };
      });
  };

  const held = Math.min(cap, question.points);
  const [here, richer] = [node(needle, held, true), node(needle, Math.min(cap, held + 1), true)];
  const { worth, options } = (2 * scale + 1) * (cap + 1) <= exactNodes ? exactly(choices) : nearly(choices);
  return {
    win: worth(here),
    oneMore: worth(richer),
    now: options(here)
      .toSorted(([, a], [, b]) => b.value - a.value)
      .map(([name, win]) => {
        const { activate, price, gain } = ways[Number(name)]?.plan ?? nothing;
        return { activate, price, gain, win };
      }),
  };
};

const stuck = (moves: Spread): boolean => moves.size === 1 && moves.has(0);
const nothing: Pick<Plan, 'activate' | 'price' | 'gain'> = { activate: [], price: 0, gain: 0 };

/** Nobody spends more than this in one conflict. */
const mostPoints = 20;

/** More needles times points than this are not worth the wait for an exact answer. */
const exactNodes = 130;

type Solved = {
  readonly worth: (node: string) => Quantity;
  readonly options: (node: string) => readonly (readonly [string, Quantity])[];
};
const goal = (end: string): Fraction => (end === 'A' ? one : zero);

const exactly = (choices: Choices): Solved => {
  const { worth, options } = best('start', choices, goal);
  return {
    worth: (node) => quantity(worth.get(node) ?? zero),
    options: (node) => [...options(node)].map(([name, win]) => [name, quantity(win)]),
  };
};

const nearly = (choices: Choices): Solved => {
  const { worth, options } = nearlyBest('start', choices, goal);
  return {
    worth: (node) => ({ value: worth.get(node) ?? 0 }),
    options: (node) => [...options(node)].map(([name, value]) => [name, { value }]),
  };
};
