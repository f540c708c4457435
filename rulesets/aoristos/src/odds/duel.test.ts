import { toNumber } from '@aspekt/dice';
import { expect, test } from 'vitest';
import type { Duellist } from '../model.ts';
import { sampledDuel } from '../simulate/plain-duel.ts';
import { duelOdds } from './duel.ts';

const fighter: Duellist = {
  testBase: 5,
  difficulty: 6,
  proper: true,
  strength: 2,
  torsoArmour: 3,
  limbArmour: 1,
  hardiness: 4,
  willpower: 3,
};

/** The duel of the catalogue played with dice. */
const played = (a: Duellist, b: Duellist, runs: number, seed: number): number => sampledDuel(a, b, runs, seed).a.p;
const solved = (a: Duellist, b: Duellist, rounds: number) => {
  const odds = duelOdds(a, b, rounds);
  if (!odds) throw new Error('small enough to be solved');
  return odds;
};

test('the duel of the catalogue: exact, first strike helps, and dice agree', () => {
  const odds = solved(fighter, fighter, 20);
  const { exact } = odds.a;
  if (!exact || !odds.b.exact) throw new Error('small enough to be exact');
  expect(toNumber(exact) + toNumber(odds.b.exact)).toBeCloseTo(1, 12);
  expect(exact.num * odds.b.exact.den + odds.b.exact.num * exact.den).toBe(exact.den * odds.b.exact.den);
  expect(odds.a.p).toBeGreaterThan(0.5);
  expect(Math.abs(played(fighter, fighter, 60_000, 4) - odds.a.p)).toBeLessThan(0.008);
});

test('chances to have won grow with the rounds and never pass the whole', () => {
  const strong = { ...fighter, testBase: 6, hardiness: 5 };
  const odds = solved(strong, fighter, 15);
  let before = 0;
  for (const { a, b } of odds.rounds) {
    expect(a + b).toBeGreaterThanOrEqual(before);
    before = a + b;
  }
  expect(odds.rounds[14]?.a).toBeLessThanOrEqual(odds.a.p + 1e-12);
  expect(Math.abs(played(strong, fighter, 60_000, 5) - odds.a.p)).toBeLessThan(0.008);
});

test('who can never be hurt never loses, and nobody wins between two of them', () => {
  const iron = { ...fighter, torsoArmour: 99, limbArmour: 99 };
  expect(solved(iron, fighter, 5).a.p).toBeCloseTo(1, 9);
  expect(solved(iron, iron, 5)).toMatchObject({ a: { p: 0 }, b: { p: 0 }, never: 1 });
});

test('a duel with too many ways to stand is not solved', () => {
  const tough = { ...fighter, hardiness: 9, willpower: 12, strength: 6 };
  expect(duelOdds(tough, tough, 5)).toBeUndefined();
}, 20_000);
