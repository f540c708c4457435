import type { Table } from '../seen.ts';

/** Giving in, as far as somebody has thought of it. */
class Conceding {
  open = $state(false);
  terms = $state('');
}

const thought = new WeakMap<Table, Map<string, Conceding>>();

/**
 * What somebody writes about giving in. It stands with the conflict or with the roll against them: an attack that is declared
 * while they write moves it from one to the other, and takes nothing away.
 */
export const concedingOf = (table: Table, who: string): Conceding => {
  const all = thought.get(table) ?? new Map<string, Conceding>();
  const known = all.get(who) ?? new Conceding();
  thought.set(table, all.set(who, known));
  return known;
};
