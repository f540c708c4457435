import { operatorLanguage } from '@aspekt/server/operator';
import { exportFor } from '@aspekt/table';
import { createReadStream, existsSync, statSync, writeFileSync } from 'node:fs';
import { readArgs, readJson } from '../args.ts';
import { fileText, gameNamed } from '../game.ts';
import { newTable, tableInFile } from '../play/local-table.ts';
import { playScript } from '../play/script.ts';
import { playInTerminal } from '../play/terminal.ts';
import { Problem } from '../problem.ts';
import { t } from '../words/index.ts';

/** A table in the terminal, for people or, with --script, for programs. */
export const play = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, 1, {
    script: { type: 'string' },
    load: { type: 'string' },
    save: { type: 'string' },
    settings: { type: 'string', default: '{}' },
  });
  const rules = await gameNamed(positionals[0]);
  const locale = operatorLanguage;
  const local =
    values.load === undefined
      ? newTable(rules, locale, readJson(values.settings, '--settings'))
      : tableInFile(rules, fileText(values.load), values.load, locale);
  const code =
    values.script === undefined
      ? await playInTerminal(local, locale)
      : await playScript(local, scriptInput(values.script), locale);
  if (values.save !== undefined) writeFileSync(values.save, exportFor(local.table, local.viewer('gm')));
  return code;
};

const scriptInput = (path: string) => {
  if (path === '-') return process.stdin;
  if (!existsSync(path)) throw new Problem(t.noFile(path));
  if (statSync(path).isDirectory()) throw new Problem(t.notAFile(path));
  return createReadStream(path);
};
