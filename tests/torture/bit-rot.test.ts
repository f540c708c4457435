import { expect, test } from 'vitest';
import { flipBits } from './bit-rot.ts';
import { chanceFrom } from './chance.ts';

test('a flipped bit anywhere in the file is noticed or does no harm: nothing false is ever told', async () => {
  const result = await flipBits(150, chanceFrom(Date.now()));
  expect(result.wrong).toEqual([]);
  expect(result.snapshots).toBeGreaterThan(150);
  expect(result.noticed).toBeGreaterThan(20);
}, 120_000);

test('the same in the first page, which says what is kept and where', async () => {
  const result = await flipBits(150, chanceFrom(Date.now()), 4096);
  expect(result.wrong).toEqual([]);
  expect(result.noticed).toBeGreaterThan(20);
}, 120_000);
