import { maySee } from '@aspekt/contract';
import { markedLines, markOf, type MarkedLine } from '@aspekt/fair';
import { seenEvents } from './line.ts';
import type { Sight } from './sight.ts';
import { entryAt, type Table } from './table.ts';

/** The mark of a viewer's line, as its viewer would make it of what they were told; empty where there is no such line. */
export const markAt = (table: Table, { viewer, seqs }: Sight, n: number): string => {
  if (n < 1 || n > seqs.length) return '';
  const lines: MarkedLine[] = [];
  for (let at = Math.max(1, n - markedLines + 1); at <= n; at++) {
    const entry = entryAt(table, seqs[at - 1] ?? 0);
    const named = table.house.seats.some(({ seat }) => seat === entry.by);
    lines.push({
      n: at,
      at: entry.at,
      ...(named && { by: entry.by }),
      kind: seenEvents(entry, viewer)[0]?.type ?? '',
      dice: entry.throws.filter(({ to }) => maySee(to, viewer)),
    });
  }
  return markOf(lines);
};
