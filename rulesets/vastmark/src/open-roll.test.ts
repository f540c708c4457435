import { expect, test } from 'vitest';
import { after, against, anna, bo, onlooker, opened, opposed, refusal, rollIn, table } from './testing/table.ts';

const open = { type: 'vastmark/openRoll', id: 'r', actor: 'tuva', resistance: against(9) } as const;

test('one die, at most one trait and one skill; fitting traits are never added up (VAST-ROLL-02, VAST-MULTI-01)', () => {
  expect(refusal(table(), { ...open, traits: ['Liten', 'Kvick'] })).toBe('E_TWO_TRAITS');
  expect(refusal(table(), { ...open, skills: ['Rida', 'Simma'] })).toBe('E_TWO_SKILLS');
  expect(refusal(table(), { ...open, traits: ['Liten', 'Kvick'], skills: ['Rida', 'Simma'] })).toBe('E_TWO_TRAITS');
});

test('what the game master names is the ruling; what a player names is a proposal', () => {
  expect(rollIn(after(table(), open)).status).toBe('ruled');
  expect(rollIn(after(table(), open, [], anna)).status).toBe('proposed');
  expect(refusal(table(), open, bo)).toBe('E_NOT_OWNER');
  expect(refusal(table(), open, onlooker)).toBe('E_NOT_OWNER');
});

test('ids must be known, and new ones new', () => {
  expect(refusal(table(), { ...open, actor: 'nobody' })).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), { ...open, traits: ['Stark'] })).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), { ...open, turned: ['Liten'] })).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), { ...open, socialTarget: 'nobody' })).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), { ...open, resistance: { kind: 'opposedTotal', total: 3, zero: false, actorId: 'x' } })).toBe(
    'E_UNKNOWN_ID',
  );
  expect(refusal(table(), { ...open, id: 'tuva' })).toBe('E_ID_TAKEN');
  expect(refusal(opened(table()), open)).toBe('E_ID_TAKEN');
});

test('resistance and modifications are whole numbers', () => {
  expect(refusal(table(), { ...open, modifications: [{ label: 'm', value: 0.5 }] })).toBe('E_NOT_INTEGER');
  expect(refusal(table(), { ...open, resistance: { kind: 'opposedTotal', total: 6.5, zero: false } })).toBe(
    'E_NOT_INTEGER',
  );
});

test('settings apply to rolls opened later', () => {
  const first = opened(table(), { id: 'old' });
  const changed = after(first, { type: 'vastmark/setTableSettings', settings: { difficultyTie: 'statusQuo' } });
  const both = opened(changed, { id: 'new' });
  const done = ['old', 'new'].reduce(
    (now, rollId) => after(now, { type: 'vastmark/enterFaces', rollId, faces: [9, 0] }, [], anna),
    both,
  );
  expect(['old', 'new'].map((id) => rollIn(done, id).result?.outcome.value)).toEqual(['failure', 'statusQuo']);
});

test('a roll against another roll is thrown together with it', () => {
  const state = opened(table(), { resistance: opposed });
  expect(refusal(state, { type: 'vastmark/roll', rollId: 'r' }, anna)).toBe('E_OPPOSED');
  const number = opened(state, { id: 'n', actor: 'spy' });
  expect(refusal(number, { type: 'vastmark/opposedRoll', id: 'c', sides: ['r', 'n'] })).toBe('E_NOT_OPPOSED');
  expect(refusal(number, { type: 'vastmark/opposedRoll', id: 'c', sides: ['r', 'r'] })).toBe('E_NOT_OPPOSED');
  expect(refusal(number, { type: 'vastmark/opposedRoll', id: 'c', sides: ['r', 'x'] })).toBe('E_UNKNOWN_ID');
  expect(refusal(number, { type: 'vastmark/opposedRoll', id: 'c', sides: ['r', 'n'] }, anna)).toBe('E_NOT_GM');
});

test('real dice may be typed in for some of the sides', () => {
  const one = opened(table(), { id: 'a', resistance: opposed });
  const both = opened(one, { id: 'b', actor: 'spy', resistance: opposed });
  const throwing = { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] } as const;
  expect(refusal(both, { ...throwing, faces: { a: [9] } })).toBe('E_CHAIN_INCOMPLETE');
  expect(refusal(both, { ...throwing, faces: { x: [3] } })).toBe('E_UNKNOWN_ID');
  const done = after(both, { ...throwing, faces: { a: [9, 3] } }, [5]);
  expect([rollIn(done, 'a').chains, rollIn(done, 'b').chains]).toEqual([[[9, 3]], [[5]]]);
});

test('rolls long closed fall off the table; open ones stay', () => {
  let state = opened(table(), { id: 'open' });
  for (let i = 0; i < 60; i++) {
    state = after(opened(state, { id: `r${i}` }), { type: 'vastmark/withdrawRoll', rollId: `r${i}` });
  }
  expect(state.rolls.length).toBeLessThanOrEqual(42);
  expect(rollIn(state, 'open').status).toBe('ruled');
});
