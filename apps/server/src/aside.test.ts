import { secret } from '@aspekt/contract';
import { limits } from '@aspekt/protocol';
import { expect, onTestFinished, test } from 'vitest';
import type { Answer, Question } from './aside-job.ts';
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

test('however much some ask, others have their turn, and only those who ask too much are told that it is', async () => {
  const { aside } = opened();
  const answered: string[] = [];
  const ask = (asker: string): Promise<Answer> =>
    aside.run(half(2), asker).then((answer) => {
      answered.push(asker);
      return answer;
    });
  // The first is under way, the others wait.
  const many = Array.from({ length: limits.questionsWaiting + 3 }, () => ask('onlookers'));
  const others = [ask('anna'), ask('bo'), ask('anna')];
  const kinds = (await Promise.all(many)).map(({ kind }) => kind);
  expect(kinds.slice(0, limits.questionsWaiting + 1)).not.toContain('too_hard');
  expect(kinds.slice(limits.questionsWaiting + 1)).toEqual(['too_hard', 'too_hard']);
  for (const answer of await Promise.all(others)) expect(answer).toEqual({ kind: 'answer', answer: 1 });
  const inTurn = answered.slice(2, 8);
  expect(inTurn).toEqual(['onlookers', 'onlookers', 'anna', 'bo', 'onlookers', 'anna']);
});

test('an answer that comes when its time is up is nobody else’s', async () => {
  const { aside, timeIsUp } = opened();
  await aside.run(half(2), 'gm');
  const late = aside.run(half(200), 'gm');
  const next = aside.run(half(4), 'anna');
  // It is there before it is looked at.
  const end = performance.now() + 300;
  while (performance.now() < end);
  timeIsUp();
  expect(await late).toEqual({ kind: 'too_hard' });
  expect(await next).toEqual({ kind: 'answer', answer: 2 });
});
