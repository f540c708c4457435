import { opens, type Seed } from './chain.ts';
import type { FairEntry } from './fair-entry.ts';

/** The place of a chain: no other has the same. */
export const placeOf = (table: string, audience: string, epoch: number): string =>
  JSON.stringify([table, audience, epoch]);

export const audienceIn = (place: string): string => (JSON.parse(place) as readonly [string, string, number])[1];

/** By place of the chain: whatever was claimed to be its seed. */
export type Seeds = ReadonlyMap<string, readonly Seed[]>;

/** Every seed the file knows: those revealed to all, and in the game master's own copy the live ones. */
export const seedsOf = (entries: readonly FairEntry[]): Seeds => {
  const found = new Map<string, Seed[]>();
  let table = '';
  for (const { events, seeds = [] } of entries) {
    const shown = events.flatMap((event) => {
      table = event.table ?? table;
      return event.revealed ?? [];
    });
    for (const seed of [...shown, ...seeds]) {
      const place = placeOf(table, seed.audience, seed.epoch);
      found.set(place, [...(found.get(place) ?? []), seed]);
    }
  }
  return found;
};

/** The seed that fits what was committed to, of those that are claimed. */
export const fitting = (claimed: readonly Seed[], table: string, commitment: string): Seed | undefined =>
  claimed.find((one) => opens(table, one, commitment));
