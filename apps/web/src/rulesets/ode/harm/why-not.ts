import type { SlotId } from '@aspekt/ode';
import type { SeenCharacter } from '../seen.ts';
import type { OdeWords } from '../words/index.svelte.ts';

/** Why a consequence slot does not help against this hit, in words (ODE-HRM-04, ODE-HRM-05). */
export const whyNot = (slot: SlotId, code: string, who: SeenCharacter, w: OdeWords): string => {
  const name = w.labels.slots[slot];
  const taken = who.consequences.find(({ slotId }) => slotId === slot)?.text;
  if (code === 'slotOccupied') return taken ? w.harm.why.taken(name, taken) : w.harm.why.used(name);
  if (code === 'slotRestricted') return w.harm.why.restricted(name);
  return w.harm.why.other(name);
};
