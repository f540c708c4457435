import { games } from '@aspekt/registry';
import { describe, expect, test } from 'vitest';
import {
  countingWhispers,
  leaky,
  tellingFigures,
  tellingIds,
  tellingSheets,
  tellingThat,
  tellingWords,
} from './leaky.ts';
import { manyEvenings, manyPairs } from './many.ts';

const [first] = games;
if (!first) throw new Error('there are no games');

describe('whatever the game master hides, in evenings of all games', () => {
  test('its words are in no frame, answer, file, error or log line of anyone who may not know them', async () => {
    const result = await manyEvenings(100, 1);
    expect(result.leaks).toEqual([]);
    // The search was no empty one.
    expect(result.hidden).toBeGreaterThan(1800);
    expect(result.kinds).toBeGreaterThan(110);
  }, 240_000);

  test('other words, other numbers, or nothing hidden at all: the others are sent the same to the byte', async () => {
    const result = await manyPairs(50, 1);
    expect(result.differences).toEqual([]);
    expect(result.hidden).toBeGreaterThan(1200);
    expect(result.cut).toBeLessThan(5);
  }, 240_000);
});

describe('the search finds', () => {
  test.each(Object.entries(tellingWords))('a word told by %s', async (_, fault) => {
    for (const game of [first, games[3] ?? first])
      expect((await manyEvenings(6, 1, [leaky(game, fault)])).leaks.length, game.id).toBeGreaterThan(0);
  });
  test.each(Object.entries(tellingThat))('that something is hidden, told by %s', async (_, fault) => {
    for (const game of [first, games[3] ?? first])
      expect((await manyPairs(30, 1, [leaky(game, fault)], undefined, 1)).differences, game.id).toHaveLength(1);
  });
  test.each([
    ['that one player keeps something from another', 'kolo', countingWhispers],
    ['that something hidden has an id that a player tries', 'vastmark', tellingIds],
    ['more of a sheet than what an open roll shows by the rules', 'vastmark', tellingSheets],
    ['more in a significance than what counts in it by the rules', 'kolo', tellingFigures],
  ])('%s', async (_, game, fault) => {
    const played = games.filter(({ id }) => id === game).map((one) => leaky(one, fault));
    expect((await manyPairs(60, 1, played, undefined, 1)).differences).toHaveLength(1);
  });
});
