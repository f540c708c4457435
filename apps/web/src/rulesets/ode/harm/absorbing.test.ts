import { expect, test } from 'vitest';
import type { Way } from '../odds.svelte.ts';
import type { SeenCharacter } from '../seen.ts';
import { leftOf, wayOf, withSlot } from './absorbing.ts';

const ruth = {
  consequences: [
    { slotId: 'mild', severity: 'mild', restrictedTo: null, state: 'empty' },
    { slotId: 'moderate', severity: 'moderate', restrictedTo: null, state: 'empty' },
    { slotId: 'mildExtra', severity: 'mild', restrictedTo: null, state: 'empty' },
  ],
} as const satisfies Pick<SeenCharacter, 'consequences'>;
const way = (stress: number, ...slots: Way['slots']): Way => ({
  stress,
  slots,
  absorbs: 0,
  left: { boxes: 0, slots: [] },
});

test('det som är kvar att ta räknas ner till noll (ODE-HRM-01)', () => {
  expect(leftOf(5, ruth, { stress: 0, slots: [] })).toBe(5);
  expect(leftOf(5, ruth, { stress: 1, slots: ['mild'] })).toBe(2);
  expect(leftOf(5, ruth, { stress: 3, slots: ['moderate'] })).toBe(0);
});

test('en konsekvens mer gör rutor fria som inte behövs längre (ODE-HRM-06)', () => {
  expect(withSlot(5, ruth, { stress: 5, slots: [] }, 'mild')).toEqual({ stress: 3, slots: ['mild'] });
  expect(withSlot(5, ruth, { stress: 3, slots: ['mild'] }, 'mild')).toEqual({ stress: 3, slots: [] });
});

test('bara det som reglerna räknar upp går, och av lika konsekvenser vilken som helst', () => {
  const ways = [way(3, 'mild'), way(1, 'moderate')];
  expect(wayOf(ways, ruth, { stress: 3, slots: ['mildExtra'] })).toBe(ways[0]);
  expect(wayOf(ways, ruth, { stress: 3, slots: ['moderate'] })).toBeUndefined();
  expect(wayOf(ways, ruth, { stress: 2, slots: ['mild'] })).toBeUndefined();
});
