import type { Viewer } from '@aspekt/contract';
import type { Asking, Outcome } from '@aspekt/table';

/**
 * What was refused stays refused: a copy of the same command that was held up on its way, and comes when it would have
 * been allowed, is not carried out behind the back of whoever was told no. With other dice it is another command.
 */
export interface Refusals {
  once(by: Viewer, asking: Asking, decide: () => Outcome): Outcome;
}

/** So many are remembered; a copy is late by seconds, not by an evening. */
const most = 500;

export const openRefusals = (): Refusals => {
  const known = new Map<string, { readonly asked: string; readonly outcome: Outcome }>();
  return {
    once: ({ seat }, asking, decide) => {
      const before = known.size > 0 ? known.get(keyOf(seat, asking)) : undefined;
      if (before && before.asked === meant(asking)) return before.outcome;
      const outcome = decide();
      if (outcome.kind !== 'refused') return outcome;
      known.set(keyOf(seat, asking), { asked: meant(asking), outcome });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return outcome;
    },
  };
};

const keyOf = (seat: string, { id }: Asking): string => `${seat} ${id}`;

/** Sent again it may have a fresher salt. */
const meant = ({ command, faces, overrule }: Asking): string => JSON.stringify([command, faces, overrule]);
