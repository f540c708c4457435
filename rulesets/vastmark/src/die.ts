import { d0to9, pool, type Audience, type Dice, type Reading } from '@aspekt/dice';
import { refuse } from '@aspekt/contract';
import type { Refused } from './access.ts';

/** One ten-sided die with faces 0–9, read as printed: 0 is the number zero (VAST-DIE-01, VAST-DIE-02). */
const die = pool(1, d0to9);
const face: Reading<number> = (faces) => faces[0] ?? 0;

/** Nio: throw again while the face is 9 (VAST-NINE-01, VAST-NINE-02). */
export const throwDie = (dice: Dice, what: string, to: Audience): readonly number[] => {
  let shown = dice.roll(what, die, face, to);
  const faces = [shown];
  while (shown === 9) faces.push((shown = dice.roll(what, die, face, to)));
  return faces;
};

/** Faces of a real die: each on the die, the chain ended by the first face that is not 9 (VAST-NINE-02). */
export const checkFaces = (faces: readonly number[]): Refused => {
  const bad = faces.find((shown) => !Number.isInteger(shown) || shown < 0 || shown > 9);
  if (bad !== undefined) return refuse('E_BAD_FACE', { face: bad }, ['VAST-DIE-01']);
  if (faces.slice(0, -1).some((shown) => shown !== 9)) return refuse('E_CHAIN_OVERLONG', undefined, ['VAST-NINE-02']);
  if (faces.length === 0 || faces.at(-1) === 9) return refuse('E_CHAIN_INCOMPLETE', undefined, ['VAST-NINE-01']);
  return undefined;
};

/** The finished die: all faces of all chains together (VAST-ROLL-06, VAST-NINE-02, VAST-HERO-06). */
export const dieTotal = (chains: readonly (readonly number[])[]): number => {
  let total = 0;
  for (const faces of chains) for (const shown of faces) total += shown;
  return total;
};

/** Regeln om Noll looks only at the first face of the roll's own die (VAST-ZERO-03). */
export const isZero = (chains: readonly (readonly number[])[], zeroIgnored: boolean): boolean =>
  !zeroIgnored && chains[0]?.[0] === 0;
