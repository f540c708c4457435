import { kolo } from '@aspekt/kolo';
import { expect, test } from 'vitest';
import { blankTrait, formOf, isPlaceTaken, newSecret, newTrait, sheetOf, type TraitForm } from './forms.ts';

test('a ready-made sheet comes out of the form as it went in', () => {
  for (const sheets of Object.values(kolo.sheet.readyMade)) {
    for (const sheet of sheets) expect(sheetOf(formOf(sheet))).toEqual(sheet);
  }
});

test('each new trait is begun where none lies yet, until all fifteen are there (KOLO-TRAIT-04, KOLO-TRAIT-05)', () => {
  const traits: TraitForm[] = [];
  for (let i = 0; i < 15; i++) {
    const next = blankTrait(traits);
    expect(isPlaceTaken(next, traits)).toBe(false);
    traits.push({ ...next, phrase: String(i) });
  }
  expect(isPlaceTaken(blankTrait(traits), traits)).toBe(true);
});

test('three points in one sphere, or two and one (KOLO-TRAIT-03); a specialisation by its difference (KOLO-SEC-05)', () => {
  expect(newTrait({ phrase: ' Uparta ', main: 'ferocity', aux: '' })).toEqual({
    phrase: 'Uparta',
    points: { ferocity: 3 },
  });
  expect(newTrait({ phrase: 'Uparta', main: 'ferocity', aux: 'character' }).points).toEqual({
    ferocity: 2,
    character: 1,
  });
  const special = { phrase: 'Cień', text: '', special: true, value: 3, difference: 1, tests: 'skradanie' };
  expect(newSecret(special)).toEqual({ phrase: 'Cień', difference: 1, tests: 'skradanie' });
  const sheet = sheetOf({ name: '', notes: '', traits: [], aspects: [], secrets: [special] });
  expect(sheet.secrets[0]?.value).toBe(10);
});
