import type { Care, Environment, Rest } from '@aspekt/aoristos';

/** The rows of the healing tables as they are printed, for the list to choose from; the rules count them themselves. */
export const environmentValues: Readonly<Record<Environment, number>> = {
  wretched: 2,
  openNature: 0,
  dryBed: -1,
  hospital: -2,
};
export const restValues: Readonly<Record<Rest, number>> = { none: 5, normalLife: 3, moving: 1, thorough: 0 };
export const careValues: Readonly<Record<Care, number>> = { stoneAge: 0, medieval: -1, modernHospital: -2 };
