import { refuse, type Json, type Refusal } from '@aspekt/contract';
import { rollsOf } from './access.ts';
import { additions } from './formula.ts';
import type { Question, Roll, State } from './model.ts';
import { seriesAhead, untilOne, type Ahead } from './odds/ahead.ts';
import { chance } from './odds/as-json.ts';
import { seriesOdds } from './odds/series.ts';
import type { Entrant } from './odds/sides.ts';

type Answer = Json | { readonly refusal: Refusal };
type Asked<T> = Extract<Question, { readonly ask: T }>;

const unknown = (id: string): Answer => ({ refusal: refuse('E_UNKNOWN_ID', { id }).refusal });
/** All of it is plain data already. */
const asJson = (ahead: Ahead): { readonly [key: string]: Json } => ahead as unknown as { readonly [key: string]: Json };

/** What a series on the table is rolled with, and where it stands; hero points are not counted in (VAST-X-SERIES-01). */
const standingOf = (state: State, seriesId: string) => {
  const series = state.series.find(({ id }) => id === seriesId);
  const [a, b] = series?.sides ?? [];
  const rollOf = (id: string | undefined): Roll | undefined => state.rolls.find((roll) => roll.id === id);
  const [one, other] = [rollOf(a?.rollId), rollOf(b?.rollId)];
  if (!series || !a || !b || !one || !other) return undefined;
  const delta = additions(one) + a.dazed - additions(other) - b.dazed;
  return [delta, series.wins, series.daze, one.settings, [a.won, b.won]] as const;
};

export const seriesAnswer = (state: State, { seriesId }: Asked<'series'>): Answer => {
  const stands = standingOf(state, seriesId);
  if (!stands) return unknown(seriesId);
  const { A, B, rolls } = seriesOdds(...stands);
  return { A: chance(A), B: chance(B), rolls: chance(rolls) };
};

export const seriesAheadAnswer = (state: State, { seriesId }: Asked<'seriesAhead'>): Answer => {
  const stands = standingOf(state, seriesId);
  if (!stands) return unknown(seriesId);
  const [, wins, , , won] = stands;
  if (Math.max(...won) >= wins) return { refusal: refuse('E_SERIES_OVER', undefined, ['VAST-X-SERIES-01']).refusal };
  return asJson(seriesAhead(...stands));
};

/**
 * Rolls that would oppose each other, made again until one side has won enough of them: a series is between two who each
 * make one roll (VAST-X-SERIES-01); more go on until one of them succeeds. Hero points are not counted in.
 */
export const aheadAnswer = (state: State, { sides: ids, wins = 1, daze = false }: Asked<'ahead'>): Answer => {
  const asGm = { seat: 'gm', role: 'gm' } as const;
  const sides = ids.map((id) => rollsOf(state, id, asGm));
  const stranger = ids.find((_, i) => sides[i]?.length === 0);
  if (stranger !== undefined) return unknown(stranger);
  const [one, other] = sides.map((side) => (side.length === 1 ? side[0] : undefined));
  if (sides.length === 2 && one && other)
    return asJson(seriesAhead(additions(one) - additions(other), wins, daze, one.settings));
  if (wins > 1) return { refusal: refuse('E_NOT_OPPOSED', undefined, ['VAST-X-SERIES-01']).refusal };
  return asJson(untilOne(sides.map((side) => side.map(unboughtOf))));
};

/** What was bought for one roll does not last. */
const unboughtOf = (roll: Roll): Entrant => ({
  added: additions(roll),
  extraDice: 0,
  zeroIgnored: false,
  zeroGives: roll.settings.opposedZero === 'otherSucceeds',
});
