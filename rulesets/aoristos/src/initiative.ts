import type { Dice } from '@aspekt/dice';
import { diceAudience, ownOf } from './find.ts';
import { hand, parseHand, rollHand } from './hand.ts';
import type { DiceHand, Person, Roll, Settings } from './model.ts';

/** What surprise adds to SIN for the order, 1B1T unless the table says otherwise (AOR-CMB-07, D-22). */
export const surpriseHand = ({ surpriseHand: text }: Settings): DiceHand => parseHand(text) ?? hand(1, 0, 1);

export const rollSurprise = (dice: Dice, settings: Settings, person: Person): Roll =>
  rollHand(dice, 'surprise', person.id, surpriseHand(settings), 'highest', diceAudience(person));

export type Ranked = { readonly id: string; readonly initiative: number; readonly seatIndex: number };

/** Highest SIN first (AOR-CMB-06); ties by seats clockwise from the game master (AOR-CMB-09), then as listed (D-22). */
const isBefore = (a: Ranked, b: Ranked): boolean =>
  a.initiative !== b.initiative ? a.initiative > b.initiative : a.seatIndex < b.seatIndex;

export const inOrder = (ranked: readonly Ranked[]): readonly string[] =>
  ranked.toSorted((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0)).map(({ id }) => id);

export const rank = (person: Person, bonus: number): Ranked => ({
  id: person.id,
  // Order uses SIN as it is; load lowers RÖR only (D-22).
  initiative: ownOf(person).attributes.awareness + bonus,
  seatIndex: person.seatIndex,
});

/** Where a latecomer enters: before the first who would act after her (D-22). */
export const placeOf = (late: Ranked, order: readonly Ranked[]): number => {
  const place = order.findIndex((other) => isBefore(late, other));
  return place < 0 ? order.length : place;
};
