import type { CombatEnd, Fought } from '@aspekt/aoristos';

/** How often each end came, so far. */
export type Tally = {
  readonly runs: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly rounds: number;
};
export const nothing: Tally = { runs: 0, counts: {}, rounds: 0 };

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
