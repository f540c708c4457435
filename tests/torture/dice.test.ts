import { expect, test } from 'vitest';
import { deviation, dice, suspicious, tally } from './dice.ts';

test('the table’s dice are fair: chi-squared of every size (T16; ten million of each in `npm run torture -- dice`)', () => {
  for (const die of dice) expect(deviation(tally(die, 20_000)), die.name).toBeLessThan(suspicious);
});

test('a die that is loaded by a hundredth is found among ten million throws, and a fair one is not', () => {
  const fair = [10, 10, 10, 10, 10, 10].map((share) => (share * 1e7) / 60);
  expect(deviation(fair.map((count, i) => count + (i % 2 === 0 ? 500 : -500)))).toBeLessThan(suspicious);
  expect(deviation(fair.with(0, (fair[0] ?? 0) * 1.01))).toBeGreaterThan(suspicious);
});
