import { applied, difference, type TableView } from '@aspekt/protocol';
import { expect, test } from 'vitest';
import { tableDifference, type FoundViews } from './table-difference.ts';

const view: TableView = {
  id: 't',
  name: 'Zażółć',
  game: 'pebbles',
  locale: 'en',
  settings: { dial: 'suggest', typedDice: false, onlookers: true },
  seats: [],
  notes: [],
  requests: [],
  paused: false,
  chains: [],
  fairness: { rolls: 1, typed: 0, overruled: 0 },
};

test('leads from the one view to the other, whoever else was told before', () => {
  const found: FoundViews = [];
  const rolled = { ...view, fairness: { rolls: 2, typed: 0, overruled: 0 } };
  const steps = [
    [view, rolled],
    [view, { ...rolled, undo: 7 }],
    [
      { ...view, undo: 6 },
      { ...rolled, undo: 7 },
    ],
    [{ ...view, undo: 6 }, rolled],
    [view, { ...rolled, notes: [{ id: 'n', text: 'Ö' }] }],
    [view, rolled],
  ] as const;
  for (const [before, after] of steps) {
    const text = tableDifference(before, after, found);
    expect(applied(before, JSON.parse(text ?? ''))).toEqual(after);
    expect(JSON.parse(text ?? '')).toEqual(difference(before, after));
  }
  expect(found).toHaveLength(5);
});

test('is nothing where nothing is new, and in plain letters otherwise', () => {
  expect(tableDifference(view, view, [])).toBeUndefined();
  expect(tableDifference(view, { ...view, seats: [...view.seats] }, [])).toBeUndefined();
  expect(tableDifference(view, { ...view, name: 'Öde' }, [])).toBe(String.raw`{"name":["\u00d6de"]}`);
});
