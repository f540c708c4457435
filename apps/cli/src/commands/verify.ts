import { verify as verifyLog, type Verdict } from '@aspekt/fair';
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

/** Recomputes an exported log. Exit code 1 if anything in it is wrong. */
export const verify = (argv: readonly string[]): number => {
  const { positionals, values } = readArgs(argv, {});
  const [path] = positionals;
  if (path === undefined) throw new Problem('Verify which file? aspekt verify table.jsonl');
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
