import { vastmark } from '@aspekt/vastmark';
import { expect, test } from 'vitest';
import { formOf, sheetOf, wishOf } from './sheet-form.ts';

test('a ready-made character goes through the form unchanged', () => {
  for (const sheet of vastmark.sheet.readyMade?.sv ?? []) expect(sheetOf(formOf(sheet))).toEqual(sheet);
});

test('rows that nobody filled in are left out, and a reserve belongs to point-built characters (VAST-HERO-03)', () => {
  const form = {
    name: ' Tuva ',
    notes: '',
    traits: [
      { name: '', group: 'situational' as const, value: 1, note: '' },
      { name: 'Liten', group: 'value' as const, value: -1, note: '' },
    ],
    skills: [{ name: ' ', value: 1, apprentice: false }],
    creationMethod: 'simple' as const,
    reserve: 4,
  };
  expect(sheetOf(form)).toEqual({
    name: 'Tuva',
    notes: '',
    traits: [{ name: 'Liten', group: 'value', value: -1 }],
    skills: [],
    creationMethod: 'simple',
    reserve: 0,
  });
  expect(sheetOf({ ...form, creationMethod: 'pointBuild' }).reserve).toBe(4);
});

test('specialisations belong to skills that stay, three in place of one apprentice skill (VAST-X-SPEC-01)', () => {
  const form = {
    name: 'Tuva',
    notes: '',
    traits: [],
    skills: [
      { name: 'Svärd', value: 2, apprentice: false },
      { name: 'Sjömannaskap', value: 1, apprentice: true },
    ],
    creationMethod: 'simple' as const,
    reserve: 3,
    specialisations: [
      { skill: 'Svärd', name: ' Värja ' },
      { skill: 'Sjömannaskap', name: 'Knopar' },
      { skill: '', name: '' },
    ],
  };
  expect(wishOf(form)?.specialisations).toEqual([
    { skill: 'Svärd', name: 'Värja' },
    { skill: 'Sjömannaskap', name: 'Knopar' },
  ]);
  // What is given up has no narrow parts.
  expect(wishOf({ ...form, insteadOf: 'Sjömannaskap' })).toEqual({
    specialisations: [
      { skill: 'Svärd', name: 'Värja' },
      { skill: 'Svärd', name: 'Knopar' },
    ],
    insteadOf: 'Sjömannaskap',
  });
  expect(wishOf({ ...form, specialisations: [] })).toBeUndefined();
});
