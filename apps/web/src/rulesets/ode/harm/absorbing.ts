import type { SlotId } from '@aspekt/ode';
import { absorbs } from '../absorbs.ts';
import type { Way } from '../odds.svelte.ts';
import type { SeenCharacter } from '../seen.ts';

/** So many boxes and these slots, as somebody puts them together. */
export type Chosen = Pick<Way, 'stress' | 'slots'>;

type Struck = Pick<SeenCharacter, 'consequences'>;

const valueOf = ({ consequences }: Struck, slot: SlotId): number => {
  const found = consequences.find(({ slotId }) => slotId === slot);
  return found ? absorbs[found.severity] : 0;
};
const valuesOf = (who: Struck, slots: readonly SlotId[]): readonly number[] =>
  slots.map((slot) => valueOf(who, slot)).toSorted((a, b) => a - b);

/** What is still to absorb of a hit: it goes down to nothing (ODE-HRM-01). */
export const leftOf = (shifts: number, who: Struck, { stress, slots }: Chosen): number =>
  Math.max(0, shifts - stress - valuesOf(who, slots).reduce((sum, one) => sum + one, 0));

/** The way of the rules that was put together: of slots that absorb the same they name one, and any of them will do. */
export const wayOf = (ways: readonly Way[], who: Struck, { stress, slots }: Chosen): Way | undefined => {
  const values = valuesOf(who, slots).join(' ');
  return ways.find((way) => way.stress === stress && valuesOf(who, way.slots).join(' ') === values);
};

/** A slot more or less; boxes that are no longer needed are free again. */
export const withSlot = (shifts: number, who: Struck, { stress, slots }: Chosen, slot: SlotId): Chosen => {
  if (slots.includes(slot)) return { stress, slots: slots.filter((one) => one !== slot) };
  const more = [...slots, slot];
  return { stress: Math.min(stress, leftOf(shifts, who, { stress: 0, slots: more })), slots: more };
};
