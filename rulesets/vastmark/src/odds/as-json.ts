import type { Json } from '@aspekt/contract';
import { show, toNumber, type Fraction } from '@aspekt/dice';
import type { Chances } from './roll.ts';

/** An exact chance and its nearest number. */
export const chance = (fraction: Fraction): Json => ({ exact: show(fraction), p: toNumber(fraction) });

export const chancesAsJson = ({ success, perfection, statusQuo, failure, zeroed }: Chances): Json => ({
  success: chance(success),
  perfection: chance(perfection),
  statusQuo: chance(statusQuo),
  failure: chance(failure),
  zeroed: chance(zeroed),
});
