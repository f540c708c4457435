import { askedForName, backUp, backupsIn, settingsFrom } from '@aspekt/server';
import { join } from 'node:path';
import { readArgs } from '../args.ts';
import { asProblem, tablesIn } from '../kept.ts';
import { printJson } from '../print.ts';
import { t } from '../words/index.ts';

/** Copies all tables of a data folder into one file and reads it again; a server may be playing on them. */
export const backup = async (argv: readonly string[]): Promise<number> => {
  const { values } = readArgs(argv, 0, { data: { type: 'string' }, to: { type: 'string' } });
  const folder = values.data ?? settingsFrom(process.env).data;
  tablesIn(folder);
  const made = await backUp(folder, values.to ?? join(backupsIn(folder), askedForName(Date.now()))).catch(
    asProblem(folder),
  );
  if (values.json) printJson(made);
  else console.log(t.backedUp(made.file, made.tables, made.entries));
  return 0;
};
