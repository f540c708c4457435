import { expect, test } from 'vitest';
import { after, anna, characterIn, refusal, table } from './testing/table.ts';

const award = (amount: number) => ({ type: 'vastmark/awardXp', actor: 'tuva', amount }) as const;
const spend = (amount: number) => ({ type: 'vastmark/spendXp', actor: 'tuva', amount, text: 'Rida' }) as const;

test('the game master awards points and takes what is bought for them', () => {
  const state = after(after(table(), award(2)), spend(4));
  expect(characterIn(state).own.unusedXp).toBe(1);
  expect(refusal(state, spend(2))).toBe('E_NO_XP');
});

test('points come and go in whole, positive numbers, by the game master alone', () => {
  for (const command of [award, spend]) {
    expect(refusal(table(), command(0))).toBe('E_NOT_POSITIVE');
    expect(refusal(table(), command(-1))).toBe('E_NOT_POSITIVE');
    expect(refusal(table(), command(0.5))).toBe('E_NOT_INTEGER');
    expect(refusal(table(), command(1), anna)).toBe('E_NOT_GM');
    expect(refusal(table(), { ...command(1), actor: 'x' })).toBe('E_UNKNOWN_ID');
  }
});
