import type { Line } from '@aspekt/protocol';

/** At most one utterance in this time, however much happens. */
const pauseMs = 1500;

export type Announced = { readonly lines: readonly Line[]; readonly own: boolean };

/**
 * Gathers new lines so that whoever listens is not flooded: the first is spoken at once, what follows
 * within a moment is spoken together. One's own lines are never kept waiting.
 */
export class Gatherer {
  #waiting: Line[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #spokenAt = -Infinity;
  readonly #speak: (lines: readonly Line[]) => void;
  readonly #now: () => number;

  constructor(speak: (lines: readonly Line[]) => void, now: () => number = Date.now) {
    this.#speak = speak;
    this.#now = now;
  }

  add({ lines, own }: Announced): void {
    this.#waiting.push(...lines);
    const left = this.#spokenAt + pauseMs - this.#now();
    if (own || left <= 0) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), left);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const lines = this.#waiting;
    this.#waiting = [];
    this.#spokenAt = this.#now();
    this.#speak(lines);
  }
}

/** The focus has come to rest when it has stayed where it is for so long. */
const restMs = 300;
/** Whoever moves it on and on is not kept waiting for longer than this. */
const longestMs = 1200;

/**
 * Runs when the focus has come to rest. What is done often takes away the button that was pressed, and the focus goes to what is
 * near: a screen reader speaks of that at once and drops what it was about to say, so that news must come after it.
 * Returns how to call it off.
 */
export const whenFocusRests = (run: () => void, where: EventTarget = document): (() => void) => {
  let rest: ReturnType<typeof setTimeout>;
  const over = (): void => {
    clearTimeout(rest);
    clearTimeout(longest);
    where.removeEventListener('focusin', moved);
  };
  const done = (): void => {
    over();
    run();
  };
  const moved = (): void => {
    clearTimeout(rest);
    rest = setTimeout(done, restMs);
  };
  const longest = setTimeout(done, longestMs);
  where.addEventListener('focusin', moved);
  moved();
  return over;
};
