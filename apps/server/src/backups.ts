import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { t } from './operator/words.ts';
import type { Clock } from './ports/surroundings.ts';
import { TracesLeft } from './ports/log.ts';
import { warn } from './report.ts';
import { backupName, backupsAt, backupsIn, backupTime, thinOut } from './store/backup.ts';
import { fileIn } from './store/sqlite-file.ts';

/** Where backups go, how often one is made, and how many are kept. */
export type BackupPlan = { readonly place: string; readonly everyHours: number; readonly keep: number };

export interface Backups {
  /** A table was deleted: it goes from the backups too, as far as they can be opened (`TracesLeft`). */
  forget(table: string): Promise<void>;
  close(): Promise<void>;
}

const hour = 3_600_000;
/** A server that is started and stopped at once makes none. */
const soonest = 60_000;
/** The longest that a timer can wait. */
const longest = 2 ** 31 - 1;

/** Backs the folder up again and again, beside the play. A backup that fails is told and tried again within the hour. */
export const keepBackups = (folder: string, { place, everyHours, keep }: BackupPlan, clock: Clock): Backups => {
  const every = everyHours * hour;
  let callOff = (): void => {};
  let making: Promise<void> = Promise.resolve();

  const make = async (): Promise<void> => {
    const fault = await made().catch(faultIn);
    if (fault !== undefined) warn(fault);
    wait(fault === undefined ? every : Math.min(every, hour));
  };
  /** One backup, if there is anything new; what went wrong with it, if anything. */
  const made = async (): Promise<string | undefined> => {
    const [newest] = backupsAt(place);
    if (newest !== undefined && !changedSince(folder, newest, clock.now())) return undefined;
    // Names sort by time: after a clock was put back, a new backup is still the newest and not thinned out.
    const at = Math.max(clock.now(), (backupTime(newest ?? '') ?? 0) + 1);
    const fault = await backedUp(folder, join(place, backupName(at)));
    if (fault === undefined) thinOut(place, keep, clock.now());
    return fault;
  };
  const wait = (ms: number): void => {
    callOff = clock.after(Math.min(ms, longest), () => (making = make()));
  };

  const last = lastAt(place);
  if (every > 0) {
    wait(Math.max(Math.min(soonest, every), last === undefined ? 0 : Math.min(every, last + every - clock.now())));
  }
  return {
    forget: async (table) => {
      await making;
      const left = await forgotten(folder, [place, backupsIn(folder)], table);
      if (left !== undefined) throw new TracesLeft(left);
    },
    close: async () => {
      callOff();
      await making;
      callOff();
    },
  };
};

/** Whatever is wrong with the place for backups, the play goes on. */
const faultIn = (error: unknown): string => {
  const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : 'unknown';
  return t.backupFailed(code);
};

const lastAt = (place: string): number | undefined => {
  try {
    return backupTime(backupsAt(place)[0] ?? '');
  } catch (error) {
    warn(faultIn(error));
    return undefined;
  }
};

/** Whether anything was written after the moment of which a backup tells. */
const changedSince = (folder: string, backup: string, now: number): boolean => {
  const { mtimeMs } = statSync(backup);
  // A backup from the future: the clock was put back, and times tell nothing.
  if (mtimeMs > now) return true;
  return ['', '-wal'].some((ending) => {
    const file = `${fileIn(folder)}${ending}`;
    return existsSync(file) && statSync(file).mtimeMs > mtimeMs;
  });
};

const backedUp = (folder: string, to: string): Promise<string | undefined> =>
  beside(new URL('./store/backup-worker.ts', import.meta.url), { folder, to }).catch((error: unknown) =>
    error instanceof BrokenOff ? t.backupBrokenOff : t.backupFailed('unknown'),
  );
class BrokenOff extends Error {}

const forgotten = (folder: string, places: readonly string[], table: string): Promise<string | undefined> =>
  beside(new URL('./store/forget-worker.ts', import.meta.url), { folder, places, table });

/** What a worker has to say in the end, which is nothing if all went well. */
const beside = (worker: URL, workerData: object): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    // What it says is said in the same language.
    const working = new Worker(worker, { workerData, argv: process.argv.slice(2) });
    working.once('message', (told: string | undefined) => resolve(told));
    working.once('error', reject);
    working.once('exit', () => reject(new BrokenOff()));
  });
