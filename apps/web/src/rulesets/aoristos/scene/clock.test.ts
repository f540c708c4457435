import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { clockWords } from './clock.ts';

test('the clock is told in whole minutes, also after rounds of two seconds (AOR-CMB-02)', () => {
  const at = (clock: number): string => clockWords({ clock } as Parameters<typeof clockWords>[0], en);
  expect([0, 1 / 30, 65.9, 1440 + 10 * 60 + 5].map(at)).toEqual([
    'Day 1, 00:00',
    'Day 1, 00:00',
    'Day 1, 01:05',
    'Day 2, 10:05',
  ]);
});
