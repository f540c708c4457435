import { expect, test } from 'vitest';
import { absorb, standings, type Step } from './chain.ts';
import { fraction, plus, toNumber, zero, type Fraction } from './fraction.ts';
import { best } from './process.ts';

/** A gambler who wins a coin with chance `p` and stops at 0 or `goal`. */
const gambler =
  (goal: number, p: Fraction): Step =>
  (node) => {
    const has = Number(node);
    if (has === 0 || has === goal) return undefined;
    return new Map([
      [`${has + 1}`, p],
      [`${has - 1}`, fraction(p.den - p.num, p.den)],
    ]);
  };

test('a fair gambler with 3 of 10 coins ends rich with chance 3/10, after 21 rounds on average', () => {
  const { ends, steps } = absorb('3', gambler(10, fraction(1, 2)));
  expect(ends.get('3')?.get('10')).toEqual(fraction(3, 10));
  expect(ends.get('3')?.get('0')).toEqual(fraction(7, 10));
  expect(steps.get('3')).toEqual(fraction(21));
});

test('an unfair gambler follows the closed form', () => {
  const { ends } = absorb('2', gambler(5, fraction(2, 5)));
  const r = 3 / 2;
  expect(toNumber(ends.get('2')?.get('5') ?? zero)).toBeCloseTo((r ** 2 - 1) / (r ** 5 - 1), 12);
});

test('a chain that never ends is refused', () => {
  expect(() => absorb('a', () => new Map([['a', fraction(1)]]))).toThrow('for ever');
});

test('standings after n rounds are those of following every path', () => {
  const step = gambler(4, fraction(1, 3));
  const paths = (node: string, rounds: number, p: Fraction, found: Map<string, Fraction>): void => {
    const next = rounds > 0 ? step(node) : undefined;
    if (!next) return void found.set(node, plus(found.get(node) ?? zero, p));
    for (const [to, q] of next) paths(to, rounds - 1, fraction(p.num * q.num, p.den * q.den), found);
  };
  const brute = new Map<string, Fraction>();
  paths('2', 6, fraction(1), brute);
  expect(standings('2', step, 6).at(-1)).toEqual(brute);
});

test('the best of several choices is found exactly, also where it is to wait', () => {
  // Each round: stop with a sure 1/3, or gamble to win 1/2, lose 1/4, or stay 1/4: worth 2/3.
  const { choice, worth, options } = best(
    'play',
    (node) =>
      node === 'play'
        ? [
            {
              name: 'stop',
              to: new Map([
                ['won', fraction(1, 3)],
                ['lost', fraction(2, 3)],
              ]),
            },
            {
              name: 'gamble',
              to: new Map([
                ['won', fraction(1, 2)],
                ['lost', fraction(1, 4)],
                ['play', fraction(1, 4)],
              ]),
            },
          ]
        : undefined,
    (end) => fraction(end === 'won' ? 1 : 0),
  );
  expect(choice.get('play')).toBe('gamble');
  expect(worth.get('play')).toEqual(fraction(2, 3));
  expect(options('play').get('stop')).toEqual(fraction(1, 3));
});
