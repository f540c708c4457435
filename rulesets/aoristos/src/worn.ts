import type { Area, Armour, Worn } from './model.ts';

/** With a piece put on: the better of what protects an area counts (section 10 of the catalogue: armour in pieces is ours). */
export const putOn = (armour: Armour, { areas, value }: Worn): Armour => {
  const after: Record<Area, number> = { ...armour };
  for (const area of areas) after[area] = Math.max(armour[area], value);
  return after;
};

/**
 * Without a piece: where it was the one that counted, the best of the others does, or nothing (AOR-ARM-01). What was
 * set by hand to something else stays.
 */
export const takenOff = (armour: Armour, { areas, value }: Worn, others: readonly Worn[]): Armour => {
  const after: Record<Area, number> = { ...armour };
  for (const area of areas) {
    const covering = others.filter((other) => other.areas.includes(area)).map((other) => other.value);
    if (armour[area] === value) after[area] = Math.max(0, ...covering);
  }
  return after;
};

type Wearable = { readonly worn?: Worn | undefined };

/** What lies on top of each other among some things. */
export const wornOf = (things: readonly Wearable[]): readonly Worn[] => things.flatMap(({ worn }) => worn ?? []);
