import { refuse } from '@aspekt/contract';
import type { Refused } from './access.ts';
import type { Points, SphereId, Trait } from './model.ts';

/** Charakter, Zaciekłość, Elastyczność, Wyrafinowanie, Socjalizacja, and back to Charakter (KOLO-SPH-01, KOLO-SPH-02). */
export const spheres = [
  'character',
  'ferocity',
  'flexibility',
  'refinement',
  'socialisation',
] as const satisfies readonly SphereId[];

/** The one before and the one after in the ring (KOLO-SPH-02). */
export const neighbours = (sphere: SphereId): readonly [SphereId, SphereId] => {
  const at = spheres.indexOf(sphere);
  return [spheres[(at + 4) % 5] ?? sphere, spheres[(at + 1) % 5] ?? sphere];
};

/** All 3 points of a trait in one sphere, or 2 in the main one and 1 in a neighbour (KOLO-TRAIT-02, KOLO-TRAIT-03). */
export const pointsIn = (trait: Trait, sphere: SphereId): number => {
  if (trait.main === sphere) return trait.aux === null ? 3 : 2;
  return trait.aux === sphere ? 1 : 0;
};

/** Sphere value = 1 + the points that the fitting traits put into it (KOLO-SPH-04). */
export const sphereValue = (fitting: readonly Trait[], sphere: SphereId): number =>
  fitting.reduce((value, trait) => value + pointsIn(trait, sphere), 1);

/** Every different way to lay a trait on the ring: 5 whole and 10 split (KOLO-TRAIT-05). */
export const assignments: readonly Omit<Trait, 'phrase'>[] = spheres.flatMap((main) => [
  { main, aux: null },
  ...neighbours(main).map((aux) => ({ main, aux })),
]);

/** Points of a trait are whole numbers (KOLO-TRAIT-03). */
export const pointsProblem = (points: Points): Refused =>
  Object.values(points).every(Number.isInteger) ? undefined : refuse('E_NOT_INTEGER');

/** A trait from points typed per sphere; undefined unless they are 3, or 2 and 1 (KOLO-TRAIT-03). */
export const traitFrom = (phrase: string, points: Points): Trait | undefined => {
  const given = spheres.flatMap((sphere) => {
    const count = points[sphere] ?? 0;
    return count === 0 ? [] : [{ sphere, count }];
  });
  const [first, second] = given.toSorted((a, b) => b.count - a.count);
  if (given.length === 1 && first?.count === 3) return { phrase, main: first.sphere, aux: null };
  if (given.length === 2 && first?.count === 2 && second?.count === 1) {
    return { phrase, main: first.sphere, aux: second.sphere };
  }
  return undefined;
};

/** Auxiliary spheres are neighbours, and no two traits share an assignment; 2+1 and 1+2 are different (KOLO-TRAIT-03, KOLO-TRAIT-04). */
export const traitProblem = (trait: Trait, others: readonly Trait[]): Refused => {
  if (trait.aux !== null && !neighbours(trait.main).includes(trait.aux)) {
    return refuse('E_NOT_ADJACENT', { phrase: trait.phrase }, ['KOLO-TRAIT-03', 'KOLO-SPH-02']);
  }
  const same = others.find(({ main, aux }) => main === trait.main && aux === trait.aux);
  if (same) return refuse('E_DUPLICATE_ASSIGNMENT', { phrase: same.phrase }, ['KOLO-TRAIT-04']);
  return others.some(({ phrase }) => phrase === trait.phrase)
    ? refuse('E_PHRASE_TAKEN', { phrase: trait.phrase }, ['KOLO-TRAIT-01'])
    : undefined;
};
