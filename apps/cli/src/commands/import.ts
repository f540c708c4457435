import type { Created } from '@aspekt/protocol';
import { readArgs } from '../args.ts';
import { fileText } from '../files.ts';
import { askServer, serverAt } from '../link.ts';
import { dateTime, printJson } from '../print.ts';
import { Problem } from '../problem.ts';
import { t } from '../words/index.ts';

/** Brings a table from a file to a server, as a table of its own with links of its own. */
export const importTable = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, 1, { server: { type: 'string', default: 'http://localhost:8080' } });
  const [path] = positionals;
  if (path === undefined) throw new Problem(t.importWhat);
  const server = serverAt(values.server);
  const answer = await askServer(`${server}/api/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/jsonl' },
    body: fileText(path),
  });
  const made = (await answer.json()) as Created;
  if (values.json) printJson(made);
  else {
    const width = Math.max(t.gmLink.length, t.inviteLink.length);
    console.log(`${t.gmLink.padEnd(width)} ${server}/t/${made.table}#${made.gm}`);
    console.log(`${t.inviteLink.padEnd(width)} ${server}/t/${made.table}#${made.invite}`);
    if (made.until !== undefined) console.log(`${' '.repeat(width)} ${t.goodUntil(dateTime(made.until))}`);
  }
  return 0;
};
