import { describe, expect, test } from 'vitest';
import { isOwnMistake } from './complex.ts';
import type { ComplexNext, OpenTest, Settings, StartComplex, State } from './model.ts';
import {
  after,
  anna,
  bo,
  characterIn,
  declared,
  gm,
  openTest,
  outcomeIn,
  playerIn,
  refusal,
  table,
  testIn,
  wolfLine,
} from './testing/table.ts';

const inputs = ({ type: _, ...rest }: OpenTest): Omit<OpenTest, 'type'> => rest;
const start = (settings: Partial<Settings> = {}, more: Partial<StartComplex> = {}): State =>
  after(table(settings), { type: 'kolo/startComplex', id: 'x', intervalLabel: 'godzina', ...more });
const next = (id: string, more: Parameters<typeof openTest>[0] = {}): ComplexNext => ({
  type: 'kolo/complexNext',
  complexId: 'x',
  test: inputs(openTest({ id, ...more })),
});
/** One roll from opening to closing, by its coins. */
const roll = (
  state: State,
  id: string,
  coins: readonly number[],
  more: { sideGoal?: boolean; other?: number } = {},
): State => {
  const open = after(state, next(id, { other: more.other ?? 0 }));
  const thrown = after(open, { type: 'kolo/flip', testId: id }, coins, anna);
  return after(thrown, { type: 'kolo/closeTest', testId: id, partialAs: more.sideGoal ? 'sideGoal' : 'chance' });
};
const complexIn = (state: State) => {
  const [complex] = state.complexes;
  if (!complex) throw new Error('no complex test');
  return complex;
};

test('a series of tests, each with its span of time, until settled or stopped (KOLO-CPX-01)', () => {
  const state = start();
  expect(complexIn(state)).toMatchObject({
    intervalLabel: 'godzina',
    status: 'running',
    carry: { levels: 0, kind: null, side: null },
  });
  const one = after(state, next('r1'));
  expect(testIn(one, 'r1')).toMatchObject({ kind: 'complex', complexId: 'x' });
  expect(refusal(one, next('r2'))).toBe('E_WRONG_STATUS');
  const stopped = after(roll(state, 'r1', [1, 0]), { type: 'kolo/stopComplex', complexId: 'x' }, [], anna);
  expect(complexIn(stopped).status).toBe('stopped');
  expect(refusal(stopped, next('r2'))).toBe('E_WRONG_STATUS');
  expect(refusal(stopped, { type: 'kolo/stopComplex', complexId: 'x' })).toBe('E_WRONG_STATUS');
  // What is not there, or not whole, is said before how far the test has come.
  expect(refusal(stopped, next('r2', { traits: ['nie ma'] }))).toBe('E_UNKNOWN_ID');
  expect(refusal(stopped, next('r2', { other: 0.5 }))).toBe('E_NOT_INTEGER');
  expect(refusal(roll(state, 'r1', [1, 0]), { type: 'kolo/stopComplex', complexId: 'x' }, bo)).toBe('E_NOT_OWNER');
  expect(refusal(state, { type: 'kolo/startComplex', id: 'y' }, anna)).toBe('E_NOT_GM');
  expect(refusal(state, { type: 'kolo/startComplex', id: 'x' })).toBe('E_ID_TAKEN');
  expect(refusal(state, next('r1'), bo)).toBe('E_NOT_OWNER');
  expect(refusal(state, next('r1', { proficiencies: [] }))).toBe('E_NO_PROFICIENCY');
  expect(refusal(state, { type: 'kolo/complexNext', complexId: 'x' })).toBe('E_WRONG_STATUS');
});

test('each roll is a full test with its own pool, engagement and experience (KOLO-CPX-02)', () => {
  const open = declared(after(start(), next('r1')), 2, 'r1');
  const thrown = after(open, { type: 'kolo/flip', testId: 'r1' }, [1, 0, 0, 0], anna);
  expect(outcomeIn(thrown, 'r1').degree).toBe('none');
  expect(playerIn(after(thrown, { type: 'kolo/closeTest', testId: 'r1' })).engagement).toBe(10);
  const better = after(open, { type: 'kolo/flip', testId: 'r1' }, [1, 1, 0, 0], anna);
  const done = after(better, { type: 'kolo/closeTest', testId: 'r1', xpLabel: 'wspinaczka' });
  expect(characterIn(done).xp).toMatchObject([{ amount: 1, label: 'wspinaczka', source: 'test' }]);
});

test('a partial success gives a level of chance in the next roll, or a side goal instead (KOLO-CPX-03)', () => {
  const one = roll(start(), 'r1', [1, 0]);
  expect(complexIn(one).carry).toEqual({ levels: 1, kind: 'chance', side: null });
  expect(testIn(after(one, next('r2')), 'r2')).toMatchObject({ carry: 1, chance: 1, categories: [] });
  expect(complexIn(roll(start(), 'r1', [1, 0], { sideGoal: true })).carry.levels).toBe(0);
});

test('the level is for the next roll only, unless the table lets it add up (KOLO-CPX-04)', () => {
  const twice = (settings: Partial<Settings>) => roll(roll(start(settings), 'r1', [1, 0]), 'r2', [0, 0], { other: 0 });
  // The second roll: two failures, one forgiven by the sphere and one by the carry: nothing.
  expect(outcomeIn(twice({}), 'r2').degree).toBe('none');
  expect(complexIn(twice({})).carry.levels).toBe(0);
  expect(complexIn(twice({ complexCarry: 'cumulative' })).carry.levels).toBe(1);
  expect(complexIn(roll(twice({ complexCarry: 'cumulative' }), 'r3', [1, 0])).carry.levels).toBe(2);
});

test('where one can move away from the goal a result below zero reads on the reversed scale (KOLO-CPX-05)', () => {
  const thrown = (coins: readonly number[], reversedScale: boolean, other: number) =>
    after(after(start({}, { reversedScale }), next('r1', { other })), { type: 'kolo/flip', testId: 'r1' }, coins, anna);
  const degrees = [2, 3, 4, 5].map((count) => outcomeIn(thrown(Array(count).fill(0), true, count - 2), 'r1').degree);
  expect(degrees).toEqual(['partialFailure', 'failure', 'criticalFailure', 'criticalFailure']);
  expect(outcomeIn(thrown([0, 0, 0], false, 1), 'r1').degree).toBe('none');
  expect(outcomeIn(thrown([0], true, -1), 'r1').degree).toBe('none');
  const stretched = after(
    start({}, { reversedScale: true }),
    next('r1', { other: 2, categories: [{ label: 's', group: 'scale', value: -1 }] }),
  );
  expect(outcomeIn(after(stretched, { type: 'kolo/flip', testId: 'r1' }, [0, 0, 0, 0], anna), 'r1')).toMatchObject({
    final: -3,
    degree: 'partialFailure',
  });
});

test('a partial failure takes a level of chance in the next roll (KOLO-CPX-06)', () => {
  const state = roll(start({}, { reversedScale: true }), 'r1', [0, 0]);
  expect(complexIn(state).carry).toEqual({ levels: -1, kind: 'chance', side: null });
  expect(testIn(after(state, next('r2')), 'r2').chance).toBe(-1);
});

test('goal or better ends it, failure or worse on the reversed scale too, else it goes on (KOLO-CPX-09)', () => {
  expect(complexIn(roll(start(), 'r1', [1, 1]))).toMatchObject({ status: 'goal', carry: { levels: 0 } });
  expect(complexIn(roll(start(), 'r1', [1, 1, 1], { other: 1 })).status).toBe('goal');
  expect(complexIn(roll(start({}, { reversedScale: true }), 'r1', [0, 0, 0], { other: 1 })).status).toBe('failed');
  expect(complexIn(roll(start(), 'r1', [0, 0, 0], { other: 1 })).status).toBe('running');
  expect(refusal(roll(start(), 'r1', [1, 1]), next('r2'))).toBe('E_WRONG_STATUS');
});

describe('contested complex tests', () => {
  const line = { pool: 2, sphereValue: 1, proficiencyValue: 0 };
  const contested = (more: Partial<StartComplex> = {}) => start({}, { contested: true, active: true, ...more });
  const round = (n: number): ComplexNext => ({
    type: 'kolo/complexNext',
    complexId: 'x',
    a: inputs(openTest({ id: `a${n}` })),
    b: inputs(wolfLine(`b${n}`, line)),
  });
  const meet = (state: State, n: number, coins: readonly number[]): State => {
    const thrown = after(
      after(state, round(n)),
      { type: 'kolo/contestedTest', id: `c${n}`, a: `a${n}`, b: `b${n}` },
      coins,
    );
    return after(after(thrown, { type: 'kolo/closeTest', testId: `a${n}` }), {
      type: 'kolo/closeTest',
      testId: `b${n}`,
    });
  };

  test('a margin of one gives that side a level of difference next, two or more ends it (KOLO-CPX-07)', () => {
    // Wanda 1 − 0, the wolf 1 + 0 − 0 … one success each, one failure forgiven each: nobody's.
    expect(complexIn(meet(contested(), 1, [1, 0, 1, 0])).carry).toEqual({ levels: 0, kind: null, side: null });
    const one = meet(contested(), 1, [1, 1, 1, 0]);
    expect(complexIn(one)).toMatchObject({
      status: 'running',
      winner: null,
      carry: { levels: 1, kind: 'loserIgnoresSuccess', side: 'A' },
    });
    const second = meet(one, 2, [1, 0, 1, 0]);
    // The wolf ignores its one success now: 1 against 0.
    expect(outcomeIn(second, 'b2')).toMatchObject({ ignoredSuccesses: 1, result: 0 });
    expect(second.contests.at(-1)).toMatchObject({ chance: 0, margin: 1, winner: 'A' });
    const won = meet(one, 2, [1, 1, 1, 0]);
    expect(complexIn(won)).toMatchObject({ status: 'goal', winner: 'A', carry: { levels: 0 } });
  });

  test('not acting against each other the winner ignores a failure', () => {
    expect(complexIn(meet(contested({ active: false }), 1, [1, 1, 1, 0])).carry).toEqual({
      levels: 1,
      kind: 'winnerIgnoresFailure',
      side: 'A',
    });
  });

  test('a loss by one’s own mistakes: the winner ignores a failure instead, where the game master draws the line (KOLO-CPX-08)', () => {
    expect([isOwnMistake(0, -1), isOwnMistake(1, -1), isOwnMistake(1, -2), isOwnMistake(3, 2)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    // Wanda: one success, one failure forgiven = 1 … the wolf two failures, one forgiven = −1; margin 2 would end it, so 0 against −1.
    const coins = [0, 0, 0, 0] as const;
    const lines = (n: number): ComplexNext => ({
      ...round(n),
      a: inputs(openTest({ id: `a${n}`, traits: ['Uparta'] })),
    });
    const met = (ownMistakes: boolean) => {
      const open = after(contested({ ownMistakes }), lines(1));
      const thrown = after(open, { type: 'kolo/contestedTest', id: 'c1', a: 'a1', b: 'b1' }, coins);
      return after(after(thrown, { type: 'kolo/closeTest', testId: 'a1' }), { type: 'kolo/closeTest', testId: 'b1' });
    };
    expect(met(true).contests[0]).toMatchObject({ margin: 1, winner: 'A' });
    expect(complexIn(met(true)).carry).toEqual({ levels: 1, kind: 'winnerIgnoresFailure', side: 'A' });
    expect(complexIn(met(false)).carry.kind).toBe('loserIgnoresSuccess');
  });

  test('sides keep their places, and both are needed', () => {
    const open = after(contested(), round(1));
    expect(refusal(open, { type: 'kolo/contestedTest', id: 'c', a: 'b1', b: 'a1' })).toBe('E_WRONG_STATUS');
    expect(refusal(contested(), { type: 'kolo/complexNext', complexId: 'x', a: inputs(openTest({ id: 'a1' })) })).toBe(
      'E_WRONG_STATUS',
    );
    expect(refusal(open, round(2))).toBe('E_WRONG_STATUS');
    expect(complexIn(open).tests).toEqual(['a1', 'b1']);
    expect(gm.seat).toBe('gm');
  });
});
