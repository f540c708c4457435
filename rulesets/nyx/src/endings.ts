import { figureOf, knockedOut } from './figures.ts';
import { otherSide } from './gauge.ts';
import type { Conflict, EndReason, Event, Id, Side, State } from './model.ts';

/** The end of a conflict, with what is needed to tell it. */
export const ended = (conflict: Conflict, endReason: EndReason, winner: Side | null, reason?: string): Event => ({
  ...(conflict.only !== undefined && { only: conflict.only }),
  type: 'nyx/conflictEnded',
  conflict: conflict.id,
  title: conflict.title,
  endReason,
  winner,
  sides: conflict.sides,
  ...(reason !== undefined && { reason }),
});

export const isRunning = ({ status }: Conflict): boolean => status !== 'ended';

/** The members of a side that can still act, with `out` counted as unable. */
const able = (state: State, members: readonly Id[], out: Id): readonly Id[] =>
  members.filter((id) => {
    const figure = figureOf(state, id);
    return id !== out && figure !== undefined && !knockedOut(figure);
  });

/** A conflict ends when an attribute reaches 0 and its side has no able member left (NYX-CPX-19, D-36). */
export const endsByKnockOut = (state: State, out: Id): readonly Event[] =>
  Object.values(state.conflicts)
    .filter(isRunning)
    .flatMap((conflict) => {
      const side = (['A', 'B'] as const).find((each) => conflict.sides[each].members.includes(out));
      if (!side || able(state, conflict.sides[side].members, out).length > 0) return [];
      return [ended(conflict, 'knockedOut', otherSide(side))];
    });
