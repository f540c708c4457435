import type { AnyRuleSet, Locale, Viewer, Wire } from '@aspekt/contract';
import { handle, openTable, sitDown, tableFrom, type Entry, type Luck, type Outcome, type Table } from '@aspekt/table';
import { TableSettings } from '@aspekt/protocol';
import { readLog } from '@aspekt/fair';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { Problem } from '../problem.ts';

const luck: Luck = { seed: () => randomBytes(32).toString('hex') };

/** A table in this process: the same table as on the server, without a server. */
export type LocalTable = {
  readonly table: Table;
  /** The viewer behind a seat; who is new sits down first. `gm` is the game master. */
  readonly viewer: (seat: string) => Viewer;
  readonly ask: (seat: string, command: Wire, faces?: readonly number[], id?: string, overrule?: true) => Outcome;
};

export const newTable = (rules: AnyRuleSet, locale: Locale, gameSettings: unknown): LocalTable => {
  const spec = {
    id: randomBytes(16).toString('base64url'),
    name: rules.credit.title,
    locale,
    settings: v.parse(TableSettings, { typedDice: true }),
    gameSettings,
  };
  const table = openTable(rules, spec, luck, Date.now());
  if (!table) throw new Problem(`These settings do not fit ${rules.id}.`);
  return local(table);
};

export const tableInFile = (rules: AnyRuleSet, text: string, path: string): LocalTable => {
  const log = readLog(text);
  if (log.fault) throw new Problem(`${path}, line ${log.fault.line}: ${log.fault.fault}.`);
  const entries = log.entries.map((bytes): Entry => JSON.parse(bytes));
  return local(tableFrom(rules, entries));
};

const local = (table: Table): LocalTable => {
  const viewer = (seat: string): Viewer => {
    const known = table.house.seats.find((one) => one.seat === seat && !one.gone);
    if (known) return { seat, role: known.role };
    const role = seat === 'gm' ? 'gm' : 'player';
    const sat = sitDown(table, { seat, name: seat, role }, luck, Date.now());
    if (sat.kind === 'refused') throw new Problem(`${seat} cannot sit down: ${sat.refusal.code}.`);
    return { seat, role };
  };
  viewer('gm');
  return {
    table,
    viewer,
    ask: (seat, command, faces, id = randomBytes(12).toString('base64url'), overrule) =>
      handle(
        table,
        viewer(seat),
        { id, command, salt: randomBytes(16).toString('hex'), ...(faces && { faces }), ...(overrule && { overrule }) },
        luck,
        Date.now(),
      ),
  };
};
