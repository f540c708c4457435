import { expect, test } from 'vitest';
import { readExtraLine } from './extra-line.ts';

const extra = (line: string) => readExtraLine(line)?.extra;
const unread = (line: string) => readExtraLine(line)?.unread;

test('a whole extra in one line: name, role 2, flavour 1 and the attributes (NYX-OUT-10, NYX-ATTR-08)', () => {
  expect(readExtraLine('Soldat, vaktar bron 2, girig 1, 5/5/6')).toEqual({
    extra: {
      name: 'Soldat',
      roleAspect: 'vaktar bron',
      flavourAspect: 'girig',
      attributes: { mind: 5, interaction: 5, body: 6 },
    },
  });
});

test('everything but the name may be left out, and is left to the rules (NYX-ATTR-07)', () => {
  expect(extra('Moni')).toEqual({ name: 'Moni' });
  expect(extra('Moni, 4/6/5')).toEqual({ name: 'Moni', attributes: { mind: 4, interaction: 6, body: 5 } });
  expect(extra(' Moni ; smyger (2) ')).toEqual({ name: 'Moni', roleAspect: 'smyger' });
  for (const numbers of ['4-6-5', '4 6 5', '4 / 6 / 5', '4–6–5'])
    expect(extra(`Moni, ${numbers}`)?.attributes).toEqual({ mind: 4, interaction: 6, body: 5 });
});

test('nothing is not an extra', () => {
  expect(readExtraLine('  , ')).toBeUndefined();
  expect(readExtraLine('5/5/5')).toBeUndefined();
});

test('a number that belongs to the name of an aspect stays unless it is its value', () => {
  expect(extra('Vakt, kompani 7')?.roleAspect).toBe('kompani 7');
});

test('the number after an aspect says which of the two it is, in whatever order they come (NYX-OUT-10)', () => {
  const both = { name: 'Soldat', roleAspect: 'vaktar bron', flavourAspect: 'girig' };
  for (const line of ['girig 1, vaktar bron 2', 'girig 1, vaktar bron', 'girig, vaktar bron 2', 'vaktar bron, girig'])
    expect(readExtraLine(`Soldat, ${line}`)).toEqual({ extra: both });
  expect(extra('Soldat, girig 1')).toEqual({ name: 'Soldat', flavourAspect: 'girig' });
});

test('what is not understood is said, and nothing of the rest is lost', () => {
  expect(readExtraLine('Soldat, vaktar bron 2, girig 1, hundrädd 1, 5/5/6')).toEqual({
    extra: {
      name: 'Soldat',
      roleAspect: 'vaktar bron',
      flavourAspect: 'girig',
      attributes: { mind: 5, interaction: 5, body: 6 },
    },
    unread: { why: 'tooMany', text: 'hundrädd 1' },
  });
  expect(unread('Soldat, girig 2, vaktar bron 2')).toEqual({ why: 'sameValue', text: 'vaktar bron 2' });
  expect(unread('Soldat, 5/5')).toEqual({ why: 'numbers', text: '5/5' });
  expect(unread('Soldat, 5/5/5/5')).toEqual({ why: 'numbers', text: '5/5/5/5' });
  expect(unread('Soldat, 5/5/5, 6/6/6')).toEqual({ why: 'numbers', text: '6/6/6' });
  expect(unread('Soldat, 5/5/5, 5/5/5')).toEqual({ why: 'numbers', text: '5/5/5' });
  expect(unread('Soldat, 7')).toEqual({ why: 'numbers', text: '7' });
});

test('nothing is cut: what is too long for a name or an aspect is said', () => {
  const long = 'å'.repeat(80);
  expect(readExtraLine(`${long}, ${long} 2`)).toEqual({ extra: { name: long, roleAspect: long } });
  expect(unread(`${long}å`)).toEqual({ why: 'tooLong', text: `${long}å` });
  expect(unread(`Vakt, ${long}å 2`)).toEqual({ why: 'tooLong', text: `${long}å` });
});
