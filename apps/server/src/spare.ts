import { performance } from 'node:perf_hooks';
import { report } from './report.ts';

/** Work that may wait until there is time for it. */
export interface Spare {
  later(job: () => void): void;
}

/** Without a queue: for tests, where time is no matter. */
export const atOnce: Spare = { later: (job) => job() };

/** When there is never a quiet moment, this part of the time is kept for what waits. */
const leastPart = 0.08;
/** So many milliseconds of quiet can be saved up. */
const mostSaved = 50;
/** Without anything saved up, look again after so many milliseconds. */
const waitMs = 4;
/** Before the first job so many milliseconds are left to others on this machine, to whom something was just sent. */
const yieldMs = 2;

/**
 * Jobs are done one by one, in the order they came, in time in which the process has nothing else to do. What is asked
 * of the server goes first: between two jobs everything that has arrived is dealt with.
 */
export const quietTime = (stumbled: (error: unknown) => void = report): Spare => {
  const jobs: (() => void)[] = [];
  let saved = mostSaved;
  let before = performance.eventLoopUtilization();
  let waiting = false;

  const save = (): void => {
    const now = performance.eventLoopUtilization();
    saved = Math.min(mostSaved, saved + (now.idle - before.idle) + (now.active - before.active) * leastPart);
    before = now;
  };
  const next = (): void => {
    save();
    if (saved > 0) {
      const start = performance.now();
      try {
        jobs.shift()?.();
      } catch (error) {
        // One table's trouble is not the server's.
        stumbled(error);
      }
      saved -= performance.now() - start;
    }
    waiting = false;
    if (jobs.length > 0) plan(saved > 0 ? 0 : waitMs);
  };
  const plan = (ms: number): void => {
    waiting = true;
    if (ms === 0) setImmediate(next);
    else setTimeout(next, ms);
  };

  return {
    later: (job) => {
      jobs.push(job);
      if (waiting) return;
      waiting = true;
      // Even a timer is set only when whoever is being told of something has been told.
      setImmediate(plan, yieldMs);
    },
  };
};
