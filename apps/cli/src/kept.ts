import {
  BackupFailed,
  BrokenLog,
  CannotServe,
  fileIn,
  isDiskFailure,
  named,
  StorageFull,
  type Log,
} from '@aspekt/server';
import { t as told } from '@aspekt/server/operator';
import { isTableEvent, type Entry } from '@aspekt/table';
import { errnoOf, isThere } from './files.ts';
import { DiskProblem, Problem } from './problem.ts';
import { t } from './words/index.ts';

/** The file of tables in a data folder. */
export const tablesIn = (folder: string): string => {
  if (!isThere(fileIn(folder))) throw new Problem(t.noTables(folder));
  return fileIn(folder);
};

/** What a table is called now, by its log. */
export const nameOf = async (log: Pick<Log, 'scan'>, id: string): Promise<string> => {
  let name = '';
  for (const { bytes } of await log.scan(id))
    for (const event of (JSON.parse(bytes) as Entry).events)
      if (isTableEvent(event) && (event.type === 'table/created' || event.type === 'table/renamed')) name = event.name;
  return name;
};

/** What the storage says no to is a sentence for the user. */
export const asProblem =
  (folder: string) =>
  (error: unknown): never => {
    throw inWords(folder, named(error)) ?? error;
  };

const inWords = (folder: string, error: unknown): Problem | undefined => {
  if (error instanceof BackupFailed || error instanceof CannotServe) return new Problem(error.message);
  if (error instanceof BrokenLog) return new Problem(t.damagedTables(folder));
  if (error instanceof StorageFull) return new Problem(t.noRoomForTables(folder));
  if (isDiskFailure(error)) return new DiskProblem(told.diskFailed);
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error)
    return unopened.has(Number(error.errcode) & 0xff) ? new Problem(t.unopened(folder)) : undefined;
  const code = errnoOf(error);
  return code === undefined ? undefined : new Problem(t.denied('path' in error ? String(error.path) : folder, code));
};

/** SQLite's result codes: read only; cannot open; not allowed. */
const unopened = new Set([8, 14, 23]);
