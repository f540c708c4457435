import type { NewZone } from '@aspekt/ode';

/** One thing a line; empty lines and what is too long for the rules are no matter here. */
export const linesOf = (written: string): readonly string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Zones as they are written down, each beside the next (ODE-ZON-01). */
export const zonesInARow = (names: readonly string[], newId: () => string): readonly NewZone[] => {
  const ids = names.map(newId);
  return names.map((name, i) => ({
    id: ids[i] ?? '',
    name,
    adjacent: [ids[i - 1], ids[i + 1]].filter((id) => id !== undefined),
  }));
};
