import type { Command, Effect, Payment, Side } from '@aspekt/ode';
import { outcomeOf, shiftsOf } from './effort.ts';
import type { Card } from './cards.ts';
import { offered, type Game, type Id, type SeenCharacter, type SeenRoll, type Table } from './seen.ts';
import { sideNow } from './sides.ts';

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

/** On whose sheet a card lies, as far as this table calls it hostile to turn it against them (D-11). */
const bearerOf = (game: Game, { kind, owner, place }: Pick<Card, 'kind' | 'owner' | 'place'>): Id | undefined => {
  const { hostileScope } = game.settings;
  if (kind === 'character') return owner;
  if (kind === 'consequence') return hostileScope === 'characterAspects' ? undefined : owner;
  return hostileScope === 'sheetAndAttached' && place?.type === 'character' ? place.id : undefined;
};

/** Who gets the point of a play, because it is their own aspect that is turned against them (ODE-HOS-01, ODE-HOS-02). */
export const victimOf = (
  game: Game,
  roll: SeenRoll,
  card: Pick<Card, 'kind' | 'owner' | 'place'>,
  { payment, actor }: Pick<Play, 'payment' | 'actor'>,
): SeenCharacter | undefined => {
  const bearer = game.characters[bearerOf(game, card) ?? ''];
  if (payment !== 'fatePoint' || !bearer || bearer.id === actor) return undefined;
  const by = game.characters[actor ?? ''];
  const rollers = [roll.acting.actorId, roll.defence?.actorId];
  const opposed = by !== undefined && rollers.includes(by.id) && rollers.includes(bearer.id);
  return opposed || (by ? sideNow(game, by) : 'gm') !== sideNow(game, bearer) ? bearer : undefined;
};
