import { expect, onTestFinished, test } from 'vitest';
import { secret } from '@aspekt/contract';
import type { Question } from './aside-job.ts';
import { openAside } from './aside.ts';
import type { Clock } from './ports/surroundings.ts';

const games = new URL('../../../tests/server/pebbles-games.ts', import.meta.url).href;

/** How much the half of a hidden stash is: for each stash another answer. */
const half = (stash: number): Question => ({
  kind: 'ask',
  game: 'pebbles',
  state: { people: [], thrown: 0, stash: secret('gm', stash) },
  viewer: { seat: 'gm', role: 'gm' },
  odds: undefined,
  question: { kind: 'half' },
});

/** One at which time is up when a test says so. */
const opened = () => {
  const timers = new Set<() => void>();
  const clock: Clock = {
    now: () => 0,
    after: (_, run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  };
  const aside = openAside(clock, games);
  onTestFinished(() => aside.close());
  const timeIsUp = (): void => {
    const due = [...timers];
    timers.clear();
    for (const run of due) run();
  };
  return { aside, timeIsUp };
};

test('an answer that comes when its time is up is nobody else’s', async () => {
  const { aside, timeIsUp } = opened();
  await aside.run(half(2));
  const late = aside.run(half(200));
  const next = aside.run(half(4));
  // It is there before it is looked at.
  const end = performance.now() + 300;
  while (performance.now() < end);
  timeIsUp();
  expect(await late).toEqual({ kind: 'too_hard' });
  expect(await next).toEqual({ kind: 'answer', answer: 2 });
});
