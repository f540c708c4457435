import { plus, zero, type Fraction, type Step } from '@aspekt/dice';
import { unveil } from '../figures.ts';
import { moveNeedle } from '../gauge.ts';
import { chooseHarm } from '../harm.ts';
import type { Question, RollerNumbers, Side, State } from '../model.ts';
import type { ComplexAnswer } from './answers.ts';
import { emptyTable, fighter, gm } from './arena.ts';
import { complexAnswer, mover, nearlyComplexAnswer } from './gauge.ts';
import type { Spread } from './spread.ts';

type Table = Pick<State, 'settings'>;

/** A side that wears down: its attribute now, what its die is held against beyond that, and its dice. */
export type Worn = {
  readonly current: number;
  readonly added: (needle: number) => number;
  readonly net: number;
  readonly mob: boolean;
};

/** No dice are thrown for harm. */
const noDice = {
  roll: (): never => {
    throw new TypeError('harm is chosen, not rolled');
  },
};

/** What is left of an attribute after harm of `effect` taken as exhaustion; a mob loses one more (NYX-HARM-04, NYX-MOB-03). */
const afterHarm = (table: Table): ((current: number, effect: number, mob: boolean) => number) => {
  const known = new Map<string, number>();
  const ask = (current: number, effect: number, mob: boolean): number => {
    const harm = {
      id: 'harm',
      target: 'A',
      effect,
      attribute: 'body',
      used: 'body',
      damageOnly: false,
      source: { kind: 'round', id: 'gauge' },
    } as const;
    const state: State = {
      ...emptyTable(table),
      extras: { A: fighter('A', current, mob) },
      pendingHarms: { harm },
    };
    const decision = chooseHarm(
      state,
      { type: 'nyx/chooseHarm', harm: 'harm', choice: 'exhaustion' },
      { dice: noDice, by: gm },
    );
    const [taken] = decision.ok ? decision.events : [];
    if (taken?.type !== 'nyx/harmTaken') throw new TypeError('exhaustion can always be chosen');
    return Math.max(0, current - unveil(taken.exhaustion) - taken.mobLoss);
  };
  return (current, effect, mob) => {
    const key = `${current},${effect},${mob}`;
    const left = known.get(key) ?? ask(current, effect, mob);
    known.set(key, left);
    return left;
  };
};

/**
 * A complex action in mode `continues`, all harm taken as exhaustion: a chain on needle and both attributes.
 * What passes the end lowers the side behind, the needle stays, and an attribute of 0 ends it (NYX-CPX-19, NYX-CPX-20).
 */
export const attritionChain = (
  table: Table,
  a: Worn,
  b: Worn,
  scale: number,
  needle: number,
  first?: Spread,
): { readonly start: string; readonly step: Step } => {
  const moves = mover(table);
  const left = afterHarm(table);
  const numbers = (side: Worn, current: number, at: number): RollerNumbers => ({
    effective: current + side.added(at),
    net: side.net,
  });
  return {
    start: 'first',
    step: (node) => {
      if (node === 'A' || node === 'B') return undefined;
      const opening = node === 'first' && first !== undefined;
      const [at = 0, currentA = 0, currentB = 0] =
        node === 'first' ? [needle, a.current, b.current] : node.split(',').map(Number);
      const next = new Map<string, Fraction>();
      const spread = opening ? first : moves(numbers(a, currentA, at), numbers(b, currentB, at));
      for (const [move, chance] of spread) {
        const { after, overflow } = moveNeedle(at, move, scale);
        const behind: Side | undefined = overflow === 0 ? undefined : after > 0 ? 'B' : 'A';
        const leftA = behind === 'A' ? left(currentA, overflow, a.mob) : currentA;
        const leftB = behind === 'B' ? left(currentB, overflow, b.mob) : currentB;
        const to = leftA === 0 ? 'B' : leftB === 0 ? 'A' : `${after},${leftA},${leftB}`;
        next.set(to, plus(next.get(to) ?? zero, chance));
      }
      // A needle that nothing can move any more is an end of its own.
      return next.size === 1 && next.has(node) ? undefined : next;
    },
  };
};

/** More needles times attributes than this are not worth the wait for an exact answer. */
const exactNodes = 800;

/** Who is knocked out first, and after how many rounds. */
export const wearDown = (
  table: Table,
  a: Worn,
  b: Worn,
  scale: number,
  needle: number,
  first?: Spread,
): ComplexAnswer => {
  const chain = attritionChain(table, a, b, scale, needle, first);
  const exact = (2 * scale + 1) * a.current * b.current <= exactNodes;
  return exact ? complexAnswer(chain) : nearlyComplexAnswer(chain);
};

export const attrition = (
  table: Table,
  { a, b, scale, needle }: Extract<Question, { ask: 'attrition' }>,
): ComplexAnswer => {
  const worn = ({ effective, net, mob = false }: typeof a): Worn => ({ current: effective, added: () => 0, net, mob });
  return wearDown(table, worn(a), worn(b), scale, needle);
};
