import { parseChoice, type Viewer, type Wire } from '@aspekt/contract';
import { isNameless, TableCommand } from '@aspekt/protocol';
import { append } from './append.ts';
import { rule } from './commands/index.ts';
import { asWire, tableRules, type Entry } from './entry.ts';
import { handleGame } from './game-command.ts';
import type { Luck } from './luck.ts';
import { namelessId, rememberNameless } from './nameless.ts';
import { refused, type Asking, type Outcome } from './outcome.ts';
import { forbid } from './permissions.ts';
import type { Table } from './table.ts';

/**
 * Decide what somebody asks of the table. What is accepted has been appended when this returns;
 * anything else has changed nothing.
 */
export const handle = (table: Table, by: Viewer, asking: Asking, luck: Luck, now: number): Outcome => {
  if (isNameless(asking.command)) rememberNameless(table, asking);
  const known = seqOfId(table, asking.id);
  if (known !== undefined) return repeated(table, by, known);
  const ofTable = asking.command.type.startsWith('table/');
  const parsed = parseChoice<unknown>(ofTable ? TableCommand : table.rules.command, 'type', asking.command);
  if (parsed.issues) return { kind: 'invalid', where: where(parsed.issues[0]?.path) };
  const command = parsed.value as Wire;
  const no = forbid(table.house, by, command);
  if (no) return no;
  return ofTable
    ? handleTable(table, by, { ...asking, command }, luck, now)
    : handleGame(table, by, { ...asking, command }, luck, now);
};

/** Whether a command with this id is in the log already. */
export const isRepeat = (table: Table, id: string): boolean => seqOfId(table, id) !== undefined;

const seqOfId = ({ ids, nameless }: Table, id: string): number | undefined =>
  ids.get(id) ?? (nameless ? ids.get(namelessId(id)) : undefined);

/** Another's id tells nothing about what became of it. */
const repeated = (table: Table, by: Viewer, seq: number): Outcome => {
  const owner = table.entries.at(seq)?.by;
  return owner === by.seat || owner === 'table' ? { kind: 'repeated' } : refused('TABLE_E_ID_TAKEN');
};

const where = (path: readonly unknown[] | undefined): string =>
  (path ?? [])
    .map((part) => (typeof part === 'object' && part && 'key' in part ? String(part.key) : String(part)))
    .join('.');

const handleTable = (table: Table, by: Viewer, { id, command }: Asking, luck: Luck, now: number): Outcome => {
  const ruling = rule({ table, by, luck, now }, command as unknown as TableCommand);
  if (ruling.kind === 'refused') return ruling;
  if (ruling.events.length === 0) return { kind: 'accepted', entries: [], warnings: [] };
  const nameless = isNameless(command);
  const entry: Entry = {
    seq: table.entries.length + 1,
    at: now,
    by: nameless ? 'table' : by.seat,
    id: nameless ? namelessId(id) : id,
    rules: tableRules,
    command,
    throws: [],
    events: ruling.events.map(asWire),
    ...(ruling.seeds && { seeds: ruling.seeds }),
  };
  append(table, entry);
  return { kind: 'accepted', entries: [entry], warnings: [] };
};
