import { starterStock } from '@aspekt/aoristos';
import { expect, test } from 'vitest';
import { namesFrom, readStock, stockFile } from './shelves.ts';

test('the list of weapons, armour and cover is the same after it was saved as a file and opened', () => {
  expect(readStock(stockFile(starterStock))).toEqual(starterStock);
});

test('a file that is something else is not opened', () => {
  expect(readStock('not json')).toBeUndefined();
  expect(readStock('null')).toBeUndefined();
  expect(readStock('{"items": []}')).toBeUndefined();
});

test('a name in one language stands in for those that are missing', () => {
  expect(namesFrom({ sv: 'Yxa', pl: ' ', en: '' }, 'pl')).toEqual({ sv: 'Yxa', pl: 'Yxa', en: 'Yxa' });
  expect(namesFrom({ sv: '', pl: '', en: ' ' }, 'sv')).toBeUndefined();
});
