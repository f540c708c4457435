import type { Fraction } from '@aspekt/dice';
import { minus, one, plus, times } from '@aspekt/dice';
import { unveil } from '../figures.ts';
import type { Rolled, RollerNumbers, State } from '../model.ts';
import { quantity, type OpposedAnswer, type RollAnswer, type SlowHarmAnswer } from './answers.ts';
import { duel, rollOdds } from './arena.ts';
import { chanceOf, expected, rows, spreadOf, type Spread } from './spread.ts';

type Table = Pick<State, 'settings'>;

/** What A's roll is worth: its effect, or below 0 how far it missed; and the harm that follows for her. */
const alone = ({ rolls: { A }, harms }: Rolled): string => {
  const worth = A === undefined ? 0 : A.success ? A.effect : -unveil(A.failMargin);
  return `${worth}/${harms.reduce((sum, { effect }) => sum + effect, 0)}`;
};
const [worth, harm] = [0, 1].map(
  (i) =>
    (outcome: string): number =>
      Number(outcome.split('/')[i]),
) as [(outcome: string) => number, (outcome: string) => number];

export const scores = (table: Table, numbers: RollerNumbers): Spread =>
  spreadOf(rollOdds(duel(table, 'individual', numbers), 'draft', alone), worth);

/** Chance of success, of each effect and of each failure margin (NYX-ROLL-09). */
const rollAnswer = (odds: ReadonlyMap<string, Fraction>): RollAnswer => {
  const spread = spreadOf(odds, worth);
  return {
    success: quantity(chanceOf(spread, (score) => score > 0)),
    effects: rows(spread, 'effect', (score) => (score > 0 ? score : undefined)),
    margins: rows(spread, 'margin', (score) => (score < 0 ? -score : undefined)),
    expectedEffect: quantity(expected(spread, (score) => Math.max(0, score))),
    expectedHarm: quantity(expected(spreadOf(odds, harm))),
  };
};

export const roll = (table: Table, numbers: RollerNumbers): RollAnswer =>
  rollAnswer(rollOdds(duel(table, 'individual', numbers), 'draft', alone));

/** The difference of effects and the harm of either side (NYX-CON-02, NYX-CON-04). */
const opposing = ({ rolls: { A, B }, harms }: Rolled): string => {
  const harmed = (actor: string | undefined): number =>
    harms.reduce((sum, { target, effect }) => (target === actor ? sum + effect : sum), 0);
  return `${(A?.effect ?? 0) - (B?.effect ?? 0)}/${harmed(A?.actor)}/${harmed(B?.actor)}`;
};

const opposedAnswer = (odds: ReadonlyMap<string, Fraction>): OpposedAnswer => {
  const spread = spreadOf(odds, worth);
  return {
    win: quantity(chanceOf(spread, (margin) => margin > 0)),
    tie: quantity(chanceOf(spread, (margin) => margin === 0)),
    lose: quantity(chanceOf(spread, (margin) => margin < 0)),
    margins: rows(spread, 'margin'),
    harmToA: quantity(expected(spreadOf(odds, harm))),
    harmToB: quantity(expected(spreadOf(odds, (outcome) => Number(outcome.split('/')[2])))),
  };
};

/** Two rolls compared: win, tie, lose, and each margin (NYX-CON-02, NYX-CON-05). */
export const opposed = (table: Table, a: RollerNumbers, b: RollerNumbers): OpposedAnswer =>
  opposedAnswer(rollOdds(duel(table, 'conflict', a, b), 'draft', opposing));

/** The same for drafts on the table, as they stand. */
export const draftAlone = (state: State, id: string): RollAnswer => rollAnswer(rollOdds(state, id, alone));
export const draftOpposed = (state: State, id: string): OpposedAnswer => opposedAnswer(rollOdds(state, id, opposing));

/** None, one or two damages: the two checks are independent (NYX-SLOW-06). */
export const slowHarm = (
  table: Table,
  effective: number,
  [first, second]: readonly [number, number],
): SlowHarmAnswer => {
  const fails = (net: number): Fraction => chanceOf(scores(table, { effective, net }), (score) => score < 0);
  const [p, q] = [fails(first), fails(second)];
  const [pass, passAgain] = [minus(one, p), minus(one, q)];
  return {
    damages: [
      quantity(times(pass, passAgain)),
      quantity(plus(times(p, passAgain), times(pass, q))),
      quantity(times(p, q)),
    ],
  };
};
