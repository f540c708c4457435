import { randomBytes } from 'node:crypto';
import type { Viewer, Wire } from '@aspekt/contract';
import { firstHash } from '@aspekt/fair';
import { games } from '@aspekt/registry';
import { hashToken, sqliteLog } from '@aspekt/server';
import { handle, openTable, sitDown, type Luck } from '@aspekt/table';
import { rowsOf } from '../../apps/server/src/rows.ts';
import { playing, seatsPerTable, settingUp } from './rounds.ts';

export type LongTable = { readonly table: string; readonly token: string };

/** Write a table of `length` entries, really played, into a server's folder. */
export const writeLongTable = async (folder: string, game: string, length: number): Promise<LongTable> => {
  const rules = await games.find(({ id }) => id === game)?.load();
  if (!rules) throw new Error(`no ${game}`);
  const luck: Luck = { seed: () => randomBytes(32).toString('hex') };
  const id = `long-${game}`;
  const settings = { dial: 'suggest', typedDice: false, onlookers: true } as const;
  const table = openTable(rules, { id, name: 'Long', locale: 'en', settings, gameSettings: {} }, luck, 1);
  if (!table) throw new Error(`${game} does not take its own defaults`);
  const people: readonly Viewer[] = Array.from({ length: seatsPerTable }, (_, i) =>
    i === 0 ? { seat: 'gm', role: 'gm' } : { seat: `player${i}`, role: 'player' },
  );
  for (const { seat, role } of people) sitDown(table, { seat, name: seat, role }, luck, 1);
  const act = (by: number, command: Wire): void => {
    const asking = { id: `c${table.entries.length}`, command, salt: '5a'.repeat(16) };
    const outcome = handle(table, people[by] ?? { seat: '', role: 'onlooker' }, asking, luck, 1);
    if (outcome.kind !== 'accepted') throw new Error(`${command.type}: ${JSON.stringify(outcome)}`);
  };
  for (const { as, command } of rules.demo('en')) act(as === 'gm' ? 0 : 1, command as Wire);
  for (const { by, command } of await settingUp(game)) act(by, command);
  const turns = playing(game);
  while (table.entries.length < length) {
    const { by, command } = turns.next().value;
    act(by, command);
  }
  const token = randomBytes(24).toString('base64url');
  const log = sqliteLog(folder);
  await log.write({
    tables: [{ id, game, createdAt: 1 }],
    rows: rowsOf(id, table.entries, firstHash(id)),
    keys: [{ hash: hashToken(token), table: id, kind: 'gm', seat: 'gm', role: 'gm' }],
  });
  await log.close();
  return { table: id, token };
};
