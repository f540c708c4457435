import type { Command, Effect, Payment, Side } from '@aspekt/ode';
import { outcomeOf, shiftsOf } from './effort.ts';
import { offered, type Id, type SeenRoll, type Table } from './seen.ts';

type InvokeCommand = Extract<Command, { readonly type: 'ode/invoke' }>;
/** A way to play a card now: the rules have accepted it. */
export type Play = InvokeCommand & { readonly roll: Side };

/** The invokes that are open to this seat, as the rules offer them. */
export const playsOf = (table: Table): readonly Play[] =>
  // Every offered invoke says which roll it is for.
  offered(table, 'ode/invoke').map((play) => ({ ...play, roll: play.roll ?? 'action' }));

export const byAspect = (plays: readonly Play[]): ReadonlyMap<Id, readonly Play[]> =>
  Map.groupBy(plays, ({ aspect }) => aspect);

/** By how much a play moves the shifts of the one who acts; a reroll moves them nobody knows where. */
const moveOf = (effect: Effect, roll: Side): number | undefined => {
  if (effect === 'reroll') return undefined;
  const forRoller = effect !== 'raiseTarget';
  return forRoller === (roll === 'action') ? 2 : -2;
};

/** The outcome after a play, as far as it is certain and known. */
export const outcomeAfter = (
  roll: SeenRoll,
  play: Pick<Play, 'effect' | 'roll'>,
): ReturnType<typeof outcomeOf> | undefined => {
  const shifts = shiftsOf(roll);
  const move = moveOf(play.effect, play.roll);
  return shifts === undefined || move === undefined ? undefined : outcomeOf(shifts + move);
};

const cheapness: Readonly<Record<Payment, number>> = { boost: 0, free: 1, fatePoint: 2 };
/** Free ones first. */
export const cheapestFirst = (plays: readonly Play[]): readonly Play[] =>
  plays.toSorted((a, b) => cheapness[a.payment] - cheapness[b.payment]);
