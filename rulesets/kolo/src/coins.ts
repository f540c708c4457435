import { refuse } from '@aspekt/contract';
import { coin, pool, sum, type Audience, type Dice } from '@aspekt/dice';
import type { Refused } from './access.ts';

/**
 * Every coin is 0 (failure) or 1 (success) with equal chances; only how many succeed matters (KOLO-TEST-03).
 * A throw is called after the one who makes it.
 */
export const throwCoins = (
  dice: Dice,
  actorId: string,
  count: number,
  to: Audience = 'everyone',
): { readonly heads: number; readonly coins: readonly number[] } => {
  const heads = dice.roll(actorId, pool(count, coin), sum, to);
  return { heads, coins: Array.from({ length: count }, (_, i) => (i < heads ? 1 : 0)) };
};

export const isCoin = (value: number): boolean => value === 0 || value === 1;

/** Coins thrown by hand: each 0 or 1, as many as the pool (KOLO-TEST-03). */
export const coinsProblem = (coins: readonly number[], count: number): Refused => {
  const bad = coins.find((value) => !isCoin(value));
  if (bad !== undefined) return refuse('E_BAD_COIN', { coin: bad }, ['KOLO-TEST-03']);
  return coins.length === count
    ? undefined
    : refuse('E_COIN_COUNT', { has: coins.length, needs: count }, ['KOLO-TEST-03']);
};
