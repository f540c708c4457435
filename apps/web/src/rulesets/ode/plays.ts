import { movedBy, outcomeOf } from '@aspekt/ode/shifts';
import { areAgainst, bearerOf } from '@aspekt/ode/sides';
import type { Command, Payment, Side } from '@aspekt/ode';
import { shiftsOf } from './effort.ts';
import type { Card } from './cards.ts';
import { offered, type Game, type Id, type SeenCharacter, type SeenRoll, type Table } from './seen.ts';

type InvokeCommand = Extract<Command, { readonly type: 'ode/invoke' }>;
/** A way to play a card now: the rules have accepted it. */
export type Play = InvokeCommand & { readonly roll: Side };

/** The invokes that are open to this seat, as the rules offer them. */
export const playsOf = (table: Table): readonly Play[] =>
  // Every offered invoke says which roll it is for.
  offered(table, 'ode/invoke').map((play) => ({ ...play, roll: play.roll ?? 'action' }));

export const byAspect = (plays: readonly Play[]): ReadonlyMap<Id, readonly Play[]> =>
  Map.groupBy(plays, ({ aspect }) => aspect);

/** The outcome after a play, as far as it is certain and known. */
export const outcomeAfter = (
  roll: SeenRoll,
  play: Pick<Play, 'effect' | 'roll'>,
): ReturnType<typeof outcomeOf> | undefined => {
  const shifts = shiftsOf(roll);
  const move = movedBy(play.effect, play.roll);
  return shifts === undefined || move === undefined ? undefined : outcomeOf(shifts + move);
};

const cheapness: Readonly<Record<Payment, number>> = { boost: 0, free: 1, fatePoint: 2 };
/** Free ones first. */
export const cheapestFirst = (plays: readonly Play[]): readonly Play[] =>
  plays.toSorted((a, b) => cheapness[a.payment] - cheapness[b.payment]);

/** Who gets the point of a play, because it is their own aspect that is turned against them (ODE-HOS-01, ODE-HOS-02). */
export const victimOf = (
  { characters, scene, settings }: Game,
  roll: SeenRoll,
  { kind, owner, place }: Pick<Card, 'kind' | 'owner' | 'place'>,
  { payment, actor }: Pick<Play, 'payment' | 'actor'>,
): SeenCharacter | undefined => {
  if (payment !== 'fatePoint') return undefined;
  const bearer = characters[bearerOf({ kind, owner, attachedTo: place }, settings) ?? ''];
  return bearer && areAgainst(scene?.contest, roll, characters[actor ?? ''], bearer) ? bearer : undefined;
};
