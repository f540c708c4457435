import type { Contest, Id, Place, Settings } from './model.ts';

/** The side of the players' characters and that of everyone else, unless a scene says otherwise. */
export const playersSide = 'players';
export const gmSide = 'gm';

/** Somebody, as far as it matters where they stand: a character as the rules have it, or as a seat sees it. */
type Standing = { readonly id: Id; readonly side: string };
type Running = Pick<Contest, 'winner' | 'sides'>;

/** The side one stands on; while a contest runs, the contest's. */
export const sideIn = (contest: Running | null | undefined, { id, side }: Standing): string => {
  if (!contest || contest.winner !== null) return side;
  return contest.sides.find(({ members }) => members.includes(id))?.id ?? side;
};

/** An aspect, as far as it matters on whom it lies. */
type Lying = {
  readonly kind: 'character' | 'consequence' | 'situation' | 'boost';
  readonly owner?: Id | undefined;
  readonly attachedTo?: Place | undefined;
};

/** On whom an aspect lies, as far as this table calls it hostile to turn it against them (D-11). */
export const bearerOf = (
  { kind, owner, attachedTo }: Lying,
  { hostileScope }: Pick<Settings, 'hostileScope'>,
): Id | undefined => {
  switch (kind) {
    case 'character':
      return owner;
    case 'consequence':
      return hostileScope === 'characterAspects' ? undefined : owner;
    case 'situation':
      return hostileScope === 'sheetAndAttached' && attachedTo?.type === 'character' ? attachedTo.id : undefined;
    case 'boost':
      return undefined;
  }
};

/** Those who roll: the one who acts, and who defends. */
type Rollers = {
  readonly acting: { readonly actorId: Id };
  readonly defence?: { readonly actorId: Id } | null | undefined;
};

/** One of the two who roll. */
export const isInRoll = ({ acting, defence }: Rollers, { id }: Pick<Standing, 'id'>): boolean =>
  acting.actorId === id || defence?.actorId === id;

/** Enemies for this roll: of two sides, or the two who roll against each other, also where they stand on one side. */
export const areAgainst = (
  contest: Running | null | undefined,
  roll: Rollers,
  by: Standing | null | undefined,
  other: Standing,
): boolean => {
  if (by?.id === other.id) return false;
  if (by && isInRoll(roll, by) && isInRoll(roll, other)) return true;
  return (by ? sideIn(contest, by) : gmSide) !== sideIn(contest, other);
};
