import { expect, test } from 'vitest';
import type { CloseTest, State } from './model.ts';
import { answer } from './questions.ts';
import {
  after,
  anna,
  bo,
  characterIn,
  declared,
  flipped,
  gm,
  opened,
  outcomeIn,
  playerIn,
  refusal,
  table,
  testIn,
  when,
  withPools,
} from './testing/table.ts';

const declare = (points: number) => ({ type: 'kolo/declareEngagement', testId: 't', points }) as const;
const extend = { type: 'kolo/extendEngagement', testId: 't' } as const;
const close = (more: Partial<CloseTest> = {}): CloseTest => ({
  type: 'kolo/closeTest',
  testId: 't',
  xpLabel: 'port',
  ...more,
});
/** Two points put in: four coins, Zaciekłość 1, proficiency 0. */
const spent = (coins: readonly number[], state: State = table()): State => flipped(declared(opened(state), 2), coins);

test('engagement is spent only when the game master calls a test, one coin a point (KOLO-ENG-01)', () => {
  expect(refusal(table(), declare(1), anna)).toBe('E_UNKNOWN_ID');
  const state = declared(opened(table()), 3);
  expect(testIn(state)).toMatchObject({ declared: 3, status: 'declared', pool: { engagement: 3, size: 5 } });
  expect(playerIn(state).engagement).toBe(7);
  expect(refusal(withPools(opened(table()), 2), declare(3), anna)).toBe('E_NO_ENGAGEMENT');
  expect(refusal(opened(table()), declare(1.5), anna)).toBe('E_NOT_INTEGER');
  expect(refusal(opened(table()), declare(1), bo)).toBe('E_NOT_OWNER');
  const wolf = opened(table(), { actor: 'wolf' });
  expect(refusal(wolf, declare(1))).toBe('E_NO_ENGAGEMENT');
});

test('a test that succeeds uses all of it up (KOLO-ENG-02)', () => {
  const done = after(spent([1, 1, 1, 0]), close());
  expect(playerIn(done).engagement).toBe(8);
  expect(testIn(done).status).toBe('closed');
});

test('otherwise all of it returns and one more, if the pool is not full (KOLO-ENG-03)', () => {
  expect(playerIn(after(spent([0, 0, 1, 0]), close())).engagement).toBe(10);
  expect(playerIn(after(spent([0, 0, 1, 0], withPools(table(), 5)), close())).engagement).toBe(6);
  const none = after(flipped(opened(withPools(table(), 5)), [0, 0]), close());
  expect(playerIn(none).engagement).toBe(5);
});

test('success is partial success or better, or goal where the table says so (KOLO-ENG-04)', () => {
  const partial = (settings: Parameters<typeof table>[0]) =>
    after(spent([1, 1, 0, 0], withPools(table(settings), 5)), close());
  expect(outcomeIn(partial({})).degree).toBe('partial');
  expect(playerIn(partial({})).engagement).toBe(3);
  expect(playerIn(partial({ successAt: 'goal' })).engagement).toBe(6);
  expect(outcomeIn(partial({ successAt: 'goal' })).xp).toBe(0);
});

test('the wish is declared before the coins, with at least one point (KOLO-ENG-05)', () => {
  expect(refusal(opened(table()), declare(0), anna)).toBe('E_NOT_POSITIVE');
  expect(refusal(declared(opened(table()), 1), declare(1), anna)).toBe('E_WRONG_STATUS');
  expect(refusal(flipped(opened(table()), [1, 0]), declare(1), anna)).toBe('E_WRONG_STATUS');
  expect(refusal(flipped(opened(table()), [1, 0]), extend, anna)).toBe('E_NOT_DECLARED');
});

test('one who declared adds further points one at a time, seeing the coins (KOLO-ENG-06)', () => {
  const state = spent([0, 0, 1, 0]);
  expect(refusal(declared(opened(table()), 1), extend, anna)).toBe('E_WRONG_STATUS');
  const one = after(state, extend, [1], anna);
  expect(testIn(one)).toMatchObject({ status: 'extending', extended: 1, pool: { engagement: 3, size: 5 } });
  expect(outcomeIn(one)).toMatchObject({ successes: 2, failures: 3, result: 0 });
  expect(playerIn(one).engagement).toBe(7);
  expect(outcomeIn(after(one, { ...extend, coin: 1 }, [], anna)).degree).toBe('partial');
  expect(refusal(one, { ...extend, coin: 2 }, anna)).toBe('E_BAD_COIN');
  expect(refusal(withPools(one, 0), extend, anna)).toBe('E_NO_ENGAGEMENT');
  expect(refusal(after(one, close()), extend, anna)).toBe('E_WRONG_STATUS');
  expect(refusal(one, extend, bo)).toBe('E_NOT_OWNER');
});

test('the game master may refuse engagement where there is no motive (KOLO-ENG-07)', () => {
  const state = declared(opened(table()), 3);
  const vetoed = after(state, { type: 'kolo/vetoEngagement', testId: 't', reason: 'bez powodu' });
  expect(playerIn(vetoed).engagement).toBe(10);
  expect(testIn(vetoed)).toMatchObject({ status: 'open', declared: 0, vetoed: true, pool: { engagement: 0, size: 2 } });
  expect(refusal(vetoed, declare(1), anna)).toBe('E_ENGAGEMENT_VETOED');
  expect(refusal(state, { type: 'kolo/vetoEngagement', testId: 't' }, anna)).toBe('E_NOT_GM');
  expect(refusal(flipped(state, [1, 0, 0, 0, 0]), { type: 'kolo/vetoEngagement', testId: 't' })).toBe('E_WRONG_STATUS');
});

test('she may withhold the bonus where the test had no chance or did not matter (KOLO-ENG-08)', () => {
  const state = spent([0, 0, 1, 0], withPools(table(), 5));
  expect(playerIn(after(state, close({ withholdBonus: true }))).engagement).toBe(5);
  expect(refusal(state, close({ withholdBonus: true }), anna)).toBe('E_NOT_GM');
});

test('a coin whose failure can no longer be ignored hurts as often as it helps (KOLO-ENG-09)', () => {
  const state = spent([0, 0, 1, 1]);
  // Zaciekłość 1 is used up: result 1, and one more coin makes it 2 or 0.
  expect(answer(state, { ask: 'oneMore', testId: 't' })).toMatchObject({
    degrees: {
      partial: { stop: { exact: '1' }, oneMore: { exact: '1/2' }, advice: 'worse' },
      goal: { stop: { exact: '0' }, oneMore: { exact: '1/2' }, advice: 'better' },
      extraordinary: { oneMore: { exact: '0' }, advice: 'same' },
    },
  });
});

test('the player passes or the game master closes, and experience needs its label', () => {
  const won = spent([1, 1, 1, 0]);
  expect(refusal(won, close({ xpLabel: null }))).toBe('E_LABEL_MISSING');
  expect(refusal(won, close({ xpLabel: '  ' }))).toBe('E_LABEL_MISSING');
  expect(refusal(won, close(), bo)).toBe('E_NOT_OWNER');
  expect(refusal(opened(table()), close())).toBe('E_WRONG_STATUS');
  const done = after(won, close(), [], anna);
  expect(characterIn(done).xp).toMatchObject([{ amount: 1, label: 'port', source: 'test' }]);
  expect(refusal(done, close())).toBe('E_WRONG_STATUS');
  expect(when(won, close()).events[0]).toMatchObject({
    settled: [{ succeeded: true, spent: 2, returned: 0, xp: 1 }],
    contest: null,
    complex: null,
  });
  expect(gm.role).toBe('gm');
});

test('a character with points in a test does not change hands: they are its player’s (KOLO-POOL-01)', () => {
  const assign = (ownerId: string | null) => ({ type: 'kolo/assignCharacter', actor: 'wanda', ownerId }) as const;
  const state = declared(opened(table()), 2);
  expect(refusal(state, assign(null), anna)).toBe('E_WRONG_STATUS');
  expect(refusal(state, assign('bo'))).toBe('E_WRONG_STATUS');
  const vetoed = after(state, { type: 'kolo/vetoEngagement', testId: 't' });
  expect(playerIn(vetoed).engagement).toBe(10);
  expect(characterIn(after(vetoed, assign('bo'))).ownerId).toBe('bo');
});
