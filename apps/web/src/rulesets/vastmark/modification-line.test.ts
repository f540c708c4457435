import { expect, test } from 'vitest';
import { readModifications, writeModifications } from './modification-line.ts';

test('modifications are read off one line, whatever minus is typed (VAST-ROLL-03)', () => {
  expect(readModifications('mörkt -2, hjälp +1; 3')).toEqual([
    { label: 'mörkt', value: -2 },
    { label: 'hjälp', value: 1 },
    { label: '', value: 3 },
  ]);
  expect(readModifications('regn −1')).toEqual([{ label: 'regn', value: -1 }]);
  expect(readModifications('  ')).toEqual([]);
});

test('a part without a number is no modification', () => {
  expect(readModifications('mörkt, hjälp +1')).toBeUndefined();
});

test('what is written is read the same', () => {
  const modifications = [
    { label: 'mörkt', value: -2 },
    { label: '', value: 3 },
  ];
  expect(readModifications(writeModifications(modifications))).toEqual(modifications);
});
