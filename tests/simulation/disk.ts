import { BrokenLog, Conflict, memoryLog, StorageFull, type Batch, type Kept, type Log } from '@aspekt/server';
import type { Actor, World } from './world.ts';

/** How a write ends, when it does not simply succeed. */
type Mishap = 'full' | 'failed' | 'failed, yet written';

/**
 * A disk that outlives the processes that write to it: slow at times, full, failing, and torn at its end when a process
 * dies in the middle of a write. What is written together is there whole or not at all, as the port promises.
 */
export type Disk = {
  /** The log as one process has it. */
  readonly logFor: (process: Actor) => Log;
  /** What is really there. */
  readonly rows: (table: string) => Promise<readonly Kept[]>;
  /** The process is gone: of what it was writing each batch is there or not; with `tear` half a row may be left. */
  readonly crash: (process: Actor, tear: boolean) => void;
  /** The operator cuts off what is torn. */
  readonly repair: () => void;
  readonly torn: () => boolean;
  /** A deliberate fault: writes for which this holds are acknowledged and forgotten. */
  forgets: (batch: Batch) => boolean;
  /** A deliberate fault: whoever comes second is told that their write was taken. */
  unfenced: boolean;
  /** From now on writes end like this, or as they should. */
  readonly fail: (how: Mishap | undefined) => void;
};

type Writing = { readonly process: Actor; readonly batch: Batch; callOff: () => void };

export const openDisk = (world: World): Disk => {
  const kept = memoryLog();
  const writing = new Set<Writing>();
  let mishap: Mishap | undefined;
  let torn: { readonly table: string; readonly row: Kept } | undefined;

  const slowness = (): number => (world.odds(0.03) ? 50 + world.below(400) : 0.3 + world.chance() * 4);
  const carryOut = async (batch: Batch): Promise<void> => {
    const how = mishap;
    if (how === 'full') throw new StorageFull('the simulated disk is full');
    if (how === 'failed') throw new Error('the simulated disk failed');
    if (disk.forgets(batch)) return;
    await kept.write(batch).catch((error: unknown) => {
      if (!(disk.unfenced && error instanceof Conflict)) throw error;
    });
    if (how === 'failed, yet written') throw new Error('the simulated disk failed after it had written');
  };

  const later = <T>(process: Actor, ms: number, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      world.after(ms, process, () => void work().then(resolve, reject));
    });

  const write = (process: Actor, batch: Batch): Promise<void> =>
    new Promise((resolve, reject) => {
      const one: Writing = { process, batch, callOff: () => {} };
      writing.add(one);
      one.callOff = world.after(slowness(), process, () => {
        writing.delete(one);
        world.trace.say(`disk writes ${batch.rows?.map(({ seq }) => seq).join(' ')} ${mishap ?? ''}`);
        void carryOut(batch).then(resolve, reject);
      });
    });

  const withTail = function* (table: string, rows: Iterable<Kept>): Generator<Kept> {
    yield* rows;
    if (torn?.table === table) yield torn.row;
  };

  const disk: Disk = {
    forgets: () => false,
    unfenced: false,
    rows: (table) => kept.read(table),
    fail: (how) => {
      mishap = how;
    },
    torn: () => torn !== undefined,
    repair: () => {
      torn = undefined;
    },
    crash: (process, tear) => {
      for (const one of writing) {
        if (one.process !== process) continue;
        one.callOff();
        writing.delete(one);
        const last = one.batch.rows?.at(-1);
        const there = world.odds(0.5);
        world.trace.say(
          `disk keeps ${there ? 'all' : 'nothing'} of ${one.batch.rows?.map(({ seq }) => seq).join(' ')}`,
        );
        // Of two who were writing, one may have been there first.
        if (there) void kept.write(one.batch).catch(() => {});
        else if (tear && last) {
          const half = { seq: last.seq, bytes: last.bytes.slice(0, last.bytes.length / 2), hash: last.hash };
          torn = { table: last.table, row: half };
        }
      }
    },
    logFor: (process) => ({
      ...kept,
      write: (batch) => write(process, batch),
      probe: () =>
        later(process, slowness(), async () => {
          if (mishap === 'full') throw new StorageFull('the simulated disk is full');
          if (mishap) throw new Error('the simulated disk failed');
        }),
      keep: (table, snapshot) =>
        later(process, slowness(), async () => {
          if (mishap === 'full') throw new StorageFull('the simulated disk is full');
          if (mishap) throw new Error('the simulated disk failed');
          await kept.keep(table, snapshot);
        }),
      read: async (table, after) => {
        if (torn?.table === table) throw new BrokenLog(`table ${table}`);
        return kept.read(table, after);
      },
      length: async (table) => (await kept.length(table)) + (torn?.table === table ? 1 : 0),
      table: (id) => (world.odds(0.1) ? later(process, slowness(), () => kept.table(id)) : kept.table(id)),
      scan: async (table) => withTail(table, await kept.scan(table)),
      close: async () => {},
    }),
  };
  return disk;
};
