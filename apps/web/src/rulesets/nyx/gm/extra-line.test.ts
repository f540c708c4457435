import { expect, test } from 'vitest';
import { readExtraLine } from './extra-line.ts';

test('a whole extra in one line: name, role 2, flavour 1 and the attributes (NYX-OUT-10, NYX-ATTR-08)', () => {
  expect(readExtraLine('Soldat, vaktar bron 2, girig 1, 5/5/6')).toEqual({
    name: 'Soldat',
    roleAspect: 'vaktar bron',
    flavourAspect: 'girig',
    attributes: { mind: 5, interaction: 5, body: 6 },
  });
});

test('everything but the name may be left out, and is left to the rules (NYX-ATTR-07)', () => {
  expect(readExtraLine('Moni')).toEqual({ name: 'Moni' });
  expect(readExtraLine('Moni, 4/6/5')).toEqual({ name: 'Moni', attributes: { mind: 4, interaction: 6, body: 5 } });
  expect(readExtraLine(' Moni ; smyger (2) ')).toEqual({ name: 'Moni', roleAspect: 'smyger' });
});

test('nothing is not an extra', () => {
  expect(readExtraLine('  , ')).toBeUndefined();
  expect(readExtraLine('5/5/5')).toBeUndefined();
});

test('a number that belongs to the name of an aspect stays unless it is its value', () => {
  expect(readExtraLine('Vakt, kompani 7')?.roleAspect).toBe('kompani 7');
});
