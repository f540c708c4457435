import type { AskedFighter, Harm, Question, Skill } from '@aspekt/ode';
import { sideName, signed, skillName, type Id, type SeenCharacter } from '../seen.ts';
import { usualSkills } from '../skills.ts';
import type { OdeWords } from '../words/index.svelte.ts';

type Quantity = { readonly value: number; readonly exact?: string; readonly error?: number };
type Struck = { readonly skill: Skill; readonly harm: Harm };
/** Two who attack each other; without `boosted` it was too large to be solved, and played out instead. */
export type FacingAnswer = {
  readonly skills: readonly Struck[];
  readonly endless?: true;
  readonly win?: Quantity;
  readonly exchanges?: Quantity;
  readonly boosted?: readonly Quantity[];
  readonly otherFirst?: Quantity;
};
export type ConflictAnswer = {
  readonly runs: number;
  readonly sides: readonly { readonly side: string; readonly wins: number }[];
  readonly nobody: number;
  readonly out: readonly { readonly id: Id; readonly count: number }[];
  readonly meanExchanges: number;
};
export type ContestEndAnswer = {
  readonly exchanges: Quantity;
  readonly twist: Quantity;
  readonly sides: readonly {
    readonly id: string;
    readonly wins: Quantity | null;
    readonly withVictory: number;
    readonly withOne: number | null;
  }[];
};
export type Rollers = Extract<Question, { readonly ask: 'contestEnd' }>['rollers'];

/** Somebody in the scene and the side they stand on there. */
export type Standing = { readonly one: SeenCharacter; readonly side: string };
export type Guess = { readonly rating: number; readonly boxes: number };
/** What is guessed of whom one does not know until one says otherwise. */
export const usualGuess: Guess = { rating: 2, boxes: 3 };

/** As the rules are asked: what this seat does not know of somebody is assumed. */
export const asked = ({ one, side }: Standing, skill: Skill | undefined, { rating, boxes }: Guess): AskedFighter => ({
  id: one.id,
  side,
  ...(skill !== undefined && { skill }),
  ...((!one.skills || !one.stress) && {
    assumed: { ...(!one.skills && { rating }), ...(!one.stress && { boxes }) },
  }),
});

/** What somebody may attack with, best first. */
export const attacksOf = (
  one: SeenCharacter,
  w: OdeWords,
): readonly { readonly value: Skill; readonly text: string }[] =>
  [...new Set(usualSkills(one, 'attack', w))]
    .toSorted((a, b) => (one.skills?.[b] ?? 0) - (one.skills?.[a] ?? 0))
    .map((skill) => ({ value: skill, text: `${skillName(skill, w)} ${signed(one.skills?.[skill] ?? 0)}` }));

/** The side that a bar is told for: the players' where they take part. */
export const homeOf = (sides: readonly string[]): string => (sides.includes('players') ? 'players' : (sides[0] ?? ''));

const tones = ['good', 'bad', 'awful', 'even', 'plain'] as const;
/** The home side is good, the others each in their own colour. */
export const toneOfSide = (sides: readonly string[], side: string): (typeof tones)[number] => {
  const order = [homeOf(sides), ...sides.filter((one) => one !== homeOf(sides))];
  return tones[Math.min(order.indexOf(side), tones.length - 1)] ?? 'plain';
};

export const namesOf = (people: readonly Standing[], side: string, w: OdeWords): string => {
  const [only, ...more] = people.filter((one) => one.side === side);
  return only && more.length === 0 ? only.one.name || w.nameless : sideName(side, w);
};
