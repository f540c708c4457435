import { actionsOf, isOpposed, statusOf, type Action, type Side } from './actions.ts';
import { promptOf } from './outcome.ts';
import {
  isOwn,
  mineOf,
  type SeenDeclaration,
  type SeenRequest,
  type SeenRoll,
  type SeenSeries,
  type Table,
} from './seen.ts';

/** Something for a seat to do; the first is what the screen is about. */
export type Moment =
  | { readonly kind: 'rule'; readonly key: string; readonly side: Side }
  | { readonly kind: 'consent'; readonly key: string; readonly side: Side }
  | { readonly kind: 'request'; readonly key: string; readonly request: SeenRequest }
  | { readonly kind: 'oppose'; readonly key: string; readonly action: Action }
  | { readonly kind: 'throw'; readonly key: string; readonly action: Action; readonly side: Side }
  | { readonly kind: 'rolled'; readonly key: string; readonly action: Action; readonly side: Side | undefined }
  | { readonly kind: 'prompt'; readonly key: string; readonly roll: SeenRoll }
  | { readonly kind: 'series'; readonly key: string; readonly series: SeenSeries }
  | { readonly kind: 'inbox'; readonly key: string; readonly declaration: SeenDeclaration }
  | { readonly kind: 'await'; readonly key: string; readonly side: Side }
  | { readonly kind: 'new'; readonly key: string };

/** The key of changing a ruling that has been made. */
export const ruleKey = (side: Pick<Side, 'id'>): string => `rule ${side.id}`;

const fresh: Moment = { kind: 'new', key: 'new' };
const hasActor = (table: Table, side: Side): boolean => table.game.characters.some(({ id }) => id === side.actorId);
const own = (table: Table, side: Side): boolean => isOwn(table, side.actorId);
/** Rolls that wait for the word of a player whom this seat speaks for; the game master speaks for anybody (VAST-PERS-03). */
const consentsOf = (table: Table): readonly Moment[] =>
  actionsOf(table.game)
    .flatMap(({ sides }) => sides)
    .filter((side) => {
      const target = side.rolls[0]?.socialTargetId;
      return statusOf(side.rolls) === 'asked' && (table.isGm || (target != null && isOwn(table, target)));
    })
    .map((side) => ({ kind: 'consent', key: `consent ${side.id}`, side }));
const isFixed = (side: Side): boolean => !side.rolls.some(isOpposed);

/** What the game master is asked to tell of the last action; older ones have passed. */
const promptsOf = (actions: readonly Action[], skipped: readonly string[]): readonly Moment[] =>
  (actions.at(-1)?.sides ?? [])
    .flatMap(({ rolls }) => rolls)
    .filter((roll) => promptOf(roll) && roll.ruling === null && !skipped.includes(roll.id))
    .map((roll) => ({ kind: 'prompt', key: `prompt ${roll.id}`, roll }));

/** Series whose last roll is settled, and that nobody has won yet. */
const seriesOf = (table: Table): readonly Moment[] => {
  const isSettled = (rollId: string): boolean => {
    const status = table.game.rolls.find(({ id }) => id === rollId)?.status;
    return status === 'confirmed' || status === 'withdrawn';
  };
  return (table.game.series ?? [])
    .filter(({ sides, wins }) => sides.every(({ rollId, won }) => won < wins && isSettled(rollId)))
    .map((series) => ({ kind: 'series', key: `series ${series.id}`, series }) as const);
};

const gmMoments = (table: Table, chosen: string, skipped: readonly string[]): readonly Moment[] => {
  const actions = actionsOf(table.game);
  const sides = actions.flatMap((action) => action.sides.map((side) => ({ action, side })));
  const before = sides.filter(({ action, side }) => action.status !== 'confirmed' && hasActor(table, side));
  const ruling = before.filter(({ side }) => {
    const status = statusOf(side.rolls);
    return status === 'proposed' || (status === 'ruled' && ruleKey(side) === chosen);
  });
  const meetings = actions.filter((one) => one.opposed && one.status === 'ruled' && one.sides.length > 1);
  const ready = before.filter(({ action, side }) => action.status === 'ruled' && isFixed(side));
  const alone = before.filter(({ action, side }) => action.status === 'ruled' && !isFixed(side) && !meetings[0]);
  return [
    ...ruling.map(({ side }) => ({ kind: 'rule', key: ruleKey(side), side }) as const),
    ...table.game.requests
      .filter(({ allow }) => allow === null)
      .map(
        (request) => ({ kind: 'request', key: `several ${request.actor} ${request.traits.join()}`, request }) as const,
      ),
    ...meetings.map((action) => ({ kind: 'oppose', key: `oppose ${action.id}`, action }) as const),
    ...ready
      .filter(({ side }) => own(table, side))
      .map(({ action, side }) => ({ kind: 'throw', key: `throw ${side.id}`, action, side }) as const),
    ...actions
      .filter(({ status }) => status === 'rolled')
      .map((action) => ({ kind: 'rolled', key: `rolled ${action.id}`, action, side: undefined }) as const),
    ...consentsOf(table),
    ...promptsOf(actions, skipped),
    ...seriesOf(table),
    ...table.game.inbox.map((one) => ({ kind: 'inbox', key: `inbox ${one.actor}`, declaration: one }) as const),
    fresh,
    ...[...ready.filter(({ side }) => !own(table, side)), ...alone].map(
      ({ side }) => ({ kind: 'await', key: `await ${side.id}`, side }) as const,
    ),
  ];
};

const playerMoments = (table: Table): readonly Moment[] => {
  const mine = actionsOf(table.game).flatMap((action) =>
    action.status === 'confirmed'
      ? []
      : action.sides.filter((side) => own(table, side)).map((side) => ({ action, side })),
  );
  const at = (...statuses: readonly string[]): typeof mine =>
    mine.filter(({ side }) => statuses.includes(statusOf(side.rolls)));
  return [
    ...consentsOf(table),
    ...at('ruled')
      .filter(({ side }) => isFixed(side))
      .map(({ action, side }) => ({ kind: 'throw', key: `throw ${side.id}`, action, side }) as const),
    ...at('rolled').map(({ action, side }) => ({ kind: 'rolled', key: `rolled ${side.id}`, action, side }) as const),
    ...at('asked', 'proposed', 'ruled')
      .filter(({ side }) => statusOf(side.rolls) !== 'ruled' || !isFixed(side))
      .map(({ side }) => ({ kind: 'await', key: `await ${side.id}`, side }) as const),
    ...(mineOf(table).length > 0 ? [fresh] : []),
  ];
};

/** What there is to do for this seat, the most pressing first. */
export const momentsOf = (table: Table, chosen: string, skipped: readonly string[]): readonly Moment[] => {
  if (table.me.role === 'onlooker') return [];
  return table.isGm ? gmMoments(table, chosen, skipped) : playerMoments(table);
};
