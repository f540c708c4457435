import type { Bell } from '@aspekt/server';
import type { Actor, World } from './world.ts';

/** How a bell between machines behaves: chances for every ring, and how long one is under way. */
export type Tone = { readonly delayMs: number; readonly lose: number; readonly double: number };

/** Bells, from one that is heard at once to one that is never heard. */
export const tones: readonly Tone[] = [
  { delayMs: 5, lose: 0, double: 0 },
  { delayMs: 400, lose: 0.2, double: 0.3 },
  { delayMs: 3000, lose: 0.5, double: 0.1 },
  { delayMs: 0, lose: 1, double: 0 },
];

/** One bell for several machines. It only hints: whatever it does, the log tells the truth. */
export type SharedBell = {
  tone: Tone;
  /** A deliberate fault: it says that no ring is lost. */
  boasts: boolean;
  /** The bell as one process has it. */
  readonly endFor: (process: Actor) => Bell;
};

export const openBell = (world: World): SharedBell => {
  const listeners = new Set<{ readonly process: Actor; readonly heard: (table: string, seq: number) => void }>();
  const bell: SharedBell = {
    tone: tones[0] ?? { delayMs: 0, lose: 0, double: 0 },
    boasts: false,
    endFor: (process) => ({
      get sure() {
        return bell.boasts;
      },
      ring: (table, seq) => {
        const { delayMs, lose, double } = bell.tone;
        for (const { process: to, heard } of listeners) {
          if (world.odds(lose)) continue;
          for (let i = world.odds(double) ? 2 : 1; i > 0; i--)
            world.after(world.chance() * delayMs, to, () => {
              world.trace.say(`${to.name} hears the bell for ${seq}`);
              heard(table, seq);
            });
        }
      },
      listen: (heard) => {
        const one = { process, heard };
        listeners.add(one);
        return () => listeners.delete(one);
      },
    }),
  };
  return bell;
};
