import { ask, type Answered } from '../lib/following.svelte.ts';
import type { TableStore } from '../lib/game.ts';

/** Half the width of the 95 % interval of a counted share. */
export const errorOf = (count: number, runs: number): number => {
  const p = count / runs;
  return runs === 0 ? 0 : 1.96 * Math.sqrt((p * (1 - p)) / runs) + 1 / (2 * runs);
};

/** Ask again and again with new seeds; `go` is told after each part and says whether to go on. */
export const inParts = async <T>(
  table: TableStore<unknown>,
  parts: number,
  question: (seed: number) => object,
  go: (answer: T, part: number) => boolean,
): Promise<'done' | 'stopped' | Exclude<Answered<T>['t'], 'answer'>> => {
  for (let part = 1; part <= parts; part++) {
    const seed = 1 + Math.floor(Math.random() * 4_000_000_000);
    const reply = await ask<T>(table, question(seed));
    if (reply.t !== 'answer') return reply.t;
    if (!go(reply.answer, part)) return 'stopped';
  }
  return 'done';
};
