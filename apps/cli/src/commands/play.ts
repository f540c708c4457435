import { operatorLanguage } from '@aspekt/server/operator';
import { exportFor } from '@aspekt/table';
import { readArgs, readJson } from '../args.ts';
import { demandWritable, fileStream, fileText, writeText } from '../files.ts';
import { gameNamed } from '../game.ts';
import { newTable, tableInFile } from '../play/local-table.ts';
import { playScript } from '../play/script.ts';
import { playInTerminal } from '../play/terminal.ts';

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
  const { script, save } = values;
  const input = script === undefined ? undefined : fileStream(script);
  if (save !== undefined) demandWritable(save);
  try {
    return await (input ? playScript(local, input, locale) : playInTerminal(local, locale));
  } finally {
    // Whatever went wrong, what was played is kept.
    if (save !== undefined) writeText(save, exportFor(local.table, local.viewer('gm')));
  }
};
