import { opponents } from '@aspekt/aoristos';
import { expect, test } from 'vitest';
import { numbered, ownIds } from './naming.ts';

test('opponents of a kind are numbered, going on where those at the table end', () => {
  expect(numbered('Guard', 1, [])).toEqual(['Guard']);
  expect(numbered('Guard', 1, ['Guard'])).toEqual(['Guard 2']);
  expect(numbered('Guard', 2, ['Guard 1'])).toEqual(['Guard 2', 'Guard 3']);
});

test('the things of a ready-made person get ids of their own', () => {
  const [, guard] = opponents.en;
  let n = 0;
  const made = guard && ownIds(guard, (prefix) => `${prefix}-${++n}`);
  expect(made?.items.map(({ id }) => id)).toEqual(['club-1', 'pistol-2']);
});
