import { t } from './operator/words.ts';
import type { Log } from './ports/log.ts';

const day = 24 * 60 * 60_000;

/** A sentence for the operator when the clock is more than a day behind what was written last. */
export const clockWarning = async (log: Log, now: number): Promise<string | undefined> => {
  const last = await log.lastAt();
  if (last === undefined || now >= last - day) return undefined;
  return t.wrongClock(timeOf(now), timeOf(last));
};

const timeOf = (at: number): string => new Date(at).toISOString().replace(/\.\d+/, '');
