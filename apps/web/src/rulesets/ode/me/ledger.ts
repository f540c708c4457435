import type { Id, LedgerLine } from '@aspekt/ode';
import type { Seen } from '@aspekt/contract';

export type SeenLine = Seen<LedgerLine>;
type SeenPurse = SeenLine['from'];

/** One line of somebody's ledger: what came or went, and what there was afterwards. */
export type Entry = {
  readonly line: SeenLine;
  /** What it did to the points one can spend. */
  readonly delta: number;
  /** What it did to those that wait for the end of the scene or the conflict. */
  readonly waiting: number;
  readonly total: number;
};

const isOwn = (purse: SeenPurse, of: 'character' | 'pending', id: Id): boolean => purse.of === of && purse.id === id;

/** The lines that touch one character, newest first, each with the sum after it; `now` is what it has now. */
export const entriesOf = (ledger: readonly SeenLine[], id: Id, now: number): readonly Entry[] => {
  let total = now;
  const entries: Entry[] = [];
  for (const line of ledger.toReversed()) {
    const { from, to, amount } = line;
    const change = (of: 'character' | 'pending'): number =>
      (isOwn(to, of, id) ? amount : 0) - (isOwn(from, of, id) ? amount : 0);
    const [delta, waiting] = [change('character'), change('pending')];
    if (delta === 0 && waiting === 0) continue;
    entries.push({ line, delta, waiting, total });
    total -= delta;
  }
  return entries;
};
