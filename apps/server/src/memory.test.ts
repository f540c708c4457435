import { expect, test } from 'vitest';
import { crowding } from './memory.ts';

test('nobody new is let in when four fifths of the memory are in use, or all of it is taken; it passes by itself', () => {
  let now = 0;
  const mb = 1024 * 1024;
  let use = { used: 400 * mb, resident: 500 * mb };
  const crowded = crowding(512, { now: () => now, after: () => () => {} }, () => use);
  expect(crowded()).toBe(false);
  use = { used: 410 * mb, resident: 500 * mb };
  expect(crowded()).toBe(false);
  now += 1000;
  expect(crowded()).toBe(true);
  use = { used: 100 * mb, resident: 513 * mb };
  now += 1000;
  expect(crowded()).toBe(true);
  use = { used: 100 * mb, resident: 511 * mb };
  // A clock that goes back does not keep it from looking.
  now -= 10_000_000;
  expect(crowded()).toBe(false);
});
