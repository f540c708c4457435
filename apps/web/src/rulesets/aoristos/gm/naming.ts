import type { Sheet } from '@aspekt/aoristos';

/** Names for several of a kind: Guard, or Guard 1, Guard 2 … going on where those at the table end. */
export const numbered = (name: string, count: number, taken: readonly string[]): readonly string[] => {
  if (count === 1 && !taken.includes(name)) return [name];
  const found: string[] = [];
  for (let n = taken.includes(name) ? 2 : 1; found.length < count; n++)
    if (!taken.includes(`${name} ${n}`)) found.push(`${name} ${n}`);
  return found;
};

/** A sheet whose things have ids of their own: two guards may drop their clubs on the same ground. */
export const ownIds = (sheet: Sheet, newId: (prefix: string) => string): Sheet => ({
  ...sheet,
  items: sheet.items.map((item) => ({ ...item, id: newId(item.id) })),
});
