import { goesOn, tellGoingOn, tellReport, verify as verifyLog } from '@aspekt/fair';
import { examine } from '@aspekt/server';
import { operatorLanguage } from '@aspekt/server/operator';
import { statSync } from 'node:fs';
import { readArgs } from '../args.ts';
import { fileText, isThere, opensWith } from '../files.ts';
import { tablesIn } from '../kept.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';
import { t } from '../words/index.ts';

/** Recomputes an exported log, or goes through a file of tables. Exit code 1 if anything in it is wrong. */
export const verify = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, 1, { after: { type: 'string' } });
  const [path] = positionals;
  if (path === undefined) throw new Problem(t.verifyWhat);
  const tables = tablesAt(path);
  if (tables !== undefined) {
    if (values.after !== undefined) throw new Problem(t.afterLogsOnly);
    return goThrough(tables, values.json);
  }
  const text = fileText(path);
  const found = verifyLog(text);
  const going = values.after === undefined ? undefined : goesOn(fileText(values.after), text);
  const ok = !('fault' in found) && found.outcome !== 'wrong' && (going?.kind ?? 'goes on') === 'goes on';
  if (values.json) printJson({ ok, ...found, ...(going && { after: going }) });
  else {
    for (const one of tellReport(found, operatorLanguage)) console.log(one.text);
    if (going) console.log(tellGoingOn(going, operatorLanguage).text);
  }
  return ok ? 0 : 1;
};

/** The file of tables that a path means: the one in a data folder, or a backup, by its name or by how it begins. */
const tablesAt = (path: string): string | undefined => {
  if (!isThere(path)) return undefined;
  if (statSync(path).isDirectory()) return tablesIn(path);
  return path.endsWith('.sqlite') || opensWith(path, 'SQLite format 3\0') ? path : undefined;
};

const goThrough = async (file: string, json: boolean): Promise<number> => {
  const { tables, entries, problems } = await examine(file);
  const ok = problems.length === 0;
  if (json) printJson({ ok, file, tables, entries, problems });
  else {
    console.log(t.counted(tables, entries));
    for (const problem of problems) console.log(`  ${problem}`);
    console.log(ok ? t.allFollows : t.somethingWrong);
  }
  return ok ? 0 : 1;
};
