import { expect, test } from 'vitest';
import { scriptedDice, wordsFrom } from './dice.ts';
import { readExpression, throwExpression, type Expression } from './expression.ts';

const total = (text: string, faces: readonly number[]): number => {
  const read = readExpression(text);
  if ('why' in read) throw new Error(`${read.why} at ${read.at}`);
  return throwExpression(read, scriptedDice(faces));
};
const why = (text: string): string | undefined => {
  const read = readExpression(text);
  return 'why' in read ? read.why : undefined;
};

test('dice, signs and numbers are added up', () => {
  expect(total('2d6+1', [3, 4])).toBe(8);
  expect(total('4dF', [1, -1, 0, 1])).toBe(1);
  expect(total('d10 - 2', [9])).toBe(7);
  expect(total('2d6 - d4 + 3', [1, 2, 4])).toBe(2);
  expect(total('3dc', [1, 1, 0])).toBe(2);
  expect(total('d0-9', [0])).toBe(0);
});

test('Swedish and Polish dice, typographic minus and hard spaces are understood', () => {
  expect(total('1T10\u22122', [5])).toBe(3);
  expect(total('2k6\u00a0+\u00a01', [1, 1])).toBe(3);
});

test('what is no expression says where and why', () => {
  expect(why('')).toBe('empty');
  expect(why('hello')).toBe('unexpected');
  expect(why('2d6 2d6')).toBe('unexpected');
  expect(why('2d')).toBe('bad-die');
  expect(why('2d1')).toBe('bad-die');
  expect(why('999999999999d6')).toBe('unexpected');
  expect(why('600d6+600d6')).toBe('too-many-dice');
  expect(why('0d6')).toBe('too-many-dice');
  expect(why('1+'.repeat(60))).toBe('too-long');
});

test('any text is read or refused', () => {
  const random = wordsFrom(7);
  const letters = '0123456789dDkTfFc+-\u2212 .x';
  for (let i = 0; i < 20_000; i++) {
    const text = Array.from({ length: random() % 14 }, () => letters[random() % letters.length]).join('');
    const read: Expression | { why: string } = readExpression(text);
    expect('why' in read || Number.isFinite(read.plus)).toBe(true);
  }
});
