import { describe, expect, test } from 'vitest';
import { degree, evaluate, thresholds, working } from './evaluate.ts';
import { answer } from './questions.ts';
import {
  after,
  anna,
  bo,
  closed,
  declared,
  flipped,
  gm,
  onlooker,
  opened,
  openTest,
  outcomeIn,
  refusal,
  settingsWith,
  table,
  testIn,
  when,
} from './testing/table.ts';

const read = (
  successes: number,
  failures: number,
  [sphere, chance, proficiency, scale]: readonly [number, number, number, number],
  never = false,
) => evaluate(successes, failures, working(sphere, chance, proficiency, scale), never ? 'never' : 'literal');

describe('the six steps', () => {
  test('1. the pool is significance, gear, engagement and rarely more, at least one coin (KOLO-TEST-02)', () => {
    expect(testIn(opened(table(), { equipment: 2, other: 1 })).pool).toEqual({
      basicSignificance: 2,
      equipment: 2,
      engagement: 0,
      other: 1,
      useTotal: false,
      size: 5,
    });
    expect(testIn(declared(opened(table(), { equipment: 2 }), 3)).pool).toMatchObject({ engagement: 3, size: 7 });
    expect(testIn(opened(table(), { other: -9 })).pool.size).toBe(1);
    const rich = after(table(), {
      type: 'kolo/addResource',
      actor: 'wanda',
      phrase: 'Urząd',
      kind: 'office',
      value: 4,
    });
    expect(testIn(opened(rich, { useTotal: true })).pool).toMatchObject({
      basicSignificance: 6,
      useTotal: true,
      size: 6,
    });
    expect(refusal(table(), openTest({ equipment: -1 }))).toBe('E_NOT_POSITIVE');
    expect(refusal(table(), openTest({ other: 0.5 }))).toBe('E_NOT_INTEGER');
  });

  test('2. as many coins as the pool, each success or failure with equal chances, by any method (KOLO-TEST-03)', () => {
    const state = opened(table());
    expect(outcomeIn(flipped(state, [1, 0]))).toMatchObject({ successes: 1, failures: 1 });
    expect(answer(opened(table(), { sphere: 'ferocity' }), { ask: 'odds', testId: 't' })).toMatchObject({
      degrees: { none: { exact: '1/4' }, partial: { exact: '1/2' }, goal: { exact: '1/4' } },
    });
    const byHand = (coins: readonly number[]) => ({ type: 'kolo/flip', testId: 't', coins }) as const;
    expect(refusal(state, byHand([1, 2]), anna)).toBe('E_BAD_COIN');
    expect(refusal(state, byHand([1]), anna)).toBe('E_COIN_COUNT');
    expect(testIn(after(state, byHand([0, 1]), [], anna)).coins).toEqual([0, 1]);
  });

  test('3. each point of the sphere forgives a failure, never more than there are (KOLO-TEST-04)', () => {
    expect(read(1, 3, [2, 0, 0, 0])).toMatchObject({ ignoredFailures: 2, result: 0 });
    expect(read(3, 1, [5, 0, 0, 0])).toMatchObject({ ignoredFailures: 1, result: 3 });
  });

  test('4. chance forgives more failures, or loses successes, never more than there are (KOLO-TEST-05)', () => {
    expect(read(1, 3, [1, 2, 0, 0])).toMatchObject({ ignoredFailures: 3, result: 1 });
    expect(read(3, 1, [1, -2, 0, 0])).toMatchObject({ ignoredSuccesses: 2, ignoredFailures: 1, result: 1 });
    expect(read(1, 1, [1, -4, 0, 0])).toMatchObject({ ignoredSuccesses: 1, result: 0 });
  });

  test('5. what is left is added to the proficiency (KOLO-TEST-06)', () => {
    expect(read(2, 3, [2, 0, 1, 0]).result).toBe(1 + 2 - 1);
  });

  test('6. scale doubles the result, or the values needed (KOLO-TEST-07)', () => {
    expect(read(2, 0, [1, 0, 1, 2])).toMatchObject({ result: 3, final: 12 });
    expect(read(2, 0, [1, 0, 1, -2])).toMatchObject({ result: 3, final: 3 });
    expect([thresholds(0), thresholds(1), thresholds(3)]).toEqual([
      [1, 2, 3],
      [2, 4, 6],
      [8, 16, 24],
    ]);
  });

  test('the order is fixed: chance before proficiency before scale (KOLO-TEST-01)', () => {
    // 3 successes, 2 lost by chance, proficiency 1, then doubled: (3 − 2 + 1) × 2.
    expect(read(3, 0, [1, -2, 1, 1]).final).toBe(4);
    const state = opened(table());
    expect(refusal(flipped(state, [1, 0]), { type: 'kolo/flip', testId: 't' }, anna)).toBe('E_WRONG_STATUS');
    expect(refusal(flipped(state, [1, 0]), { type: 'kolo/amendTest', testId: 't', other: 1 })).toBe('E_WRONG_STATUS');
    expect(refusal(flipped(state, [1, 0]), { type: 'kolo/suggestFit', testId: 't', traits: [], aspects: [] }, bo)).toBe(
      'E_WRONG_STATUS',
    );
  });
});

test('below zero is doubled like anything, unless the table says never (KOLO-TEST-10)', () => {
  expect(read(0, 4, [1, 0, 0, 1])).toMatchObject({ result: -3, final: -6 });
  expect(read(0, 4, [1, 0, 0, 1], true)).toMatchObject({ result: -3, final: -3 });
  const never = opened(table({ scaleOnNegative: 'never' }), {
    other: 3,
    categories: [{ label: 's', group: 'scale', value: 1 }],
  });
  expect(outcomeIn(flipped(never, [0, 0, 0, 0, 0]))).toMatchObject({ result: -4, final: -4 });
});

test('the success scale: 1 partial, 2 goal, 3 extraordinary; the game master may give meaning beyond (KOLO-TEST-08, KOLO-TEST-09)', () => {
  expect([-3, 0, 1, 2, 3, 9].map((final) => degree(final, thresholds(0), false))).toEqual([
    'none',
    'none',
    'partial',
    'goal',
    'extraordinary',
    'extraordinary',
  ]);
  expect([1, 2, 3, 4, 5, 6].map((final) => degree(final, thresholds(1), false))).toEqual([
    'none',
    'partial',
    'partial',
    'goal',
    'goal',
    'extraordinary',
  ]);
  // In-between values are there to be given a meaning: the outcome keeps the number, not only the degree.
  const stretched = opened(table(), { equipment: 4, categories: [{ label: 's', group: 'scale', value: -1 }] });
  expect(outcomeIn(flipped(stretched, [1, 1, 1, 1, 1, 0]))).toMatchObject({
    final: 5,
    thresholds: [2, 4, 6],
    degree: 'goal',
  });
});

test('who may open, change and throw', () => {
  const state = opened(table());
  expect(refusal(state, { type: 'kolo/flip', testId: 't' }, bo)).toBe('E_NOT_OWNER');
  expect(refusal(state, { type: 'kolo/flip', testId: 't' }, gm)).toBe('E_NOT_OWNER');
  expect(refusal(state, { type: 'kolo/flip', testId: 'x' }, anna)).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), openTest(), bo)).toBe('E_NOT_OWNER');
  expect(refusal(table(), openTest({ actor: 'x' }))).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), openTest({ traits: ['x'] }))).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), openTest({ aspects: ['x'] }))).toBe('E_UNKNOWN_ID');
  expect(refusal(state, openTest())).toBe('E_ID_TAKEN');
  expect(refusal(state, { type: 'kolo/suggestFit', testId: 't', traits: [], aspects: [] }, onlooker)).toBe(
    'E_NOT_OWNER',
  );
  expect(refusal(state, { type: 'kolo/suggestFit', testId: 't', traits: ['x'], aspects: [] }, bo)).toBe('E_UNKNOWN_ID');
});

test('a player’s test is a proposal that the game master opens, as it is or changed', () => {
  const proposed = after(table(), openTest({ traits: ['Porywcza'] }), [], anna);
  expect(proposed.tests).toEqual([]);
  expect(proposed.proposals).toMatchObject([{ id: 't', by: 'anna', only: ['anna'] }]);
  expect(refusal(proposed, openTest(), anna)).toBe('E_ID_TAKEN');
  // Under its id nothing else is opened: the proposal would be gone without a word.
  expect(refusal(proposed, openTest({ actor: 'wolf', traits: [], aspects: [] }))).toBe('E_ID_TAKEN');
  const accepted = after(proposed, openTest({ traits: [] }));
  expect([accepted.proposals, testIn(accepted).sphereValue]).toEqual([[], 1]);
  expect(after(proposed, { type: 'kolo/dismissProposal', id: 't' }).proposals).toEqual([]);
  expect(refusal(proposed, { type: 'kolo/dismissProposal', id: 't' }, bo)).toBe('E_UNKNOWN_ID');
});

test('an open test is changed in part; what was declared stays', () => {
  const state = declared(opened(table(), { traits: ['Porywcza'] }), 2);
  const changed = after(state, { type: 'kolo/amendTest', testId: 't', sphere: 'character', equipment: 1 });
  expect(testIn(changed)).toMatchObject({
    sphere: 'character',
    sphereValue: 1,
    declared: 2,
    status: 'declared',
    pool: { equipment: 1, engagement: 2, size: 5 },
  });
});

test('an npc may be typed as a line: pool, sphere value, proficiency', () => {
  const line = { pool: 4, sphereValue: 2, proficiencyValue: 1, unskilled: true };
  const open = { type: 'kolo/openTest', id: 'w', actor: 'wolf', line } as const;
  const state = after(table(), open);
  expect(testIn(state, 'w')).toMatchObject({
    pool: { basicSignificance: 4, size: 4 },
    sphere: null,
    sphereValue: 2,
    proficiencyValue: 1,
    unskilled: true,
    scale: -1,
    proficiencies: [],
  });
  expect(outcomeIn(after(state, { type: 'kolo/flip', testId: 'w' }, [1, 1, 0, 0]), 'w').result).toBe(3);
  expect(refusal(table(), { ...open, actor: 'wanda' })).toBe('E_LINE_NEEDS_NPC');
  expect(refusal(table(), { ...open, line: { ...line, pool: 1.5 } })).toBe('E_NOT_INTEGER');
  const amended = after(state, {
    type: 'kolo/amendTest',
    testId: 'w',
    categories: [{ label: 'c', group: 'chance', value: 1 }],
  });
  expect(testIn(amended, 'w')).toMatchObject({ chance: 1, sphereValue: 2, pool: { size: 4 } });
});

test('the outcome says what closing now would bring', () => {
  expect(outcomeIn(flipped(declared(opened(table()), 1), [1, 1, 0])).xp).toBe(1);
  expect(outcomeIn(flipped(opened(table()), [1, 1])).xp).toBe(0);
  expect(when(opened(table()), { type: 'kolo/flip', testId: 't' }, [1, 1], anna).events[0]).toMatchObject({
    byHand: false,
  });
  expect(closed(flipped(opened(table()), [1, 1])).tests[0]?.status).toBe('closed');
  expect(settingsWith().successAt).toBe('partial');
});
