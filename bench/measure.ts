import type { Line } from './line.ts';

export type Measured = {
  readonly name: string;
  /** Milliseconds of work for one of what is measured: the median of several samples. */
  readonly ms: number;
  /** Half the distance between the quartiles, as a part of the median: how restless the machine was. */
  readonly restless: number;
  /** How many times slower than the goal; below 1 it is met. */
  readonly missed?: number;
  readonly goal?: Line['goal'];
};

/** The time this thread has been working: others on the same machine do not count. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const samples = 15;
const sampleMs = 60;
const warmUpMs = 400;

/** Run until warm, then take samples long enough for the clock. */
export const measure = ({ name, goal, times = 1, run }: Line): Measured => {
  let kept: unknown;
  const runFor = (ms: number): { readonly runs: number; readonly took: number } => {
    const start = worked();
    let runs = 0;
    let took = 0;
    do {
      kept = run();
      runs++;
      took = worked() - start;
    } while (took < ms);
    return { runs, took };
  };
  runFor(warmUpMs);
  const each = Array.from({ length: samples }, () => {
    const { runs, took } = runFor(sampleMs);
    return took / runs / times;
  }).toSorted((a, b) => a - b);
  if (kept === undefined) throw new Error(`${name}: a line returns what it worked out`);
  const at = (part: number): number => each[Math.floor((samples - 1) * part)] ?? 0;
  const ms = at(0.5);
  const allowed = goal && ('atMostMs' in goal ? goal.atMostMs : 1000 / goal.atLeastPerSecond);
  return {
    name,
    ms,
    restless: (at(0.75) - at(0.25)) / 2 / ms,
    ...(goal && allowed !== undefined && { goal, missed: ms / allowed }),
  };
};
