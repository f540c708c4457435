/** Work that is done a step at a time, so that whoever does it can see to something else in between; in the end, what came of it. */
export type Steps<T> = Generator<undefined, T>;

/** Do all of it now. */
export const atOnce = <T>(steps: Steps<T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
