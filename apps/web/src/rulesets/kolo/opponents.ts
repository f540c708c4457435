import type { Category, TestLine } from '@aspekt/kolo';
import { draftOfTest, lineOf, type TestDraft } from './draft.ts';
import type { Table } from './seen.ts';

/** The numbers an npc was made with; they belong to no sheet, so the game master's device keeps them. */
type Kept = { readonly line: TestLine; readonly categories: readonly Category[] };
type Lines = Readonly<Record<string, Kept>>;

export const keepLine = (table: Table, id: string, line: TestLine, categories: readonly Category[]): void => {
  const lines = (table.recall('lines') ?? {}) as unknown as Lines;
  table.remember('lines', { ...lines, [id]: { line, categories } } as never);
};

/** What an npc last rolled with, or was made with. */
export const lastLine = (
  table: Table,
  id: string,
): { readonly line: NonNullable<TestDraft['line']>; readonly categories: Category[] } | undefined => {
  const test = table.game.tests.findLast((one) => one.actorId === id && one.sphere === null);
  if (test) {
    const { line, categories } = draftOfTest(test);
    return line ? { line, categories } : undefined;
  }
  const kept = ((table.recall('lines') ?? {}) as unknown as Lines)[id];
  return kept && { line: lineOf(kept.line), categories: [...kept.categories] };
};

/** `Wilk 3/3/1`: a name, then pool, sphere value and proficiency. Without numbers 3, 2 and 1. */
export const readOpponent = (typed: string): { readonly name: string; readonly line: TestLine } | undefined => {
  const found = /^(.*?)[\s,]*(?:(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{1,2}))?\s*$/u.exec(typed);
  const name = found?.[1]?.trim() ?? '';
  if (!name) return undefined;
  const [pool, sphereValue, proficiencyValue] =
    found?.[2] === undefined ? [3, 2, 1] : [Number(found[2]), Number(found[3]), Number(found[4])];
  return { name, line: { pool: Math.max(1, pool), sphereValue, proficiencyValue } };
};
