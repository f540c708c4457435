import { expect, test } from 'vitest';
import { absorb, standings, type Step } from './chain.ts';
import { wordsFrom } from './dice.ts';
import { fraction, one, over, plus, times, toNumber, zero, minus, compare, type Fraction } from './fraction.ts';
import { nearlyAbsorb } from './nearly.ts';
import { best, nearlyBest, type Choice } from './process.ts';

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

/** Nodes 0 to `size - 1` with random steps among themselves and to the ends `won` and `lost`. */
const randomChoices = (size: number, each: number, seed: number): readonly (readonly Choice[])[] => {
  const word = wordsFrom(seed);
  return Array.from({ length: size }, () =>
    Array.from({ length: each }, (_, name) => {
      const to = new Map<string, Fraction>();
      const weights = [...Array.from({ length: 3 }, () => `${word() % size}`), 'won', 'lost'].map(
        (node) => [node, 1 + (word() % 9)] as const,
      );
      const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [node, weight] of weights) to.set(node, plus(to.get(node) ?? zero, fraction(weight, whole)));
      return { name: `${name}`, to };
    }),
  );
};

/** The chance to win from every node, by eliminating one unknown after the other in plain fractions. */
const eliminate = (policy: readonly Choice[]): readonly Fraction[] => {
  const size = policy.length;
  const rows = policy.map(({ to }, i) => [
    ...policy.map((_, j) => minus(i === j ? one : zero, to.get(`${j}`) ?? zero)),
    to.get('won') ?? zero,
  ]);
  for (let i = 0; i < size; i++) {
    const lead = rows[i]?.[i] ?? one;
    const top = (rows[i] ?? []).map((value) => over(value, lead));
    for (const [j, row] of rows.entries()) {
      const factor = row[i] ?? zero;
      rows[j] = i === j ? top : row.map((value, c) => minus(value, times(factor, top[c] ?? zero)));
    }
  }
  return rows.map((row) => row[size] ?? zero);
};

test('chances and steps of any chain are those of plain elimination', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const policy = randomChoices(7, 1, seed).map(([only]) => only as Choice);
    const { ends, steps } = absorb('0', (node) => policy[Number(node)]?.to);
    const twin = eliminate(policy);
    const [first] = policy;
    for (const [i, chance] of twin.entries()) {
      const reached = ends.get(`${i}`);
      if (reached) expect(reached.get('won')).toEqual(chance);
    }
    const later = [...(first?.to ?? [])].map(([node, p]) => times(p, steps.get(node) ?? zero));
    expect(steps.get('0')).toEqual(later.reduce(plus, one));
    const nearly = nearlyAbsorb('0', (node) => policy[Number(node)]?.to);
    expect(nearly.ends.get('won')).toBeCloseTo(toNumber(twin[0] ?? zero), 11);
    expect(nearly.steps).toBeCloseTo(toNumber(steps.get('0') ?? zero), 9);
  }
});

test('the best policy is the best of all policies tried one by one', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const choices = randomChoices(4, 3, seed);
    const { worth, options } = best(
      '0',
      (node) => choices[Number(node)],
      (end) => (end === 'won' ? one : zero),
    );
    let most = zero;
    for (let i = 0; i < 3 ** 4; i++) {
      const policy = choices.map((each, node) => each[Math.floor(i / 3 ** node) % 3] as Choice);
      const [first = zero] = eliminate(policy);
      if (compare(first, most) > 0) most = first;
    }
    expect(worth.get('0')).toEqual(most);
    expect([...options('0').values()].toSorted(compare).at(-1)).toEqual(most);
    const nearly = nearlyBest(
      '0',
      (node) => choices[Number(node)],
      (end) => (end === 'won' ? one : zero),
    );
    expect(nearly.worth.get('0')).toBeCloseTo(toNumber(most), 11);
    expect(Math.max(...nearly.options('0').values())).toBeCloseTo(toNumber(most), 11);
  }
});
