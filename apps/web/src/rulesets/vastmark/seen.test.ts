import { expect, test } from 'vitest';
import { asOnSheet } from './seen.ts';

test('a name that is on the sheet already is not written there again in other letters', () => {
  const sheet = [{ name: 'Rida' }, { name: 'Övertala' }];
  expect(asOnSheet(sheet, ' rida ')).toBe('Rida');
  expect(asOnSheet(sheet, 'övertala')).toBe('Övertala');
  expect(asOnSheet(sheet, ' Simma ')).toBe('Simma');
});
