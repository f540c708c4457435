import type { CombatEnd, Fought, Question } from '@aspekt/aoristos';
import { ask } from '../../../lib/following.svelte.ts';
import type { Table } from '../seen.ts';

/** How often each end came, so far. */
export type Tally = {
  readonly runs: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly rounds: number;
};
export const nothing: Tally = { runs: 0, counts: {}, rounds: 0 };

/** Half the width of the 95 % interval of a counted share. */
export const errorOf = (count: number, runs: number): number => {
  const p = count / runs;
  return runs === 0 ? 0 : 1.96 * Math.sqrt((p * (1 - p)) / runs) + 1 / (2 * runs);
};

const added = (
  tally: Tally,
  runs: number,
  meanRounds: number,
  counts: readonly (readonly [string, number])[],
): Tally => {
  const sums: Record<string, number> = { ...tally.counts };
  for (const [key, count] of counts) sums[key] = (sums[key] ?? 0) + count;
  return { runs: tally.runs + runs, counts: sums, rounds: tally.rounds + meanRounds * runs };
};

export const addCombat = (tally: Tally, { runs, sides, nobody, people, meanRounds }: CombatEnd): Tally =>
  added(tally, runs, meanRounds, [
    ...sides.map(({ side, wins }) => [`side ${side}`, wins.count] as const),
    ['nobody', nobody.count],
    ...people.flatMap(({ person, out, dead }) => [
      [`out ${person}`, out.count] as const,
      [`dead ${person}`, dead.count] as const,
    ]),
  ]);

export const addFought = (tally: Tally, { runs, a, b, nobody, killed, meanRounds }: Fought): Tally =>
  added(tally, runs, meanRounds, [
    ['a', a.count],
    ['b', b.count],
    ['nobody', nobody.count],
    ['killed', killed.count],
  ]);

/** Ask again and again with new seeds; `go` is told after each part and says whether to go on. */
export const inParts = async <T>(
  table: Table,
  parts: number,
  question: (seed: number) => Question,
  go: (answer: T, part: number) => boolean,
): Promise<'done' | 'stopped' | 'unknown' | 'refused'> => {
  for (let part = 1; part <= parts; part++) {
    const seed = 1 + Math.floor(Math.random() * 4_000_000_000);
    const reply = await ask<T>(table, question(seed));
    if (reply.t !== 'answer') return reply.t;
    if (!go(reply.answer, part)) return 'stopped';
  }
  return 'done';
};
