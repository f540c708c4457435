import { restore, settingsFrom } from '@aspekt/server';
import { readArgs } from '../args.ts';
import { asProblem } from '../kept.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';
import { t } from '../words/index.ts';

/** Puts a backup in the place of what is in a data folder. What was there before is kept as a backup of its own. */
export const restoreBackup = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, 1, { data: { type: 'string' } });
  const [file] = positionals;
  if (file === undefined) throw new Problem(t.restoreWhat);
  const folder = values.data ?? settingsFrom(process.env).data;
  const done = await restore(file, folder, Date.now()).catch(asProblem(folder));
  if (values.json) printJson({ ...done, folder });
  else {
    console.log(t.restored(done.tables, done.entries, folder));
    if (done.before !== undefined) console.log(t.before(done.before));
  }
  return 0;
};
