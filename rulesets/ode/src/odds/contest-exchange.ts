import { fraction, minus, one, plus, times, zero, type Fraction } from '@aspekt/dice';
import { score } from '../contest-score.ts';
import type { Contest } from '../model.ts';
import { contest, type ContestOdds, type Marks } from './contests.ts';
import { fourDice } from './spread.ts';

/** What a side may reach in an exchange: what is added to its dice, or what it has reached already. */
export type Prospect = {
  readonly id: string;
  readonly base: number;
  readonly difficulty: number;
  /** Its dice lie. */
  readonly effort?: number;
  readonly forfeited: boolean;
};

/** More sides than this have too many ways to fall to follow them all. */
export const mostSides = 5;
export const usualDifficulty = 2;

/** Every way an exchange may fall, counted as it is counted in play (ODE-CTS-03..05). */
const marksOf = (running: Contest, prospects: readonly Prospect[]): Marks => {
  const counts = new Map<number, bigint>();
  let whole = 1n;
  const follow = (at: number, efforts: readonly (number | null)[], ways: bigint): void => {
    const next = prospects[at];
    if (!next) {
      const sides = running.sides.map((side, i) => {
        const effort = efforts[i] ?? null;
        return { ...side, effort, shifts: effort === null ? null : effort - (prospects[i]?.difficulty ?? 0) };
      });
      const { marks } = score({ sides, mode: running.mode });
      for (const [i, { id }] of prospects.entries()) {
        const victories = marks[id] ?? 0;
        if (victories > 0) counts.set(2 * i + victories - 1, (counts.get(2 * i + victories - 1) ?? 0n) + ways);
      }
    } else if (next.forfeited) follow(at + 1, [...efforts, null], ways);
    else if (next.effort !== undefined) follow(at + 1, [...efforts, next.effort], ways);
    else for (const [dice, n] of fourDice.ways) follow(at + 1, [...efforts, next.base + dice], ways * n);
  };
  for (const { effort, forfeited } of prospects) if (effort === undefined && !forfeited) whole *= fourDice.whole;
  follow(0, [], 1n);
  return [...counts].map(([key, ways]) => ({
    side: key >> 1,
    victories: 1 + (key % 2),
    chance: fraction(ways, whole),
  }));
};

/** The contest from these victories, its next exchange with what is known of it (ODE-CTS-03..06). */
export const onwards = (
  running: Contest,
  now: readonly Prospect[],
  later: readonly Prospect[],
  victories: readonly number[],
): ContestOdds & { readonly marks: Marks } => {
  const marks = marksOf(running, now);
  const usual = marksOf(running, later);
  const from = (start: readonly number[]): ContestOdds => contest(usual, running.sides.length, running.target, start);
  const twist = minus(
    one,
    marks.reduce((sum, { chance }) => plus(sum, chance), zero),
  );
  const anew = from(victories);
  let wins = anew.wins.map((chance) => times(twist, chance));
  let exchanges: Fraction = plus(one, times(twist, anew.exchanges));
  for (const { side, victories: more, chance } of marks) {
    const then = victories.map((n, i) => (i === side ? n + more : n));
    if ((then[side] ?? 0) >= running.target) {
      wins = wins.map((sum, i) => (i === side ? plus(sum, chance) : sum));
      continue;
    }
    const rest = from(then);
    wins = wins.map((sum, i) => plus(sum, times(chance, rest.wins[i] ?? zero)));
    exchanges = plus(exchanges, times(chance, rest.exchanges));
  }
  return { wins, exchanges, twist, marks };
};
