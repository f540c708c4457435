import { expect, test } from 'vitest';
import type { Points } from './model.ts';
import { assignments, neighbours, sphereValue, spheres, traitFrom } from './spheres.ts';
import { after, anna, bo, characterIn, gm, opened, openTest, refusal, table, testIn, traits } from './testing/table.ts';

const add = (points: Points, phrase = 'nowy') => ({ type: 'kolo/addTrait', actor: 'jan', phrase, points }) as const;

test('five spheres in a ring, each with two neighbours (KOLO-SPH-01, KOLO-SPH-02)', () => {
  expect(spheres).toEqual(['character', 'ferocity', 'flexibility', 'refinement', 'socialisation']);
  expect(neighbours('character')).toEqual(['socialisation', 'ferocity']);
  for (const sphere of spheres) for (const next of neighbours(sphere)) expect(neighbours(next)).toContain(sphere);
});

test('sphere value: 1 and the points of the traits that fit (KOLO-SPH-04)', () => {
  expect(sphereValue([], 'ferocity')).toBe(1);
  expect(sphereValue(traits, 'ferocity')).toBe(1 + 1 + 3);
  const fitting = (phrases: readonly string[]) => testIn(opened(table(), { traits: phrases })).sphereValue;
  expect([fitting([]), fitting(['Uparta']), fitting(['Porywcza', 'Uparta', 'Wierna'])]).toEqual([1, 2, 5]);
});

test('the sphere is picked by the action and its circumstances: the game master names it (KOLO-SPH-05)', () => {
  expect(testIn(opened(table(), { sphere: 'flexibility', traits: ['Zwinna', 'Bystra'] })).sphereValue).toBe(5);
  expect(testIn(opened(table(), { sphere: 'refinement', traits: ['Zwinna', 'Bystra'] })).sphereValue).toBe(3);
  const { sphere: _, ...none } = openTest();
  expect(refusal(table(), none)).toBe('E_NO_SPHERE');
});

test('a trait is a phrase worth exactly three points (KOLO-TRAIT-01, KOLO-TRAIT-02)', () => {
  expect(refusal(table(), add({ character: 2 }))).toBe('E_TRAIT_POINTS');
  expect(refusal(table(), add({ character: 4 }))).toBe('E_TRAIT_POINTS');
  expect(refusal(table(), add({}))).toBe('E_TRAIT_POINTS');
  expect(refusal(table(), add({ character: 1, ferocity: 1, flexibility: 1 }))).toBe('E_TRAIT_POINTS');
  expect(refusal(table(), add({ character: 1.5, ferocity: 1.5 }))).toBe('E_NOT_INTEGER');
  expect(refusal(table(), add({ flexibility: 3 }, 'Uparta'))).toBe('E_PHRASE_TAKEN');
});

test('three in one sphere, or two and one in a direct neighbour (KOLO-TRAIT-03)', () => {
  expect(characterIn(after(table(), add({ flexibility: 3 })), 'jan').traits.at(-1)).toEqual({
    phrase: 'nowy',
    main: 'flexibility',
    aux: null,
  });
  expect(characterIn(after(table(), add({ flexibility: 1, refinement: 2 })), 'jan').traits.at(-1)).toEqual({
    phrase: 'nowy',
    main: 'refinement',
    aux: 'flexibility',
  });
  expect(refusal(table(), add({ character: 2, flexibility: 1 }))).toBe('E_NOT_ADJACENT');
});

test('no two traits with the same assignment; 2+1 and 1+2 are different (KOLO-TRAIT-04)', () => {
  expect(refusal(table(), add({ character: 2, ferocity: 1 }))).toBe('E_DUPLICATE_ASSIGNMENT');
  expect(refusal(table(), add({ character: 1, ferocity: 2 }))).toBeUndefined();
});

test('hence fifteen traits at most: five whole and ten split (KOLO-TRAIT-05)', () => {
  expect(assignments.length).toBe(15);
  expect(new Set(assignments.map(({ main, aux }) => `${main} ${aux}`)).size).toBe(15);
  const all = assignments.reduce((state, { main, aux }, i) => {
    const points = aux === null ? { [main]: 3 } : { [main]: 2, [aux]: 1 };
    return refusal(state, add(points, `a${i}`)) ? state : after(state, add(points, `a${i}`));
  }, table());
  expect(characterIn(all, 'jan').traits.length).toBe(15);
  for (const { main, aux } of assignments) {
    expect(refusal(all, add(aux === null ? { [main]: 3 } : { [main]: 2, [aux]: 1 }, 'x'))).toBe(
      'E_DUPLICATE_ASSIGNMENT',
    );
  }
});

test('whether a trait fits is for the table to judge and the game master to rule (KOLO-TRAIT-07)', () => {
  const state = opened(table());
  const suggested = after(
    state,
    { type: 'kolo/suggestFit', testId: 't', traits: ['Porywcza'], aspects: ['Szermierka'] },
    [],
    bo,
  );
  expect(testIn(suggested)).toMatchObject({
    sphereValue: 1,
    fits: [{ by: 'bo', traits: ['Porywcza'], aspects: ['Szermierka'] }],
  });
  const ruled = after(suggested, {
    type: 'kolo/amendTest',
    testId: 't',
    traits: ['Porywcza'],
    aspects: ['Szermierka'],
  });
  expect(testIn(ruled)).toMatchObject({ sphereValue: 4, proficiencyValue: 1 });
  expect(refusal(state, { type: 'kolo/amendTest', testId: 't', traits: ['Porywcza'] }, anna)).toBe('E_NOT_GM');
  expect(refusal(state, { type: 'kolo/amendTest', testId: 't', traits: ['Nieznana'] }, gm)).toBe('E_UNKNOWN_ID');
});

test('points typed per sphere make a trait or nothing', () => {
  expect(traitFrom('x', { ferocity: 3, character: 0 })).toEqual({ phrase: 'x', main: 'ferocity', aux: null });
  expect(traitFrom('x', { ferocity: -3 })).toBeUndefined();
});
