import {
  absorb,
  d10,
  extreme,
  family,
  fraction,
  oddsOf,
  pool,
  show,
  zero,
  type Dice,
  type Fraction,
} from '@aspekt/dice';
import { expect, test } from 'vitest';

/** The highest die that is not above the target, else 0: a reading of one's own. */
const highestUnder = family((target: number) => extreme('highest', (face) => (face <= target ? face : 0)));

const duel = (dice: Dice): string => {
  const mine = dice.roll('mine', pool(3, d10), highestUnder(4));
  const yours = dice.roll('yours', pool(1, d10), highestUnder(6));
  return mine > yours ? 'won' : mine < yours ? 'lost' : 'tied';
};

test('the exact odds of any function of dice', () => {
  const { of } = oddsOf(duel);
  expect([...of].map(([outcome, p]) => `${outcome} ${show(p)}`).toSorted()).toEqual([
    'lost 19/50',
    'tied 103/625',
    'won 569/1250',
  ]);
});

test('a chain of such rounds, solved exactly: first to be two wins ahead', () => {
  const { of } = oddsOf(duel);
  const p = (outcome: string): Fraction => of.get(outcome) ?? zero;
  const { ends } = absorb('0', (node) => {
    const lead = Number(node);
    if (Math.abs(lead) === 2) return undefined;
    return new Map([
      [`${lead + 1}`, p('won')],
      [node, p('tied')],
      [`${lead - 1}`, p('lost')],
    ]);
  });
  const won = ends.get('0')?.get('2') ?? zero;
  // Ties do not matter: with q the share of wins among decided rounds, it is q² / (q² + (1 − q)²).
  const [w, l] = [569n * 50n, 19n * 1250n];
  expect(won).toEqual(fraction(w * w, w * w + l * l));
});
