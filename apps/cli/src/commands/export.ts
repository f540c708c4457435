import { checked, keptLog, settingsFrom, timesIn } from '@aspekt/server';
import { operatorLanguage } from '@aspekt/server/operator';
import { firstHash, goesOn, tellGoingOn } from '@aspekt/fair';
import { chronicle, exportFor, follow, sightOf, tableFromTexts, type Table } from '@aspekt/table';
import type { Locale } from '@aspekt/contract';
import { readArgs } from '../args.ts';
import { fileText, isThere, writeText } from '../files.ts';
import { gameNamed } from '../game.ts';
import { asProblem, tablesIn } from '../kept.ts';
import { languageNamed } from '../language.ts';
import { askServer, readLink, type TableLink } from '../link.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';
import { visible } from '../visible.ts';
import { t } from '../words/index.ts';

/** Writes a table to one file: over its link, as far as the link's seat may see; or whole, from a data folder. */
export const exportTable = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, 1, {
    data: { type: 'string' },
    out: { type: 'string' },
    chronicle: { type: 'string' },
    accept: { type: 'boolean', default: false },
  });
  const [from] = positionals;
  if (from === undefined) throw new Problem(t.exportWhat);
  const language = values.chronicle === undefined ? undefined : languageNamed(values.chronicle);
  const link = readLink(from);
  const folder = values.data ?? settingsFrom(process.env).data;
  const text = link
    ? await overLink(link, language)
    : await fromFolder(from, folder, language).catch(asProblem(folder));
  // A file stays what it is to the byte; a person who looks at it is not to be fooled by it.
  if (values.out === undefined) process.stdout.write(process.stdout.isTTY ? visible(text) : text);
  else {
    if (language === undefined && !values.accept) demandGoingOn(values.out, text);
    writeText(values.out, text);
    if (values.json) printJson({ file: values.out, bytes: Buffer.byteLength(text) });
    else console.log(t.wrote(values.out));
  }
  return 0;
};

/** What was saved before is evidence: a server that has gone back does not get it overwritten unless one says so. */
const demandGoingOn = (out: string, text: string): void => {
  if (!isThere(out)) return;
  const found = goesOn(fileText(out), text);
  // What is no log was never one of ours to guard.
  if (found.kind === 'goes on' || (found.kind === 'fault' && found.which === 'earlier')) return;
  throw new Problem(`${tellGoingOn(found, operatorLanguage).text}\n${t.leftAlone(out)}`);
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
  const log = keptLog(tablesIn(folder));
  try {
    const known = await log.table(id);
    if (!known) throw new Problem(t.noTable(id, folder));
    // A file gets hashes of its own: what was changed in the folder would look sound in it.
    const rows = [...checked(await log.read(id), firstHash(id))];
    return tableFromTexts(
      await gameNamed(known.game),
      rows.map(({ bytes }) => bytes),
    );
  } finally {
    await log.close();
  }
};
