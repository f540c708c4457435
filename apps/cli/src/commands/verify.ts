import { goesOn, tellGoingOn, tellReport, verify as verifyLog } from '@aspekt/fair';
import { examine, fileIn } from '@aspekt/server';
import { existsSync, statSync } from 'node:fs';
import { readArgs } from '../args.ts';
import { fileText } from '../game.ts';
import { languageNamed } from '../language.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';

/** Recomputes an exported log, or goes through a file of tables. Exit code 1 if anything in it is wrong. */
export const verify = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, { language: { type: 'string' }, after: { type: 'string' } });
  const language = languageNamed(values.language);
  const [path] = positionals;
  if (path === undefined) throw new Problem('Verify which file? aspekt verify table.jsonl');
  const tables = tablesAt(path);
  if (tables !== undefined) return goThrough(tables, values.json);
  const text = fileText(path);
  const found = verifyLog(text);
  const going = values.after === undefined ? undefined : goesOn(fileText(values.after), text);
  const ok = !('fault' in found) && found.outcome !== 'wrong' && (going?.kind ?? 'goes on') === 'goes on';
  if (values.json) printJson({ ok, ...found, ...(going && { after: going }) });
  else {
    for (const one of tellReport(found, language)) console.log(one.text);
    if (going) console.log(tellGoingOn(going, language).text);
  }
  return ok ? 0 : 1;
};

/** The file of tables that a path means: the one in a data folder, or a backup. */
const tablesAt = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return path.endsWith('.sqlite') ? path : undefined;
  if (!existsSync(fileIn(path))) throw new Problem(`There are no tables in ${path}.`);
  return fileIn(path);
};

const goThrough = async (file: string, json: boolean): Promise<number> => {
  const { tables, entries, problems } = await examine(file);
  const ok = problems.length === 0;
  if (json) printJson({ ok, file, tables, entries, problems });
  else {
    console.log(`${tables} tables, ${entries} entries.`);
    for (const problem of problems) console.log(`  ${problem}`);
    console.log(ok ? 'Every hash follows from the one before. Nothing in it is wrong.' : 'Something in it is wrong.');
  }
  return ok ? 0 : 1;
};
