import { limits } from '@aspekt/protocol';
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

/** A bucket for each caller; those that are full again are forgotten. */
export const rateLimits = (clock: Clock, perSecond: number, burst: number): ((caller: string) => boolean) => {
  const buckets = new Map<string, { readonly take: () => boolean; last: number }>();
  const whole = (burst / perSecond) * 1000;
  return (caller) => {
    const now = clock.now();
    if (buckets.size > limits.callersRemembered) {
      for (const [who, { last }] of buckets) if (now - last > whole) buckets.delete(who);
    }
    const bucket = buckets.get(caller) ?? { take: rateLimit(clock, perSecond, burst), last: now };
    bucket.last = now;
    buckets.set(caller, bucket);
    return bucket.take();
  };
};

/** So many at once of one caller, and in all; where there is room for one more, how to say that it is over. */
export const openPlaces = (perCaller: number, inAll = Infinity): ((caller: string) => (() => void) | undefined) => {
  const taken = new Map<string, number>();
  let all = 0;
  return (caller) => {
    const others = taken.get(caller) ?? 0;
    if (others >= perCaller || all >= inAll) return undefined;
    taken.set(caller, others + 1);
    all++;
    return () => {
      all--;
      const left = (taken.get(caller) ?? 1) - 1;
      if (left > 0) taken.set(caller, left);
      else taken.delete(caller);
    };
  };
};
