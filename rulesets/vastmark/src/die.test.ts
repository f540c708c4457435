import { expect, test } from 'vitest';
import { rolled, refusal, resultOf, rollIn, opened, table, anna, when, after } from './testing/table.ts';

test('the die has ten faces, 0 to 9, read as printed (VAST-DIE-01)', () => {
  for (let face = 0; face < 9; face++) expect(resultOf(rolled([face])).dieTotal).toBe(face);
  expect(() => rolled([10])).toThrow('not on a d0-9');
});

test('0 is the number zero and never ten (VAST-DIE-02)', () => {
  expect(resultOf(rolled([0], { modifications: [{ label: 'läge', value: 3 }] }))).toMatchObject({
    dieTotal: 0,
    total: 3,
  });
});

test('a nine is thrown again and added, as long as nines come (VAST-NINE-01, VAST-NINE-02)', () => {
  expect(resultOf(rolled([9, 4])).dieTotal).toBe(13);
  expect(resultOf(rolled([9, 9, 9, 9, 9, 2])).dieTotal).toBe(47);
});

test('a zero after a nine is a plain zero, even below the resistance (VAST-NINE-04, VAST-ZERO-03)', () => {
  expect(resultOf(rolled([9, 0], { resistance: { kind: 'difficulty', value: 20 } }))).toMatchObject({
    dieTotal: 9,
    zero: false,
    autoFailure: false,
    outcome: 'failure',
  });
});

test('real dice may be typed in, one finished chain (VAST-NINE-02)', () => {
  const state = opened(table());
  const enter = (faces: readonly number[]) => ({ type: 'vastmark/enterFaces', rollId: 'r', faces }) as const;
  expect(refusal(state, enter([10]), anna)).toBe('E_BAD_FACE');
  expect(refusal(state, enter([1.5]), anna)).toBe('E_BAD_FACE');
  expect(refusal(state, enter([3, 4]), anna)).toBe('E_CHAIN_OVERLONG');
  expect(refusal(state, enter([9, 9]), anna)).toBe('E_CHAIN_INCOMPLETE');
  expect(refusal(state, enter([]), anna)).toBe('E_CHAIN_INCOMPLETE');
  const entered = when(state, enter([9, 5]), [], anna);
  expect(entered.events[0]).toMatchObject({ type: 'vastmark/rolled', entered: true });
  expect(rollIn(entered.state)).toMatchObject({ status: 'rolled', chains: [[9, 5]] });
  expect(refusal(entered.state, enter([3]), anna)).toBe('E_ALREADY_ROLLED');
});

test('a group is typed in roll by roll', () => {
  const state = opened(table(), { mode: 'separate', traits: ['Liten', 'Kvick'] });
  expect(refusal(state, { type: 'vastmark/enterFaces', rollId: 'r', faces: [3] }, anna)).toBe('E_UNKNOWN_ID');
  const one = after(state, { type: 'vastmark/enterFaces', rollId: 'r.1', faces: [3] }, [], anna);
  expect(one.groups[0]?.result).toBeNull();
  const both = after(one, { type: 'vastmark/enterFaces', rollId: 'r.2', faces: [9, 3] }, [], anna);
  expect(both.groups[0]?.result?.value).toEqual({ outcome: 'success', anyZeroed: false });
});
