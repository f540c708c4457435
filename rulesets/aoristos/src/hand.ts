import { all, d6, family, pool, type Audience, type Dice } from '@aspekt/dice';
import type { DiceHand, HandText, Roll } from './model.ts';

/** Most dice ever rolled at once (AOR-DICE-08). */
export const mostDice = 6;

/**
 * A hand after free and forcing dice have cancelled one for one (AOR-DICE-07) and the extra dice were cut so
 * that at most six are rolled (AOR-DICE-08). Reading: everything is summed first, then cut (D-05).
 */
export const hand = (b: number, f = 0, t = 0, modifier = 0): DiceHand => {
  const net = f - t;
  const room = mostDice - b;
  return { b, f: net > 0 ? Math.min(net, room) : 0, t: net < 0 ? Math.min(-net, room) : 0, modifier };
};

/** Number of dice rolled (AOR-DICE-05). */
export const diceRolled = ({ b, f, t }: DiceHand): number => b + f + t;

const notation = /^(\d+)[BN](?:(\d+)([FT]))?(?:([+-])(\d+))?$/;
const parsed = new Map<HandText, DiceHand | undefined>();

/** A hand in the book's notation, `2B`, `1B2F`, `1B1T+1`; N is read as B (AOR-DICE-11, D-10). */
export const parseHand = (text: HandText): DiceHand | undefined => {
  if (parsed.has(text)) return parsed.get(text);
  const found = notation.exec(text.toUpperCase().replace('−', '-'));
  const b = Number(found?.[1]);
  const extra = Number(found?.[2] ?? 0);
  const modifier = Number(found?.[5] ?? 0) * (found?.[4] === '-' ? -1 : 1);
  const read =
    found && b >= 1 && b <= mostDice
      ? hand(b, found[3] === 'F' ? extra : 0, found[3] === 'T' ? extra : 0, modifier)
      : undefined;
  // Texts come from outside: a memory of some hundreds is enough and cannot be filled up.
  if (parsed.size < 500) parsed.set(text, read);
  return read;
};

/** The hand as the book writes it (AOR-DICE-11). */
export const showHand = ({ b, f, t, modifier }: DiceHand): HandText =>
  `${b}B${f > 0 ? `${f}F` : t > 0 ? `${t}T` : ''}${modifier > 0 ? `+${modifier}` : modifier < 0 ? modifier : ''}`;

/** Add further free and forcing dice to a hand. */
export const addDice = (
  { b, f, t, modifier }: DiceHand,
  more: { readonly f?: number; readonly t?: number },
): DiceHand => hand(b, f + (more.f ?? 0), t + (more.t ?? 0), modifier);

/** What a forced hand must take: the `b` lowest dice (AOR-DICE-10). */
export const lowestDice = family((b: number) => (faces) => faces.slice(0, b));
/** What one takes from a free hand in tests and attacks: the `b` highest (AOR-DICE-12). */
export const highestDice = family((b: number) => (faces) => faces.slice(faces.length - b));

export const sumOf = (faces: readonly number[]): number => {
  let sum = 0;
  for (const face of faces) sum += face;
  return sum;
};

/**
 * How a free hand is read: `open` waits for its player (AOR-DICE-09), `highest` and `lowest` take the suggested
 * dice at once (AOR-DICE-12), `high` takes the highest but keeps all dice in sight for another choice.
 */
export type FreeReading = 'open' | 'highest' | 'lowest' | 'high';

/** Roll a hand: forced hands count the lowest, plain ones all, free ones as `free` says. */
export const rollHand = (
  dice: Dice,
  what: string,
  who: string,
  rolled: DiceHand,
  free: FreeReading,
  to: Audience = 'everyone',
): Roll => {
  const { b } = rolled;
  const thrown = pool(diceRolled(rolled), d6);
  if (rolled.f > 0 && (free === 'open' || free === 'high')) {
    const faces = dice.roll(what, thrown, all, to);
    return free === 'open'
      ? { who, hand: rolled, faces, counted: null, total: null }
      : counted({ who, hand: rolled, faces }, faces.slice(faces.length - b));
  }
  const reading = rolled.t > 0 || (rolled.f > 0 && free === 'lowest') ? lowestDice(b) : highestDice(b);
  const faces = dice.roll(what, thrown, reading, to);
  return counted({ who, hand: rolled, faces }, faces);
};

/** The roll with these dice counted (AOR-DICE-02). */
export const counted = (
  { who, hand: rolled, faces }: Pick<Roll, 'who' | 'hand' | 'faces'>,
  dice: readonly number[],
): Roll & { readonly counted: readonly number[]; readonly total: number } => ({
  who,
  hand: rolled,
  faces,
  counted: dice,
  total: sumOf(dice) + rolled.modifier,
});

/** The dice a player picks from a free hand: exactly b different ones (AOR-DICE-09, D-04). */
export const pick = ({ hand: rolled, faces }: Roll, indexes: readonly number[]): readonly number[] | undefined => {
  if (indexes.length !== rolled.b || new Set(indexes).size !== indexes.length) return undefined;
  const dice: number[] = [];
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const face = faces[index];
    if (face === undefined) return undefined;
    dice.push(face);
  }
  return dice;
};
