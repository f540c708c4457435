import { limits } from '@aspekt/protocol';
import type { Clock } from './ports/surroundings.ts';

/** What the process uses of its memory. */
export type Usage = { readonly used: number; readonly resident: number };

const usage = (): Usage => {
  const { heapUsed, external, rss } = process.memoryUsage();
  return { used: heapUsed + external, resident: rss };
};

/** A look at it takes some time, so that it is not looked at more often than this. */
const lookMs = 250;

/** Whether so much memory is in use that nobody new should be let in. Whoever sits at a table can go on. */
export const crowding = (limitMb: number, clock: Clock, look: () => Usage = usage): (() => boolean) => {
  const most = limitMb * 1024 * 1024;
  let crowded = false;
  let looked: number | undefined;
  return () => {
    const now = clock.now();
    if (looked !== undefined && Math.abs(now - looked) < lookMs) return crowded;
    looked = now;
    const { used, resident } = look();
    crowded = used > most * limits.memoryShare || resident > most;
    return crowded;
  };
};
