import { BrokenLog, keptLog, settingsFrom, type KeptLog } from '@aspekt/server';
import { readArgs } from '../args.ts';
import { asProblem, nameOf, tablesIn } from '../kept.ts';
import { dateTime, printJson } from '../print.ts';
import { t } from '../words/index.ts';

/** Lists the tables of a data folder; a server may be playing on them. */
export const tables = async (argv: readonly string[]): Promise<number> => {
  const { values } = readArgs(argv, 0, { data: { type: 'string' } });
  const folder = values.data ?? settingsFrom(process.env).data;
  const found = await listed(tablesIn(folder)).catch(asProblem(folder));
  if (values.json) for (const table of found) printJson(table);
  else if (found.length === 0) console.log(t.noTables(folder));
  else
    for (const { id, game, name, opened, entries } of found)
      console.log(`${id}  ${game}  ${name ?? t.illegible}  ${dateTime(opened)}  ${t.entriesIn(entries)}`);
  return 0;
};

type Listed = {
  readonly id: string;
  readonly game: string;
  /** None where the log is damaged. */
  readonly name?: string;
  readonly opened: number;
  readonly entries: number;
};

const listed = async (file: string): Promise<readonly Listed[]> => {
  const log = keptLog(file);
  try {
    const found: Listed[] = [];
    for (const { id, game, createdAt } of await log.tables()) {
      const name = await nameIfLegible(log, id);
      found.push({ id, game, ...(name !== undefined && { name }), opened: createdAt, entries: await log.length(id) });
    }
    return found;
  } finally {
    await log.close();
  }
};

const nameIfLegible = (log: KeptLog, id: string): Promise<string | undefined> =>
  nameOf(log, id).catch((error: unknown) => {
    if (error instanceof BrokenLog) return undefined;
    throw error;
  });
