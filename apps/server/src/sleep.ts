import { performance } from 'node:perf_hooks';
import type { Clock } from './ports/surroundings.ts';

/** So often the process makes sure that it is awake, in milliseconds. */
const beatMs = 500;
/** Whoever hears nothing for longer may have turned to another server. */
const longMs = 3000;

/**
 * Notices that the process has slept: it was stopped, or the machine had other things to do. What it had been asked
 * before, another server may have answered meanwhile, so that it must not be carried out any more.
 */
export const watchSleep = (clock: Clock): { readonly overslept: () => boolean; readonly stop: () => void } => {
  let last = performance.now();
  const overslept = (): boolean => performance.now() - last > longMs;
  let asleep = false;
  const beat = (): void => {
    // What came in during the sleep is heard first; then it is over.
    asleep = !asleep && overslept();
    if (!asleep) last = performance.now();
    callOff = clock.after(asleep ? 0 : beatMs, beat);
  };
  let callOff = clock.after(beatMs, beat);
  return { overslept, stop: () => callOff() };
};
