import { expect, test } from 'vitest';
import { chanceFrom } from '../torture/chance.ts';
import { hunger, killCycles } from '../torture/kills.ts';

/** `npm run torture` kills a thousand times. */
const kills = 50;

test(`killed ${kills} times under load, the server loses nothing it acknowledged, doubles nothing, changes nothing`, async () => {
  const result = await killCycles(kills, { chance: chanceFrom(Date.now()) });
  expect(result.complaints).toEqual([]);
  expect(result.kills).toBe(kills);
  expect(result.acked).toBeGreaterThan(kills * 20);
  expect(result.entries).toBeGreaterThanOrEqual(result.acked);
}, 240_000);

test('a server that dies for lack of memory in the middle of play has lost nothing it acknowledged', async () => {
  const result = await killCycles(2, { chance: chanceFrom(Date.now()), fault: hunger, byItself: true });
  expect(result.complaints).toEqual([]);
  expect(result.deaths).toEqual({ SIGABRT: 2 });
  expect(result.acked).toBeGreaterThan(20);
}, 240_000);

test('a server that acknowledges before it has written is found out', async () => {
  const hastily = new URL('../torture/hasty.ts', import.meta.url).href;
  const result = await killCycles(4, {
    chance: chanceFrom(Date.now()),
    fault: { NODE_OPTIONS: `--import=${hastily}` },
  });
  expect(result.complaints).toContainEqual(expect.stringContaining('was acknowledged and is lost'));
}, 240_000);
