import { parseChoice, type AnyRuleSet, type Decision, type Viewer, type Wire } from '@aspekt/contract';
import { NotOnDie, OutOfDice, scriptedDice, type Throw } from '@aspekt/dice';
import { append } from './append.ts';
import { tableRules, type Entry } from './entry.ts';
import { fulfilled } from './game-command.ts';
import { forbid } from './permissions.ts';
import { rulesTheSame } from './rule-again.ts';
import { emptyTable, type Table } from './table.ts';

/** Entries that today's rules, or the table itself, would write differently: the golden replay. */
export const drift = (rules: AnyRuleSet, entries: readonly Entry[]): readonly number[] => {
  const table = emptyTable(rules);
  return entries.flatMap((entry) => {
    const by = authorOf(table, entry);
    const same = entry.rules.id === tableRules.id ? rulesTheSame(table, entry, by) : decidesTheSame(table, entry, by);
    append(table, entry);
    return same ? [] : [entry.seq];
  });
};

const decidesTheSame = (table: Table, entry: Entry, by: Viewer): boolean => {
  const { rules, board, house } = table;
  const { command, throws, overruled, events } = entry;
  if (entry.rules.id !== rules.id || (overruled && by.role !== 'gm')) return false;
  if (parseChoice(rules.command, 'type', command).issues || forbid(house, by, command)) return false;
  const tape: Throw[] = [];
  const dice = scriptedDice(
    throws.flatMap(({ faces }) => faces),
    tape,
  );
  // What the table does by itself, or for somebody who is not named, is not what anybody was asked for.
  const done = entry.by === 'table' ? [] : fulfilled(table, by, command);
  try {
    const again: Decision<Wire> = rules.decide(board.game, command, { dice, by, ...(overruled && { overrule: true }) });
    return again.ok && isSame(tape, throws) && isSame([...again.events, ...done], events);
  } catch (error) {
    if (error instanceof OutOfDice || error instanceof NotOnDie) return false;
    throw error;
  }
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the table did by itself it did in the game master's place. */
const authorOf = ({ house }: Table, { by }: Entry): Viewer => {
  const found = house.seats.find(({ seat, role }) => (by === 'table' ? role === 'gm' : seat === by));
  return { seat: found?.seat ?? by, role: found?.role ?? 'onlooker' };
};
