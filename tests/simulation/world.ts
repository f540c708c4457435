import type { Clock, Entropy } from '@aspekt/server';
import { chanceFrom } from '../torture/chance.ts';
import { openTrace, type Trace } from './trace.ts';

/** Somebody whose code runs in the world: a server process, a page. What they planned dies with them. */
export type Actor = {
  readonly name: string;
  alive: boolean;
  /** By so many milliseconds their clock on the wall is wrong. */
  skew: number;
  /** Until then nothing of theirs happens: the process is stopped, the machine has other things to do. */
  asleep?: number;
  /** Called whenever their turn comes. */
  readonly enter?: () => void;
};

type Planned = { at: number; order: number; readonly actor: Actor; run: (() => void) | undefined };

/**
 * One thread in which time, chance and order are the simulator's. Everything that happens is an event of some actor;
 * between two events everything that follows from the first is carried out.
 */
export type World = {
  readonly chance: () => number;
  /** Milliseconds since the beginning; never goes back. */
  readonly now: () => number;
  /** What an actor's clock on the wall says. */
  readonly wall: (actor: Actor) => number;
  readonly clockOf: (actor: Actor) => Clock;
  readonly entropy: Entropy;
  readonly trace: Trace;
  /** From 0 to below `n`. */
  readonly below: (n: number) => number;
  readonly pick: <T>(from: readonly T[]) => T | undefined;
  readonly odds: (p: number) => boolean;
  /** Whose turn it is. */
  readonly actor: () => Actor;
  readonly after: (ms: number, actor: Actor, run: () => void) => () => void;
  /** Let time pass. */
  readonly run: (ms: number) => Promise<void>;
  /** What was printed for the operator. */
  readonly printed: () => string;
  /** Give the machine its own clocks back. */
  readonly end: () => void;
};

export const openWorld = (seed: number): World => {
  const chance = chanceFrom(seed);
  let now = 0;
  let order = 0;
  let events = 0;
  const nobody: Actor = { name: 'nobody', alive: true, skew: 0 };
  let actor = nobody;
  const plans = openHeap();
  const trace = openTrace(() => now);
  const below = (n: number): number => Math.floor(chance() * n);
  const wall = (of: Actor): number => Math.floor(began + now + of.skew);

  const after = (ms: number, of: Actor, run: () => void): (() => void) => {
    const planned: Planned = { at: now + Math.max(0, ms), order: order++, actor: of, run };
    plans.push(planned);
    return () => void (planned.run = undefined);
  };

  const entropy: Entropy = { bytes: (count) => Uint8Array.from({ length: count }, () => below(256)) };
  let printed = '';
  const giveBack = takeOver({
    print: (text) => {
      printed += text;
    },
    now: () => wall(actor),
    elapsed: () => now,
    chance,
    bytes: (into) => into.set(entropy.bytes(into.length)),
    after: (ms, run) => after(ms, actor, run),
  });

  const run = async (ms: number): Promise<void> => {
    const until = now + ms;
    for (let next = plans.first(); next && next.at <= until; next = plans.first()) {
      plans.pop();
      if (!next.run || !next.actor.alive) continue;
      const { asleep = 0 } = next.actor;
      if (asleep > next.at) {
        plans.push(Object.assign(next, { at: asleep, order: order++ }));
        continue;
      }
      if (++events > mostEvents) throw new Error('the session does not come to an end');
      now = next.at;
      actor = next.actor;
      actor.enter?.();
      next.run();
      await settled();
      actor = nobody;
    }
    now = until;
  };

  return {
    chance,
    now: () => now,
    wall,
    clockOf: (of) => ({ now: () => wall(of), after: (ms, later) => after(ms, of, later) }),
    entropy,
    trace,
    below,
    pick: (from) => from[below(from.length)],
    odds: (p) => chance() < p,
    actor: () => actor,
    after,
    run,
    printed: () => printed,
    end: giveBack,
  };
};

/** When every world begins. */
const began = Date.UTC(2030, 0, 1);
const mostEvents = 200_000;

const realImmediate = setImmediate;
/** Everything that was promised has been done: the machine gets to what it does last. */
const settled = (): Promise<void> => new Promise((resolve) => realImmediate(resolve));

type Senses = {
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly chance: () => number;
  readonly bytes: (into: Uint8Array) => void;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly print: (text: string) => void;
};

/** While a world lasts, whoever asks the machine for time or chance gets the world's. Returns how to end it. */
const takeOver = (senses: Senses): (() => void) => {
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate } = globalThis;
  const kept = {
    now: Date.now,
    random: Math.random,
    elapsed: performance.now.bind(performance),
    bytes: crypto.getRandomValues.bind(crypto),
  };
  const print = process.stderr.write.bind(process.stderr);
  type Timer = { stop: () => void; unref: () => Timer };
  const timer = (stop: () => void): Timer => {
    const made: Timer = { stop, unref: () => made };
    return made;
  };
  const once = (run: () => void, ms = 0): Timer => timer(senses.after(ms, run));
  const every = (run: () => void, ms = 0): Timer => {
    const made = timer(() => {});
    const beat = (): void => {
      made.stop = senses.after(ms, beat);
      run();
    };
    made.stop = senses.after(ms, beat);
    return made;
  };
  const stop = (planned: Timer | undefined): void => planned?.stop();
  const own = {
    setTimeout: once,
    clearTimeout: stop,
    setInterval: every,
    clearInterval: stop,
    setImmediate: (run: () => void) => once(run),
  };
  Object.assign(globalThis, own);
  process.stderr.write = (text: string | Uint8Array): boolean => {
    senses.print(String(text));
    return true;
  };
  Date.now = senses.now;
  Math.random = senses.chance;
  performance.now = senses.elapsed;
  crypto.getRandomValues = ((into: Uint8Array): Uint8Array => {
    senses.bytes(into);
    return into;
  }) as typeof crypto.getRandomValues;
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate });
    process.stderr.write = print;
    Date.now = kept.now;
    Math.random = kept.random;
    performance.now = kept.elapsed;
    crypto.getRandomValues = kept.bytes;
  };
};

const sooner = (a: Planned, b: Planned): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** What is planned, soonest first. */
const openHeap = (): {
  readonly push: (one: Planned) => void;
  readonly first: () => Planned | undefined;
  readonly pop: () => void;
} => {
  const heap: Planned[] = [];
  const swap = (i: number, j: number): void => {
    const [a, b] = [heap[i], heap[j]];
    if (a && b) [heap[i], heap[j]] = [b, a];
  };
  const before = (i: number, j: number): boolean => {
    const [a, b] = [heap[i], heap[j]];
    return a !== undefined && b !== undefined && sooner(a, b);
  };
  return {
    first: () => heap[0],
    push: (one) => {
      let i = heap.push(one) - 1;
      for (let up = (i - 1) >> 1; i > 0 && before(i, up); i = up, up = (i - 1) >> 1) swap(i, up);
    },
    pop: () => {
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return;
      heap[0] = last;
      for (let i = 0; ;) {
        const [left, right] = [2 * i + 1, 2 * i + 2];
        const least = before(right, left) ? right : left;
        if (!before(least, i)) return;
        swap(i, least);
        i = least;
      }
    },
  };
};
