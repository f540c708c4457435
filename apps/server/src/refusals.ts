import { hash } from 'node:crypto';
import type { Viewer } from '@aspekt/contract';
import { limits } from '@aspekt/protocol';
import type { Asking, Outcome } from '@aspekt/table';

/**
 * What left nothing in the log is decided once all the same: a copy that was held up on its way, and comes when it would be
 * decided otherwise, does nothing behind the back of whoever was answered. With other dice it is another command.
 */
export interface Refusals {
  once(by: Viewer, asking: Asking, decide: () => Outcome): Outcome;
}

/** Only what the same would give again is kept: an X-card may be among it, and large texts. */
type Known = { readonly meant: string; readonly outcome: Outcome };

export const openRefusals = (): Refusals => {
  const known = new Map<string, Known>();
  return {
    once: ({ seat }, asking, decide) => {
      const before = known.size > 0 ? known.get(keyOf(seat, asking)) : undefined;
      if (before && before.meant === meantBy(asking)) return before.outcome;
      const decided = decide();
      const idle = decided.kind === 'accepted' && decided.entries.length === 0;
      if (!idle && decided.kind !== 'refused') return decided;
      const outcome = idle ? asIfRepeated : decided;
      known.set(keyOf(seat, asking), { meant: meantBy(asking), outcome });
      const [oldest] = known.keys();
      if (known.size > limits.refusalsPerTable && oldest !== undefined) known.delete(oldest);
      return outcome;
    },
  };
};

/** What changes nothing holds as soon as what was there before it is kept, like something said twice. */
const asIfRepeated: Outcome = { kind: 'repeated' };

const keyOf = (seat: string, { id }: Asking): string => hash('sha256', `${seat} ${id}`);

/** Sent again it may have a fresher salt. */
const meantBy = ({ command, faces, overrule }: Asking): string =>
  hash('sha256', JSON.stringify([command, faces, overrule]));
