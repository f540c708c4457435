import type { Created } from '@aspekt/protocol';
import { readArgs } from '../args.ts';
import { fileText } from '../game.ts';
import { askServer } from '../link.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';

const dateTime = (at: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Brings a table from a file to a server, as a table of its own with links of its own. */
export const importTable = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, { server: { type: 'string', default: 'http://localhost:8080' } });
  const [path] = positionals;
  if (path === undefined) throw new Problem('Import which file? aspekt import table.jsonl');
  const answer = await askServer(`${values.server}/api/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/jsonl' },
    body: fileText(path),
  });
  const made = (await answer.json()) as Created;
  if (values.json) printJson(made);
  else {
    console.log(`Game master: ${values.server}/t/${made.table}#${made.gm}`);
    console.log(`Invitation:  ${values.server}/t/${made.table}#${made.invite}`);
    if (made.until !== undefined) console.log(`             good until ${dateTime(made.until)}`);
  }
  return 0;
};
