import type { Event, Rolled } from './model.ts';

/**
 * What an outcome is counted as when odds are asked for: `effect:3` or `miss:2` alone, `A:2`, `B:1` or `tie` between two,
 * `needle:-3` or `past:B:2` (the end passed by 2 in B's favour) in a round; for anything else the last event's type.
 */
export const outcome = (events: readonly Event[]): string => {
  for (const event of events) if (event.type === 'nyx/rolled') return ofRoll(event);
  return events.at(-1)?.type ?? 'nothing';
};

const ofRoll = ({ round, rolls: { A, B }, winner, margin }: Rolled): string => {
  if (round) {
    if (round.overflow === 0) return `needle:${round.after}`;
    return `past:${round.after > 0 ? 'A' : 'B'}:${round.overflow}`;
  }
  if (A && B) return winner === null ? 'tie' : `${winner}:${margin}`;
  if (!A) return 'nothing';
  return A.success ? `effect:${A.effect}` : `miss:${missedBy(A)}`;
};

/** How far a roll missed: from the face and the numbers, so that nothing veiled is opened but by those who may. */
const missedBy = ({ failMargin }: { readonly failMargin: number | { readonly value: number } }): number =>
  typeof failMargin === 'number' ? failMargin : failMargin.value;
