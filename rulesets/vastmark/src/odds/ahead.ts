import { one, over, plus, show, times, toNumber, zero, type Fraction } from '@aspekt/dice';
import type { RollSettings } from '../model.ts';
import { opposedChances } from './roll.ts';
import { seriesOdds } from './series.ts';
import { sidesChances, type Entrant } from './sides.ts';

/** A chance, exact where it is not a sum over endless nines. */
type Chance = { readonly p: number; readonly exact?: string };

export type Ahead = {
  /** For each side: to win it all, and the same with one more added to every roll, and with the next roll won. */
  readonly sides: readonly { readonly wins: Chance; readonly withOne: number; readonly withWin: number }[];
  /** Rolls still to come, on average, and how likely it is over after exactly so many; what is left takes longer. */
  readonly rolls: Chance;
  readonly lengths: readonly { readonly rolls: number; readonly p: number }[];
  /** How it may end: so many rolls won by each side. */
  readonly ends: readonly { readonly won: readonly [number, number]; readonly p: number }[];
};

const exactly = (of: Fraction): Chance => ({ p: toNumber(of), exact: show(of) });
const mostLengths = 12;

/** A series of opposed rolls from where it stands, all that may come of it (VAST-X-SERIES-01). */
export const seriesAhead = (
  delta: number,
  wins: number,
  daze: boolean,
  settings: RollSettings,
  won: readonly [number, number] = [0, 0],
): Ahead => {
  const from = (more: number, standing: readonly [number, number]) =>
    seriesOdds(delta + more, wins, daze, settings, standing);
  const { A, B, rolls } = from(0, won);
  return {
    sides: [
      { wins: exactly(A), withOne: toNumber(from(1, won).A), withWin: toNumber(from(0, [won[0] + 1, won[1]]).A) },
      { wins: exactly(B), withOne: toNumber(from(-1, won).B), withWin: toNumber(from(0, [won[0], won[1] + 1]).B) },
    ],
    rolls: exactly(rolls),
    ...walked(delta, wins, daze, settings, won),
  };
};

type Standing = { readonly won: readonly [number, number]; readonly p: number };

/** Roll after roll: where it stands then, and when it is over. */
const walked = (
  delta: number,
  wins: number,
  daze: boolean,
  settings: RollSettings,
  start: readonly [number, number],
): Pick<Ahead, 'lengths' | 'ends'> => {
  const lengths: { rolls: number; p: number }[] = [];
  let now: readonly Standing[] = [{ won: start, p: 1 }];
  for (let rolls = 1; rolls <= mostLengths && now.length > 0; rolls++) {
    let over = 0;
    const then = new Map<string, Standing>();
    for (const { won, p } of now) {
      const [up, down] = eachWins(delta, daze, settings, won).map(toNumber);
      const next: readonly Standing[] = [
        { won: [won[0] + 1, won[1]], p: p * (up ?? 0) },
        { won: [won[0], won[1] + 1], p: p * (down ?? 0) },
        { won, p: p * (1 - (up ?? 0) - (down ?? 0)) },
      ];
      for (const stands of next) {
        if (Math.max(...stands.won) >= wins) over += stands.p;
        else then.set(stands.won.join(), { ...stands, p: stands.p + (then.get(stands.won.join())?.p ?? 0) });
      }
    }
    if (over > 0) lengths.push({ rolls, p: over });
    now = [...then.values()];
  }
  return { lengths, ends: endsOf(delta, wins, daze, settings, start) };
};

const eachWins = (
  delta: number,
  daze: boolean,
  settings: RollSettings,
  [a, b]: readonly [number, number],
): readonly [Fraction, Fraction] => {
  const { A, B } = opposedChances(daze ? delta + a - b : delta, settings);
  return [A.success, B.success];
};

/** Undecided rolls are made again, so that each decided one goes to either side; the best ends for the first side first. */
const endsOf = (
  delta: number,
  wins: number,
  daze: boolean,
  settings: RollSettings,
  [a, b]: readonly [number, number],
): Ahead['ends'] => {
  const reached = new Map<string, Fraction>([[`${a} ${b}`, one]]);
  const at = (x: number, y: number): Fraction => reached.get(`${x} ${y}`) ?? zero;
  const add = (x: number, y: number, p: Fraction): void => void reached.set(`${x} ${y}`, plus(at(x, y), p));
  for (let decided = a + b; decided < 2 * wins - 1; decided++)
    for (let x = a; x < wins; x++) {
      const y = decided - x;
      if (y < b || y >= wins) continue;
      const [up, down] = eachWins(delta, daze, settings, [x, y]);
      const all = plus(up, down);
      add(x + 1, y, times(at(x, y), over(up, all)));
      add(x, y + 1, times(at(x, y), over(down, all)));
    }
  const lost = Array.from({ length: wins }, (_, i) => i);
  const ends = [
    ...lost.map((y) => ({ won: [wins, y] as const, p: toNumber(at(wins, y)) })),
    ...lost.toReversed().map((x) => ({ won: [x, wins] as const, p: toNumber(at(x, wins)) })),
  ];
  return ends.filter(({ p }) => p > 0);
};

/**
 * Any number of sides that roll against each other until one of them succeeds: no two can in one roll, so it goes to each
 * as it does in a roll that is decided (catalogue, Odds: whole contests).
 */
export const untilOne = (sides: readonly (readonly Entrant[])[]): Ahead => {
  const found = sidesChances(sides).map(({ success }) => success);
  const decided = found.reduce((sum, p) => sum + p, 0);
  const withOne = (mine: number): number => {
    const better = sides.map((side, i) => (i === mine ? side.map((it) => ({ ...it, added: it.added + 1 })) : side));
    const then = sidesChances(better).map(({ success }) => success);
    return (then[mine] ?? 0) / then.reduce((sum, p) => sum + p, 0);
  };
  return {
    sides: found.map((p, i) => ({ wins: { p: p / decided }, withOne: withOne(i), withWin: 1 })),
    rolls: { p: 1 / decided },
    lengths: Array.from({ length: mostLengths }, (_, i) => ({ rolls: i + 1, p: (1 - decided) ** i * decided })),
    ends: [],
  };
};
