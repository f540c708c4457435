import { difficultyRow, difficultyTable } from './difficulty.ts';
import type { Resistance, SpecialisationUse } from './model.ts';

type Specialised = { readonly specialisation?: SpecialisationUse | undefined };
/** What a roll is made of beside its dice. */
export type Terms = Specialised & {
  readonly traitValue: number;
  readonly skillValue: number;
  readonly modifications: readonly { readonly value: number }[];
  readonly daze?: number | undefined;
};

/** What a specialisation adds to the roll where it does not lower the difficulty (VAST-X-SPEC-01). */
const specialisationBonus = 3;

export const bonusOf = ({ specialisation }: Specialised): number =>
  specialisation?.as === 'bonus' ? specialisationBonus : 0;

/**
 * Everything that is added to the die: one trait, one skill and its specialisation, every modification, less
 * daze (VAST-ROLL-01, VAST-ROLL-03, VAST-X-SPEC-01, VAST-X-DAZE-01).
 */
export const additions = (roll: Terms): number => {
  let sum = roll.traitValue + roll.skillValue + bonusOf(roll) - (roll.daze ?? 0);
  for (const { value } of roll.modifications) sum += value;
  return sum;
};

/**
 * The difficulty that is left: one row of table 6-1 lower, never below the first row (VAST-X-SPEC-01).
 * Reading: a number between rows falls by as much as its row stands above the next.
 */
export const difficultyFor = ({ specialisation }: Specialised, difficulty: number): number => {
  if (specialisation?.as !== 'row') return difficulty;
  const row = difficultyRow(difficulty);
  const [here, below] = [difficultyTable[row], difficultyTable[row - 1]];
  return here && below ? difficulty - (here[0] - below[0]) : difficulty;
};

/** The number a roll must exceed; undefined before the roll that opposes it (VAST-RES-01, VAST-RES-02). */
export const resistanceNumber = (roll: Specialised, resistance: Resistance): number | undefined => {
  switch (resistance.kind) {
    case 'difficulty':
      return difficultyFor(roll, resistance.value);
    case 'opposedTotal':
      return resistance.total;
    case 'opposed':
      return undefined;
  }
};
