import type { Steps } from '@aspekt/fair';

/** So long is worked without a pause, in milliseconds. */
const sliceMs = 12;

/** Do something long a while at a time: between two whiles everyone who has asked for something is heard. */
export const inSlices = async <T>(steps: Steps<T>): Promise<T> => {
  for (;;) {
    const end = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setImmediate(resolve));
  }
};
