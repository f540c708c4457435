import { expect, test } from 'vitest';
import { bookTraits, readExtraLine } from './extra-line.ts';

const read = (line: string) => readExtraLine(line, bookTraits);

test('below 0 is a trait, a name the book knows as a trait is one, the rest are skills (VAST-NPC-01)', () => {
  expect(read('Full -2, Slagsmål +2, Stark 3')).toEqual({
    name: null,
    traits: [
      { name: 'Full', value: -2 },
      { name: 'Stark', value: 3 },
    ],
    skills: [{ name: 'Slagsmål', value: 2 }],
  });
});

test('a name before a colon, any minus sign, spaces and a semicolon between traits and skills', () => {
  expect(read('Svarte Riddaren: Grym +3; Svärd 5, Gömma Sig 1')).toEqual({
    name: 'Svarte Riddaren',
    traits: [{ name: 'Grym', value: 3 }],
    skills: [
      { name: 'Svärd', value: 5 },
      { name: 'Gömma Sig', value: 1 },
    ],
  });
  for (const minus of ['-', '−', '–']) expect(read(`Full ${minus} 2`)?.traits).toEqual([{ name: 'Full', value: -2 }]);
});

test('an empty line is an empty extra; a part without a number is not understood', () => {
  expect(read('')).toEqual({ name: null, traits: [], skills: [] });
  expect(read('Bonde:')).toEqual({ name: 'Bonde', traits: [], skills: [] });
  expect(read('Full, Slagsmål 2')).toBeUndefined();
  expect(read('Stark 2; Slagsmål')).toBeUndefined();
});
