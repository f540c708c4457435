import { verify as verifyLog, type Verdict } from '@aspekt/fair';
import { examine, fileIn } from '@aspekt/server';
import { existsSync, statSync } from 'node:fs';
import { readArgs } from '../args.ts';
import { fileText } from '../game.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';

const words: Readonly<Record<Verdict, string>> = {
  proved: 'proved: the faces follow from a seed that was committed to before',
  unrevealed: 'not yet revealable: the seed is still in use or was never shown',
  wrong: 'WRONG: the faces do not follow from the seed and the commitment',
  typed: 'typed in by hand: nothing to prove',
};

/** Recomputes an exported log, or goes through a file of tables. Exit code 1 if anything in it is wrong. */
export const verify = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, {});
  const [path] = positionals;
  if (path === undefined) throw new Problem('Verify which file? aspekt verify table.jsonl');
  const tables = tablesAt(path);
  if (tables !== undefined) return goThrough(tables, values.json);
  const report = verifyLog(fileText(path));
  if ('fault' in report) {
    if (values.json) printJson({ ok: false, fault: report.fault });
    else console.error(`The log is broken: ${JSON.stringify(report.fault)}`);
    return 1;
  }
  const { count, openings, overruled, throws } = report;
  const badOpenings = openings.filter(({ fits }) => !fits).length;
  const ok = count.wrong === 0 && badOpenings === 0;
  if (values.json) {
    printJson({ ok, ...report });
    return ok ? 0 : 1;
  }
  console.log(`The chain of hashes holds. ${throws.length} throws:`);
  for (const [verdict, n] of Object.entries(count)) if (n > 0) console.log(`  ${n} ${words[verdict as Verdict]}`);
  for (const { entry, thrown, verdict } of throws)
    if (verdict === 'wrong') console.log(`  entry ${entry}: ${thrown.what} ${thrown.faces.join(' ')}`);
  if (badOpenings > 0) console.log(`  ${badOpenings} opened secret rolls do not fit their seals`);
  if (overruled > 0) console.log(`  ${overruled} entries where the game master overruled the rules`);
  console.log(ok ? 'Nothing in it is wrong.' : 'Something in it is wrong.');
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
