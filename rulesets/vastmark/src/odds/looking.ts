import { fraction, plus, times, type Fraction } from '@aspekt/dice';
import { againstOthers, type Contender } from '../judge.ts';
import type { RollSettings } from '../model.ts';
import { atLeast, exactly } from './die.ts';

const [never, surely] = [fraction(0), fraction(1)];

/**
 * Success with `points` left after looking at an opposed roll: one saves one's own zero, the others are extra dice,
 * thrown one by one until it is won. Needed where a zero of the other side gives a lower total its success
 * (VAST-HERO-05, VAST-ZERO-06): there a die may also make a total level that was good enough before.
 */
export const successAfterLooking = (
  own: Contender,
  others: readonly Contender[],
  settings: RollSettings,
  points: number,
): Fraction => {
  if (own.zero) {
    return points === 0 ? never : successAfterLooking({ ...own, zero: false }, others, settings, points - 1);
  }
  const { outcome } = againstOthers(own, others, settings);
  if (outcome === 'success' || outcome === 'perfection') return surely;
  if (points === 0) return never;
  // Above all others it is won whatever else there is.
  const far = Math.max(...others.map(({ total }) => total)) - own.total + 1;
  let chance = atLeast(far);
  for (let die = 0; die < far; die++) {
    const then = successAfterLooking({ ...own, total: own.total + die }, others, settings, points - 1);
    chance = plus(chance, times(exactly(die), then));
  }
  return chance;
};
