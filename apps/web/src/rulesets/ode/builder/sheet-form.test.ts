import { expect, test } from 'vitest';
import type { Sheet } from '@aspekt/ode';
import { formOf, sheetOf } from './sheet-form.ts';

const sheet: Sheet = {
  name: 'Ruth',
  description: 'Broad, quiet.',
  aspects: {
    highConcept: { text: 'Bodyguard Who Has Seen Too Much' },
    relationship: { text: 'Charles Trusts Me', relationTo: 'charles' },
  },
  skills: { fight: 4 },
  stunts: [],
};

test('what is written comes back as it was, and what is empty is left out (ODE-CHAR-04)', () => {
  expect(sheetOf(formOf(sheet), { aspectLayout: 'five' })).toEqual(sheet);
});

test('a second high concept is only kept where the table has one (D-01)', () => {
  const form = formOf({ ...sheet, aspects: { highConcept2: { text: 'Sister' } } });
  expect(sheetOf(form, { aspectLayout: 'five' }).aspects).toEqual({});
  expect(sheetOf(form, { aspectLayout: 'sixTwoHighConcepts' }).aspects).toEqual({ highConcept2: { text: 'Sister' } });
});
