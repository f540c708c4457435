import { extreme, family } from '@aspekt/dice';

/** `target = min(10, effective)`: an attribute above 10 is rolled as 10 (NYX-ATTR-10, NYX-ROLL-07). */
export const target = (effective: number): number => Math.min(10, effective);

/** What an effective attribute has above 10 is added to the effect (NYX-ATTR-10, NYX-ROLL-07, D-11). */
export const effectBonus = (effective: number): number => Math.max(0, effective - 10);

/**
 * The worth of a face: itself and the bonus if it is not above the target, otherwise how far it missed, below 0.
 * Never 0; with an effective attribute of 0 or less every face misses (NYX-ROLL-01..03, NYX-ROLL-08..10, D-12, D-13).
 */
export const score = (face: number, effective: number): number =>
  face <= target(effective) ? face + effectBonus(effective) : effective - face;

/** The face that a score came from. */
export const faceOf = (scored: number, effective: number): number =>
  scored > 0 ? scored - effectBonus(effective) : effective - scored;

export type RollMode = 'best' | 'worst' | 'single';

/** Helping dice count the best, hindering ones the worst; without any, the one die counts (NYX-DICE-06). */
export const modeOf = (net: number): RollMode => (net > 0 ? 'best' : net < 0 ? 'worst' : 'single');

/** The base die is never cancelled; every extra die that is left after cancelling is one more (NYX-DICE-06, NYX-DICE-07). */
export const diceCount = (net: number): number => 1 + Math.abs(net);

/**
 * What is read off a throw: the score of the die that counts. Best is the highest score (NYX-DICE-02),
 * worst the lowest (NYX-DICE-03). Face, effect and failure margin all follow from it.
 */
export const counted = family((mode: RollMode, effective: number) =>
  extreme(mode === 'worst' ? 'lowest' : 'highest', (face) => score(face, effective)),
);
