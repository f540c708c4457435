import { Worker } from 'node:worker_threads';
import { limits } from '@aspekt/protocol';
import { begun, type Answer, type Job } from './aside-job.ts';
import type { Clock } from './ports/surroundings.ts';

/** Work that takes long, done beside the tables so that nobody waits for it: one job at a time, each with a deadline. */
export interface Aside {
  /** Whoever asks waits for one job of each other `asker` at most before their own next, however much those ask. */
  run(job: Job, asker: string): Promise<Answer>;
  close(): Promise<void>;
}

type Waiting = { readonly job: Job; readonly answered: (answer: Answer) => void };

/** `games` is the address of the module that lists the games. */
export const openAside = (clock: Clock, games: string): Aside => {
  /** What waits, by who asked for it; whoever has had a turn is the last again. */
  const waiting = new Map<string, readonly Waiting[]>();
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let callOff = (): void => {};

  const settle = (answer: Answer): void => {
    callOff();
    current?.answered(answer);
    current = undefined;
    next();
  };
  const giveUp = (): void => {
    void worker?.terminate();
    worker = undefined;
    settle({ kind: 'too_hard' });
  };
  const start = (): Worker => {
    const made = new Worker(new URL('./aside-worker.ts', import.meta.url), {
      workerData: { games },
      resourceLimits: { maxOldGenerationSizeMb: limits.jobMegabytes },
    });
    made.on('message', (told: Answer | typeof begun) => {
      // What was given up may have been answered all the same: by now somebody else waits.
      if (worker !== made) return;
      if (told !== begun) return settle(told);
      callOff();
      callOff = clock.after(limits.jobMs, giveUp);
    });
    made.on('error', () => worker === made && giveUp());
    made.unref();
    return made;
  };
  const take = (): Waiting | undefined => {
    const [turn] = waiting;
    if (!turn) return undefined;
    const [asker, [first, ...others]] = turn;
    waiting.delete(asker);
    if (others.length > 0) waiting.set(asker, others);
    return first;
  };
  const next = (): void => {
    if (current) return;
    current = take();
    if (!current) return;
    worker ??= start();
    // Loading comes before a job's own time begins.
    callOff = clock.after(limits.jobLoadingMs, giveUp);
    worker.postMessage(current.job);
  };

  return {
    run: (job, asker) =>
      new Promise((answered) => {
        const own = waiting.get(asker) ?? [];
        if (own.length >= limits.questionsWaiting) return answered({ kind: 'too_hard' });
        waiting.set(asker, [...own, { job, answered }]);
        next();
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
};
