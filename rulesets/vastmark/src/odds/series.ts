import { one, over, plus, times, zero, type Fraction } from '@aspekt/dice';
import type { RollSettings } from '../model.ts';
import { opposedChances } from './roll.ts';

export type SeriesOdds = { readonly A: Fraction; readonly B: Fraction; readonly rolls: Fraction };

/**
 * An opposed roll repeated until one side has won `wins` of them; undecided rolls are repeated (VAST-X-SERIES-01).
 * One win: pA/(pA + pB), and 1/(pA + pB) rolls. With `daze` every loss weakens the loser by 1 for the rest.
 * `delta` is without that weakening, `won` what each side has won already.
 */
export const seriesOdds = (
  delta: number,
  wins: number,
  daze: boolean,
  settings: RollSettings,
  won: readonly [number, number] = [0, 0],
): SeriesOdds => {
  const known = new Map<string, SeriesOdds>();
  const from = (a: number, b: number): SeriesOdds => {
    if (a === wins) return { A: one, B: zero, rolls: zero };
    if (b === wins) return { A: zero, B: one, rolls: zero };
    const key = `${a}-${b}`;
    const found = known.get(key);
    if (found) return found;
    const { A, B } = opposedChances(daze ? delta + a - b : delta, settings);
    const decided = plus(A.success, B.success);
    const up = from(a + 1, b);
    const down = from(a, b + 1);
    const mix = (won: Fraction, lost: Fraction): Fraction =>
      over(plus(times(A.success, won), times(B.success, lost)), decided);
    const odds = {
      A: mix(up.A, down.A),
      B: mix(up.B, down.B),
      rolls: plus(over(one, decided), mix(up.rolls, down.rolls)),
    };
    known.set(key, odds);
    return odds;
  };
  return from(...won);
};
