import { wilson, wordsFrom } from '@aspekt/dice';
import type { Fighter } from '../model.ts';
import { Tray } from './dice.ts';
import { duel, pairOf } from './duel.ts';

/** A counted share with half the width of its 95 % interval. */
export type Share = { readonly count: number; readonly p: number; readonly error: number };
export const share = (count: number, runs: number): Share => ({ count, p: count / runs, error: wilson(count, runs) });

export type Fought = {
  readonly runs: number;
  readonly a: Share;
  readonly b: Share;
  readonly nobody: Share;
  readonly killed: Share;
  readonly meanRounds: number;
  /** How many duels ended in round 1, 2, 3, …; the last holds the rest. */
  readonly rounds: readonly number[];
};

const shownRounds = 12;

/** `runs` duels from one seed. */
export const fight = (a: Fighter, b: Fighter, runs: number, seed: number): Fought => {
  const pair = pairOf(a, b);
  const tray = new Tray(wordsFrom(seed));
  const won = { a: 0, b: 0, nobody: 0 };
  const rounds = Array<number>(shownRounds).fill(0);
  let killed = 0;
  let total = 0;
  for (let i = 0; i < runs; i++) {
    const end = duel(pair, tray);
    won[end.winner]++;
    if (end.killed) killed++;
    total += end.rounds;
    const place = Math.min(end.rounds, shownRounds) - 1;
    rounds[place] = (rounds[place] ?? 0) + 1;
  }
  return {
    runs,
    a: share(won.a, runs),
    b: share(won.b, runs),
    nobody: share(won.nobody, runs),
    killed: share(killed, runs),
    meanRounds: total / runs,
    rounds,
  };
};
