import { expect, test } from 'vitest';
import { chanceFrom } from '../torture/chance.ts';
import { killCycles } from '../torture/kills.ts';

/** `npm run torture` kills a thousand times. */
const kills = 50;

test(`killed ${kills} times under load, the server loses nothing it acknowledged, doubles nothing, changes nothing`, async () => {
  const result = await killCycles(kills, chanceFrom(Date.now()));
  expect(result.complaints).toEqual([]);
  expect(result.acked).toBeGreaterThan(kills * 20);
  expect(result.entries).toBeGreaterThanOrEqual(result.acked);
}, 240_000);
