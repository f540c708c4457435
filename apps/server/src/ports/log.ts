import type { Role, Seat } from '@aspekt/contract';

/** One entry as it is kept: its exact bytes, and the hashes that chain it to the one before. */
export type Row = {
  readonly table: string;
  readonly seq: number;
  readonly id: string;
  readonly bytes: string;
  readonly prev: string;
  readonly hash: string;
};

/** An entry as it is read back. */
export type Kept = Pick<Row, 'seq' | 'bytes' | 'hash'>;

export type TableRow = { readonly id: string; readonly game: string; readonly createdAt: number };

/** A link as it is kept: never the token, only its hash. */
export type Key = {
  readonly hash: string;
  readonly table: string;
  readonly kind: 'gm' | 'invite' | 'seat';
  readonly seat: Seat;
  readonly role: Role;
  /** When it ends by itself. Whoever asks judges that by their clock; a log has none. */
  readonly endsAt?: number;
};

/** What is written together is written whole or not at all. */
export type Batch = {
  readonly tables?: readonly TableRow[];
  readonly rows?: readonly Row[];
  readonly keys?: readonly Key[];
  /** Hashes of links that end. */
  readonly revoked?: readonly string[];
  /** Tables that were restored from a backup and whose dice go on from new seeds now. */
  readonly turned?: readonly string[];
};

/**
 * Where tables are kept. The key (table, seq) is the fence between writers: whoever comes second is refused.
 * What every log promises is written down as tests in `log-contract.ts`.
 */
export interface Log {
  /** Durable when it resolves. Rows carry the number they expect to have; one that is taken is a `Conflict`. */
  write(batch: Batch): Promise<void>;
  /** Write something that nobody reads, to learn whether writing works again. */
  probe(): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  tables(): Promise<readonly TableRow[]>;
  /** The rows of a table in order, those after `after`. */
  read(table: string, after?: number): Promise<readonly Kept[]>;
  /** The same one by one, for a long log: to be gone through while nobody writes to this table. Others may be asked for meanwhile. */
  scan(table: string): Promise<Iterable<Kept>>;
  /** How many rows a table has. */
  length(table: string): Promise<number>;
  /** When the entry was written that was written last, by its own word; nothing if there is none, or it cannot be read. */
  lastAt(): Promise<number | undefined>;
  /** A link that nobody has ended; its time may be over. */
  key(hash: string): Promise<Key | undefined>;
  keys(table: string): Promise<readonly Key[]>;
  /**
   * What was last kept of a table with `keep`, if it is there and can be read. It is no part of the log: whoever uses it
   * checks that it fits.
   */
  snapshot(table: string): Promise<string | undefined>;
  /** Keep a snapshot of a table, in place of the one before. A log may forget it at any time, and need not keep any. */
  keep(table: string, snapshot: string): Promise<void>;
  /** Whether a table came back from a backup and its dice have not been turned since: their seeds may be known. */
  restored(table: string): Promise<boolean>;
  /**
   * Forget a table and all that belongs to it, so that no trace of it is left where it was kept. `TracesLeft` if it is gone
   * and there was no room to make the last of it illegible.
   */
  remove(table: string): Promise<void>;
  close(): Promise<void>;
}

/** Another writer was there first, or an id was used twice. */
export class Conflict extends Error {}
/** There is no room; nothing was written, and it may be tried again later. */
export class StorageFull extends Error {}
/** What is kept does not hang together: an entry is missing, was changed, or cannot be read. */
export class BrokenLog extends Error {}
/** A table is deleted, and not every trace of it could be removed. The message says to the operator where to look. */
export class TracesLeft extends Error {}
