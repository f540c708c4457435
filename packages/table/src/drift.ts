import type { AnyRuleSet, Decision, Viewer, Wire } from '@aspekt/contract';
import { NotOnDie, OutOfDice, scriptedDice } from '@aspekt/dice';
import { append } from './append.ts';
import { isTableEvent, type Entry } from './entry.ts';
import { emptyTable, type Table } from './table.ts';

/** Entries that today's rules would decide differently: the golden replay. */
export const drift = (rules: AnyRuleSet, entries: readonly Entry[]): readonly number[] => {
  const table = emptyTable(rules);
  return entries.flatMap((entry) => {
    const same = entry.rules.id === 'table' || decidesTheSame(table, entry);
    append(table, entry);
    return same ? [] : [entry.seq];
  });
};

const decidesTheSame = (table: Table, entry: Entry): boolean => {
  const { rules, board } = table;
  const dice = scriptedDice(entry.throws.flatMap(({ faces }) => faces));
  const recorded = entry.events.filter((event) => !isTableEvent(event));
  try {
    const again: Decision<Wire> = rules.decide(board.game, entry.command, {
      dice,
      by: authorOf(table, entry),
      ...(entry.overruled && { overrule: true }),
    });
    return again.ok && dice.left() === 0 && JSON.stringify(again.events) === JSON.stringify(recorded);
  } catch (error) {
    if (error instanceof OutOfDice || error instanceof NotOnDie) return false;
    throw error;
  }
};

/** What the table did by itself it did in the game master's place. */
const authorOf = ({ house }: Table, { by }: Entry): Viewer => {
  const found = house.seats.find(({ seat, role }) => (by === 'table' ? role === 'gm' : seat === by));
  return { seat: found?.seat ?? by, role: found?.role ?? 'onlooker' };
};
