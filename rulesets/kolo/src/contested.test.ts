import { expect, test } from 'vitest';
import { contestWorking, noCarry } from './contested.ts';
import { habit } from './habit.ts';
import type { Category, Settings, State } from './model.ts';
import { offers } from './offers.ts';
import {
  after,
  anna,
  bo,
  characterIn,
  closed,
  contestIn,
  declared,
  gm,
  opened,
  outcomeIn,
  playerIn,
  refusal,
  table,
  testIn,
  when,
  wolfLine,
} from './testing/table.ts';

const line = { pool: 3, sphereValue: 1, proficiencyValue: 0 };
const cat = (group: Category['group'], value: number): readonly Category[] => [{ label: group, group, value }];

/** Wanda (2 coins, sphere 1, proficiency 0) against the wolf's line. */
const sides = (
  a: readonly Category[] = [],
  b: readonly Category[] = [],
  settings: Partial<Settings> = {},
  points = 0,
): State => {
  const mine = opened(table(settings), { id: 'a', kind: 'contested', categories: a });
  const both = after(mine, wolfLine('b', line, { categories: b }));
  return points > 0 ? declared(both, points, 'a') : both;
};
const contest = (state: State, coins: readonly number[], active = false): State =>
  after(state, { type: 'kolo/contestedTest', id: 'c', a: 'a', b: 'b', active }, coins);

test('two tests thrown together and compared by value; they need not be alike (KOLO-CON-01, KOLO-CON-05)', () => {
  const state = contest(sides(), [1, 1, 1, 0, 0]);
  expect([outcomeIn(state, 'a').final, outcomeIn(state, 'b').final]).toEqual([2, 0]);
  expect(contestIn(state)).toMatchObject({
    margin: 2,
    winner: 'A',
    degree: 'goal',
    status: 'flipped',
    chance: 0,
    scale: 0,
  });
  expect(contestIn(contest(sides(), [1, 0, 1, 0, 0])).winner).toBe('A');
  expect(contestIn(contest(sides(), [0, 0, 1, 0, 0]))).toMatchObject({ margin: -1, winner: 'B', degree: 'partial' });
  const even = contest(sides(), [1, 0, 1, 1, 0]);
  expect(contestIn(even)).toMatchObject({ margin: -1, winner: 'B' });
  expect(contestIn(contest(sides(), [1, 1, 1, 1, 0]))).toMatchObject({ margin: 0, winner: null, degree: 'none' });
});

test('a scale advantage doubles the better side’s result once per level (KOLO-CON-02)', () => {
  const state = contest(sides(cat('scale', 2)), [1, 1, 1, 1, 1]);
  expect([outcomeIn(state, 'a').final, outcomeIn(state, 'b').final]).toEqual([8, 3]);
  const other = contest(sides([], cat('scale', 1)), [1, 1, 1, 1, 1]);
  expect([outcomeIn(other, 'a').final, outcomeIn(other, 'b').final]).toEqual([2, 6]);
});

test('chance: acting against each other the worse side loses successes (KOLO-CON-03)', () => {
  const state = contest(sides(cat('chance', 2)), [1, 0, 1, 1, 1], true);
  expect(outcomeIn(state, 'a')).toMatchObject({ ignoredFailures: 1, ignoredSuccesses: 0 });
  expect(outcomeIn(state, 'b')).toMatchObject({ ignoredSuccesses: 2, result: 1 });
});

test('otherwise the better side ignores more failures (KOLO-CON-04)', () => {
  const state = contest(sides(cat('chance', 1)), [0, 0, 1, 1, 1], false);
  expect(outcomeIn(state, 'a')).toMatchObject({ ignoredFailures: 2, result: 0 });
  expect(outcomeIn(state, 'b').ignoredSuccesses).toBe(0);
});

test('the margin reads on the success scale, whose steps are never doubled (KOLO-CON-06, KOLO-CON-07)', () => {
  const state = contest(sides([], cat('scale', 2)), [0, 1, 1, 1, 1]);
  expect(contestIn(state)).toMatchObject({ margin: 1 - 12, winner: 'B', degree: 'extraordinary' });
  expect(outcomeIn(state, 'a')).toMatchObject({ thresholds: [1, 2, 3], degree: null });
});

test('nets are differences: what burdens both alike cancels, unskilled included (KOLO-CON-08)', () => {
  const both = sides([...cat('chance', -2), ...cat('scale', -1)], [...cat('chance', -2), ...cat('scale', -1)]);
  expect(contestIn(contest(both, [1, 1, 1, 1, 1]))).toMatchObject({ chance: 0, scale: 0 });
  const green = after(opened(table(), { id: 'a', kind: 'contested', veryCommon: false }), wolfLine('b', line));
  expect(testIn(green, 'a')).toMatchObject({ unskilled: true, scale: -1 });
  expect(contestIn(contest(green, [1, 1, 1, 1, 1])).scale).toBe(-1);
});

test('a test may be called what every object has already', () => {
  const mine = opened(table(), { id: 'constructor', kind: 'contested' });
  const both = opened(mine, { id: 'toString', kind: 'contested', actor: 'jan' });
  const thrown = { type: 'kolo/contestedTest', id: 'c', a: 'constructor', b: 'toString', coins: {} } as const;
  const done = after(both, thrown, [1, 0, 1]);
  expect(testIn(done, 'constructor').coins).toEqual([1, 0]);
});

test('coins may be thrown by hand, and both tests must be waiting', () => {
  const state = sides();
  const thrown = { type: 'kolo/contestedTest', id: 'c', a: 'a', b: 'b' } as const;
  expect(refusal(state, { ...thrown, coins: { a: [1] } })).toBe('E_COIN_COUNT');
  expect(refusal(state, { ...thrown, coins: { b: [1, 1, 3] } })).toBe('E_BAD_COIN');
  expect(refusal(state, { ...thrown, coins: { x: [1] } })).toBe('E_UNKNOWN_ID');
  expect(refusal(state, { ...thrown, b: 'a' })).toBe('E_WRONG_STATUS');
  expect(refusal(state, { ...thrown, b: 'x' })).toBe('E_UNKNOWN_ID');
  expect(refusal(state, { ...thrown, id: 'a' })).toBe('E_ID_TAKEN');
  expect(refusal(state, thrown, anna)).toBe('E_NOT_GM');
  expect(refusal(state, { type: 'kolo/flip', testId: 'a' }, anna)).toBe('E_WRONG_STATUS');
  expect(refusal(opened(state, { id: 'x' }), { ...thrown, b: 'x' })).toBe('E_WRONG_STATUS');
  const done = after(state, { ...thrown, coins: { a: [0, 1], b: [1, 0, 0] } });
  expect([testIn(done, 'a').coins, testIn(done, 'b').coins]).toEqual([
    [0, 1],
    [1, 0, 0],
  ]);
  expect(refusal(done, { ...thrown, id: 'd' })).toBe('E_WRONG_STATUS');
});

test('success is winning: points are lost by the winner and come back with one more to the loser (KOLO-ENG-04)', () => {
  const won = contest(sides([], [], {}, 2), [1, 1, 1, 1, 0, 0, 0]);
  expect(contestIn(won).winner).toBe('A');
  expect(playerIn(closed(won, 'a')).engagement).toBe(8);
  const lost = contest(sides([], [], {}, 2), [0, 0, 0, 0, 1, 1, 1]);
  expect(playerIn(closed(lost, 'a')).engagement).toBe(10);
  expect(outcomeIn(lost, 'a').xp).toBe(0);
});

test('experience of a contest: ignored successes count, and scale against one doubles (KOLO-XP-01, KOLO-XP-02)', () => {
  const state = contest(sides(cat('chance', -1), cat('scale', 1), {}, 3), [1, 1, 1, 1, 1, 0, 0, 0], true);
  // Five successes, one lost; the wolf has 0 − 2; Wanda wins at scale −1.
  expect(outcomeIn(state, 'a')).toMatchObject({ ignoredSuccesses: 1, xp: (1 + 1) * 2 });
});

test('a coin added by one side is read into the whole contest', () => {
  const state = contest(sides([], [], {}, 1), [0, 1, 1, 1, 0, 0]);
  expect(contestIn(state)).toMatchObject({ margin: 2, winner: 'A' });
  const { events, state: more } = when(state, { type: 'kolo/extendEngagement', testId: 'a' }, [0], anna);
  expect(events[0]).toMatchObject({ coin: 0, contest: { margin: 1, winner: 'A', degree: 'partial' } });
  expect(testIn(more, 'a')).toMatchObject({ extended: 1, status: 'extending', pool: { size: 4 } });
});

test('a contest is closed when both its tests are', () => {
  const state = contest(sides(), [1, 1, 1, 0, 0]);
  const one = closed(state, 'a');
  expect(contestIn(one).status).toBe('flipped');
  expect(contestIn(closed(one, 'b')).status).toBe('closed');
  expect(refusal(one, { type: 'kolo/closeTest', testId: 'a' })).toBe('E_WRONG_STATUS');
});

test('a pass stands unless the other side adds a coin, and two passes close', () => {
  const mine = opened(table(), { id: 'a', kind: 'contested' });
  const both = opened(mine, { id: 'b', kind: 'contested', actor: 'jan' });
  const spent = after(declared(both, 1, 'a'), { type: 'kolo/declareEngagement', testId: 'b', points: 1 }, [], bo);
  const state = contest(spent, [1, 1, 1, 0, 1]);
  const pass = (at: State, testId: string, by = anna): State =>
    after(at, { type: 'kolo/closeTest', testId, xpLabel: 'spór' }, [], by);
  const passed = pass(state, 'a');
  expect(testIn(passed, 'a')).toMatchObject({ status: 'flipped', passed: { xpLabel: 'spór' } });
  const reopened = after(passed, { type: 'kolo/extendEngagement', testId: 'b' }, [0], bo);
  expect(testIn(reopened, 'a').passed).toBeNull();
  const done = pass(passed, 'b', bo);
  expect(done.tests.map(({ status }) => status)).toEqual(['closed', 'closed']);
  expect(contestIn(done).status).toBe('closed');
  expect(playerIn(done, 'anna').engagement).toBe(9);
  expect(playerIn(done, 'bo').engagement).toBe(10);
});

test('once a side is settled the margin stands', () => {
  const state = contest(sides([], [], {}, 1), [0, 0, 1, 1, 0, 0]);
  const settled = after(state, { type: 'kolo/closeTest', testId: 'b' }, [], gm);
  expect(refusal(settled, { type: 'kolo/extendEngagement', testId: 'a' }, anna)).toBe('E_WRONG_STATUS');
});

test('a carried level meets a standing difference: netted first, what survives keeps its kind', () => {
  const plain = { sphereValue: 1, proficiencyValue: 0 };
  const works = (
    chance: number,
    side: 'A' | 'B',
    kind: 'loserIgnoresSuccess' | 'winnerIgnoresFailure',
    active: boolean,
  ) =>
    contestWorking(plain, plain, { chance, scale: 0, active, carry: { levels: 1, kind, side } }).map(
      ({ forgiven, lost }) => [forgiven, lost],
    );
  expect(works(0, 'A', 'loserIgnoresSuccess', true)).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect(works(0, 'A', 'winnerIgnoresFailure', true)).toEqual([
    [2, 0],
    [1, 0],
  ]);
  expect(works(2, 'A', 'winnerIgnoresFailure', true)).toEqual([
    [2, 0],
    [1, 2],
  ]);
  expect(works(-1, 'A', 'loserIgnoresSuccess', true)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(works(-3, 'A', 'winnerIgnoresFailure', false)).toEqual([
    [1, 0],
    [3, 0],
  ]);
  expect(
    contestWorking(plain, plain, { chance: 0, scale: 0, active: true, carry: noCarry }).map(({ lost }) => lost),
  ).toEqual([0, 0]);
});

/** Wanda and Jan, both with a point declared and more in their pools, their coins on the table. */
const twoPlayers = (coins: readonly number[]): State => {
  const mine = opened(table(), { id: 'a', kind: 'contested' });
  const both = opened(mine, { id: 'b', kind: 'contested', actor: 'jan', traits: [], aspects: [] });
  const spent = after(declared(both, 1, 'a'), { type: 'kolo/declareEngagement', testId: 'b', points: 1 }, [], bo);
  return contest(spent, coins);
};

test('left to habit, two sides take turns until both tests are closed (KOLO-ENG-06)', () => {
  const ready = twoPlayers([0, 0, 0, 1, 1]);
  let state = ready;
  let steps = 0;
  for (let next = habit(state); next; next = habit(state)) {
    const throws = next.command.type === 'kolo/extendEngagement' ? [steps % 3 === 0 ? 1 : 0] : [];
    state = after(state, next.command, throws, next.by);
    expect(++steps).toBeLessThan(100);
  }
  expect(contestIn(state).status).toBe('closed');
  expect(state.tests.map(({ status }) => status)).toEqual(['closed', 'closed']);
});

test('a coin is offered only where it would be taken (KOLO-ENG-06)', () => {
  const state = twoPlayers([1, 1, 1, 0, 0]);
  const offered = (viewer: typeof anna): readonly string[] =>
    offers(state, viewer).flatMap(({ command }) => (command.type === 'kolo/extendEngagement' ? [command.testId] : []));
  expect(contestIn(state).winner).toBe('A');
  expect([offered(anna), offered(bo)]).toEqual([[], ['b']]);
  expect(refusal(state, { type: 'kolo/extendEngagement', testId: 'a' }, anna)).toBe('E_WRONG_STATUS');
  // The other has added a coin and is still behind: now it is the winner's turn to raise the margin (D-22).
  const answered = after(state, { type: 'kolo/extendEngagement', testId: 'b' }, [0], bo);
  expect(contestIn(answered).winner).toBe('A');
  expect(offers(answered, anna).some(({ command }) => command.type === 'kolo/extendEngagement')).toBe(true);
  expect(offers(answered, bo).some(({ command }) => command.type === 'kolo/extendEngagement')).toBe(false);
});

test('when the other side is struck nothing is won: the points come back and no experience (KOLO-ENG-03, KOLO-XP-03)', () => {
  const won = twoPlayers([1, 1, 1, 0, 0]);
  expect(outcomeIn(won, 'a').xp).toBeGreaterThan(0);
  const struck = after(won, { type: 'kolo/adjust', reason: 'prov', change: { what: 'strikeTest', testId: 'b' } });
  expect(outcomeIn(struck, 'a').xp).toBe(0);
  const done = after(struck, { type: 'kolo/closeTest', testId: 'a' });
  expect(playerIn(done).engagement).toBe(10);
  expect(characterIn(done).xp).toEqual([]);
});
