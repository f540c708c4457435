import { veil } from './figures.ts';
import type { Draft, PendingHarm, Roll, Rolled, Side } from './model.ts';
import type { Line, Reckoning } from './reckon.ts';
import { faceOf } from './score.ts';

/** Success, effect and failure margin from the score of the die that counts (NYX-ROLL-01..03, NYX-ROLL-09). */
export const read = (line: Line, score: number): Roll => ({
  actor: line.roller.actor,
  attribute: line.roller.attribute,
  numbers: line.shown,
  positiveDice: line.positiveDice,
  negativeDice: line.negativeDice,
  net: line.net,
  diceCount: line.diceCount,
  mode: line.mode,
  chosen: faceOf(score, line.numbers.effective),
  success: score > 0,
  effect: score > 0 ? score : 0,
  failMargin: veil(line.veiled, score > 0 ? 0 : -score),
});

/** Effect if it succeeded, otherwise how far it missed, below 0 (NYX-CPX-11). */
export const scoreOf = (line: Line, roll: Roll): number =>
  roll.success ? roll.effect : line.numbers.effective - roll.chosen;

/** What every roll tells. */
export const rolled = (
  draft: Draft,
  sums: Reckoning,
  rolls: Rolled['rolls'],
  winner: Side | null,
  margin: number,
  harms: readonly PendingHarm[],
): Rolled => ({
  type: 'nyx/rolled',
  draft: draft.id,
  kind: draft.kind,
  stakes: draft.stakes,
  rolls,
  winner,
  margin,
  activations: draft.activations,
  points: sums.points,
  harms,
});

export const noHarms: readonly PendingHarm[] = [];
