import type { Steps } from '@aspekt/fair';

/** So long is worked without a pause, in milliseconds. */
const sliceMs = 12;

/** All that is being done a while at a time; whatever comes first has its turn next, and then waits behind the others. */
const turns: (() => void)[] = [];
let pausing = false;

/** One while in each turn of the event loop, however much waits: between two whiles everyone who has asked for something is heard. */
const takeTurn = (): void => {
  const turn = turns.shift();
  pausing = turn !== undefined;
  if (!turn) return;
  setImmediate(takeTurn);
  turn();
};

/** Do something long a while at a time. */
export const inSlices = <T>(steps: Steps<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const turn = (): void => {
      try {
        const end = performance.now() + sliceMs;
        do {
          const step = steps.next();
          if (step.done) return resolve(step.value);
        } while (performance.now() < end);
        turns.push(turn);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    turns.push(turn);
    if (!pausing) takeTurn();
  });
