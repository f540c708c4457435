import { conflictOf } from './drafts.ts';
import { ended } from './endings.ts';
import { figureOf } from './figures.ts';
import { moveNeedle, otherSide, situationalNow } from './gauge.ts';
import type { Conflict, Draft, Event, PendingHarm, Roll, RoundResult, Side, State } from './model.ts';
import type { Reckoning } from './reckon.ts';
import { noHarms, rolled, scoreOf } from './rolled.ts';
import { hush } from './who.ts';

/**
 * A round moves the needle by the difference of effects, or against a passive side by the score
 * (NYX-CPX-07..11); what passes the end is harm for the side behind, and ends the conflict (NYX-CPX-14, NYX-CPX-20).
 */
export const resolveRound = (
  state: State,
  draft: Draft,
  sums: Reckoning,
  a: Roll | undefined,
  b: Roll | undefined,
): readonly Event[] => {
  const conflict = conflictOf(state, draft);
  if (!conflict) return [];
  const move = roundMove(sums, a, b);
  const { after, overflow } = moveNeedle(conflict.needle, move, conflict.scale);
  const winner: Side | null = move > 0 ? 'A' : move < 0 ? 'B' : null;
  const behind: Side = after > 0 ? 'B' : 'A';
  const lost = behind === 'A' ? a : b;
  const harms =
    overflow > 0 && draft.stakes === 'harm' && lost
      ? [overflowHarm(state, draft, conflict, behind, lost, overflow)]
      : noHarms;
  const round: RoundResult = {
    conflict: conflict.id,
    round: conflict.round,
    situational: situationalNow(conflict, state.settings),
    move,
    before: conflict.needle,
    after,
    overflow,
    narrator: winner,
  };
  const rolls = a ? (b ? { A: a, B: b } : { A: a }) : b ? { B: b } : {};
  const event: Event = {
    ...hush(draft.only !== undefined),
    ...rolled(draft, sums, rolls, winner, Math.abs(move), harms),
    round,
  };
  return overflow > 0 && conflict.mode === 'ends'
    ? [event, ended(conflict, 'goalReached', otherSide(behind))]
    : [event];
};

/** Active against active the failure margins play no part (NYX-CPX-07); against a passive side they do (NYX-CPX-10). */
const roundMove = (sums: Reckoning, a: Roll | undefined, b: Roll | undefined): number => {
  if (a && b) return a.effect - b.effect;
  if (a && sums.A) return scoreOf(sums.A, a);
  return b && sums.B ? -scoreOf(sums.B, b) : 0;
};

const overflowHarm = (
  state: State,
  draft: Draft,
  conflict: Conflict,
  behind: Side,
  roll: Roll,
  overflow: number,
): PendingHarm => {
  const ahead = otherSide(behind);
  const from = draft.rollers[ahead]?.actor;
  const { goal } = conflict.sides[ahead];
  return {
    ...hush(figureOf(state, roll.actor)?.only !== undefined),
    id: `${draft.id}-harm`,
    target: roll.actor,
    effect: overflow,
    attribute: roll.attribute,
    used: roll.attribute,
    damageOnly: false,
    source: { kind: 'round', id: conflict.id, ...(from !== undefined && { from }), ...(goal !== '' && { goal }) },
  };
};
