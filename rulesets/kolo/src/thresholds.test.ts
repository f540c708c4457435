import { expect, test } from 'vitest';
import type { Threshold } from './model.ts';
import { after, anna, flipped, opened, refusal, table, when } from './testing/table.ts';

const thrown = flipped(opened(table(), { other: 3, traits: ['Uparta'] }), [1, 1, 1, 0, 0]);
const compare = (...thresholds: readonly Threshold[]) =>
  ({ type: 'kolo/compareThresholds', testId: 't', thresholds }) as const;
const compared = (...thresholds: readonly Threshold[]) => {
  const [event] = when(thrown, compare(...thresholds)).events;
  return event?.type === 'kolo/thresholdsCompared' ? event.comparisons : [];
};

test('one result against several thresholds, each coped with if reached (KOLO-THR-01)', () => {
  // 3 successes, 2 failures, both forgiven by Zaciekłość 2.
  expect(compared({ label: 'łucznik', value: 3 }, { label: 'przepaść', value: 4 })).toEqual([
    { label: 'łucznik', final: 3, needed: 3, margin: 0, coped: true },
    { label: 'przepaść', final: 3, needed: 4, margin: -1, coped: false },
  ]);
});

test('each comparison may have its own categories on the same coins (KOLO-THR-02)', () => {
  expect(compared({ label: 'mrok', value: 2, chance: -2 })).toMatchObject([{ final: 1, coped: false }]);
  expect(compared({ label: 'olbrzym', value: 2, scale: -1 })).toMatchObject([
    { final: 3, needed: 4, margin: -1, coped: false },
  ]);
  expect(compared({ label: 'karzeł', value: 5, scale: 1 })).toMatchObject([{ final: 6, needed: 5, coped: true }]);
});

test('how they influence each other is the game master’s: nothing changes by itself (KOLO-THR-03)', () => {
  const before = JSON.stringify(thrown);
  expect(JSON.stringify(after(thrown, compare({ label: 'x', value: 9 })))).toBe(before);
  const again = compared({ label: 'x', value: 2, chance: -1 }, { label: 'y', value: 2 });
  expect(again.map(({ coped }) => coped)).toEqual([true, true]);
});

test('there must be coins, whole numbers and the game master', () => {
  expect(refusal(opened(table()), compare({ label: 'x', value: 1 }))).toBe('E_WRONG_STATUS');
  expect(refusal(thrown, compare({ label: 'x', value: 1.5 }))).toBe('E_NOT_INTEGER');
  expect(refusal(thrown, compare({ label: 'x', value: 1 }), anna)).toBe('E_NOT_GM');
  expect(refusal(table(), compare({ label: 'x', value: 1 }))).toBe('E_UNKNOWN_ID');
});
