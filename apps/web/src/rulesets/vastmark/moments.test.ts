import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';

const confirmed = (id: string, outcome: string, more: object = {}) => ({
  id,
  actorId: 'tuva',
  groupId: null,
  contestId: null,
  resistance: { kind: 'difficulty', value: 9 },
  ruling: null,
  status: 'confirmed',
  result: { outcome, verdict: { worse: false } },
  ...more,
});
/** What the game master has before her; what is offered has not come yet. */
const firstOf = (game: object): string | undefined =>
  momentsOf(
    {
      isGm: true,
      me: { role: 'gm' },
      offers: [],
      game: { characters: [{ id: 'tuva' }], rolls: [], groups: [], contests: [], inbox: [], requests: [], ...game },
    } as never,
    '',
    [],
  )[0]?.key;

test('what the game master is asked to tell stands there as soon as the roll is confirmed (VAST-SQ-02, VAST-ZERO-04, VAST-ZERO-05, VAST-PERF-03)', () => {
  for (const outcome of ['statusQuo', 'zeroed', 'perfection'])
    expect(firstOf({ rolls: [confirmed('r', outcome)] })).toBe('prompt r');
  expect(
    firstOf({ rolls: [confirmed('r', 'failure', { result: { outcome: 'failure', verdict: { worse: true } } })] }),
  ).toBe('prompt r');
  for (const outcome of ['success', 'failure']) expect(firstOf({ rolls: [confirmed('r', outcome)] })).toBe('new');
  expect(firstOf({ rolls: [confirmed('r', 'zeroed', { ruling: { half: null, text: 'a fall' } })] })).toBe('new');
});

test('the next roll of a series stands there as soon as the last is settled, until somebody has won (VAST-X-SERIES-01)', () => {
  const series = (won: number) => [
    {
      id: 's',
      wins: 2,
      sides: [
        { actorId: 'tuva', rollId: 'a', won },
        { actorId: 'spy', rollId: 'b', won: 0 },
      ],
    },
  ];
  const settled = [confirmed('a', 'success'), confirmed('b', 'failure', { actorId: 'spy' })];
  expect(firstOf({ rolls: settled, series: series(1) })).toBe('series s');
  expect(firstOf({ rolls: settled, series: series(2) })).toBe('new');
  expect(firstOf({ rolls: [settled[0], { ...settled[1], status: 'rolled' }], series: series(1) })).not.toBe('series s');
});
