import { expect, test } from 'vitest';
import { fraction } from './fraction.ts';
import { countBranches, oddsOf, TooManyPaths } from './odds.ts';
import { coin, d0to9, d10, d6, dF, extreme, family, pool, sum } from './pool.ts';

test('the odds of a sum of dice are those of counting every throw', () => {
  const odds = oddsOf((dice) => `${dice.roll('sum', pool(2, d6), sum)}`);
  const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
  for (const [i, n] of ways.entries()) expect(odds.of.get(`${i + 2}`)).toEqual(fraction(n, 36));
  expect(odds.of.size).toBe(11);
  expect(odds.unresolved).toBe(0);
});

test('a second throw may depend on the first', () => {
  const odds = oddsOf((dice) =>
    dice.roll('first', pool(1, coin), sum) === 1 ? `${dice.roll('second', pool(1, d6), sum) > 4}` : 'tails',
  );
  expect(odds.of.get('tails')).toEqual(fraction(1, 2));
  expect(odds.of.get('true')).toEqual(fraction(1, 6));
  expect(odds.of.get('false')).toEqual(fraction(1, 3));
});

const scores = family((target: number, keep: 'highest' | 'lowest') =>
  extreme(keep, (face) => (face <= target ? face : target - face)),
);

test('the fast branches of the extreme reading are those of its brute-force twin', () => {
  for (const die of [d6, d10, dF, d0to9])
    for (const count of [1, 2, 3, 5])
      for (const target of [-1, 0, 4, 10])
        for (const keep of ['highest', 'lowest'] as const) {
          const reading = scores(target, keep);
          const ordered = (branches: readonly { value: number; ways: bigint }[]) =>
            branches.toSorted((a, b) => a.value - b.value);
          expect(ordered(reading.branches?.(pool(count, die)) ?? [])).toEqual(
            ordered(countBranches(pool(count, die), reading)),
          );
        }
});

test('weights too large for plain numbers are counted in big integers', () => {
  const odds = oddsOf((dice) => `${dice.roll('many', pool(30, d10), scores(5, 'highest')) > 0}`);
  expect(odds.of.get('false')).toEqual(fraction(1n, 2n ** 30n));
  expect(odds.of.get('true')).toEqual(fraction(2n ** 30n - 1n, 2n ** 30n));
});

test('open-ended dice end, and say what is left unresolved', () => {
  const open = (dice: Parameters<Parameters<typeof oddsOf>[0]>[0]): number => {
    const face = dice.roll('nine', pool(1, d0to9), sum);
    return face === 9 ? 9 + open(dice) : face;
  };
  const odds = oddsOf((dice) => `${open(dice)}`);
  expect(odds.of.get('0')).toEqual(fraction(1, 10));
  expect(odds.of.get('9')).toEqual(fraction(1, 100));
  expect(odds.unresolved).toBeGreaterThan(0);
  expect(odds.unresolved).toBeLessThanOrEqual(1e-11);
});

test('a request with too many paths says so', () => {
  expect(() => oddsOf((dice) => `${Array.from({ length: 9 }, () => dice.roll('d', pool(1, d6), sum)).length}`)).toThrow(
    TooManyPaths,
  );
});

test('a rule that throws other dice for the same faces is found out', () => {
  let times = 0;
  expect(() => oddsOf((dice) => `${dice.roll('x', pool(1 + (times++ % 2), d6), sum)}`)).toThrow('same dice');
});
