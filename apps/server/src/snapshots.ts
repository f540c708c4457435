import { snapshotOf, type Table } from '@aspekt/table';
import { BrokenLog, StorageFull, type Log, type Row } from './ports/log.ts';
import { writeSnapshot } from './snapshot-text.ts';
import type { Spare } from './spare.ts';

/** Keeps snapshots of long tables, in time that nobody needs for anything else. */
export interface Snapshots {
  /**
   * A table was opened; `head` is its last entry, and `kept` that of its snapshot. Returns whom to tell when entries that
   * were decided there are in the log.
   */
  opened(table: Table, head: Head, kept: number): (rows: readonly Row[]) => void;
  closed(id: string): void;
  /** The log is about to be closed: nothing more is kept. */
  stop(): void;
}
type Head = Pick<Row, 'seq' | 'hash'>;

/** After so many entries opening a table takes noticeably longer. */
export const usualEvery = 5000;

export type SnapshotPlan = {
  /** After so many entries there is a new one. */
  readonly every: number;
  /** The program that works out the tables of a game: snapshots of another are not used. Without a name there are none. */
  readonly editionOf: (game: string) => string | undefined;
};
/** No snapshots at all. */
export const noSnapshots: SnapshotPlan = { every: Infinity, editionOf: () => undefined };

type Parts = SnapshotPlan & {
  readonly log: Log;
  readonly spare: Spare;
  /** Whether there is no room to write. */
  readonly full: () => boolean;
  /** The log failed in a way that must not be passed over. */
  readonly fatal: (error: unknown) => void;
};
type Watched = { readonly table: Table; head: Head; kept: number; planned: boolean };

export const keepSnapshots = ({ log, spare, editionOf, every, full, fatal }: Parts): Snapshots => {
  const watched = new Map<string, Watched>();
  let stopped = false;

  const plan = (id: string, one: Watched): void => {
    if (one.planned || one.head.seq - one.kept <= every) return;
    one.planned = true;
    spare.later(() => make(id, one));
  };

  const isOpen = (id: string, one: Watched): boolean => !stopped && watched.get(id) === one;

  const make = (id: string, one: Watched): void => {
    one.planned = false;
    const { table, head } = one;
    // What is not in the log yet has not happened; when it is, there will be another try.
    if (!isOpen(id, one) || table.entries.length !== head.seq || full()) return;
    one.kept = head.seq;
    const { rules } = table;
    const edition = editionOf(rules.id);
    if (edition === undefined) return;
    const text = writeSnapshot({ snapshot: snapshotOf(table), hash: head.hash }, { table: id, edition, rules });
    spare.later(() => {
      if (isOpen(id, one)) log.keep(id, text).catch(passOver);
    });
  };

  /** A table opens without one, too; only what must stop the process does. */
  const passOver = (error: unknown): void => {
    if (!(error instanceof StorageFull) && !(error instanceof BrokenLog)) fatal(error);
  };

  return {
    opened: (table, head, kept) => {
      const { id } = table.house;
      const one = { table, head, kept, planned: false };
      watched.set(id, one);
      plan(id, one);
      return (rows) => {
        one.head = rows.at(-1) ?? one.head;
        plan(id, one);
      };
    },
    closed: (id) => void watched.delete(id),
    stop: () => {
      stopped = true;
    },
  };
};
