import { Worker } from 'node:worker_threads';
import { limits } from '@aspekt/protocol';
import { begun, type Answer, type Job } from './aside-job.ts';
import type { Clock } from './ports/surroundings.ts';

/** Work that takes long, done beside the tables so that nobody waits for it: one job at a time, each with a deadline. */
export interface Aside {
  run(job: Job): Promise<Answer>;
  close(): Promise<void>;
}

type Waiting = { readonly job: Job; readonly answered: (answer: Answer) => void };

/** `games` is the address of the module that lists the games. */
export const openAside = (clock: Clock, games: string): Aside => {
  const waiting: Waiting[] = [];
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
  const next = (): void => {
    if (current) return;
    current = waiting.shift();
    if (!current) return;
    worker ??= start();
    // Loading comes before a job's own time begins.
    callOff = clock.after(limits.jobLoadingMs, giveUp);
    worker.postMessage(current.job);
  };

  return {
    run: (job) =>
      new Promise((answered) => {
        if (waiting.length >= limits.questionsWaiting) return answered({ kind: 'too_hard' });
        waiting.push({ job, answered });
        next();
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
};
