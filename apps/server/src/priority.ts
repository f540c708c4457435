import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** How far they stand back: far enough not to interrupt, not so far that they get nothing done. */
const aside = 10;
/** What V8 calls the threads that compile and collect garbage. */
const helper = 'V8Worker';

/**
 * A thread of V8 that is woken to compile would take the processor from the one that woke it, in the middle of an answer, for up to
 * three milliseconds, while another core has nothing to do. They go second. Where threads have no priority of their own, nothing changes.
 */
export const answerFirst = (tasks = '/proc/self/task'): void => {
  const second = Math.min(getPriority() + aside, constants.priority.PRIORITY_LOW);
  for (const thread of threadsIn(tasks)) {
    try {
      if (readFileSync(`${tasks}/${thread}/comm`, 'utf8').startsWith(helper)) setPriority(Number(thread), second);
    } catch {
      // It has ended, or may not be changed here: it goes on as it is.
    }
  }
};

const threadsIn = (tasks: string): readonly string[] => {
  try {
    return readdirSync(tasks);
  } catch {
    // Not a Linux.
    return [];
  }
};
