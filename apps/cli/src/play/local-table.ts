import type { AnyRuleSet, Locale, Viewer, Wire } from '@aspekt/contract';
import { games } from '@aspekt/registry';
import {
  explain,
  gameIn,
  handle,
  importTable,
  openTable,
  sitDown,
  type Luck,
  type Outcome,
  type Table,
} from '@aspekt/table';
import type { TableSettings } from '@aspekt/protocol';
import { randomBytes } from 'node:crypto';
import { Problem } from '../problem.ts';
import { tellLoadFault } from './load-faults.ts';
import { t } from '../words/index.ts';

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
    id: newId(),
    name: rules.credit.title,
    locale,
    settings: { dial: 'suggest', typedDice: true, onlookers: true } satisfies TableSettings,
    gameSettings,
  };
  const table = openTable(rules, spec, luck, Date.now());
  if (!table) throw new Problem(t.misfit(rules.id, JSON.stringify(gameSettings)));
  return local(table);
};

/** A table from a file goes on as a table of its own, with dice of its own. */
export const tableInFile = (rules: AnyRuleSet, text: string, path: string, locale: Locale): LocalTable => {
  const game = gameIn(text) ?? rules.id;
  if (game !== rules.id && games.some(({ id }) => id === game))
    throw new Problem(tellLoadFault('other_game', path, game, locale));
  const table = importTable(rules, text, { id: newId(), luck, now: Date.now() });
  if ('fault' in table) throw new Problem(tellLoadFault(table.fault, path, game, locale));
  return local(table);
};

const newId = (): string => randomBytes(16).toString('base64url');

const local = (table: Table): LocalTable => {
  const viewer = (seat: string): Viewer => {
    const known = table.house.seats.find((one) => one.seat === seat && !one.gone);
    if (known) return { seat, role: known.role };
    const role = seat === 'gm' ? 'gm' : 'player';
    const sat = sitDown(table, { seat, name: seat, role }, luck, Date.now());
    if (sat.kind === 'refused') throw new Problem(`${seat}: ${explain(table.rules, sat.refusal, table.house.locale)}`);
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
