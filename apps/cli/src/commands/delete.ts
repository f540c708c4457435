import {
  backupsIn,
  CannotServe,
  forgetInBackups,
  holdFolder,
  settingsFrom,
  sqliteLog,
  TracesLeft,
} from '@aspekt/server';
import { readArgs } from '../args.ts';
import { asProblem, nameOf, tablesIn } from '../kept.ts';
import { askServer, readLink } from '../link.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';
import { t } from '../words/index.ts';

/** Deletes a table for good. Its name has to be given, so that it is not the wrong one. */
export const deleteTable = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, 1, { data: { type: 'string' }, name: { type: 'string' } });
  const [from] = positionals;
  const { name } = values;
  if (from === undefined) throw new Problem(t.deleteWhat);
  if (name === undefined) throw new Problem(t.giveName);
  const link = readLink(from);
  if (link) {
    await askServer(`${link.server}/api/tables/${link.table}/delete`, {
      method: 'POST',
      headers: { authorization: `Bearer ${link.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
  } else {
    const folder = values.data ?? settingsFrom(process.env).data;
    await deleteIn(folder, from, name).catch(asProblem(folder));
  }
  if (values.json) printJson({ deleted: link?.table ?? from });
  else console.log(t.deleted(name));
  return 0;
};

const deleteIn = async (folder: string, id: string, name: string): Promise<void> => {
  tablesIn(folder);
  const letGo = hold(folder);
  const log = sqliteLog(folder);
  try {
    if (!(await log.table(id)) || (await nameOf(log, id)) !== name) throw new Problem(t.noTableNamed(id, folder));
    // First from the backups: whoever is interrupted can do it again.
    const left: string[] = [];
    const unless = (error: unknown): void => {
      if (!(error instanceof TracesLeft)) throw error;
      left.push(error.message);
    };
    await forgetInBackups(folder, backupPlaces(folder), id).catch(unless);
    await log.remove(id).catch(unless);
    if (left.length > 0) throw new Problem(left.join('\n'));
  } finally {
    await log.close();
    letGo();
  }
};

const backupPlaces = (folder: string): readonly string[] => [
  backupsIn(folder),
  ...(process.env['ASPEKT_BACKUP_TO'] === undefined ? [] : [process.env['ASPEKT_BACKUP_TO']]),
];

const hold = (folder: string): (() => void) => {
  try {
    return holdFolder(folder);
  } catch (error) {
    if (error instanceof CannotServe) throw new Problem(`${error.message} ${t.giveLink}`);
    throw error;
  }
};
