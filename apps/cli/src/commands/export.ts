import { fileIn, keptLog, settingsFrom } from '@aspekt/server';
import { chronicle, exportFor, follow, sightOf, tableFrom, type Entry, type Table } from '@aspekt/table';
import type { Locale } from '@aspekt/contract';
import { existsSync, writeFileSync } from 'node:fs';
import { readArgs } from '../args.ts';
import { asProblem } from '../as-problem.ts';
import { gameNamed } from '../game.ts';
import { languageNamed } from '../language.ts';
import { askServer, readLink, type TableLink } from '../link.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';
import { timesIn } from '../times.ts';

/** Writes a table to one file: over its link, as far as the link's seat may see; or whole, from a data folder. */
export const exportTable = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, {
    data: { type: 'string' },
    out: { type: 'string' },
    chronicle: { type: 'string' },
  });
  const [from] = positionals;
  if (from === undefined) throw new Problem("Export what? Give a table's link, or its id and --data FOLDER.");
  const language = values.chronicle === undefined ? undefined : languageNamed(values.chronicle);
  const link = readLink(from);
  const text = link
    ? await overLink(link, language)
    : await fromFolder(from, values.data ?? settingsFrom(process.env).data, language).catch(asProblem);
  if (values.out === undefined) process.stdout.write(text);
  else {
    writeFileSync(values.out, text);
    if (values.json) printJson({ file: values.out, bytes: Buffer.byteLength(text) });
    else console.log(`Wrote ${values.out}.`);
  }
  return 0;
};

const overLink = async ({ server, table, token }: TableLink, language: Locale | undefined): Promise<string> => {
  const what = language === undefined ? 'export' : `chronicle?locale=${language}`;
  const headers = { authorization: `Bearer ${token}` };
  return (await askServer(`${server}/api/tables/${table}/${what}`, { headers })).text();
};

const fromFolder = async (id: string, folder: string, language: Locale | undefined): Promise<string> => {
  const table = await tableIn(folder, id);
  const gm = { seat: 'gm', role: 'gm' } as const;
  if (language === undefined) return exportFor(table, gm);
  const sight = sightOf(gm, language);
  follow(table, sight);
  return chronicle(table, sight, timesIn(language));
};

const tableIn = async (folder: string, id: string): Promise<Table> => {
  if (!existsSync(fileIn(folder))) throw new Problem(`There are no tables in ${folder}.`);
  const log = keptLog(fileIn(folder));
  try {
    const known = await log.table(id);
    if (!known) throw new Problem(`There is no table ${id} in ${folder}.`);
    const rows = await log.read(id);
    return tableFrom(
      await gameNamed(known.game),
      rows.map(({ bytes }): Entry => JSON.parse(bytes)),
    );
  } finally {
    await log.close();
  }
};
