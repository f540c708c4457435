import type { Clock } from './ports/surroundings.ts';

/** A bucket that fills at `perSecond` up to `burst`; each call takes one and says whether there was one. */
export const rateLimit = (clock: Clock, perSecond: number, burst: number): (() => boolean) => {
  let left = burst;
  let then = clock.now();
  return () => {
    const now = clock.now();
    left = Math.min(burst, left + (Math.max(0, now - then) / 1000) * perSecond);
    then = now;
    if (left < 1) return false;
    left--;
    return true;
  };
};
