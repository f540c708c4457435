import type { Lookup, Step } from './chain.ts';
import { toNumber } from './fraction.ts';

/** What is left of a chain when it is no longer followed. */
const negligible = 1e-13;
/** Steps along single chances after which even more is left alone: a chain that hardly moves would take for ever. */
const mostWork = 100_000_000;

/**
 * Where a chain ends from `start`, in plain numbers, by following all of it until next to nothing is left:
 * for chains too large to be solved exactly. What the ends lack to 1 was not followed to its end.
 */
export const nearlyAbsorb = (
  start: string,
  step: Step,
): { readonly ends: Lookup<number> & Iterable<readonly [string, number]>; readonly steps: number } => {
  const places = new Map<string, number>([[start, 0]]);
  const names = [start];
  const next: ({ readonly to: Int32Array; readonly chances: Float64Array } | undefined)[] = [];
  const placeOf = (node: string): number => {
    const known = places.get(node);
    if (known !== undefined) return known;
    places.set(node, names.length);
    return names.push(node) - 1;
  };
  for (let i = 0; i < names.length; i++) {
    const moves = step(names[i] ?? start);
    next.push(
      moves && { to: Int32Array.from(moves.keys(), placeOf), chances: Float64Array.from(moves.values(), toNumber) },
    );
  }
  let now = new Float64Array(names.length);
  let then = new Float64Array(names.length);
  const ended = new Float64Array(names.length);
  now[0] = 1;
  let steps = 0;
  let left = 1;
  for (let work = 0; work < mostWork && left > negligible;) {
    then.fill(0);
    left = 0;
    for (let i = 0; i < now.length; i++) {
      const chance = now[i] ?? 0;
      const moves = next[i];
      if (chance === 0) continue;
      if (!moves) {
        ended[i] = (ended[i] ?? 0) + chance;
        continue;
      }
      steps += chance;
      left += chance;
      const { to, chances } = moves;
      work += to.length;
      for (let k = 0; k < to.length; k++) then[to[k] ?? 0] = (then[to[k] ?? 0] ?? 0) + chance * (chances[k] ?? 0);
    }
    [now, then] = [then, now];
  }
  const ends = new Map(names.flatMap((node, i) => (next[i] ? [] : [[node, ended[i] ?? 0] as const])));
  return { ends, steps };
};
