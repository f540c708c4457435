import { firstHash } from '@aspekt/fair';
import { t } from '../operator/words.ts';
import { BrokenLog } from '../ports/log.ts';
import { entriesOf } from '../rows.ts';
import { isAheadHurt } from './ahead.ts';
import { CannotServe } from './data-folder.ts';
import { keptLog, type KeptLog } from './kept-log.ts';

/** What was found in a file of tables: how much there is, and what is wrong with it, in sentences. */
export type Examined = {
  readonly tables: number;
  readonly entries: number;
  readonly problems: readonly string[];
};

/** Go through a whole file: SQLite's own checks, every chain of hashes, and nothing without its table. */
export const examine = async (file: string): Promise<Examined> => {
  const hurt = isAheadHurt(file) ? [t.aheadHurt(file)] : [];
  const { problems, ...counted } = await examineFile(file);
  return { ...counted, problems: [...hurt, ...problems] };
};

const examineFile = async (file: string): Promise<Examined> => {
  let log: KeptLog | undefined;
  try {
    log = keptLog(file);
    return await examineAll(log);
  } catch (error) {
    const problem = error instanceof CannotServe ? error.message : t.notDatabase(wordsOf(error));
    return { tables: 0, entries: 0, problems: [problem] };
  } finally {
    await log?.close();
  }
};

const examineAll = async (log: KeptLog): Promise<Examined> => {
  const problems: string[] = [];
  const fault = log.fault();
  if (fault !== undefined) problems.push(t.foundDamaged(fault));
  const tables = await log.tables();
  let entries = 0;
  for (const { id } of tables) {
    let whole = 0;
    try {
      for (const { seq } of entriesOf(await log.scan(id), firstHash(id))) whole = seq;
    } catch (error) {
      if (!(error instanceof BrokenLog)) throw error;
      problems.push(t.wholeUpTo(id, whole));
    }
    entries += whole;
  }
  const strays = log.strays();
  if (strays > 0) problems.push(t.strays(strays));
  return { tables: tables.length, entries, problems };
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
