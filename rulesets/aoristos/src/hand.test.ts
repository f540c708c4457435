import { scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { addDice, diceRolled, hand, parseHand, pick, rollHand, showHand } from './hand.ts';
import { Table, the } from './testing/table.ts';

const thrown = (text: string, faces: readonly number[], free: 'open' | 'highest' | 'lowest' | 'high' = 'open') => {
  const rolled = parseHand(text);
  if (!rolled) throw new Error(text);
  return rollHand(scriptedDice(faces), 'hand', 'x', rolled, free);
};

test('a hand has at least one base die, and as many dice count as there are base dice (AOR-DICE-01)', () => {
  expect(parseHand('0B')).toBeUndefined();
  expect(thrown('1B2T', [5, 3, 4]).counted).toEqual([3]);
  expect(thrown('3B1T', [5, 3, 4, 6]).counted).toEqual([3, 4, 5]);
  const table = new Table({ characters: [{ id: 'x' }] });
  expect(table.no('rollHand', { by: 'x', b: 0 })).toBe('badInput');
});

test('counted dice are summed and the modifier is added to the sum (AOR-DICE-02)', () => {
  expect(thrown('2B+1', [6, 3]).total).toBe(10);
  expect(thrown('2B−2', [6, 3]).total).toBe(7);
});

test('the game master may name more or fewer base dice, one to six (AOR-DICE-03)', () => {
  const table = new Table({});
  expect(the(table.ok('rollHand', { b: 4 }, [1, 2, 3, 4]), 'handRolled').roll.total).toBe(10);
  expect(table.no('rollHand', { b: 7 })).toBe('badInput');
  expect(table.no('rollHand', { b: 1.5 })).toBe('badInput');
  expect(table.no('rollHand', { b: 1, t: -1 })).toBe('badInput');
});

test('an advantage adds free dice, pain adds forcing dice, all rolled together (AOR-DICE-04, AOR-DICE-05)', () => {
  expect(diceRolled(addDice(hand(1, 0, 1), { f: 3 }))).toBe(3);
  expect(diceRolled(addDice(hand(2), { t: 3 }))).toBe(5);
  expect(() => thrown('1B2T', [5, 3])).toThrow(/no face left/);
});

test('all dice of a hand are alike: the same faces in another order read the same (AOR-DICE-06)', () => {
  expect(thrown('2B2T', [6, 1, 3, 4])).toEqual(thrown('2B2T', [4, 6, 1, 3]));
  expect(thrown('1B2F', [6, 1, 3])).toEqual(thrown('1B2F', [1, 3, 6]));
});

test('free and forcing dice cancel one for one (AOR-DICE-07)', () => {
  expect(showHand(hand(2, 1, 3))).toBe('2B2T');
  expect(showHand(hand(2, 3, 3))).toBe('2B');
  expect(showHand(hand(2, 4, 3))).toBe('2B1F');
});

test('never more than six dice: everything is cancelled first, then the rest is cut (AOR-DICE-08)', () => {
  expect(hand(2, 0, 9)).toEqual({ b: 2, f: 0, t: 4, modifier: 0 });
  expect(hand(2, 9, 3)).toEqual({ b: 2, f: 4, t: 0, modifier: 0 });
  expect(diceRolled(hand(6, 3))).toBe(6);
});

test('of a free hand the player chooses exactly as many dice as count, the low ones too (AOR-DICE-09)', () => {
  const roll = thrown('2B1F', [4, 2, 6]);
  expect(roll.counted).toBeNull();
  expect(pick(roll, [0, 1])).toEqual([2, 4]);
  expect(pick(roll, [0])).toBeUndefined();
  expect(pick(roll, [0, 0])).toBeUndefined();
  expect(pick(roll, [0, 3])).toBeUndefined();
});

test('of a forced hand the lowest dice count and there is no choice (AOR-DICE-10)', () => {
  const table = new Table({ characters: [{ id: 'x' }] });
  const { roll } = the(table.ok('rollHand', { by: 'x', b: 2, t: 2 }, [5, 2, 6, 3]), 'handRolled');
  expect(roll.counted).toEqual([2, 3]);
  expect(table.no('chooseDice', { by: 'x', indexes: [0, 1] })).toBe('noChoice');
});

test('hands are written xB, xByF, xByT with a modifier; N is read as B (AOR-DICE-11)', () => {
  for (const text of ['2B', '1B2F', '1B1T+1', '2B2T-3']) expect(showHand(parseHand(text) ?? hand(1))).toBe(text);
  expect(parseHand('2N')).toEqual(parseHand('2B'));
  for (const wrong of ['', 'B', '2', '2B3', '1B1F1T', '9B', '2B+']) expect(parseHand(wrong)).toBeUndefined();
});

test('suggested dice of a free hand: the highest for tests, the lowest for stress (AOR-DICE-12)', () => {
  expect(thrown('1B1F', [2, 5], 'highest').counted).toEqual([5]);
  expect(thrown('1B1F', [2, 5], 'lowest').counted).toEqual([2]);
  expect(thrown('2B1F', [2, 5, 3], 'high')).toMatchObject({ faces: [2, 3, 5], counted: [3, 5] });
});

test('only six-sided dice are rolled (AOR-GEN-05)', () => {
  expect(() => thrown('1B', [7])).toThrow(/not on a d6/);
});

test('a free hand waits for its player, and only once', () => {
  const table = new Table({ characters: [{ id: 'x' }, { id: 'y' }] });
  table.ok('rollHand', { by: 'x', b: 1, f: 1 }, [2, 5]);
  expect(table.no('rollHand', { by: 'x', b: 1 })).toBe('choiceOpen');
  expect(table.no('chooseDice', { by: 'y', indexes: [0] })).toBe('noChoice');
  expect(the(table.ok('chooseDice', { by: 'x', indexes: [1] }), 'diceChosen').roll.total).toBe(5);
  expect(table.no('chooseDice', { by: 'x', indexes: [1] })).toBe('noChoice');
});
