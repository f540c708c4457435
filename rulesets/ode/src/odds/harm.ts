import { fraction, type Fraction } from '@aspekt/dice';
import { less, stressFirst } from '../absorb.ts';
import { hitSize, type Arms } from '../hit-size.ts';
import type { FreeTrack } from '../model.ts';
import { difference } from './spread.ts';

export const trackKey = ({ boxes, slots }: FreeTrack): string => `${boxes}|${slots.toSorted((a, b) => a - b).join()}`;

/** How likely one is out after so many attacks, marking stress first (catalogue, section 8). */
export const takenOutWithin = (delta: number, track: FreeTrack, attacks: number): Fraction => {
  const { whole, ways } = difference;
  let standing = new Map([[trackKey(track), { track, weight: 1n }]]);
  let out = 0n;
  for (let i = 0; i < attacks; i++) {
    out *= whole;
    const then = new Map<string, { track: FreeTrack; weight: bigint }>();
    const add = (left: FreeTrack, weight: bigint): void => {
      const id = trackKey(left);
      const known = then.get(id);
      if (known) known.weight += weight;
      else then.set(id, { track: left, weight });
    };
    for (const { track: now, weight } of standing.values())
      for (const [dice, n] of ways) {
        const hit = delta + dice;
        const taken = hit > 0 ? stressFirst(now, hit) : undefined;
        if (hit <= 0) add(now, weight * n);
        else if (taken) add(less(now, taken), weight * n);
        else out += weight * n;
      }
    standing = then;
  }
  return fraction(out, whole ** BigInt(attacks));
};

/** The chance that this one attack takes the target out whatever it absorbs with. */
export const takenOutNow = (delta: number, capacity: number, arms: Arms): Fraction => {
  const { whole, ways } = difference;
  let out = 0n;
  for (const [dice, n] of ways) if (hitSize(delta + dice, arms) > capacity) out += n;
  return fraction(out, whole);
};
