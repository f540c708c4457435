import type { Audience, Dice } from '@aspekt/dice';
import { baseDifficulty } from './base-difficulty.ts';
import { hand, rollHand, type FreeReading } from './hand.ts';
import { traitLevel } from './derived.ts';
import { diceAudience, ownOf } from './find.ts';
import type { DiceHand, Person, Roll, Test, Trait } from './model.ts';

/** Base hand 1B1T (AOR-TEST-03), 1T more for every degree of nerve shock (AOR-TEST-10, AOR-SHK-02). */
export const testHand = (nerveShock: number, f = 0, t = 0): DiceHand => hand(1, f, 1 + nerveShock + t);

/** TB: the sum of the traits (AOR-TEST-02). */
export const testBaseOf = (person: Person, traits: readonly Trait[]): number => {
  const own = ownOf(person);
  let base = 0;
  for (const trait of traits) base += traitLevel(own, trait);
  return base;
};

export type Asked = {
  readonly testBase: number;
  /** Number of traits in the base, for GST. */
  readonly traits: number;
  readonly difficulty?: number | undefined;
  readonly hand: DiceHand;
};

/** Full roll = TB + counted dice (AOR-TEST-04); below ST fails, ST or more succeeds (AOR-TEST-05). */
const testFrom = (roll: Roll, asked: Omit<Asked, 'hand'>): Test => {
  const difficulty = asked.difficulty ?? baseDifficulty(asked.traits);
  const fullRoll = roll.total === null ? null : asked.testBase + roll.total;
  return {
    roll,
    testBase: asked.testBase,
    baseDifficulty: baseDifficulty(asked.traits),
    difficulty,
    fullRoll,
    success: fullRoll === null ? null : fullRoll >= difficulty,
  };
};

/** Roll a success test. Only tests that somebody asked for have free hands to choose from; forced ones do not. */
export const takeTest = (
  dice: Dice,
  what: string,
  person: Person,
  asked: Asked,
  free: FreeReading = 'highest',
  to: Audience = diceAudience(person),
): Test => testFrom(rollHand(dice, what, person.id, asked.hand, free, to), asked);

/** A test of one trait against GST with shock in the hand: pain, fainting, holding back. */
export const testOf = (dice: Dice, what: string, person: Person, trait: Trait, difficulty?: number): Test =>
  takeTest(dice, what, person, {
    testBase: testBaseOf(person, [trait]),
    traits: 1,
    difficulty,
    hand: testHand(person.nerveShock),
  });
