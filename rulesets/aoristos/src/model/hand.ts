/** Tärningshand: `b` dice count; `f` free dice give a choice, `t` forcing dice take it away. */
export type DiceHand = { readonly b: number; readonly f: number; readonly t: number; readonly modifier: number };

/** A hand in the book's notation: `2B`, `1B2F`, `1B1T+1`. */
export type HandText = string;

/**
 * A hand that was rolled. `faces` are the dice the rules look at, in ascending order: all of them where there is
 * a choice, else those that count. `counted` and `total` are null while the choice is open.
 */
export type Roll = {
  readonly who: string;
  readonly hand: DiceHand;
  readonly faces: readonly number[];
  readonly counted: readonly number[] | null;
  readonly total: number | null;
};

/** A success test: full roll = test base + counted dice, against a difficulty. */
export type Test = {
  readonly roll: Roll;
  readonly testBase: number;
  readonly baseDifficulty: number;
  readonly difficulty: number;
  readonly fullRoll: number | null;
  readonly success: boolean | null;
};

/** One side's hand in an opposed test. */
export type SideRoll = { readonly roll: Roll; readonly testBase: number; readonly fullRoll: number };
