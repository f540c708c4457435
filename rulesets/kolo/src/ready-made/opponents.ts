import type { PerLocale } from '@aspekt/contract';
import type { Category, TestLine } from '../model.ts';

/** An npc as a test line (KOLO-X-NPC-01), with the categories it usually brings. */
export type Opponent = { readonly name: string; readonly line: TestLine; readonly categories: readonly Category[] };

const line = (pool: number, sphereValue: number, proficiencyValue: number): TestLine => ({
  pool,
  sphereValue,
  proficiencyValue,
});
const size = (label: string, value: number): readonly Category[] => [{ label, group: 'scale', value, about: 'size' }];

const named = (
  names: readonly [string, string, string, string, string, string],
  sizeLabel: string,
): readonly Opponent[] => [
  { name: names[0], line: line(2, 2, 1), categories: [] },
  { name: names[1], line: line(3, 3, 1), categories: [] },
  { name: names[2], line: line(3, 4, 2), categories: [] },
  { name: names[3], line: line(4, 3, 3), categories: [] },
  // The sizes are the book's example: a cat −2, an adult dragon 3.
  { name: names[4], line: line(1, 4, 2), categories: size(sizeLabel, -2) },
  { name: names[5], line: line(5, 5, 3), categories: size(sizeLabel, 3) },
];

export const opponents: PerLocale<readonly Opponent[]> = {
  pl: named(['Strażnik miejski', 'Wilk', 'Herszt zbójców', 'Dworski intrygant', 'Kot', 'Dorosły smok'], 'rozmiar'),
  sv: named(['Stadsvakt', 'Varg', 'Rövarhövding', 'Hovintrigör', 'Katt', 'Vuxen drake'], 'storlek'),
  en: named(['Town guard', 'Wolf', 'Robber chief', 'Court schemer', 'Cat', 'Adult dragon'], 'size'),
};
